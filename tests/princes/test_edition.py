"""The guide's chapter on this edition names the source of every printed figure."""

import pytest

from tutor.core.print.guide import guide_of
from tutor.core.words.text import LANGUAGES, text_for
from tutor.princes.components_file import printed_components
from tutor.princes.findings.guide import KINDS, edition, kinds_of


def chapter(language):
    """Return the guide's chapter on this edition, split at its headings."""
    _, *parts = guide_of("princes", language, "light")[2].body.split("<h3>")
    return parts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_source_has_its_part(language):
    """The chapter has a part for each kind of source, with reconstructed figures first and printed rules last."""
    say = text_for("princes", language).say
    titles = [part.partition("<")[0] for part in chapter(language)]
    assert titles == [say(f"edition-{kind}") for kind in reversed(KINDS)]


def test_all_reconstructed_figures_are_listed():
    """The chapter lists each reconstructed path with both ends, each step value, and the price of virgins."""
    reconstructed, figures = chapter("en")[0], printed_components()
    borders = [border for border in figures.borders if border.is_reconstructed]
    assert reconstructed.count(" – ") == len(borders)
    assert f"{len(borders)} of {len(figures.borders)} free paths" in reconstructed
    unknown = sum(not is_known for is_known in figures.known_gold.values())
    assert f"{unknown} of {len(figures.gold)} Sacrifice cards" in reconstructed
    assert "condor priests: 6 and 5" in reconstructed
    assert reconstructed.count("The cost of") == 1


def test_a_corrected_figure_is_no_longer_reconstructed():
    """If a source states the gold of all cards, the chapter lists no card as reconstructed."""
    figures = printed_components()
    told = dict.fromkeys(figures.known_gold, True)
    corrected = figures.__class__(
        **{
            name: getattr(figures, name)
            for name in figures.__dataclass_fields__
            if figures.__dataclass_fields__[name].init
        }
        | {"known_gold": told, "card_sources": dict.fromkeys(told, "stated")}
    )
    found = edition(text_for("princes", "en").text, corrected).split("<h3>")
    assert "Sacrifice cards" not in found[1]
    assert "28 of 28 Sacrifice cards" in found[-1]


def test_a_source_is_classified_by_its_words():
    """The words of a source say which kinds of source it is.

    A figure that is not known counts as reconstructed, whatever words its source has.
    """
    assert kinds_of("stated, shown") == ("stated", "shown")
    assert kinds_of("first and last shown, between reconstructed") == ("shown",)
    assert kinds_of("icons stated, gold reconstructed", is_known=False) == ("reconstructed",)
