"""Follow Your Fear at the page: the board by mouse and by keyboard, the sums, who sees what."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, WebSocketRoute, expect

from gloaming.games.follow_your_fear import GAME as SOLD

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
    assert tiles(me, "home-0") == {57, 58, 59, 60, 61, 62}
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


def test_the_card_of_an_option_is_shown_beside_the_options_where_motion_is_wanted_too(visitor: Come) -> None:
    me = visitor(motion="no-preference")
    reach(me, lambda view, asked: any(option[0] == "summon" for option in asked))
    options = me.page.locator("[data-part=options]")
    me.option(0).hover()
    closer = me.page.locator(".closer")
    expect(closer).to_be_visible()
    right = closer.evaluate(
        "async (element) => { await Promise.all(element.getAnimations().map((move) => move.finished));"
        " return element.getBoundingClientRect().right; }"
    )
    assert right <= options.evaluate("(element) => element.getBoundingClientRect().left")


def test_a_token_is_picked_and_then_the_tile_where_it_goes(visitor: Come) -> None:
    me = visitor()
    reach(me, lambda view, asked: moving("spirit")(view, asked) and len({option[1] for option in asked[:-1]}) > 2)
    ways = [(option[1], option[2]) for option in asked(me) if option[0] == "move"]
    assert tiles(me, "start") == {start for start, _ in ways}
    assert tiles(me, "end") == {end for _, end in ways}
    start = ways[0][0]
    tile(me, start).click()
    expect(tile(me, start)).to_have_class(re.compile("from"))
    me.page.mouse.move(5, 5)
    ends = {end for begun, end in ways if begun == start}
    assert tiles(me, "end") == ends
    first = next(at for at, option in enumerate(asked(me)) if option[:2] == ["move", start])
    expect(me.option(first)).to_be_focused()
    before = me.asked
    tile(me, min(ends)).click()
    me.await_answer(before)
    assert min(ends) in view(me)["players"][0]["tokens"]
    assert start not in view(me)["players"][0]["tokens"]


def test_a_capture_is_marked_with_strength_and_defense_and_taken_by_clicks(visitor: Come) -> None:
    me = visitor()
    reach(me, capturing)
    captures = tiles(me, "capture")
    assert captures
    for at in captures:
        strength, defense = tile(me, at).locator(".blow").inner_text().split(">")
        assert number(strength) == view(me)["strength"] > number(defense)
        expect(tile(me, at)).to_have_accessible_name(
            re.compile(f"can be captured: Strength {strength} against Defense")
        )
    goal = min(captures)
    start = next(option[1] for option in asked(me) if option[0] == "move" and option[2] == goal)
    tile(me, start).click()
    before = me.asked
    tile(me, goal).click()
    me.await_answer(before)
    assert any("captur" in line for line in me.log())


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
    """Evaluate a sum as the page shows it: `= (2+1)x2`, `= 2 (Player 2) + 2 Void`."""
    plain = re.sub(r"\((Player \d|you)\)|Void|\u21c4|=|\s", "", sum_)
    plain = plain.replace("\N{MINUS SIGN}", "-").replace("\N{MULTIPLICATION SIGN}", "*")
    assert re.fullmatch(r"[-+*()\d]+", plain), sum_
    return int(eval(plain))


def check_sums(person: Visitor) -> int:
    """Each Strength and Defense shown is the server's, and its parts come to it. Returns how many had parts."""
    state = view(person)
    page = person.page
    assert number(page.locator(".duel .value.strength b").inner_text()) == state["strength"]
    assert number(page.locator(".fear .value.defense b").first.inner_text()) == state["fear_defense"]
    for seat, player in enumerate(state["players"]):
        if not player["banished"]:
            value = page.locator(f'[data-place="seat-{seat}"] .state .value.defense b')
            assert number(value.inner_text()) == player["defense"]
    values = page.locator(".value:has(.how)").all()
    for value in values:
        assert worth(value.locator(".how").inner_text()) == number(value.locator("b").inner_text())
    return len(values)


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
    me.page.keyboard.press("Enter")
    first = next(at for at, option in enumerate(asked(me)) if option[:2] == ["move", start])
    expect(me.option(first)).to_be_focused()
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
        me.check_accessible()
        for tab in me.page.locator(".panes button").all():
            tab.click()
            me.check_width()
            me.check_accessible()


def test_the_result_tells_who_banished_the_fear_or_stood_last(visitor: Come) -> None:
    me = visitor()
    chance = random.Random(2)
    address = open_table(me, "human", "random", seed=4)
    assert not play_unseen([me], address, lambda update: wish(update, chance))
    me.page.goto(address)
    result = me.page.locator(".result")
    expect(result.get_by_role("columnheader", name="Fear tokens captured")).to_be_visible()
    me.check_accessible(phone=True)


