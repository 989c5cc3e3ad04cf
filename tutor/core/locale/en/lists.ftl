# How English joins lists here: "a, b and c", as the booklets of board games are written in Britain.
list-locale = en_GB
# Little words that change before a sound, a line each: the word > what is said instead : the
# beginnings before which it is (a regular expression). English has none among those in lists.
list-sounds = { "" }
# What the language calls itself, on the button that chooses it.
language-name = English
