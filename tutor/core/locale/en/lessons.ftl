## The title of a lesson's step, with the table at which it plays

table-puzzle = A puzzle: { $title }
table-back = At your table: { $title }
