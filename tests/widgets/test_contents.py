"""Style sheets find parts of the page by classes, so that no selector searches the whole page."""

import re

import pytest

from widgets.page.parts import PAGE, WIDGETS

SHEETS = sorted(path for path in WIDGETS.rglob("*.css") if path.name != "window.css")
"""The style sheets of the page; that of its window counts only until the page is drawn."""
HOLDERS = re.compile(
    r"(?:\.tutor-app|\.tutor-on-[a-z]+|\.tutor-view-[a-z]+|\.tutor-is-[a-z-]+|:root|html|body|&)"
    r"(?:[.\[:][^\s,{>+~]*)?"
)
ARGUMENT = re.compile(r":has\(\s*[>+~]?\s*(?:\*|:nth-child|:not)")
INNER = re.compile(r":(?:not|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)")
NAMED = re.compile(r"[.#\[]|::|(?<![\w:-])[a-z]")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
MARK = re.compile(r"tutor-has-[a-z]+")
EITHER = re.compile(r":is\(([^()]*)\)\S*$")
CLASS, TAG = re.compile(r"\.[\w-]+"), re.compile(r"[a-z]+\d?")


def holding(selector):
    """Return the parts of a selector that look with `:has(` into the elements around the board."""
    return [found[0] for found in HOLDERS.finditer(selector) if ":has(" in found[0]]


def anything(sheet):
    """Return the selectors of a style sheet that a browser tries at any change of the page."""
    return [
        each
        for text, above in selectors(sheet)
        for each in parts(text)
        if names_nothing(each, any(":has(" in outer for outer in above))
    ]


def selectors(sheet):
    """Yield the lists of selectors of a style sheet, each with the selectors around it."""
    above, start = [], 0
    sheet = COMMENT.sub("", sheet)
    for brace in re.finditer(r"[{};]", sheet):
        text, start = sheet[start : brace.start()].strip(), brace.end()
        if brace[0] == "{":
            yield text, tuple(above)
            above.append(text)
        elif brace[0] == "}":
            above.pop()


def under_no_name(selector):
    """Return whether a selector names several elements, so that a browser cannot look it up by one name."""
    either = EITHER.search(selector.strip())
    if either is None or selector.strip()[: either.start()][-1:] not in ("", *" \n>+~"):
        return False
    names = [each.strip() for each in either[1].split(",")]
    return any(all(map(kind.fullmatch, names)) for kind in (CLASS, TAG))


def parts(selector):
    """Return the selectors of a list, separated at its outer commas."""
    depth, found = 0, [""]
    for each in selector:
        depth += (each == "(") - (each == ")")
        found = [*found, ""] if each == "," and not depth else [*found[:-1], found[-1] + each]
    return found


def names_nothing(selector, within=False):
    """Return whether a selector looks for elements of any name, or styles unnamed elements near others."""
    if ARGUMENT.search(selector):
        return True
    looks = within or re.search(r":has\(.*[\s>+~]", selector)
    subject = re.split(r"[\s>+~]+", INNER.sub("", selector).replace(":is()", "").strip())[-1]
    return bool(looks) and not NAMED.search(subject) and not selector.startswith("@")


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_no_style_looks_into_the_elements_around_the_board(path):
    """No style looks into the elements around the board, since browsers would compute it again with each moving piece."""
    assert holding(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_no_style_looks_for_any_element(path):
    """No style looks for an element of any name, or styles an unnamed element beside the one found."""
    assert anything(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_every_style_has_the_name_of_its_elements(path):
    """Each name has its own selector, since browsers try a selector of several names on all elements."""
    sheet = path.read_text(encoding="utf-8")
    assert [
        each for text, _ in selectors(sheet) for each in parts(text) if under_no_name(each)
    ] == []


def test_the_check_finds_styles_without_a_name():
    """The check finds styles of several names anywhere, and accepts those that only distinguish elements of one name."""
    for selector in (
        ".a :is(.b, .c)",
        ":is(.b, .c)",
        ".a > :is(th, td)::after",
        "&.a :is(.b, .c):not(.d)",
    ):
        assert under_no_name(selector)
    for selector in (".a:is(.b, .c)", ".a :is(.b, .c) .d", ".a :is(.b, td)", ".a :is(.b > .c, .d)"):
        assert not under_no_name(selector)


def test_the_check_finds_styles_that_look_for_any_element():
    """The check finds an unnamed element as the argument of a selector and as the styled element."""
    for selector in (
        ".a:not(:has(*)) { }",
        ".a:has(> :nth-child(10)) .b { }",
        ".a:has(.b) > :not(.c) { }",
        ".a:has(.b) > :is(:not(.c, .d)) { }",
        ".a:has(> .b):not(.c) * { }",
        ".a:has(.b) { .c > :not(.d) { } }",
    ):
        assert anything(selector)
    for selector in (
        ".a:has(> .b) > .c:not(.d) { }",
        "label:has(:checked) { }",
        ".a:has(.b)::after { }",
        ".a:has(.b), .c > * { }",
        ".a { &:has(.b) { color: red; & > .c { } } .d > * { } }",
    ):
        assert not anything(selector)


def test_the_check_finds_styles_that_look_into_everything():
    """The check finds a selector that looks into everything, however the selector is spelt."""
    for selector in (
        ".tutor-app:has(.tutor-fold) p",
        ".tutor-app.tutor-on-now:not(:has(.tutor-fold)) p",
        "&:has(.tutor-own) .tutor-side",
        "body[data-voila]:has(.tutor-app)",
    ):
        assert holding(selector)
    assert holding(".tutor-app .tutor-now-card:has(.tutor-shut)") == []


def test_styles_use_exactly_the_marks_of_the_page():
    """The style sheets use each marking class by its name, and the page sets no class without use."""
    made = MARK.findall((PAGE / "src" / "browser" / "contents.js").read_text(encoding="utf-8"))
    asked = {name for path in SHEETS for name in MARK.findall(path.read_text(encoding="utf-8"))}
    assert set(made) == asked
