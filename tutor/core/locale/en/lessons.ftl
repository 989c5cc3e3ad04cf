## The title of a lesson's step, with the table at which it plays

table-puzzle = A puzzle: { $title }
table-back = Back at the table: { $title }
