## The title of a lesson's step, with the table at which it plays

table-puzzle = Un problema: { $title }
table-back = En tu mesa: { $title }
