## The title of a lesson's step, with the table at which it plays

table-puzzle = Una sfida: { $title }
table-back = Di nuovo al tavolo: { $title }
