"""A visitor of the page: received updates, visible elements and actions."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec
from playwright.sync_api import ConsoleMessage, Locator, Page, Route, ViewportSize, WebSocket
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from gloaming.server.protocol.table_update import TableUpdate
from tests.server.house import Line

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

FAULTS = """async () => {
  if (globalThis.undrawn) undrawn.disabled = true;
  const result = await axe.run(document, { resultTypes: ["violations"] });
  if (globalThis.undrawn) undrawn.disabled = false;
  return result.violations.map((fault) =>
    `${fault.id}: ${fault.help}: ${fault.nodes.map((node) => node.target.join(" ")).join(", ")}`);
}"""

DRAW = """() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== globalThis.undrawn);
  delete globalThis.undrawn;
}"""
"""From now on the page is drawn, until another is loaded."""

DRAWN = """async () => {
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const came = (picture) => new Promise((done) => {
    for (const way of ["load", "error"]) picture.addEventListener(way, done);
    if (picture.complete) done();
  });
  await frames();
  const missing = [...document.images].filter((element) => !element.complete);
  if (document.fonts.status === "loaded" && !missing.length) return;
  await Promise.all([document.fonts.ready, ...missing.map(came)]);
  await frames();
}"""
"""A change of the window's size, or of what it shows, has been drawn, with the letters and pictures it takes."""

PICTURES = Path(__file__).parents[2] / "build" / "pictures"

GAME = "dont-go-in-there"

PATIENCE = 120_000
"""Milliseconds to wait for the server, long enough for a busy machine."""

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
TABLET: ViewportSize = {"width": 1024, "height": 768}
PHONE: ViewportSize = {"width": 360, "height": 740}
ALL_SIZES = (DESKTOP, TABLET, PHONE)

NAME = """(element) => {
  const shown = element.cloneNode(true);
  shown.querySelectorAll("[aria-hidden=true]").forEach((part) => part.remove());
  return (element.getAttribute("aria-label") ?? shown.textContent).replace(/\\s+/g, " ").trim();
}"""

BUTTONS = f"(all) => all.toSorted((element, other) => element.dataset.option - other.dataset.option).map({NAME})"

FOCUSABLE = f"""(all) => all
  .filter((node) => (node.tabIndex >= 0 || node.closest("[role=toolbar]")) && node.checkVisibility() && !node.disabled)
  .map({NAME})"""


def slug(name: str) -> str:
    """A name as a part of a file's name."""
    return re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")


