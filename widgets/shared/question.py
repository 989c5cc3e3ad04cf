"""The drawing of a question: with controls on the page, and without controls on slides and paper."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, assert_never

from tutor.core.lessons.forms import MOST_ENTERED, QuestionView
from tutor.core.print.question import Row, answer_rows
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import Text
from widgets.shared.controls import Markup, control, element, join

SHORT: Final = 4
"""The most characters of an option, such as a number, that shares its row with others."""
Look = Literal["page", "paper"]


def draw_question(
    view: QuestionView, words: GameWords, page: Text, look: Look, at: str = ""
) -> Markup:
    """Return the markup of a question: its options, and the verdicts on the chosen options.

    `at` is the id of the question in the controls with which the reader answers on the page.
    """
    rows = answer_rows(view, words, page)
    match look:
        case "page":
            return _page_answers(view, rows, words, page, at)
        case "paper":
            table_rows = [_table_row(row, page) for row in rows]
            return element("table", element("tbody", *table_rows))
        case _:
            assert_never(look)


# On the page


def _page_answers(
    view: QuestionView, rows: Sequence[Row], words: GameWords, page: Text, at: str
) -> Markup:
    """Return the options as controls, and the button that submits a typed answer or a selection."""
    labels = "tutor-question tutor-claimed" if view.posed.is_claim else "tutor-question"
    of, controls = "tutor-options", [_answer_control(row, page) for row in rows]
    if not (view.several or view.posed.is_claim) and all(
        len(label) <= SHORT for label, _ in words.question(view.question).options
    ):
        of = f"{of} tutor-options-short"
    if view.posed.is_entered and not view.is_settled:
        controls.append(_number_field(view, page, at))
    elif view.several and not view.is_settled:
        controls.append(_all_of_it(view, page))
    return element("div", *controls, class_=of, role="group", aria_labelledby=labels)


def _answer_control(row: Row, page: Text) -> Markup:
    """Return the control of an option.

    After the option was chosen, the verdict takes the place of its letter, so that it covers
    no words.
    """
    of = f"tutor-option tutor-option-{row.verdict}" if row.verdict else "tutor-option"
    said = page.say(f"question-{row.verdict}") if row.verdict else ""
    verdict = element("span", said, class_="tutor-option-said") if said else Markup("")
    label = element("b", row.label)
    if row.is_pressed is None and not row.sign:
        # No letter stands before the answer, so label and verdict share the remaining column.
        return control("option", row.number, element("span", label, " ", verdict), class_=of)
    if verdict:
        return control("option", row.number, verdict, " ", label, class_=of)
    pressed = {} if row.is_pressed is None else {"aria_pressed": str(row.is_pressed).lower()}
    if not row.sign:
        return control("option", row.number, label, class_=of, **pressed)
    # Screen readers read the number of an item in an order, but not a letter.
    sign = element(
        "span", row.sign, class_="tutor-letter", aria_hidden="" if row.is_pressed else "true"
    )
    return control("option", row.number, sign, " ", label, class_=of, **pressed)


def _all_of_it(view: QuestionView, page: Text) -> Markup:
    """Return the button by which the reader says that the selection is complete.

    The button is drawn even while a press has no effect, so that nothing on the page moves.
    """
    name, lacks = "order-done", {} if view.whole_answer is not None else {"aria_disabled": "true"}
    if view.kind == "several":
        name = "several-done" if view.marked else "several-none"
    return control("option", len(view.several), page.say(name), class_="tutor-main-do", **lacks)


def _number_field(view: QuestionView, page: Text, at: str) -> Markup:
    """Return the field for a typed number, and the button that submits the number."""
    field = element(
        "input",
        id="tutor-number",
        type="number",
        inputmode="numeric",
        min="0",
        max=str(MOST_ENTERED),
        value=str(view.chosen[-1] if view.chosen else ""),
        autocomplete="off",
        aria_labelledby="tutor-question",
    )
    data = {"do": "give-number", "value": at, "key": "give-number", "with": "#tutor-number"}
    of = "tutor-do tutor-main-do"
    done = element("button", page.say("enter-done"), class_=of, data=data, type="submit")
    label = element("span", page.say("enter-number"), aria_hidden="true")
    labelled = element("label", label, field, class_="tutor-field")
    return element("form", labelled, done, class_="tutor-row")


# Slides and paper


def draw_slide_options(
    rows: Sequence[Row], page: Text, unfolded: int = 0, chosen: int | None = None
) -> Markup:
    """Return the list of options on a slide, with an explanation of each wrong option.

    The first `unfolded` explanations are unfolded. The option with the number `chosen`, which
    a class has chosen by hands, has a mark, and its explanation is the first to be unfolded.
    If some explanations are folded, a reader unfolds one at a time. If several options are
    right for the same reason, the reason stands once.
    """
    first_right = next((row for row in rows if row.verdict == "right"), None)
    wrong = [row for row in rows if row.verdict and row.verdict != "right"]
    wrong.sort(key=lambda row: row.number != chosen)
    if wrong and wrong[0].number == chosen:
        unfolded = max(unfolded, 1)
    items = []
    for row in rows:
        by_hands = page.say("present-by-hands") if row.number == chosen else ""
        if row in wrong:
            # A details element with a name of its own is no menu, so the keys of a clicker work on it.
            name = f"tutor-why-{row.number}" if unfolded >= len(wrong) else "tutor-why"
            is_open = row in wrong[:unfolded]
            items.append(_slide_item(row, page, name, is_open=is_open, by_hands=by_hands))
        else:
            said = "" if row.verdict and row is not first_right else row.said
            items.append(_slide_item(row._replace(said=said), page, by_hands=by_hands))
    return element("ol", *items, class_="tutor-slide-options", role="list")


def _slide_item(
    row: Row, page: Text, name: str = "", *, is_open: bool = False, by_hands: str = ""
) -> Markup:
    """Return an option with the reply to it; if `name` is given, the reply can be folded.

    Of several folded replies with the same `name`, one at a time is open. `by_hands` says
    that a class has chosen the option.
    """
    mark = element("i", by_hands, class_="tutor-slide-by-hands") if by_hands else ""
    parts = (
        element("span", row.sign, class_="tutor-slide-letter"),
        element("b", row.label, " " if mark else "", mark),
    )
    if not row.verdict:
        return element("li", *parts, element("span", row.said) if row.said else "")
    verdict = element("span", page.say(f"question-{row.verdict}"), class_="tutor-slide-verdict")
    said = element("span", row.said, class_="tutor-slide-said") if row.said else Markup("")
    of = f"tutor-slide-{row.verdict}"
    if not name:
        return element("li", *parts, verdict, said, class_=of)
    summary = element("summary", *parts, verdict, data={"key": f"why:{row.number}"})
    opened = {"open": ""} if is_open else {}
    folded = element("details", summary, said, data=None, name=name, **opened)
    return element("li", folded, class_=of)


def draw_decisions(rows: Iterable[Row], look: Literal["page", "paper"]) -> Markup:
    """Return a list of the decisions that answer a question, each with its reply if it has one.

    On paper the decisions are numbered; on the page the chosen decision is marked as current.
    """
    items = []
    for row in rows:
        label = join(element("b", row.label), " ", row.said) if row.said else row.label
        if look == "page":
            items.append(element("li", label, aria_current=str(bool(row.is_pressed)).lower()))
        else:
            items.append(element("li", label, value=str(row.number)))
    return element("ol", *items)


def _table_row(row: Row, page: Text) -> Markup:
    return element(
        "tr",
        element("td", row.sign),
        element("th", row.label, scope="row"),
        element("td", page.say(f"question-{row.verdict}")),
        element("td", row.said),
    )
