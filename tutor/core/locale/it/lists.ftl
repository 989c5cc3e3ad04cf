# How Italian joins lists: "a, b e c".
list-locale = it
# What the language calls itself, on the button that chooses it.
language-name = Italiano
