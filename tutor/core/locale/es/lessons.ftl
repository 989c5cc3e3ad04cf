## The title of a lesson's step, with the table at which it plays

table-puzzle = Un problema: { $title }
table-back = De vuelta a la mesa: { $title }
