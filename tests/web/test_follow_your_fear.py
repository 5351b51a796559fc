"""Follow Your Fear at the page: the board by mouse and by keyboard, the sums, who sees what."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, WebSocketRoute, expect

from gloaming.games.follow_your_fear import GAME as SOLD

from .conftest import ROOT
from .test_fatal_frame import with_sitting, with_view
from .test_learn import begin
from .visitor import DESKTOP, DRAWN, PHONE, TABLET, Visitor, play_unseen

Come = Callable[..., Visitor]

GAME = "follow-your-fear"

SIDES = ("north", "east", "south", "west")

Reached = Callable[[dict[str, Any], list[list[Any]]], object]
"""Returns whether a view and the options of a question match."""


def open_table(person: Visitor, *seats: str, seed: int = 5, **options: str) -> str:
    """Open a table of the game with bots. Returns its address."""
    return person.request_table(*seats or ("human", "random", "random"), game=GAME, seed=seed, options=options)


def wish(update: dict[str, Any], chance: random.Random) -> int:
    """Captures first, then cards with Strength or a Move, then anything but an end."""
    options = update["prompt"]["options"]
    going = [at for at, option in enumerate(options) if not option.get("goes_on")]
    captures = [at for at in going if options[at]["option"][0] == "move" and "capture" in options[at]["label"]]
    strong = [at for at in going if options[at]["option"][0] == "summon" and "Strength" in options[at]["label"]]
    moving = [at for at in going if "Move" in options[at]["label"]]
    return chance.choice(captures or strong or moving or going or [0])


def reach(person: Visitor, reached: Reached, *seats: str, **options: str) -> None:
    """Play matches without the page until a question matches, and open it."""
    for seed in range(3, 12):
        chance = random.Random(seed)

        def choose(update: dict[str, Any], chance: random.Random = chance) -> int | None:
            asked = [option["option"] for option in update["prompt"]["options"]]
            return None if reached(update["view"], asked) else wish(update, chance)

        address = open_table(person, *seats, seed=seed, **options)
        if play_unseen([person], address, choose):
            person.page.goto(address)
            assert person.await_question()
            person.legal()
            person.page.evaluate(DRAWN)
            return
    raise AssertionError("such a position was never reached")


def moving(phase: str) -> Reached:
    """A question of where to move in a phase."""
    return lambda view, asked: view["phase"] == phase and asked[0][0] == "move"


def capturing(view: dict[str, Any], asked: list[list[Any]]) -> bool:
    """A question in which a token of Fear or of a player can be captured."""
    standing = {tile for player in view["players"] for tile in player["tokens"]} | {*view["red"], *view["blue"]}
    return any(option[0] == "move" and option[2] in standing for option in asked)


def asked(person: Visitor) -> list[list[Any]]:
    """The options of the open question, as verbs and numbers."""
    return [option["option"] for option in person.update["prompt"]["options"]]


def view(person: Visitor) -> dict[str, Any]:
    """Return the last view that the server sent."""
    state: dict[str, Any] = person.update["view"]
    return state


def piece(person: Visitor, name: str) -> Locator:
    """A piece that can be chosen."""
    return person.page.locator(f'.piece.open[data-piece="{name}"]').first


def tile(person: Visitor, number: int) -> Locator:
    """A tile of the board."""
    return person.page.locator(f'[data-piece="tile-{number}"]')


def tiles(person: Visitor, marked: str) -> set[int]:
    """The tiles that have a mark."""
    tiles = person.page.locator(f".tile.{marked}").evaluate_all(
        "(all) => all.map((element) => element.dataset.piece.slice(5))"
    )
    return {int(number) for number in tiles}


def click(person: Visitor, name: str) -> None:
    """Choose by a click on a piece."""
    before = person.asked
    piece(person, name).click()
    person.await_answer(before)


def test_the_opening_is_played_by_clicks_on_what_lies_on_the_table(visitor: Come) -> None:
    me = visitor()
    seed = next(seed for seed in range(40) if first_player(seed) == 0)
    me.page.goto(open_table(me, "human", "random", seed=seed))
    assert me.await_question()
    me.legal()
    click(me, "heights")
    expect(me.page.get_by_role("heading", name="The Fear of Heights")).to_be_visible()
    while me.await_question() and asked(me)[0][0] == "take":
        me.legal()
        click(me, me.update["prompt"]["options"][0]["pieces"][0])
    assert asked(me)[0][0] == "side"
    click(me, "side-2")
    me.await_question()
    me.legal()
    assert view(me)["players"][0]["side"] == "south"
    for home in (57, 58, 59, 60, 61, 62):
        expect(tile(me, home)).to_have_accessible_name(re.compile("Starting Tile of"))
    assert asked(me)[0][0] == "harvest"
    held = len(view(me)["players"][0]["hand"])
    click(me, me.update["prompt"]["options"][-1]["pieces"][0])
    me.await_question()
    me.legal()
    assert len(view(me)["players"][0]["hand"]) == held + 1
    card = next((option["pieces"][0] for option in me.update["prompt"]["options"] if option["pieces"]), None)
    assert card is not None
    click(me, card)
    me.await_question()
    me.legal()
    assert card in [player["id"] for player in view(me)["players"][0]["spirits"]]
    expect(me.page.get_by_role("list", name="Summoned cards").locator(f'[data-piece="{card}"]')).to_be_visible()


def first_player(seed: int) -> int:
    """Who plays first in a match for two of this seed."""
    import gloaming

    first: int = gloaming.game(GAME).new(seats=2, seed=seed).view(None)["first"]
    return first


def test_what_a_card_does_is_read_in_full_from_the_option_that_summons_it(visitor: Come) -> None:
    me = visitor()
    reach(me, lambda view, asked: any(option[0] == "summon" for option in asked))
    summons = [at for at, option in enumerate(me.update["prompt"]["options"]) if option["option"][0] == "summon"]
    closer = me.page.locator(".closer")
    before = me.asked
    me.open_list()
    for at in summons:
        me.option(at).hover()
        card = me.update["prompt"]["options"][at]["pieces"][0]
        expect(closer).to_contain_text(SOLD.box.names[SOLD.box.ids.index(card)])
    me.page.mouse.move(2, 2)
    expect(closer).to_have_count(0)
    button = me.option(summons[0])
    button.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(closer).to_be_visible()
    button.dispatch_event("pointerup", {"pointerType": "touch"})
    button.dispatch_event("click", {"detail": 1})
    expect(closer).to_have_count(0)
    assert me.asked == before


def test_the_moves_of_one_token_are_lit_at_once_and_another_token_takes_its_place(visitor: Come) -> None:
    me = visitor()
    reach(me, lambda view, asked: moving("spirit")(view, asked) and len({option[1] for option in asked[:-1]}) > 2)
    ways = [(option[1], option[2]) for option in asked(me) if option[0] == "move"]
    assert tiles(me, "start") == {start for start, _ in ways}
    (first,) = tiles(me, "from")
    assert tiles(me, "end") == {end for start, end in ways if start == first}
    other = next(start for start, _ in ways if start != first)
    tile(me, other).click()
    expect(tile(me, other)).to_have_class(re.compile("from"))
    ends = {end for start, end in ways if start == other}
    assert tiles(me, "end") == ends
    before = me.asked
    tile(me, min(ends)).click()
    me.await_answer(before)
    assert min(ends) in view(me)["players"][0]["tokens"]
    assert other not in view(me)["players"][0]["tokens"]


def test_a_capture_says_its_word_and_both_values_and_is_taken_by_one_click(visitor: Come) -> None:
    me = visitor()
    reach(me, capturing)
    captures = tiles(me, "capture")
    assert captures, "the token that captures is chosen first"
    for at in captures:
        expect(tile(me, at).locator(".blow")).to_have_text("Capture")
        expect(tile(me, at)).to_have_accessible_name(
            re.compile(rf"can be captured: Strength {view(me)['strength']} against Defense")
        )
    before = me.asked
    tile(me, min(captures)).click()
    me.await_answer(before)
    assert any("captur" in line for line in me.log())


Lines = tuple[tuple[int, ...], ...]


def foreseen(view: dict[str, Any], card: str) -> dict[int, Lines]:
    """Return where a card's Move leads each token of the first player, with the tiles on the way."""
    box = SOLD.box
    number = box.ids.index(card)
    player = view["players"][0]
    if not box.pattern[number] or player["side"] is None:
        return {}
    lines = box.reach[box.pattern[number]][SIDES.index(player["side"])]
    return {start: lines[start] for start in player["tokens"]}


