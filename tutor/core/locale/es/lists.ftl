# How Spanish joins lists here: "a, b y c".
list-locale = es
# Little words that change before a sound, a line each: the word > what is said instead : the
# beginnings before which it is. Ana e Inés, but madera y hierro; plata u oro, siete u ocho.
list-sounds =
    y > e : h?í|i|hi(?![ae])
    o > u : h?[oó]|8|11\b
# What the language calls itself, on the button that chooses it.
language-name = Español
