## Questions of a study, where its author wrote nothing else

concept-choice = A question of the author
choice-right = That is right.
choice-wrong = That is not what the author has in mind. Look at the board again.
choice-nudge = Look at the board as it stands, and rule out what cannot be.

## Answers that no game names: those to a claim, and that no player is meant

claim-yes = True
claim-no = False
several-none = Nobody
