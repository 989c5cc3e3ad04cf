# What is said of values that show themselves, as in a notebook.

## Boards, stretches of play, refusals and exhibits

show-in-words = The board in words
show-steps = How it came to that
show-answer = What happens
show-rule = { $title }: { $text }
show-decision = { $player }: { $decision }
