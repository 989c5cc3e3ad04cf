# How Spanish joins lists here: "a, b y c".
list-locale = es
# What the language calls itself, on the button that chooses it.
language-name = Español
