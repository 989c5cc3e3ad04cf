## The title of a lesson's step, with the table at which it plays

step-puzzle = A puzzle: { $title }
step-back = Back at your table: { $title }
