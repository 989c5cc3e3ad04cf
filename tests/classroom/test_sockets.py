"""Tests of a class over real connections of phones, a wall and a console."""

import asyncio
import json
import threading
from dataclasses import replace
from unittest.mock import patch

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPClientError, HTTPRequest
from tornado.testing import AsyncHTTPTestCase, gen_test
from tornado.web import Application
from tornado.websocket import websocket_connect

from tutor.core.classroom.ballot import JOINING, slide_at
from tutor.core.classroom.class_game import ClassGame
from tutor.core.classroom.report import ANSWER_COLUMNS
from widgets.classroom import live
from widgets.classroom.handlers import COOKIE, MESSAGES_AT_ONCE, Classes, routes
from widgets.classroom.journal import Journal
from widgets.classroom.live import open_class

QUESTION = "?lesson=quick_start&step=bert-enters.2"
ANSWER = "?lesson=quick_start&step=bert-enters.3"
MOVE = "?lesson=quick_start&step=gina-begins"


class End:
    """One end of a connection, which remembers every message that it gets."""

    def __init__(self, socket):
        self._socket = socket
        self.is_over = False
        self.heard = []

    def send(self, **message):
        """Send a message."""
        return self._socket.write_message(json.dumps(message))

    async def until(self, is_wanted):
        """Return the next message for which `is_wanted` is true."""
        while True:
            told = await self._socket.read_message()
            assert told is not None, self.heard
            self.heard.append(told)
            if is_wanted(json.loads(told)):
                return json.loads(told)

    async def state(self, n, phase=None):
        """Return the next message about the state of question `n`, in a phase if one is given."""
        return await self.until(
            lambda told: told["t"] == "state" and (told["n"], told.get("phase")) == (n, phase)
        )

    async def hear(self, name):
        """Return the next message of the type `name`."""
        return await self.until(lambda told: told["t"] == name)

    async def await_end(self):
        """Wait for the end of the connection, and return its code."""
        async with asyncio.timeout(5):
            while not self.is_over and await self._socket.read_message() is not None:
                pass
        self.is_over = True
        return self._socket.close_code

    def close(self):
        """End the connection."""
        self._socket.close()


