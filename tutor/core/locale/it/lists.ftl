# How Italian joins lists: "a, b e c".
list-locale = it