def occupied(view: dict[str, Any]) -> set[int]:
    """Return the tiles with a token."""
    return {tile for player in view["players"] for tile in player["tokens"]} | {*view["red"], *view["blue"]}


def free_ends(view: dict[str, Any], card: str) -> dict[int, set[int]]:
    """Return the free tiles to which a card's Move leads each token."""
    there = occupied(view)
    return {start: {way[0] for way in lines if not there & set(way)} for start, lines in foreseen(view, card).items()}


def summons(asked: list[list[Any]]) -> list[str]:
    """Return the cards that can be summoned."""
    return [SOLD.box.ids[option[1]] for option in asked if option[0] == "summon"]


def only_moves(card: str) -> bool:
    """Return whether a card does nothing before its Move."""
    return bool(SOLD.box.short[SOLD.box.ids.index(card)].startswith("Move"))


def with_a_move(view: dict[str, Any], asked: list[list[Any]]) -> bool:
    """A question in which a Spirit with a Move can be summoned, without captured tokens to lay on it."""
    return (
        view["phase"] == "spirit"
        and not any(view["players"][0]["taken"])
        and any(only_moves(card) and any(free_ends(view, card).values()) for card in summons(asked))
    )


def test_the_move_of_a_card_is_drawn_before_it_is_summoned_and_a_lit_tile_plays_both(visitor: Come) -> None:
    me = visitor()
    reach(me, with_a_move)
    card = next(card for card in summons(asked(me)) if only_moves(card) and any(free_ends(view(me), card).values()))
    ends = free_ends(view(me), card)
    piece(me, card).hover()
    (start,) = tiles(me, "from")
    assert tiles(me, "foreseen") - occupied(view(me)) == ends[start]
    assert tiles(me, "start") == set(ends)
    other = next((token for token in ends if token != start and ends[token]), start)
    tile(me, other).click()
    expect(tile(me, other)).to_have_class(re.compile("from"))
    assert tiles(me, "foreseen") - occupied(view(me)) == ends[other]
    end = min(ends[other])
    tile(me, end).click()
    me.await_update(lambda update: end in update["view"]["players"][0]["tokens"])
    assert other not in view(me)["players"][0]["tokens"]