BESIDE_THE_TOKEN = """(all) => all.map((chip) => {
  const ring = getComputedStyle(chip.querySelector(".icon > *")).boxShadow === "none" ? 0 : 2;
  const [box, icon] = [chip, chip.querySelector(".icon")].map((element) => element.getBoundingClientRect());
  const number = document.createRange();
  number.selectNode(Array.from(chip.childNodes).find((node) => node.nodeType === 3 && node.textContent.trim()));
  const free = number.getBoundingClientRect().left - icon.right - ring;
  return Math.min(icon.left - box.left, icon.top - box.top, box.bottom - icon.bottom) - ring >= 0 && free > 1;
})"""


def test_a_captured_token_lies_within_its_chip_beside_its_number(visitor: Come) -> None:
    me = visitor()
    with_view(me, lambda update: update["players"][0].update(taken=[0, 2, 0, 0, 2, 1]))
    me.page.goto(open_table(me, fear="loneliness"))
    assert me.await_question()
    chips = me.page.locator("[data-piece^='taken-0-']")
    expect(chips).to_have_count(3)
    assert chips.evaluate_all(BESIDE_THE_TOKEN) == [True] * 3


@pytest.mark.parametrize("size", [DESKTOP, TABLET])
def test_the_piles_lie_beside_a_small_hand_and_what_is_summoned_has_their_room(
    visitor: Come, size: ViewportSize
) -> None:
    me = visitor(**size)
    reach(
        me,
        lambda update, _: (
            update["round"] > 0 and update["phase"] == "spirit" and len(update["players"][0]["hand"]) <= 4
        ),
    )
    piles = me.page.get_by_role("region", name="Piles of Spirits")
    expect(piles).to_be_in_viewport(ratio=1)
    hand, beside = me.page.get_by_role("list", name="Hand").bounding_box(), piles.bounding_box()
    assert hand is not None and beside is not None
    assert hand["x"] + hand["width"] <= beside["x"]
    assert abs(hand["y"] + hand["height"] - beside["y"] - beside["height"]) < 40


def test_on_a_phone_it_is_told_whose_values_are_whose(visitor: Come) -> None:
    me = visitor(**PHONE)
    reach(me, moving("spirit"))
    expect(me.page.locator(".vitals")).to_contain_text(re.compile(r"You\s*Defense\s*\d"))


def test_on_a_phone_the_names_of_tiles_stand_along_the_board_and_not_on_the_tokens(visitor: Come) -> None:
    me = visitor()
    reach(me, moving("spirit"), "human", "random")
    me.page.set_viewport_size(PHONE)
    me.page.locator(".panes").get_by_role("button", name="Board", exact=True).click()
    along = me.page.locator(".along span:visible")
    expect(along).to_have_count(16)
    names = along.all_inner_texts()
    assert {"".join(sorted(names[:8])), "".join(sorted(names[8:]))} == {"12345678", "abcdefgh"}
    expect(me.page.locator(".square:visible")).to_have_count(0)
    me.page.set_viewport_size(DESKTOP)
    expect(me.page.locator(".square:visible")).to_have_count(64)
    expect(me.page.locator(".along:visible")).to_have_count(0)


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
    over = me.page.evaluate(
        "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.aside'))"
    )
    assert over <= 1


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
    assert (
        me.page.evaluate("((element) => element.scrollHeight - element.clientHeight)(document.querySelector('.aside'))")
        <= 1
    )


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
def test_the_frame_around_the_tokens_of_a_fear_leaves_the_words_above_it_readable(
    visitor: Come, size: ViewportSize
) -> None:
    me = visitor(**size)
    first_match(me, 0)
    lit = me.page.locator("[data-piece=fear-reserve][data-pointed]")
    expect(lit).to_be_visible()
    role = me.page.locator(".fear .who").bounding_box()
    box = lit.bounding_box()
    assert role is not None and box is not None
    assert role["y"] + role["height"] <= box["y"] - 4, "the frame is 4 px wide"


BADGES_ON_WORDS = """() => [...document.querySelectorAll("[data-option] kbd")].filter((badge) => {
  if (!badge.checkVisibility()) return false;
  const range = document.createRange();
  range.selectNodeContents(badge.parentElement.querySelector(".short"));
  const a = badge.getBoundingClientRect();
  return [...range.getClientRects()].some((b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 2 && b.top < a.bottom - 2);
}).map((badge) => badge.parentElement.textContent)"""


def test_the_numbers_of_options_in_narrow_columns_leave_their_words_readable(visitor: Come) -> None:
    me = visitor(**TABLET)
    first_match(me, 8)
    expect(me.page.locator(".columns [data-option]")).to_have_count(15)
    assert me.page.evaluate(BADGES_ON_WORDS) == []


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


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
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
    if size == PHONE:
        me.page.locator(".panes").get_by_role("button", name="Log").click()
    me.page.locator(".log button", has_text=words).click(position={"x": 4, "y": 8})
    for piece in lit:
        shown = me.page.locator(f'[data-piece="{piece}"]')
        expect(shown).to_be_in_viewport(ratio=1)
        expect(shown.locator(part).first).to_be_visible()
        if size != PHONE:
            expect(shown).to_have_attribute("data-pointed", re.compile("^$|first|also"))


