# How Italian joins lists: "a, b e c".
list-locale = it
# Little words that change before a sound, a line each: the word > what is said instead : the
# beginnings before which it is. Diego ed Elena; ad Ana, but a Elena. A single letter is the name of
# a line, and is said as it stands.
list-sounds =
    e > ed : e
    a > ad : a\w
    A > Ad : a\w
# What the language calls itself, on the button that chooses it.
language-name = Italiano
