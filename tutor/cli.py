"""The command line: replay, legal, random, check and more, for people and for programs.

The commands read and write records and positions, and print each error on one line. The module
names no game.
"""

from __future__ import annotations

import argparse
import codecs
import io
import json
import os
import sys
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, redirect_stdout
from pathlib import Path
from typing import Any, BinaryIO, NoReturn, cast

from tutor.cli_batch import MANY, add_batch, batch_lines, is_batch
from tutor.cli_laboratory import (
    add_arena,
    add_findings,
    add_forecast,
    add_study,
    arena_lines,
    findings_lines,
    forecast_lines,
    study_lines,
)
from tutor.cli_puzzles import add_puzzles, puzzle_lines
from tutor.core.base.errors import Fault, RecordError, TutorError, check_ours
from tutor.core.base.game import Game, find_game
from tutor.core.base.kit import games
from tutor.core.base.reading import LARGEST_FILE, parse_json, text_of
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.batch import Piece
from tutor.core.lessons.lesson import FORMAT as LESSON_FORMAT
from tutor.core.lessons.line_study import read_study
from tutor.core.print.guide import aid_page
from tutor.core.print.handout import (
    PRINTED_THEME,
    board_of,
    handout_page,
    handout_svg,
    holdings_table,
)
from tutor.core.records.files import dump_tree, load_tree, loads, read_record, whole_file
from tutor.core.records.lines import play_line
from tutor.core.records.merge import merge
from tutor.core.records.movetext import write_movetext
from tutor.core.records.movetext_reading import is_movetext, read_movetext
from tutor.core.records.record import Record, random_record, write_decisions, write_due
from tutor.core.records.tree import Tree
from tutor.core.words.narration import told_movetext
from tutor.core.words.text import LANGUAGES, core_text, text_for

FAILED = 2
DEFAULT_GAME = "princes"
EXAMPLES = {"game": DEFAULT_GAME, "other": "incan_gold", "variant": "diamant"}
"""The values for the examples in the help of the command line."""
Choose = Callable[[str], Game]


class _Parser(argparse.ArgumentParser):
    """A parser that prints an error on one line."""

    def error(self, message: str) -> NoReturn:
        hint = core_text("en").say("cli-see-help", command=self.prog)
        self.exit(FAILED, f"{self.prog}: {message}. {hint}\n")


