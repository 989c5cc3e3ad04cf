"""What the page holds is marked by classes, so that no style has to look for it among everything."""

import re

import pytest

from widgets.page.parts import PAGE, WIDGETS

SHEETS = sorted(path for path in WIDGETS.rglob("*.css"))
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
    """The parts of a selector that look into what holds the board."""
    return [found[0] for found in HOLDERS.finditer(selector) if ":has(" in found[0]]


def anything(sheet):
    """The selectors of a style sheet by which a change anywhere concerns anything."""
    return [
        each
        for text, above in selectors(sheet)
        for each in parts(text)
        if names_nothing(each, any(":has(" in outer for outer in above))
    ]


def selectors(sheet):
    """The lists of selectors of a style sheet, each with those it stands in."""
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
    """Whether it is for one of several names, which a browser looks up under none of them."""
    either = EITHER.search(selector.strip())
    if either is None or selector.strip()[: either.start()][-1:] not in ("", *" \n>+~"):
        return False
    names = [each.strip() for each in either[1].split(",")]
    return any(all(map(kind.fullmatch, names)) for kind in (CLASS, TAG))


def parts(selector):
    """The selectors of a list, parted by the commas that stand in no brackets."""
    depth, found = 0, [""]
    for each in selector:
        depth += (each == "(") - (each == ")")
        found = [*found, ""] if each == "," and not depth else [*found[:-1], found[-1] + each]
    return found


def names_nothing(selector, within=False):
    """Whether it looks for anything, or is for anything beside or in what it has looked into."""
    if ARGUMENT.search(selector):
        return True
    looks = within or re.search(r":has\(.*[\s>+~]", selector)
    subject = re.split(r"[\s>+~]+", INNER.sub("", selector).replace(":is()", "").strip())[-1]
    return bool(looks) and not NAMED.search(subject) and not selector.startswith("@")


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_no_style_looks_into_what_holds_the_board(path):
    """It would have all styles worked out anew for each piece that moves on it."""
    assert holding(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_no_style_looks_for_anything_whatever(path):
    """Nor says how anything whatever beside what was found is to look."""
    assert anything(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_every_style_stands_under_the_name_of_what_it_is_for(path):
    """A style for one of several names is tried on all that is drawn: each name has its selector."""
    sheet = path.read_text(encoding="utf-8")
    assert [
        each for text, _ in selectors(sheet) for each in parts(text) if under_no_name(each)
    ] == []


def test_what_stands_under_no_name_is_found():
    """Wherever it stands; not what is told from others of its name, nor what would weigh otherwise."""
    for selector in (
        ".a :is(.b, .c)",
        ":is(.b, .c)",
        ".a > :is(th, td)::after",
        "&.a :is(.b, .c):not(.d)",
    ):
        assert under_no_name(selector)
    for selector in (".a:is(.b, .c)", ".a :is(.b, .c) .d", ".a :is(.b, td)", ".a :is(.b > .c, .d)"):
        assert not under_no_name(selector)


def test_what_looks_for_anything_is_found():
    """As an argument, and as what the style is for."""
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


def test_what_looks_into_everything_is_found():
    """In whatever way it is written."""
    for selector in (
        ".tutor-app:has(.tutor-fold) p",
        ".tutor-app.tutor-on-now:not(:has(.tutor-fold)) p",
        "&:has(.tutor-own) .tutor-side",
        "body[data-voila]:has(.tutor-app)",
    ):
        assert holding(selector)
    assert holding(".tutor-app .tutor-now-card:has(.tutor-shut)") == []


def test_marks_that_styles_ask_for_are_those_that_are_made():
    """Each by its name, and none in vain."""
    made = MARK.findall((PAGE / "src" / "browser" / "contents.js").read_text(encoding="utf-8"))
    asked = {name for path in SHEETS for name in MARK.findall(path.read_text(encoding="utf-8"))}
    assert set(made) == asked