class Visitor:
    """A page, its server, the newest TableUpdate of its socket, and all events until
    then."""

    def __init__(self, page: Page, server: str) -> None:
        self.page = page
        self.server = server
        self.update: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.complaints: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("websocket", self._follow)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._read)

    def _read(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "table-update":
            self.update = message
            self.events[message["since"] :] = message["events"]

    def request_table(self, *seats: str, **more: Any) -> str:
        """Open a table over HTTP, without a look at the front page. Returns its address."""
        seed = {"seed": 7} if seats.count("human") < 2 else {}
        wanted = {"game": GAME, "seats": list(seats), **seed, **more}
        answer = self.page.request.post("/api/tables", data=wanted, headers={"Origin": self.server})
        assert answer.status == 201, answer.text()
        return f"/table/{answer.json()['id']}"

    def open_table(self, *seats: str, **more: Any) -> str:
        """Open a table over HTTP and go to it. Returns its address."""
        address = self.request_table(*seats, **more)
        self.page.goto(address)
        return address

    def fix_deals(self, seed: int) -> None:
        """Let all tables that the page itself opens have this seed; otherwise each has a secret one."""

        def seeded(route: Route) -> None:
            wanted = route.request.post_data_json
            route.continue_(post_data=json.dumps({**wanted, "seed": seed}) if wanted else None)

        self.page.route("**/api/tables", seeded)

    def another_tab(self) -> Visitor:
        """A second page of the same person."""
        return Visitor(self.page.context.new_page(), self.server)

    def invite(self, seat: int) -> str:
        """Create an invitation to a free seat of this visitor's table and return its link."""
        self.page.get_by_role("button", name=f"Invite Player {seat + 1}").click()
        return self.page.get_by_role("textbox", name=f"Link for Player {seat + 1}").input_value()

    def seat_friend(self, friend: Visitor, seat: int = 1) -> None:
        """Invite another visitor to a free seat of this visitor's table."""
        friend.accept(self.invite(seat))
        friend.page.wait_for_url("**/table/*")
        friend.page.get_by_role("heading", name=f"Player {seat + 1} you").wait_for()

    @property
    def options(self) -> Locator:
        """The buttons of the open question."""
        return self.page.locator("[data-option]")

    def option(self, number: int) -> Locator:
        """The button of an option of the open question."""
        return self.page.locator(f"[data-option='{number}']")

    def key(self, number: int) -> str:
        """The figures under which an option is shown and typed."""
        return self.option(number).locator("kbd").text_content() or ""

    @property
    def question(self) -> Locator:
        """The heading of the prompt."""
        return self.page.locator("#question")

    def await_question(self) -> bool:
        """Wait until it is this visitor's turn; False when the match is over instead."""
        self.page.locator(".result, .prompt[aria-busy=false] [data-option]:visible").first.wait_for()
        return not self.page.locator(".result").is_visible()

    def set_the_table(self, title: str) -> Locator:
        """Open the form of a game on the front page. Returns it."""
        self.press_more("Create table", title)
        return self.page.get_by_role("dialog", name=f"Create table: {title}")

    def press_more(self, door: str, title: str) -> None:
        """Press a button among the further ways to play a game on the front page."""
        self.page.get_by_role("button", name=f"More: {title}").click()
        self.page.get_by_role("dialog", name=f"More: {title}").get_by_role("button", name=f"{door}: {title}").click()

    def accept(self, link: str) -> None:
        """Accept an invitation."""
        self.page.goto(link)
        self.page.get_by_role("button", name="Join").click()
        self.page.wait_for_url("**/table/*")

    def log(self) -> list[str]:
        """Return the lines of the log with normalized spaces, which differ before painting.

        A line that stands for several equal ones is returned once for each.
        """
        lines: list[str] = []
        for text in self.page.locator(".log li").all_inner_texts():
            line = " ".join(text.split())
            several = re.fullmatch(r"(.*) \u00d7(\d+)", line)
            lines += [several[1]] * int(several[2]) if several else [line]
        return lines

    def await_log(self, other: Visitor) -> None:
        """Wait until this page and another of the same seat have been sent as much, and the log shows all of it."""
        sent, newest, shown = 0, 0, 0
        for _ in range(PATIENCE // 50):
            sent = self.update["since"] + len(self.update["events"])
            newest, shown = other.update["since"] + len(other.update["events"]), len(self.log())
            if sent == newest == shown:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"of {newest} events {sent} were sent here, and the log shows {shown}")

    def offered(self) -> list[str]:
        """The names of the buttons of the open question by their numbers; buttons of one place stand together."""
        names: list[str] = self.options.evaluate_all(BUTTONS)
        return names

    def legal(self) -> list[str]:
        """The labels of the legal options, as the server sent them."""
        for _ in range(PATIENCE // 20):
            shown = self.offered()
            prompt = self.update.get("prompt")
            sent = [option["label"] for option in prompt["options"]] if prompt else []
            if sent == shown:
                return sent
            self.page.wait_for_timeout(20)
        raise AssertionError(f"the page offers {shown}, the server {sent}")

    def focusable(self) -> list[str]:
        """The names of everything that Tab, or Tab and the arrows, can reach."""
        controls = self.page.locator("a[href], button, input, select, textarea, summary, [tabindex]")
        names: list[str] = controls.evaluate_all(FOCUSABLE)
        return names

    def check_controls(self) -> None:
        """Check that every legal option has exactly one focusable control, with its heading open."""
        legal = self.legal()
        if self.page.locator("[data-holds]").count():
            self.unfold()
        names = self.focusable()
        assert [names.count(label) for label in legal] == [1] * len(legal)
        assert self.options.count() == len(legal)

    def unfold(self) -> None:
        """Open the list of options and every collapsed heading."""
        self.open_list()
        closed = self.page.locator("[data-holds]")
        while closed.count():
            closed.first.click()

    def open_list(self) -> None:
        """Open the list of options, unless it is open."""
        closed = self.page.locator(".listed[aria-expanded=false]")
        if closed.count():
            closed.click()

    def zoom_map(self) -> None:
        """Zoom the map in or out with the tool under More."""
        self.page.get_by_role("button", name="More and settings").click()
        self.page.get_by_role("button", name="Zoom the map").click()

    def reveal(self, number: int) -> Locator:
        """Return the button of an option, with the list and its heading open."""
        self.page.locator(".prompt[data-looked]").wait_for()
        if self.page.locator(f".panel:not(.open) [data-option='{number}']").count():
            self.open_list()
        if not self.option(number).is_visible():
            self.unfold()
        return self.option(number)

    def take(self, number: int) -> None:
        """Press the button of an option and wait until the server has accepted it."""
        before = self.asked
        self.reveal(number).click()
        self.await_answer(before)

    @property
    def asked(self) -> int:
        """The number of the question that is open to this visitor."""
        self.legal()
        asked: int = self.update["prompt"]["rqid"]
        return asked

    def await_answer(self, rqid: int) -> None:
        """Wait until the question is closed."""
        for _ in range(PATIENCE // 20):
            prompt = self.update["prompt"]
            if prompt is None or prompt["rqid"] != rqid:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"question {rqid} is still open")

    def await_update(self, wanted: Callable[[dict[str, Any]], object]) -> None:
        """Wait until the newest update matches."""
        for _ in range(PATIENCE // 20):
            if wanted(self.update):
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"the last update: {self.update}")

    def await_some(self, seen: Sequence[Any]) -> None:
        """Wait until other code has filled a list while the page runs."""
        for _ in range(PATIENCE // 20):
            if seen:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("it never came")

    def play_until(self, question: str, prefer: str) -> None:
        """Choose options that start with `prefer`, otherwise the last, until this question is open."""
        while self.await_question():
            legal = self.legal()
            asked = self.update["question"]
            if asked == question or asked.endswith(f": {question[0].lower()}{question[1:]}"):
                return
            self.take(next((at for at, label in enumerate(legal) if label.startswith(prefer)), len(legal) - 1))
        raise AssertionError(f"the match ended without the question: {question}")

    def connect(self, address: str) -> ClientConnection:
        """Connect to a table as this person, in addition to the page."""
        cookies = "; ".join(f"{cookie.get('name')}={cookie.get('value')}" for cookie in self.page.context.cookies())
        socket = self.server.replace("http", "ws", 1) + f"/api/tables/{address.rpartition('/')[2]}/socket"
        return connect(socket, origin=Origin(self.server), additional_headers={"Cookie": cookies})

    def leave(self) -> None:
        """Close the page and forget its complaints, such as of a server that was gone; none can come late."""
        self.page.close()
        self.complaints.clear()

    def check_width(self) -> None:
        """Check that the page does not scroll sideways."""
        self.page.evaluate(DRAWN)
        over = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert over <= 0

    def check_accessible(self, *, phone: bool = False) -> None:
        """Check that axe-core finds no violation in the page; phone: also at the size of a phone."""
        self.page.evaluate(DRAWN)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        faults = self.page.evaluate(FAULTS)
        assert faults == [], faults
        size = self.page.viewport_size
        if phone and size is not None:
            self.page.set_viewport_size(PHONE)
            self.check_width()
            self.check_accessible()
            self.page.set_viewport_size(size)

    def photograph(
        self, name: str, *, accessible: bool = False, sizes: Sequence[ViewportSize] = (DESKTOP, PHONE)
    ) -> None:
        """Save screenshots at the sizes of a desktop and a phone; check that nothing scrolls sideways.

        accessible: whether axe-core, too, shall find no fault at either size.
        """
        PICTURES.mkdir(parents=True, exist_ok=True)
        size = self.page.viewport_size
        assert size is not None
        self.page.evaluate(DRAW)
        pointer = self.page.context.new_cdp_session(self.page)
        for shown in sizes:
            self.page.set_viewport_size(shown)
            pointer.send("Emulation.setTouchEmulationEnabled", {"enabled": shown == PHONE})
            self.page.evaluate(DRAWN)
            self.check_width()
            if accessible:
                self.check_accessible()
            self.page.screenshot(path=PICTURES / f"{name}-{shown['width']}x{shown['height']}.png")
        pointer.send("Emulation.setTouchEmulationEnabled", {"enabled": False})
        pointer.detach()
        self.page.set_viewport_size(size)


def since(seq: int) -> Callable[[TableUpdate], bool]:
    """Return whether an update has at least this sequence number."""
    return lambda update: update.seq >= seq


def closed(rqid: int) -> Callable[[TableUpdate], bool]:
    """Return whether a question is closed; an update in flight may still show it."""
    return lambda update: update.prompt is None or update.prompt.rqid != rqid


def play_unseen(people: Sequence[Visitor], address: str, choose: Callable[[dict[str, Any]], int | None]) -> bool:
    """Leave the page and play without it, which is faster. Return True if `choose` stops, False if the match ends.

    people: all players; choose: returns an option for the update of the player to move, or None to stop
    at this question.
    """
    with ExitStack() as opened:
        lines = {}
        for person in people:
            person.page.goto("about:blank")
            person.update = {}
            line = Line(opened.enter_context(person.connect(address)))
            lines[line.wait(lambda now: True).seat] = line
        while True:
            now = next(iter(lines.values())).wait(
                lambda now: now.waiting_for in (None, *lines) and not (now.dice is not None and now.dice.mixing)
            )
            if now.waiting_for is None:
                return False
            asked = lines[now.waiting_for]
            option = choose(msgspec.to_builtins(asked.wait(since(now.seq))))
            if option is None:
                return True
            rqid = asked.prompt.rqid
            while (answer := asked.choose(option, id=uuid4().hex)).status != "taken":
                assert answer.reason.startswith("Too many messages"), answer
                people[0].page.wait_for_timeout(500)
            asked.wait(closed(rqid))
            for line in lines.values():
                line.wait(since(asked.update.seq))


def await_person(people: Sequence[Visitor]) -> int | None:
    """Wait until all people at a table have the same state and one is to move. Return the seat, or None at the end.

    A page that has just changed to another table may still have the old state. While the dice are mixed, the table
    waits for a player without a question.
    """
    for _ in range(PATIENCE // 10):
        update = people[0].update
        here = [
            person.update.get("seq") for person in people if person.page.url.endswith(f"/{person.update.get('table')}")
        ]
        if here == [update.get("seq")] * len(people):
            waiting: int | None = update["waiting_for"]
            if waiting is None or (update["question"] and update["seats"][waiting]["kind"] == "human"):
                return waiting
        people[0].page.wait_for_timeout(10)
    raise AssertionError("the bots do not choose, or the updates differ")