def test_how_many_tokens_a_player_has_is_told_without_a_numbered_token_before_the_number(visitor: Come) -> None:
    me = visitor()
    with_view(me, lambda update: update["players"][0].update(taken=[0, 2, 0, 0, 0, 1]))
    me.page.goto(open_table(me))
    assert me.await_question()
    mine = me.page.locator("[data-place='seat-0'] .state")
    expect(mine.locator(".left")).to_contain_text(re.compile(r"^\d tokens"))
    expect(mine.locator(".left svg")).to_have_count(0)
    expect(mine.locator(".taken").first).to_have_text(re.compile("\N{MULTIPLICATION SIGN} 2\\s*captured$"))


RIGHT_OF_LETTERS = """(element) => {
  const letters = document.createRange();
  letters.selectNodeContents(element);
  return letters.getBoundingClientRect().right;
}"""


def test_the_last_drawn_fear_card_and_the_spirits_that_wait_have_each_their_own_room_on_a_small_laptop(
    visitor: Come,
) -> None:
    me = visitor(**TABLET)
    reach(
        me,
        lambda update, asked: (
            update["phase"] == "fear"
            and len(update["players"][0]["drawn"]) == 1
            and len(update["players"][0]["hand"]) > 2
        ),
        "human",
        "random",
    )
    drawn = me.page.get_by_role("heading", name="Fear cards drawn")
    waits = me.page.get_by_role("heading", name="Your Spirits wait")
    assert drawn.evaluate(RIGHT_OF_LETTERS) <= waits.evaluate("(element) => element.getBoundingClientRect().left")
    card = me.page.get_by_role("list", name="Fear cards drawn").get_by_role("listitem").bounding_box()
    assert card is not None
    assert card["width"] > 120
    step = me.page.locator(".strip [aria-current=step]")
    expect(step).to_contain_text(re.compile(r"Summon \d|Discard"))


def test_the_fear_is_as_high_as_its_words_while_sides_are_chosen(visitor: Come) -> None:
    me = visitor(**TABLET)
    reach(me, lambda update, asked: asked[0][0] == "side", "human", "random")
    fear = me.page.locator("[data-place=fear]").bounding_box()
    assert fear is not None
    assert fear["height"] < 160


def test_on_a_phone_the_letters_of_columns_are_clear_of_the_side_that_can_be_chosen(visitor: Come) -> None:
    me = visitor(**PHONE)
    reach(me, lambda update, asked: asked[0][0] == "side", "human", "random")
    letters, side = me.page.locator(".along.below span").first.bounding_box(), me.page.locator(".near").bounding_box()
    assert letters is not None
    assert side is not None
    assert letters["y"] + letters["height"] <= side["y"] - 3, "the frame stands out by so much"


UNCUT = """(element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [0.05, 0.5, 0.95].every((part) =>
    document.elementsFromPoint(x + part * width, y + height / 2).includes(element));
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_a_capture_weighs_is_read_whole_below_the_token(visitor: Come, size: ViewportSize) -> None:
    me = visitor(**size)
    reach(me, capturing)
    if size == PHONE:
        me.page.locator(".panes").get_by_role("button", name="Board", exact=True).click()
    for weighed in me.page.locator(".tile.capture").all():
        blow = weighed.locator(".blow")
        blow.evaluate("(element) => (element.lastChild.data = '\N{MINUS SIGN}2')")
        assert blow.evaluate("(element) => element.scrollWidth <= element.clientWidth")
        words, token = blow.bounding_box(), weighed.locator(".token").bounding_box()
        assert words is not None
        assert token is not None
        assert words["y"] > token["y"] + token["height"] / 2
        expect(blow).to_be_in_viewport(ratio=1)
        assert blow.evaluate(UNCUT)


def test_on_a_phone_the_cards_of_both_mats_lie_in_one_row(visitor: Come) -> None:
    me = visitor(**PHONE)
    reach(
        me,
        lambda update, _: all(len(update["players"][1][mat]) == 1 for mat in ("spirits", "fears")),
        "human",
        "random",
    )
    me.page.locator(".panes").get_by_role("button", name="Players").click()
    slips = me.page.locator("[data-place='seat-1'] .mats .slip")
    expect(slips).to_have_count(2)
    boxes = [slip.bounding_box() for slip in slips.all()]
    assert boxes[0] is not None
    assert boxes[1] is not None
    assert abs(boxes[0]["y"] - boxes[1]["y"]) < 2
    assert boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"]
