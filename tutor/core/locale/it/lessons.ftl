## The title of a lesson's step, with the table at which it plays

step-puzzle = Un problema: { $title }
step-back = Di nuovo al tuo tavolo: { $title }
