# How Spanish joins lists here: "a, b y c".
list-locale = es
