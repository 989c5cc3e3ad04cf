# How English joins lists here: "a, b and c", as the booklets of board games are written in Britain.
list-locale = en_GB