def in_reach_of_fear(view: dict[str, Any], asked: list[list[Any]]) -> bool:
    """A question in which the Move of a Spirit leads onto the Fear."""
    fear = {*view["red"], *view["blue"]} - set(view["hidden"])
    there = occupied(view)
    return view["phase"] == "spirit" and any(
        way[0] in fear and not there & set(way[1:])
        for card in summons(asked)
        for lines in foreseen(view, card).values()
        for way in lines
    )


def test_a_token_in_reach_that_is_too_strong_is_red_with_both_values(visitor: Come) -> None:
    me = visitor()
    with_view(me, lambda update: update.update(fear_defense=19))
    reach(me, in_reach_of_fear, fear="trapped")
    cards = [card for card in summons(asked(me)) if foreseen(view(me), card)]
    strong: set[int] = set()
    for card in cards:
        piece(me, card).hover()
        for start in foreseen(view(me), card):
            tile(me, start).click()
            strong |= tiles(me, "strong")
            for at in tiles(me, "strong"):
                expect(tile(me, at).locator(".blow")).to_have_text(re.compile(r"\d against 19$"))
                expect(tile(me, at)).not_to_have_class(re.compile("open|foreseen"))
    assert strong & {*view(me)["red"], *view(me)["blue"]}


def test_a_tile_where_no_move_leads_says_why(visitor: Come) -> None:
    me = visitor()
    reach(me, moving("fear"))
    mine = view(me)["players"][0]["tokens"][0]
    tile(me, mine).click()
    said = me.page.locator(".notice.why p")
    expect(said).to_contain_text("cannot capture")
    empty = next(at for at in range(64) if not tile(me, at).locator(".token").count() and at not in tiles(me, "end"))
    tile(me, empty).click()
    expect(said).to_contain_text("can reach this tile")


def number(text: str) -> int:
    """A number as the page writes it."""
    return int(text.replace("\N{MINUS SIGN}", "-"))


def worth(sum_: str) -> int:
    """Evaluate a sum as the page shows it: `= 2 (Player 2) + 2 Void`, `( 2 + 1 ) x 2`."""
    plain = re.sub(r"\((Player \d|you)\)|Void|\u21c4|=|\s", "", sum_)
    plain = plain.replace("\N{MINUS SIGN}", "-").replace("\N{MULTIPLICATION SIGN}", "*")
    assert re.fullmatch(r"[-+*()\d]+", plain), sum_
    return int(eval(plain))