def main(arguments: list[str] | None = None) -> int:
    """Run one command. Return 0, or 2 after an error, which is printed on one line."""
    options = _parser().parse_args(arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        check_ours()
        with _printed_into(options.output):
            options.run(options)
        sys.stdout.flush()
    except TutorError as error:
        print(error.sentence(), file=sys.stderr)
        return FAILED
    except BrokenPipeError:
        # The program that reads our output has closed it, so flushing the rest would raise an
        # error.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


@contextmanager
def _printed_into(output: str | None) -> Iterator[None]:
    """Print into a file, which appears when all is printed; without `output`, print as usual.

    Raises RecordError if the file cannot be written.
    """
    if output is None:
        yield
        return
    try:
        with (
            whole_file(output) as begun,
            begun.open("w", encoding="utf-8", newline="\n") as file,
            redirect_stdout(file),
        ):
            yield
    except OSError:
        fault = Fault("output", "unwritable_file", {"found": output})
        raise RecordError([fault]) from None


def _parser() -> argparse.ArgumentParser:
    say = core_text("en").say
    parser = _Parser(
        prog="python -m tutor",
        description=say("cli-about"),
        epilog=say("cli-about-examples", **EXAMPLES),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], None]) -> argparse.ArgumentParser:
        added = commands.add_parser(
            name,
            help=say(f"cli-{name}"),
            description=say(f"cli-{name}-about"),
            epilog=say(f"cli-{name}-examples", **EXAMPLES),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        added.set_defaults(run=run)
        added.add_argument("--components", metavar="TOML", help=say("cli-components"))
        added.add_argument("-o", "--output", metavar="FILE", help=say("cli-output"))
        return added

    replay = command("replay", _replay)
    _add_file(replay)
    replay.add_argument("--plies", type=int, metavar="N", help=say("cli-plies"))
    form = replay.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=say("cli-json"))
    form.add_argument("--trace", action="store_true", help=say("cli-trace"))
    form.add_argument("--view", metavar="NAME", help=say("cli-view"))
    legal = command("legal", _legal)
    _add_file(legal)
    legal.add_argument("--plies", type=int, metavar="N", help=say("cli-plies"))
    legal.add_argument("--json", action="store_true", help=say("cli-legal-json"))
    chance = command("random", _random)
    chance.add_argument("--game", choices=games(), default=DEFAULT_GAME, help=say("cli-game"))
    chance.add_argument("--players", type=int, default=3, help=say("cli-players"))
    chance.add_argument("--variant", default="standard", help=say("cli-variant"))
    chance.add_argument("--seed", type=int, required=True, help=say("cli-seed"))
    chance.add_argument("--decisions", type=int, metavar="N", help=say("cli-decisions"))
    _add_file(command("check", _check))
    handout = command("handout", _handout)
    handout.add_argument("file", metavar="FILE", help=say("cli-file"))
    handout.add_argument("--plies", type=int, metavar="N", help=say("cli-plies"))
    handout.add_argument("--view", metavar="NAME", help=say("cli-view"))
    handout.add_argument("--caption", default="", metavar="TEXT", help=say("cli-caption"))
    handout.add_argument("--svg", action="store_true", help=say("cli-svg"))
    handout.add_argument("--lang", choices=LANGUAGES, default="en", help=say("cli-lang"))
    notation = command("notation", _notation)
    notation.add_argument("file", metavar="FILE", help=say("cli-file"))
    notation.add_argument("--lang", choices=LANGUAGES, help=say("cli-notation-lang"))
    merging = command("merge", _merge)
    merging.add_argument("file", metavar="FIRST", help=say("cli-merge-first"))
    merging.add_argument("others", metavar="OTHER", nargs="+", help=say("cli-merge-other"))
    aid = command("aid", _aid)
    aid.add_argument("--game", choices=games(), default=DEFAULT_GAME, help=say("cli-game"))
    aid.add_argument("--lang", choices=LANGUAGES, default="en", help=say("cli-lang"))
    tournament = command("arena", _arena)
    tournament.add_argument("--game", choices=games(), default=DEFAULT_GAME, help=say("cli-game"))
    add_arena(tournament)
    measured = command("findings", _findings)
    measured.add_argument("--game", choices=games(), default=DEFAULT_GAME, help=say("cli-game"))
    add_findings(measured)
    outlook = command("forecast", _forecast)
    outlook.add_argument("file", metavar="FILE", help=say("cli-file"))
    add_forecast(outlook)
    studied = command("study", _study)
    add_batch(studied)
    add_study(studied)
    posed = command("puzzles", _puzzles)
    posed.add_argument("--game", choices=games(), default=DEFAULT_GAME, help=say("cli-game"))
    add_puzzles(posed)
    return parser


def _add_file(command: argparse.ArgumentParser) -> None:
    say = core_text("en").say
    command.add_argument("file", metavar="FILE", help=say("cli-file"))
    command.add_argument("--jsonl", action="store_true", help=say("cli-jsonl"))


def _replay(options: argparse.Namespace) -> None:
    choose = _chooser(options)

    def outcome(record: Record) -> Any:
        if options.trace:
            return list(_trace(record, options.plies))
        if options.view is not None:
            return record.play(options.plies).view(options.view)
        return _outcome(record, options.plies)

    if _is_stream(options):
        _print_lines(_each_record(options, choose, outcome))
        return
    record = loads(_content(options.file), choose)
    if options.trace:
        _print_lines(list(_trace(record, options.plies)))
    elif options.json or options.view is not None:
        _print_lines([outcome(record)])
    else:
        state = record.play(options.plies)
        print("\n".join(text_for(record.game.name, "en").position(state.position())))


