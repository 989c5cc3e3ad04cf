# How English joins lists here: "a, b and c", as the booklets of board games are written in Britain.
list-locale = en_GB
# What the language calls itself, on the button that chooses it.
language-name = English
