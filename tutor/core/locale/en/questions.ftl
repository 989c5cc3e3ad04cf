# What is said to an answer.

answer-of-several = More than one slip leads there, so work it out afresh. { $nudge }
