"""Makes studies for tests: of a random line, with every kind of step."""

from random import Random

from tests.trees import a_record
from tutor.core.lessons.line_study import LineStudy, Option, StudyStep
from tutor.core.records.tree import MARKS

MARKUP = "<script>alert('s')</script> & \"quotes\" \U0001f999\n{ $figure }"
QUESTION = (Option("Yes", is_right=True), Option("No", reply="Count again."))


def a_study(name, seed=1, decisions=12):
    """Return a study of a random line with three kinds of step in this order: telling, deciding, asking."""
    record = a_record(name, seed, decisions)
    states = [record.play(ply) for ply in range(decisions)]
    at = decisions // 2
    return LineStudy(
        record,
        "A quiet opening",
        "Rosa",
        "en",
        (
            StudyStep(0, title="The table", text="This is how it begins."),
            StudyStep(
                at,
                "decide",
                "Your move",
                "What now?",
                hint="Look at the deck.",
                right="Well seen.",
                other="Something is better.",
                accept=(states[at].legal()[-1],),
            ),
            StudyStep(at + 2, "question", "A question", ask="Is it right?", options=QUESTION),
        ),
    )


def any_study(name, seed):
    """Return a random study without faults, with anything that a study may have."""
    chance = Random(seed)
    decisions = chance.randint(1, 14)
    record = a_record(name, seed, decisions)

    def text(most):
        return "".join(
            chance.choice("aé<&'\"\n{}\U0001f999 ") for _ in range(chance.randint(0, most))
        )

    def short_text(most):
        return f"x{text(most)}"

    steps = []
    for at in range(decisions + 1):
        state = record.play(at)
        kinds = (
            ("out", "tell", "question")
            if state.due is None
            else ("out", "tell", "question", "decide")
        )
        kind = chance.choice(kinds)
        said = {
            "title": short_text(9),
            "text": short_text(30),
            "marks": tuple(mark for mark in MARKS if chance.random() < 0.2),
            "rules": tuple(rule for rule in record.game.rules if chance.random() < 0.02)[:6],
        }
        replies = {"hint": text(9), "right": text(9)}
        if kind == "tell":
            steps.append(StudyStep(at, **said))
        elif kind == "decide":
            legal = state.legal()
            accept = tuple(chance.sample(list(legal), chance.randint(1, min(len(legal), 3))))
            steps.append(StudyStep(at, kind, **said, **replies, other=text(9), accept=accept))
        elif kind == "question":
            right = chance.randrange(3)
            options = tuple(Option(f"{n} {text(5)}", n == right, text(9)) for n in range(3))
            steps.append(StudyStep(at, kind, **said, **replies, ask=short_text(9), options=options))
    if not steps:
        steps.append(StudyStep(0, title="t", text="x"))
    return LineStudy(
        record, short_text(9), text(9), chance.choice(("en", "es", "pt-BR")), tuple(steps)
    )