def _outcome(record: Record, plies: int | None) -> JSONObject:
    state, told = record.start, []
    for reached, events in record.states(plies):
        state = reached
        told.append([event.to_json() for event in events])
    return {
        "due": write_due(state),
        "legal": write_decisions(record.game, state.legal()),
        "position": state.position(),
        "events": told,
    }


def _trace(record: Record, plies: int | None) -> Iterator[JSONObject]:
    states = [record.start, *(state for state, _ in record.states(plies))]
    for ply, state in enumerate(states):
        yield {
            "ply": ply,
            "due": write_due(state),
            "legal": write_decisions(record.game, state.legal()),
            "position": state.position(),
        }


def _legal(options: argparse.Namespace) -> None:
    choose = _chooser(options)

    def decisions(record: Record) -> list[JSONObject]:
        return write_decisions(record.game, record.play(options.plies).legal())

    if _is_stream(options):
        _print_lines(_each_record(options, choose, decisions))
        return
    found = decisions(loads(_content(options.file), choose))
    _print_lines([found] if options.json else found)
    if not found and not options.json:
        # This is a message for people, so it goes to the error stream.
        print(core_text("en").say("cli-legal-over"), file=sys.stderr)


def _random(options: argparse.Namespace) -> None:
    choose = _chooser(options)
    record = random_record(
        choose(options.game),
        options.players,
        options.variant,
        options.seed,
        options.decisions,
    )
    _print_lines([record.to_json()])


def _check(options: argparse.Namespace) -> None:
    choose = _chooser(options)
    if _is_stream(options):
        with _lines(options.file) as stream:
            for line in _bounded_lines(stream):
                print(_verdict(line, choose), flush=True)
        return
    _check_content(_content(options.file), choose)
    print(core_text("en").say("cli-ok"))


def _handout(options: argparse.Namespace) -> None:
    state = loads(_content(options.file), _chooser(options)).play(options.plies)
    scene = board_of(state, options.lang, PRINTED_THEME, options.view)
    if options.svg:
        print(handout_svg(scene, options.caption), end="")
    else:
        seat = options.view
        known = state.public_view() if seat is None else state.view(seat)
        held = holdings_table(state.game.name, known, options.lang)
        print(handout_page(scene, options.lang, options.caption, held), end="")


def _notation(options: argparse.Namespace) -> None:
    """Print a JSON game in the notation, or a game in the notation as JSON."""
    content = text_of(_content(options.file))
    is_text = is_movetext(content)
    tree = _tree(content, _chooser(options))
    if options.lang is not None:
        print(told_movetext(tree, options.lang), end="")
    elif is_text:
        print(dump_tree(tree).decode("utf-8"))
    else:
        print(write_movetext(tree), end="")


def _tree(content: str | bytes, choose: Choose) -> Tree:
    """Return the tree of a file's content in JSON or in the notation."""
    text = text_of(content)
    return read_movetext(text, choose) if is_movetext(text) else load_tree(text, choose)


def _merge(options: argparse.Namespace) -> None:
    """Merge the lines of several files; print on the error stream what each file adds."""
    choose = _chooser(options)
    tree, told = _tree(_content(options.file), choose), []
    for name in options.others:
        merged = merge(tree, _tree(_content(name), choose))
        tree = merged.tree
        told.append(
            core_text("en").say(
                "cli-merge-told",
                name=name,
                lines=merged.lines,
                decisions=merged.decisions,
                notes=merged.notes,
                left=merged.left,
            )
        )
    print(dump_tree(tree).decode("utf-8"))
    print("\n".join(told), file=sys.stderr)


def _aid(options: argparse.Namespace) -> None:
    print(aid_page(_chooser(options)(options.game), options.lang), end="")


def _arena(options: argparse.Namespace) -> None:
    for line in arena_lines(options, _components(options)):
        print(line)


def _findings(options: argparse.Namespace) -> None:
    for line in findings_lines(options, _components(options)):
        print(line)


def _forecast(options: argparse.Namespace) -> None:
    state = loads(_content(options.file), _chooser(options)).play(options.plies)
    for line in forecast_lines(options, state, _components(options)):
        print(line)


