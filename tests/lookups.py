"""Questions put to the search for rules."""


def answers(lookup, question):
    """The rules found, the best first."""
    return [found.rule for found in lookup.find(question)]


def hits(lookup, asked):
    """The questions that find one of their rules, which stand between bars."""
    return {
        question
        for question, rules in asked.items()
        if not set(rules.split("|")).isdisjoint(answers(lookup, question))
    }