@pytest.mark.usefixtures("folder")
class SocketTest(AsyncHTTPTestCase):
    """Tests with a class on a server of its own."""

    @pytest.fixture(autouse=True)
    def folder(self, tmp_path):
        """Store the temporary folder for the journal."""
        self._path = tmp_path / "classes.sqlite3"

    def get_app(self):
        """Return the server with a class."""
        self.journal = Journal(self._path)
        self.live, self.secret, _ = open_class(self.journal)
        self.classes = Classes(self.live)
        self.ends = []
        return Application(routes(self.classes))

    async def close_all(self):
        """End every connection, on both sides, and wait for the journal."""
        for end in self.ends:
            end.close()
            await end.await_end()
        async with asyncio.timeout(5):
            while self.classes.sockets:
                await asyncio.sleep(0)
        await self.live.settle()

    def tearDown(self):
        """End every connection, and close the journal."""
        self.io_loop.run_sync(self.close_all)
        self.live._thread.shutdown()
        self.journal.close()
        super().tearDown()

    async def connect(self, path, *, teacher=False):
        """Return a connection to a path of the class."""
        headers = {"Cookie": f"{COOKIE}={self.secret}"} if teacher else {}
        url = f"ws://127.0.0.1:{self.get_http_port()}/c/{self.live.code.lower()}/{path}"
        self.ends.append(End(await websocket_connect(HTTPRequest(url, headers=headers))))
        return self.ends[-1]

    def reread(self):
        """Return the entries of the class as another process reads them."""
        other = Journal(self._path)
        found = other.read()[self.live.code]
        other.close()
        return found

    async def phone(self, name="", seat=None, lang="en"):
        """Connect a phone, and return it with the messages about its seat and its state."""
        phone = await self.connect("socket")
        phone.send(t="hello", seat=seat, name=name, lang=lang)
        return phone, await phone.hear("seat"), await phone.hear("state")

    async def fetch_class(self, path, **given):
        """Return the answer to a request, whatever its status."""
        url = self.get_url(f"/c/{path}")
        return await AsyncHTTPClient().fetch(
            url, raise_error=False, follow_redirects=False, **given
        )

    @gen_test
    async def test_a_question_from_its_address_to_the_reason(self):
        """When the wall names a slide, each phone gets the question in its language, and later the reason for its answer."""
        wall = await self.connect("wall", teacher=True)
        ana, _, _ = await self.phone("Ana")
        luis, _, _ = await self.phone("Luis", lang="es")
        wall.send(t="at", address=QUESTION)
        english, spanish = await ana.state(1, "open"), await luis.state(1, "open")
        assert english["text"] != spanish["text"]
        assert len(english["options"]) == len(spanish["options"]) == 4
        ana.send(t="answer", n=1, v=1)
        assert (await ana.hear("kept"))["disk"]
        luis.send(t="answer", n=1, v=0)
        await luis.hear("kept")
        assert len(self.reread()) == 6
        wall.send(t="close")
        tally = await wall.until(lambda told: told["phase"] == "talk")
        assert (tally["answered"], tally["bars"]) == (2, None)
        await luis.state(1, "talk")
        luis.send(t="answer", n=1, v=1)
        assert (await luis.hear("state"))["mine"] == 0
        wall.send(t="again")
        assert (await luis.state(1, "open again"))["first"] == 0
        luis.send(t="answer", n=1, v=2)
        await luis.hear("kept")
        wall.send(t="at", address=ANSWER)
        shown = await luis.state(1, "shown")
        said = slide_at(QUESTION).ballot.key.reply("es")
        assert (shown["right"], shown["last"], shown["why"]) == ([1], 2, said.replies[2])
        assert shown["because"] == said.right
        assert (await wall.until(lambda told: told["phase"] == "shown"))["bars"] == [
            [1, 1, 0, 0],
            [0, 0, 1, 0],
        ]
        wall.send(t="at", address="?lesson=quick_start&step=welcome")
        assert (await ana.until(lambda told: told.get("board", "") != ""))["t"] == "state"

    @gen_test
    async def test_nothing_is_told_before_it_is_shown(self):
        """Until the answer is shown, no message to a phone or the wall has a right option, a reason, or a name."""
        wall = await self.connect("wall", teacher=True)
        ana, _, _ = await self.phone("Ana")
        wall.send(t="at", address=QUESTION)
        await ana.state(1, "open")
        for press, phase in (("close", "closed"), ("again", "open again"), ("close", "closed")):
            wall.send(t=press)
            await ana.state(1, phase)
            await wall.until(lambda told, phase=phase: told["phase"] == phase)
        said = slide_at(QUESTION).ballot.key.reply("en")
        told = [json.loads(each) for each in (*ana.heard, *wall.heard)]
        assert not [
            each for each in told if {"right", "why", "because", "verdict", "replies"} & set(each)
        ]
        assert not [
            each for each in (*ana.heard, *wall.heard) for why in said.replies if why in each
        ]
        assert not [each for each in wall.heard if "Ana" in each]

    @gen_test
    async def test_a_phone_comes_back_with_its_answer(self):
        """The token of a seat brings the phone back to its answer, even after a restart of the server."""
        self.live.go(QUESTION)
        ana, seat, _ = await self.phone("Ana")
        ana.send(t="answer", n=1, v=3)
        await ana.hear("kept")
        ana.close()
        self.classes.live, _, goes_on = open_class(self.journal)
        assert goes_on
        _, again, state = await self.phone(seat=seat["seat"])
        assert (again["name"], state["mine"], state["phase"]) == ("Ana", 3, "open")
        self.live._thread.shutdown()
        self.live = self.classes.live

    @gen_test
    async def test_each_different_reply_is_made_once(self):
        """The server makes each reply once: of six phones with two different answers, equal ones share the message."""
        self.live.go(QUESTION)
        phones = [(await self.phone(f"Seat {each}"))[0] for each in range(6)]
        for number, phone in enumerate(phones):
            phone.send(t="answer", n=1, v=number % 2)
            await phone.hear("kept")
        with patch.object(live, "_verdict", wraps=live._verdict) as made:
            self.live.turn("show")
        shown = [await phone.state(1, "shown") for phone in phones]
        said = slide_at(QUESTION).ballot.key.reply("en")
        assert [each["why"] for each in shown] == [said.replies[each % 2] for each in range(6)]
        assert made.call_count == 2

    @gen_test
    async def test_the_same_name_is_let_in_twice(self):
        """Two people of one name get different names; a phone without a name is asked for one."""
        names = [(await self.phone(" Ana\n"))[1]["name"] for _ in range(2)]
        assert names == ["Ana", "Ana 2"]
        nameless = await self.connect("socket")
        nameless.send(t="hello", seat="unknown", name="", lang="en")
        assert await nameless.hear("join")

    @gen_test
    async def test_two_connections_of_a_seat_stay(self):
        """A seat may have two connections; a third connection ends the first, and the seat stays."""
        first, seat, _ = await self.phone("Ana")
        others = [(await self.phone(seat=seat["seat"]))[0] for _ in range(2)]
        await first.await_end()
        others[0].close()
        self.live.go(QUESTION)
        assert await others[1].state(1, "open")
        assert len(self.live.phones) == 1

    @gen_test
    async def test_messages_are_limited(self):
        """The server ends a connection that sends a large message, too many at once, or one that is no object."""
        large, _, _ = await self.phone("Large")
        large.send(t="hello", name="x" * 3000)
        assert await large.await_end() == 1009
        many, _, _ = await self.phone("Many")
        for _ in range(MESSAGES_AT_ONCE + 5):
            many.send(t="lost", **{"is": True})
        assert await many.await_end() == 1008
        odd, _, _ = await self.phone("Odd")
        odd._socket.write_message("[1]")
        assert await odd.await_end() == 1007

    @gen_test
    async def test_an_answer_of_nonsense_gets_the_state(self):
        """An answer with a wrong type, number or option is not counted, and the phone gets the state again."""
        self.live.go(QUESTION)
        ana, _, _ = await self.phone("Ana")
        for n, v in ((1, "2"), (None, None), (1, True), (2, 0), (1, 99), (1, -1), (10**30, 0)):
            ana.send(t="answer", n=n, v=v)
            assert (await ana.hear("state"))["mine"] is None

    @gen_test
    async def test_the_console_has_names_counts_and_thoughts(self):
        """The console gets the names, the live counts, and the reply to each option."""
        console = await self.connect("console/socket", teacher=True)
        ana, _, _ = await self.phone("Ana")
        self.live.go(QUESTION)
        cards = await console.until(lambda told: "ballot" in told)
        assert cards["ballot"]["replies"] == list(slide_at(QUESTION).ballot.key.reply("en").replies)
        ana.send(t="answer", n=1, v=0)
        ana.send(t="lost", **{"is": True})
        seats = await console.until(
            lambda told: told["t"] == "seats" and any(each["lost"] for each in told["seats"])
        )
        assert seats["bars"] == [[1, 0, 0, 0]]
        about = dict.fromkeys(("here", "asked", "answered", "lost"), True)
        assert seats["seats"] == [{"name": "Ana", **about, "at": [1, 2]}]
        assert (seats["advice"], seats["wrong"]) == ("explain", 0)

    @gen_test
    async def test_the_console_speaks_its_language(self):
        """When the console sends a greeting with a language, it gets the notes in this language."""
        console = await self.connect("console/socket", teacher=True)
        self.live.go("?lesson=quick_start&step=welcome")
        for language in ("es", "it"):
            console.send(t="hello", lang=language)
            notes = slide_at("?lesson=quick_start&step=welcome").notes(language)
            assert await console.until(lambda told, notes=notes: told.get("notes") == notes)

    @gen_test
    async def test_the_console_knows_what_the_wall_shows(self):
        """The console gets the title of the slide on the wall, and knows whether the slide for joining covers it.

        The title of the first act belongs to no step.
        """
        console = await self.connect("console/socket", teacher=True)
        title = "?lesson=quick_start&ply=0&view=teach"
        for address, is_joining in ((title + JOINING, True), (title, False)):
            self.live.go(address)
            cards = await console.until(lambda told: "title" in told)
            told = cards["title"], cards["place"]["act"], cards["joining"]
            assert told == (slide_at(title).heading("en"), 1, is_joining)
            assert cards["next"] == slide_at("?lesson=quick_start&step=welcome").heading("en")

    @gen_test
    async def test_a_cry_stays_until_the_next_question_is_answered(self):
        """A phone's call for help stays on the next slide until the phone answers a question there.

        The phone is told when the call ends.
        """
        self.live.go(QUESTION)
        ana, _, _ = await self.phone("Ana")
        ana.send(t="answer", n=1, v=0)
        ana.send(t="lost", **{"is": True})
        assert (await ana.until(lambda told: told.get("lost")))["mine"] == 0
        ana.send(t="answer", n=1, v=1)
        self.live.go("?lesson=quick_start&step=goods-fly.2")
        assert (await ana.until(lambda told: told.get("n") == 2))["lost"]
        ana.send(t="answer", n=2, v=0)
        assert await ana.until(lambda told: told["t"] == "state" and not told["lost"])

    @gen_test
    async def test_a_press_of_the_console_goes_to_the_wall(self):
        """A press on the console goes to the wall, which carries it out; without a wall the class carries it out."""
        console = await self.connect("console/socket", teacher=True)
        self.live.go(QUESTION)
        console.send(t="press", press="close")
        assert await console.until(lambda told: told.get("phase") == "closed")
        wall = await self.connect("wall", teacher=True)
        console.send(t="press", press="next")
        assert (await wall.hear("press"))["press"] == "next"

    @gen_test
    async def test_a_second_browser_does_not_move_the_class(self):
        """When the teacher's link opens in another browser, the class stays at its slide until the teacher goes on there."""
        wall, other = [await self.connect("wall", teacher=True) for _ in range(2)]
        console = await self.connect("console/socket", teacher=True)
        for each, address in ((wall, QUESTION), (other, MOVE)):
            each.send(t="at", address=address)
        assert await console.until(lambda told: told.get("n") == 1)
        other.send(t="at", address="?lesson=quick_start&step=goods-fly.2")
        assert await console.until(lambda told: told.get("n") == 2)
        assert self.live.room.polls[1].address == "?lesson=quick_start&step=goods-fly.2"

    @gen_test
    async def test_a_new_wall_leaves_the_class_at_its_slide(self):
        """A wall that opens at the beginning of a lesson closes no vote; only another slide moves the class."""
        self.live.go(QUESTION)
        ana, _, _ = await self.phone("Ana")
        again = await self.connect("wall", teacher=True)
        again.send(t="at", address="?lesson=quick_start")
        again.send(t="at", address=QUESTION)
        again.send(t="at", address=MOVE)
        assert await ana.state(2, "open")
        assert [each.address for each in self.live.room.polls] == [QUESTION, MOVE]

    @gen_test
    async def test_the_end_deletes_the_class(self):
        """At the end of the class all phones are told, and the journal has nothing of the class."""
        wall = await self.connect("wall", teacher=True)
        ana, _, _ = await self.phone("Ana")
        wall.send(t="end")
        assert await ana.hear("over")
        assert self.journal.read() == {}
        assert self.live.answers("en").splitlines() == [",".join(ANSWER_COLUMNS)]
        assert (await self.fetch_class(self.live.code)).code == 404

    @gen_test
    async def test_a_phone_that_comes_back_to_a_kept_class_hears_that_it_is_over(self):
        """Its page is that of the class, and neither a known nor a new phone takes a seat."""
        wall = await self.connect("wall", teacher=True)
        ana, seat, _ = await self.phone("Ana")
        wall.send(t="end", keep=True)
        assert await ana.hear("over")
        assert (await self.fetch_class(self.live.code)).code == 200
        for told in ({"seat": seat["seat"], "name": ""}, {"name": ""}, {"name": "Eva"}):
            again = await self.connect("socket")
            again.send(t="hello", **told)
            assert await again.until(lambda _: True) == {"t": "over"}
        assert len(self.live.room.seats) == 1

    @gen_test
    async def test_only_the_teacher_opens_the_doors_of_the_teacher(self):
        """Without the teacher's cookie the server refuses the wall, the console, the tables, the sheet and the QR code."""
        code = self.live.code
        for path in ("wall", "console/socket"):
            with pytest.raises(HTTPClientError) as refused:
                await self.connect(path)
            assert refused.value.code == 403
        for path in ("answers.csv", "attendance.csv", "qr.svg", "console", "sheet"):
            assert (await self.fetch_class(f"{code}/{path}")).code == 403
        assert (await self.fetch_class("mine")).code == 204
        assert (await self.fetch_class(f"{code}/teach?key=wrong")).code == 403
        led = await self.fetch_class(f"{code}/teach?key={self.secret}")
        assert (led.code, led.headers["Location"]) == (303, "/?view=teach")
        cookie = led.headers["Set-Cookie"]
        assert "HttpOnly" in cookie
        headers = {"Cookie": cookie.partition(";")[0]}
        ours = ("answers.csv", "attendance.csv", "qr.svg", "console", "sheet")
        for path in ("mine", *(f"{code}/{each}" for each in ours)):
            assert (await self.fetch_class(path, headers=headers)).code == 200

    @gen_test
    async def test_a_board_is_there_while_it_is_on_the_wall(self):
        """A phone can load the board, with places to tap for the legal moves, only while the wall shows this board."""
        self.live.go(MOVE)
        _, _, state = await self.phone("Ana", lang="it")
        board = await self.fetch_class(
            f"{self.live.code}/{state['board']}", decompress_response=True
        )
        assert board.code == 200
        assert board.body.count(b'class="tap"') > 3
        dark = state["board"].replace(".svg", "-dark.svg")
        dark = await self.fetch_class(f"{self.live.code}/{dark}", decompress_response=True)
        assert dark.body.count(b'class="tap"') == board.body.count(b'class="tap"')
        assert dark.body != board.body
        self.live.go(QUESTION)
        assert (await self.fetch_class(f"{self.live.code}/{state['board']}")).code == 404

    @gen_test
    async def test_no_other_handler_answers_below_the_class(self):
        """Below the path of the class, where no token is needed, every other address leads to the page that asks for the code."""
        for path in ("OOPS", "x", f"{self.live.code}/none", "a/b/c.ipynb", "..%2fvoila/tree"):
            answered = await self.fetch_class(path)
            assert answered.code == 404
            assert b'id="given"' in answered.body

    @gen_test
    async def test_the_next_slide_is_made_ahead(self):
        """The server makes the question and the board of the next slide before the wall goes on."""
        await self.phone("Ana", lang="es")
        self.live.go("?lesson=quick_start&step=bert-enters")
        await self.live.settle()
        topic = slide_at(QUESTION).topic
        assert (topic, "es") in self.live._questions
        self.live.go(QUESTION)
        assert (self.live.board_name, "es", "light") in self.live._boards

    @gen_test
    async def test_a_full_disk_is_said(self):
        """When the disk is full, an answer counts in memory, and phone and wall are told that it is not on the disk."""
        wall = await self.connect("wall", teacher=True)
        self.live.go(QUESTION)
        ana, _, _ = await self.phone("Ana")
        await self.live.settle()
        self.journal._file.execute("PRAGMA query_only=ON")
        ana.send(t="answer", n=1, v=1)
        assert not (await ana.hear("kept"))["disk"]
        assert (await wall.until(lambda told: not told["kept"]))["answered"] == 1
        self.journal._file.execute("PRAGMA query_only=OFF")
        ana.send(t="answer", n=1, v=2)
        assert (await ana.hear("kept"))["disk"]
        await wall.until(lambda told: told["kept"])

    @gen_test
    async def test_entries_on_their_way_to_the_disk_are_no_full_disk(self):
        """While the disk is slow, the tally does not say that entries cannot be stored."""
        await self.live.settle()
        begun, go_on = threading.Event(), threading.Event()

        def wait(_statement):
            begun.set()
            go_on.wait(5)

        self.journal._file.set_trace_callback(wait)
        self.live.go(QUESTION)
        await asyncio.get_running_loop().run_in_executor(None, begun.wait, 5)
        assert begun.is_set()
        assert self.live.tally()["kept"]
        go_on.set()

    @gen_test
    async def test_a_class_of_thirty_loses_nothing(self):
        """Thirty phones answer a move at once, and the journal of the server has all thirty answers."""
        self.live.go(MOVE)
        phones = await asyncio.gather(*(self.phone(f"Seat {each}") for each in range(30)))
        for number, (phone, _, _) in enumerate(phones):
            phone.send(t="answer", n=1, v=number % 5)
        await asyncio.gather(*(phone.hear("kept") for phone, _, _ in phones))
        read = Journal(self._path)
        again, _, _ = open_class(read)
        assert sum(again.room.poll.bars()) == len(again.room.seats) == 30
        assert again.room.tally(0).bars is None
        read.close()

    @gen_test
    async def test_a_class_plays_a_game_and_no_choice_is_told_before_all_are_shown(self):
        """In a game each phone chooses for a player, and no choice is sent to wall or console before all are shown.

        A restart of the server in the middle changes nothing.
        """
        game = ClassGame("incan_gold", 26, 3, is_asking=True)
        wall = await self.connect("wall", teacher=True)
        console = await self.connect("console/socket", teacher=True)
        phones = [(await self.phone(name))[0] for name in ("Ana", "Luis", "Eva", "Noa")]
        wall.send(t="at", address=game.address)
        states = [await each.state(1, "open") for each in phones]
        assert [each["voice"] for each in states] == ["Ana", "Beto", "Chaska", "Ana"]
        assert [each["others"] for each in states] == [1, 0, 0, 1]
        for phone, option in zip(phones, (1, 0, 0, 0), strict=True):
            phone.send(t="answer", n=1, v=option)
            await phone.hear("kept")
        self.classes.live, _, goes_on = open_class(self.journal)
        assert goes_on
        assert self.classes.live.room.choices == self.live.room.choices == {0: 0, 1: 0, 2: 0}
        self.classes.live._thread.shutdown()
        phones[3].send(t="answer", n=1, v=1)
        await phones[3].hear("kept")
        wall.send(t="close")
        closed = await wall.until(lambda told: told["phase"] == "closed")
        assert (closed["answered"], closed["asked"]) == (4, 4)
        await console.until(lambda told: told.get("phase") == "closed")
        told = [json.loads(each) for each in (*wall.heard, *console.heard)]
        assert not [each for each in told if each.get("bars") or each.get("chosen")]
        wall.send(t="show")
        shown = await wall.until(lambda told: told["phase"] == "shown")
        assert shown["chosen"] == [[0, 1], [1, 0], [2, 0]]
        wall.send(t="at", address=game.play(dict(shown["chosen"])).address)
        assert (await phones[0].state(0))["voice"] == "Ana"
        asked = replace(game.play(dict(shown["chosen"])), is_asking=True)
        wall.send(t="at", address=asked.address)
        assert (await phones[1].state(2, "open"))["mine"] is None
        assert (await phones[0].state(0))["voice"] == "Ana", "who is in the camp is not asked"
        assert (await wall.until(lambda told: told["n"] == 2))["asked"] == 2