def _puzzles(options: argparse.Namespace) -> None:
    _chooser(options)
    for line in puzzle_lines(options, _pieces(options.games or ())):
        print(line)


def _study(options: argparse.Namespace) -> None:
    components = _components(options)
    if is_batch(options):
        for told in batch_lines(options, _pieces(options.files), components):
            print(told, flush=True)
        return
    line = play_line(loads(_content(options.files[0]), _chooser(options)))
    for told in study_lines(options, line, components):
        print(told)


def _pieces(files: Iterable[str]) -> Iterator[Piece]:
    """Yield the games of files; a file or line that cannot be read gives its error instead."""
    for name in files:
        try:
            if name.endswith(MANY):
                with _lines(name) as stream:
                    for place, line in enumerate(_bounded_lines(stream), 1):
                        yield Piece(f"{name}:{place}", line)
            else:
                yield Piece(name, _content(name))
        except RecordError as error:
            yield Piece(name, error)


def _verdict(line: bytes, choose: Choose) -> str:
    try:
        _check_content(line, choose)
    except TutorError as error:
        return json.dumps({"error": error.sentence()}, ensure_ascii=False)
    return core_text("en").say("cli-ok")


def _check_content(content: bytes, choose: Choose) -> None:
    data = parse_json(content)
    if isinstance(data, dict) and data.get("format") == "tutor-position":
        name = data.get("game")
        if not isinstance(name, str) or name not in games():
            expected = {"found": str(name)[:60], "expected": list(games())}
            raise RecordError([Fault("game", "unknown_game", expected)])
        choose(name).load(data)
    elif isinstance(data, dict) and data.get("format") == LESSON_FORMAT:
        read_study(data, choose)
    else:
        read_record(data, choose).play()


def _chooser(options: argparse.Namespace) -> Choose:
    content = _components(options)
    if content is None:
        return find_game
    return lambda name: find_game(name).with_components(content)


def _components(options: argparse.Namespace) -> bytes | None:
    return None if options.components is None else _content(options.components)


def _content(name: str) -> bytes:
    if name == "-":
        return sys.stdin.buffer.read(LARGEST_FILE + 1)
    try:
        with Path(name).open("rb") as file:
            return file.read(LARGEST_FILE + 1)
    except OSError as error:
        code = "no_such_file" if isinstance(error, FileNotFoundError) else "unreadable_file"
        raise RecordError([Fault("", code, {"found": name})]) from None


def _is_stream(options: argparse.Namespace) -> bool:
    return bool(options.jsonl or options.file.endswith(".jsonl"))


def _lines(name: str) -> AbstractContextManager[BinaryIO]:
    if name == "-":
        return nullcontext(sys.stdin.buffer)
    try:
        return Path(name).open("rb")
    except OSError as error:
        code = "no_such_file" if isinstance(error, FileNotFoundError) else "unreadable_file"
        raise RecordError([Fault("", code, {"found": name})]) from None


def _bounded_lines(stream: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a stream that are not blank, each cut off at the largest size of a file."""
    if getattr(stream, "peek", lambda _: b"")(2)[:2] in (BOM_UTF16_LE, BOM_UTF16_BE):
        recoded = codecs.EncodedFile(stream, "utf-8", "utf-16", errors="replace")
        stream = cast("BinaryIO", recoded)
    while line := stream.readline(LARGEST_FILE + 1):
        rest = line
        while len(rest) > LARGEST_FILE and not rest.endswith(b"\n"):
            rest = stream.readline(LARGEST_FILE + 1)
        if line.strip():
            yield line


def _each_record(
    options: argparse.Namespace, choose: Choose, result: Callable[[Record], Any]
) -> Iterator[Any]:
    with _lines(options.file) as stream:
        for line in _bounded_lines(stream):
            try:
                yield result(loads(line, choose))
            except TutorError as error:
                yield {"error": error.sentence()}


def _print_lines(values: Iterable[Any]) -> None:
    for value in values:
        print(json.dumps(value, ensure_ascii=False))