def check_sums(person: Visitor) -> int:
    """Each Strength and Defense shown is the server's, and its parts come to it. Returns how many had parts."""
    state = view(person)
    page = person.page
    strength = page.locator(".duel .number")
    assert number(strength.inner_text()) == state["strength"]
    assert number(page.locator(".fear .value.defense b").first.inner_text()) == state["fear_defense"]
    for seat, player in enumerate(state["players"]):
        if not player["banished"]:
            value = page.locator(f'[data-place="seat-{seat}"] .state .value.defense b')
            assert number(value.inner_text()) == player["defense"]
    values = page.locator(".value:has(.how)").all()
    for value in values:
        assert worth(value.locator(".how").inner_text()) == number(value.locator("b").inner_text())
    parts = page.locator(".duel .sum b").all_inner_texts()
    if parts and not state["strength_sum"]["exchanged"]:
        assert worth(" ".join(parts[:-1])) == number(parts[-1].removeprefix("= ")) == state["strength"]
    return len(values) + bool(parts)


def test_strength_and_defense_add_up_to_what_the_server_says_along_a_match(visitor: Come) -> None:
    me = visitor()
    me.page.goto(open_table(me, "human", "random", "random", "random", seed=8, fear="trapped"))
    chance = random.Random(1)
    parts = 0
    for _ in range(45):
        if not me.await_question():
            break
        me.legal()
        if view(me)["round"]:
            parts += check_sums(me)
        me.take(wish(me.update, chance))
    assert parts > 10


