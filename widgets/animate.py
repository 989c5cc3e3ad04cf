"""The command that makes a moving picture of a record: `python -m widgets.animate`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tutor.core.base.errors import TutorError
from tutor.core.base.events import view_of
from tutor.core.base.game import ONLOOKER
from tutor.core.base.reading import LARGEST_FILE
from tutor.core.print.handout import board_of
from tutor.core.records.files import loads
from tutor.core.records.line import play_line
from tutor.core.words.text import LANGUAGES, Text, text_for
from widgets.pictures.animation import Step, animation

FAILED = 2
TEXT = Text("en").with_catalogue("widgets")


def main(arguments: list[str] | None = None) -> int:
    """Write the picture. The exit code is 0, or 2 after an error told on one line."""
    options = _parser().parse_args(arguments)
    try:
        with Path(options.file).open("rb") as file:
            record = loads(file.read(LARGEST_FILE + 1))
        line, words = play_line(record), text_for(record.game.name, options.lang)
        last = line.plies if options.plies is None else options.plies
        steps = [
            Step(
                line.states[ply],
                line.states[ply + 1],
                view_of(line.events[ply], ONLOOKER),
                words.told(record.decisions[ply], line.states[ply]),
            )
            for ply in range(options.first, last)
        ]
        content = animation(
            steps, lambda state: board_of(state, options.lang, "light"), options.caption
        )
        Path(options.out).write_bytes(content)
    except TutorError as error:
        print(error.sentence(), file=sys.stderr)
    except OSError as error:
        print(TEXT.say("animate-unreadable", name=str(error.filename)), file=sys.stderr)
    except (IndexError, ValueError):
        print(TEXT.say("animate-nothing"), file=sys.stderr)
    else:
        return 0
    return FAILED


def _parser() -> argparse.ArgumentParser:
    say = TEXT.say
    parser = argparse.ArgumentParser(
        prog="python -m widgets.animate", description=say("animate-about")
    )
    parser.add_argument("file", metavar="FILE", help=say("animate-file"))
    parser.add_argument("out", metavar="GIF", help=say("animate-out"))
    parser.add_argument("--first", type=int, default=0, metavar="N", help=say("animate-first"))
    parser.add_argument("--plies", type=int, metavar="N", help=say("animate-plies"))
    parser.add_argument("--caption", default="", metavar="TEXT", help=say("animate-caption"))
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help=say("animate-lang"))
    return parser


if __name__ == "__main__":
    sys.exit(main())