def test_the_board_is_walked_with_arrows_and_a_token_picked_with_enter(visitor: Come) -> None:
    me = visitor()
    reach(me, moving("spirit"))
    board = me.page.get_by_role("grid", name="Board")
    assert board.get_by_role("gridcell").count() == 64
    board.locator("[tabindex='0']").focus()
    start = next(option[1] for option in asked(me) if option[0] == "move")
    place = int(tile(me, start).get_attribute("data-at") or 0)
    for _ in range(place // 8):
        me.page.keyboard.press("ArrowDown")
    for _ in range(place % 8):
        me.page.keyboard.press("ArrowRight")
    expect(tile(me, start)).to_be_focused()
    if start not in tiles(me, "from"):
        me.page.keyboard.press("Enter")
    expect(tile(me, start)).to_have_class(re.compile("from"))
    end = next(option[2] for option in asked(me) if option[:2] == ["move", start])
    to = int(tile(me, end).get_attribute("data-at") or 0)
    for _ in range(abs(to // 8 - place // 8)):
        me.page.keyboard.press("ArrowDown" if to > place else "ArrowUp")
    for _ in range(abs(to % 8 - place % 8)):
        me.page.keyboard.press("ArrowRight" if to % 8 > place % 8 else "ArrowLeft")
    expect(tile(me, end)).to_be_focused()
    before = me.asked
    me.page.keyboard.press("Enter")
    me.await_answer(before)
    assert start not in view(me)["players"][0]["tokens"]


def test_a_whole_turn_is_played_with_the_keys_of_the_options(visitor: Come) -> None:
    me = visitor()
    reach(me, lambda view, asked: asked[0][0] == "harvest")
    round_before = view(me)["round"]
    phases = set()
    for _ in range(30):
        if not me.await_question():
            break
        me.legal()
        if view(me)["round"] > round_before:
            break
        phases.add(view(me)["phase"])
        me.check_controls()
        before = me.asked
        options = me.update["prompt"]["options"]
        goes_on = any(option.get("goes_on") for option in options)
        me.page.keyboard.press("0" if goes_on else "1")
        if len(options) >= 10 and not goes_on:
            me.page.keyboard.press("Enter")
        me.await_answer(before)
    assert phases == {"spirit", "fear"}


def test_the_hands_of_others_are_backs_of_their_colours(visitor: Come) -> None:
    me = visitor()
    reach(me, lambda view, asked: view["round"] > 1 and asked[0][0] == "summon")
    other = view(me)["players"][1]
    assert all(card.startswith("?") for card in other["hand"])
    place = me.page.locator('[data-place="seat-1"]')
    shown = place.locator(".back").evaluate_all("(all) => all.map((element) => Number(element.textContent))")
    assert sum(shown) == len(other["hand"])


def test_one_s_own_home_row_lies_at_the_bottom(visitor: Come) -> None:
    me = visitor()
    reach(me, lambda view, asked: asked[0][0] == "harvest", "human", "random", "random", "random")
    mine = view(me)["players"][0]["side"]
    bottom = me.page.locator(".tile").evaluate_all(
        "(all) => all.slice(56).map((element) => +element.dataset.piece.slice(5))"
    )
    edges = {"north": range(8), "south": range(56, 64), "west": range(0, 64, 8), "east": range(7, 64, 8)}
    assert set(bottom) == set(edges[mine])


QUESTIONS: dict[str, Reached] = {
    "take": lambda view, asked: asked[0][0] == "take",
    "summon": lambda view, asked: view["phase"] == "spirit" and asked[0][0] == "summon" and view["round"] > 1,
    "fear": lambda view, asked: view["phase"] == "fear" and asked[0][0] in ("summon", "flip"),
    "capture": capturing,
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_the_table_has_no_fault_for_axe_at_any_size(visitor: Come, name: str) -> None:
    me = visitor()
    reach(me, QUESTIONS[name], "human", "random", "random", "random", fear="loneliness")
    for size in (DESKTOP, TABLET, PHONE):
        me.page.set_viewport_size(size)
        me.check_width()
        me.check_accessible()
        opener = me.page.locator("[data-sheet=rivals]:visible").first
        if opener.count():
            opener.click()
            me.check_accessible()
            me.page.keyboard.press("Escape")


def test_the_result_tells_who_banished_the_fear_or_stood_last(visitor: Come) -> None:
    me = visitor()
    chance = random.Random(2)
    address = open_table(me, "human", "random", seed=4)
    assert not play_unseen([me], address, lambda update: wish(update, chance))
    me.page.goto(address)
    result = me.page.locator(".result")
    expect(result.get_by_role("columnheader", name="Fear tokens captured")).to_be_visible()
    me.check_accessible(phone=True)


def test_on_a_phone_the_fear_the_goal_and_whose_values_are_whose_are_always_in_sight(visitor: Come) -> None:
    me = visitor(**PHONE)
    reach(me, moving("spirit"))
    vitals = me.page.locator("[data-part=vitals]")
    expect(vitals).to_contain_text(re.compile(r"You\s*Defense\s*\S?\d"))
    expect(vitals).to_contain_text(re.compile(r"\d left, the last wins"))
    strip = me.page.locator("[data-region=hand] .sum")
    expect(strip).to_contain_text(re.compile(r"Strength\s*\S?\d+\s*(beats|against)\s*Defense\s*\S?\d"))


def test_the_names_of_tiles_stand_along_the_board_and_not_on_the_tokens(visitor: Come) -> None:
    me = visitor()
    reach(me, moving("spirit"), "human", "random")
    for size in (DESKTOP, PHONE):
        me.page.set_viewport_size(size)
        along = me.page.locator(".along span:visible")
        expect(along).to_have_count(16)
        names = along.all_inner_texts()
        assert {"".join(sorted(names[:8])), "".join(sorted(names[8:]))} == {"12345678", "abcdefgh"}


NARROW_PHONE: ViewportSize = {"width": 390, "height": 844}
LOW_PHONE: ViewportSize = {"width": 360, "height": 640}
LANDSCAPE: ViewportSize = {"width": 667, "height": 375}


@pytest.mark.parametrize(
    ("size", "least"), [(DESKTOP, 80), (NARROW_PHONE, 44), (LOW_PHONE, 44), (PHONE, 44), (LANDSCAPE, 34)]
)
def test_the_board_is_as_large_as_its_place_and_its_tiles_fit_a_finger(
    visitor: Come, size: ViewportSize, least: int
) -> None:
    me = visitor(**size)
    reach(me, moving("spirit"), "human", "random")
    box = tile(me, 0).bounding_box()
    board = me.page.locator("[data-part=map]").bounding_box()
    region = me.page.locator("[data-region=board]").bounding_box()
    assert box is not None and board is not None and region is not None
    assert min(box["width"], box["height"]) >= least
    assert board["width"] == pytest.approx(min(region["width"], region["height"]), abs=2)
    hand = me.page.locator("[data-region=hand]").bounding_box()
    assert hand is not None
    assert hand["height"] >= 64


FILLED = """(region) => {
  const whole = region.getBoundingClientRect();
  return [...region.querySelectorAll("[data-piece]")].reduce((sum, piece) => {
    const box = piece.getBoundingClientRect();
    return sum + box.width * box.height;
  }, 0) / (whole.width * whole.height);
}"""


@pytest.mark.parametrize("size", [DESKTOP, NARROW_PHONE])
@pytest.mark.parametrize("name", ["fear", "take"])
def test_before_the_game_the_choices_fill_the_place_of_the_board(visitor: Come, size: ViewportSize, name: str) -> None:
    me = visitor(**size)
    options = {} if name == "fear" else {"fear": "dark"}
    reach(me, lambda view, asked: asked[0][0] == name, "human", "random", **options)
    assert me.page.locator("[data-region=board]").evaluate(FILLED) > 0.8


def test_the_fear_under_the_pointer_is_described_beside_the_six(visitor: Come) -> None:
    me = visitor()
    reach(me, lambda view, asked: asked[0][0] == "fear", "human", "random")
    piece(me, "decay").hover()
    expect(me.page.get_by_role("heading", name="The Fear of Decay")).to_be_visible()
    piece(me, "heights").hover()
    expect(me.page.get_by_role("heading", name="The Fear of Heights")).to_be_visible()


def test_every_spirit_has_a_picture_of_its_own(visitor: Come) -> None:
    drawn = (ROOT / "web/src/games/follow_your_fear/art/pictures.ts").read_text(encoding="utf-8")
    spirits = drawn[drawn.index("const SPIRITS") : drawn.index("const DRAGON")]
    pictures = dict(
        re.findall(r'^  "?([a-z-]+)"?: ((?:one|two|flock|\[)[\s\S]*?),$(?=\n  "?[a-z]|\n\})', spirits, re.M)
    )
    entries = [entry for entry in SOLD.content() if "type" in entry["facts"]]
    assert len(entries) == 86
    shown = [(entry["facts"]["type"], pictures[entry["id"]]) for entry in entries]
    assert len(set(shown)) == 86


def test_the_word_strength_explains_itself_under_the_pointer_and_on_a_tap(visitor: Come) -> None:
    me = visitor()
    reach(me, moving("spirit"), "human", "random")
    word = me.page.get_by_role("button", name="Strength").first
    tip = me.page.get_by_role("tooltip").filter(has_text="What your Spirits add up to")
    expect(tip).to_have_count(0)
    word.hover()
    expect(tip).to_be_visible()
    me.page.mouse.move(2, 2)
    expect(tip).to_have_count(0)
    before = me.asked
    word.click()
    expect(tip).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    assert me.asked == before


def test_two_peeks_at_once_leave_the_piles_beside_the_board_whole_on_a_small_laptop(visitor: Come) -> None:
    me = visitor(**TABLET)

    def double(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()

        def to_page(text: str | bytes) -> None:
            message = json.loads(text)
            if (
                message["type"] == "table-update"
                and message["events"]
                and message["events"][-1]["event"][0] == "peeked"
            ):
                message["events"].append({**message["events"][-1], "number": message["events"][-1]["number"] + 1})
            page_side.send(json.dumps(message))

        server_side.on_message(to_page)
        page_side.on_message(server_side.send)

    me.page.route_web_socket("**/socket", double)
    reach(me, lambda view, asked: any(option[0] == "peek" for option in asked), "human", "random")
    me.take(next(at for at, option in enumerate(asked(me)) if option[0] == "peek"))
    expect(me.page.get_by_role("region", name="What you saw").locator("p")).to_have_count(2)


def first_match(me: Visitor, made: int) -> None:
    """Return the first match after this many choices of the player."""
    table = begin(me, GAME)
    left = iter(range(made))
    play_unseen([me], table, lambda now: now["lesson"]["option"] if next(left, None) is not None else None)
    me.page.goto(table)
    assert me.await_question()
    me.page.get_by_role("region", name="Guide", exact=True).wait_for()
    me.page.evaluate(DRAWN)


def test_of_two_cards_one_peeked_at_the_last_is_told_and_all_beside_the_board_is_whole(visitor: Come) -> None:
    me = visitor(**TABLET)
    first_match(me, 22)
    saw = me.page.get_by_role("region", name="What you saw").locator("p")
    expect(saw).to_have_count(2)
    expect(saw.first.locator(".brief")).to_be_hidden()
    expect(saw.last.locator(".brief")).to_have_text("(+2 Harvest, -2 Corrupt)")
    expect(saw.last.locator(".brief")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
def test_what_one_peeked_at_is_shown_with_what_it_does_until_one_goes_on(visitor: Come, size: ViewportSize) -> None:
    me = visitor()
    reach(me, lambda view, asked: any(option[0] == "peek" for option in asked), "human", "random")
    me.page.set_viewport_size(size)
    saw = me.page.get_by_role("region", name="What you saw")
    expect(saw).to_have_count(0)
    me.take(next(at for at, option in enumerate(asked(me)) if option[0] == "peek"))
    assert me.await_question()
    me.legal()
    event = me.events[-1]
    assert event["event"][0] == "peeked"
    card = saw.locator(f'[data-piece="{event["pieces"][-1]}"]')
    expect(card).to_be_in_viewport()
    assert card.inner_text() in event["text"]
    expect(saw.locator(".does")).to_have_text(re.compile(r"\(.+\)"))
    assert saw.locator(".does").evaluate("(words) => words.getBoundingClientRect().width") > 50
    while asked(me)[0][0] in ("peek", "spy"):
        me.take(0)
        assert me.await_question()
    me.take(len(asked(me)) - 1)
    assert me.await_question()
    expect(saw).to_have_count(0)


def test_a_card_that_one_saw_in_a_hand_is_named_with_what_it_does(visitor: Come) -> None:
    me = visitor()
    reach(me, lambda view, asked: any(option[0] == "spy" for option in asked), "human", "random")
    me.take(next(at for at, option in enumerate(asked(me)) if option[0] == "spy"))
    assert me.await_question()
    event = me.events[-1]
    assert event["event"][0] == "spied"
    seen = me.page.get_by_role("region", name="What you saw").locator("p").last
    assert seen.locator("b").inner_text() in event["text"]
    expect(seen.locator(".does")).to_have_text(re.compile(r"\(.+\)"))


@pytest.mark.parametrize("size", [DESKTOP, TABLET])
@pytest.mark.parametrize(
    ("event", "words", "lit", "part"),
    [
        (("copied", 1, 2), "copies", ["defense-1", "defense-2"], ".value.defense"),
        (("stole", 2, 1, 0, -1), "steals", ["hand-1"], ".back"),
    ],
)
def test_a_copied_defense_and_a_hand_that_is_stolen_from_are_lit_where_they_lie(
    visitor: Come, size: ViewportSize, event: tuple[Any, ...], words: str, lit: list[str], part: str
) -> None:
    me = visitor(**size)
    address = open_table(me)
    said = SOLD.rules.events.describe(event)

    def tell(update: dict[str, Any]) -> None:
        if not update["events"]:
            return
        number = update["events"][-1]["number"] + 1
        update["events"].append(
            {"number": number, "event": event, "text": said.label, "pieces": said.pieces, "seat": event[1], "links": []}
        )

    with_sitting(me, tell)
    me.page.goto(address)
    assert me.await_question()
    me.page.get_by_role("button", name="Log", exact=True).click()
    me.page.locator(".log button", has_text=words).click(position={"x": 4, "y": 8})
    for piece in lit:
        shown = me.page.locator(f'[data-piece="{piece}"]')
        expect(shown).to_be_in_viewport(ratio=1)
        expect(shown.locator(part).first).to_be_visible()
        expect(shown).to_have_attribute("data-pointed", re.compile("^$|first|also"))


def test_the_players_panel_counts_tokens_and_captures_with_pictures_and_words(visitor: Come) -> None:
    me = visitor()
    with_view(me, lambda update: update["players"][0].update(taken=[0, 2, 0, 0, 1, 0]))
    me.page.goto(open_table(me, "human", "random"))
    assert me.await_question()
    mine = me.page.locator("[data-place='seat-0'] .state")
    expect(mine.locator(".left")).to_have_text(re.compile(r"^\d\s*tokens?$"), use_inner_text=True)
    expect(mine.locator(".left svg")).to_have_count(1)
    expect(mine.locator(".taken").first).to_have_text(re.compile(r"2\s*captured$"))


UNCUT = """(element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [0.05, 0.5, 0.95].every((part) =>
    document.elementsFromPoint(x + part * width, y + height / 2).includes(element));
}"""


@pytest.mark.parametrize("size", [DESKTOP, NARROW_PHONE])
def test_the_word_on_a_capture_is_read_whole_below_the_token(visitor: Come, size: ViewportSize) -> None:
    me = visitor(**size)
    reach(me, capturing)
    for weighed in me.page.locator(".tile.capture").all():
        blow = weighed.locator(".blow")
        assert blow.evaluate("(element) => element.scrollWidth <= element.clientWidth")
        words, token = blow.bounding_box(), weighed.locator(".token").bounding_box()
        assert words is not None
        assert token is not None
        assert words["y"] > token["y"] + token["height"] / 2
        expect(blow).to_be_in_viewport(ratio=1)
        assert blow.evaluate(UNCUT)


def crowded(view: dict[str, Any], asked: list[list[Any]]) -> bool:
    """A Spirit Phase with a full hand, two summoned cards and symbols."""
    me = view["players"][view["seat"]]
    return view["phase"] == "spirit" and len(me["spirits"]) > 1 and len(me["hand"]) > 6 and sum(view["symbols"]) > 0


OVERLAPS = """() => [...document.querySelectorAll(".slots li")].filter((slot) => {
  const [name, ...others] = [...slot.querySelectorAll(".name, .share")]
    .toReversed().map((element) => element.getBoundingClientRect());
  const top = slot.getBoundingClientRect().top - 1;
  return others.some((other) => other.top < top || (other.bottom > name.top + 1 && other.left < name.right - 1));
}).map((slot) => slot.textContent)"""
"""The summoned cards whose names lie over what they give."""

CUT = """() => ["[aria-labelledby=fear] .words", "[aria-labelledby=duel] > .duel"].filter((part) => {
  const found = [...document.querySelectorAll(part)].find((element) => element.checkVisibility());
  const box = found.closest("section").getBoundingClientRect();
  return [...found.children].some((child) => child.getBoundingClientRect().bottom > box.bottom + 1);
})"""
"""The panels of the Fear and of the summoned cards that do not hold all of their content."""


def test_with_a_full_hand_summoned_cards_and_panels_stay_readable(visitor: Come) -> None:
    me = visitor()
    reach(me, crowded, "human", "random")
    assert me.page.evaluate(OVERLAPS) == []
    assert me.page.evaluate(CUT) == []
    column = me.page.locator(".rivals .rivals").bounding_box()
    pile = me.page.locator("[data-piece=discard-2]").bounding_box()
    assert column and pile and pile["x"] + pile["width"] <= column["x"] + column["width"] - 1
    me.page.set_viewport_size({"width": 390, "height": 844})
    me.page.locator("button[data-sheet=rivals]:visible").click()
    me.page.evaluate(DRAWN)
    assert me.page.evaluate(CUT) == []
    assert me.page.evaluate(OVERLAPS) == []
    words = me.page.locator(".duel .total, .duel .sum:visible").evaluate_all(
        "(all) => all.map((element) => element.getBoundingClientRect()).sort((a, b) => a.top - b.top)"
    )
    assert all(above["bottom"] <= below["top"] + 1 for above, below in pairwise(words))


def test_the_symbols_are_named_along_the_board_and_under_the_pointer(visitor: Come) -> None:
    me = visitor()
    reach(me, moving("spirit"))
    legend = me.page.get_by_role("list", name="Symbols")
    expect(legend.get_by_role("listitem")).to_have_text(["Courage", "Reason", "Hope", "Void", "Corrupt"])
    expect(tile(me, 0)).to_have_attribute("title", re.compile("Courage|Reason|Hope|Corrupt"))
    expect(me.page.locator("[data-piece=pile-0]:visible").first).to_have_attribute(
        "title", re.compile(r"Courage.*: \d")
    )
    powers = me.page.locator("[data-region=hand] .card li")
    assert all(powers.evaluate_all("(all) => all.map((element) => element.title)")), "bare symbols have names"


def test_a_fear_card_shows_the_move_on_its_back_from_close_up(visitor: Come) -> None:
    me = visitor()
    reach(me, lambda view, asked: bool(view["players"][view["seat"]]["drawn"]), "human", "random")
    me.page.locator("[data-region=hand] .cards .card").first.hover()
    expect(me.page.locator(".closer")).to_contain_text("Flipped, it is a Move:")


def test_who_shares_the_victory_is_not_told_of_winning_alone(visitor: Come) -> None:
    me = visitor()
    chance = random.Random(2)
    address = open_table(me, "human", "random", seed=4)
    assert not play_unseen([me], address, lambda update: wish(update, chance))
    with_view(me, lambda view: view["result"].update(winners=[0, 1]))
    me.page.goto(address)
    expect(me.page.locator("#verdict")).to_have_text("Shared victory")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_hidden_cards_that_the_visitor_has_seen_are_listed_at_their_place(visitor: Come, size: ViewportSize) -> None:
    me = visitor(**size)
    chip = me.page.locator("[data-known]")
    note = me.page.get_by_role("note").filter(has_text="Hidden cards that you have seen.")
    reach(me, lambda view, asked: view["round"] == 1)
    expect(chip).to_be_hidden()
    reach(me, lambda view, asked: len(view["known"]) > 1)
    if size == PHONE:
        me.page.get_by_role("button", name="Fear", exact=True).click()
    expect(chip).to_have_text(f"You know {len(view(me)['known'])} cards")
    chip.click()
    entries = me.page.request.get(f"/api/games/{GAME}/content").json()
    for card in view(me)["known"]:
        entry = next(entry for entry in entries if card in (entry["id"], *entry["pieces"]))
        expect(note).to_contain_text(entry["name"])
