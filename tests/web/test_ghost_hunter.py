"""Ghost Hunter 13 at the page: the map by mouse and by keyboard, a battle, who sees what, and a phone."""

from __future__ import annotations

import json
import random
import re
import secrets
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, WebSocketRoute, expect

import gloaming
from gloaming.bots import SeatView, bot, seed_of
from gloaming.server.tables.dice_entropy import dealt_by
from gloaming.teaching import teaching

from .test_learn import BEGIN
from .test_one_screen import MEASURES
from .visitor import DESKTOP, DRAWN, PHONE, TABLET, Visitor, await_person, play_unseen

Come = Callable[..., Visitor]

GAME = "ghost-hunter"

LANDSCAPE: ViewportSize = {"width": 844, "height": 390}

Reached = Callable[[dict[str, Any], list[list[Any]]], object]
"""Returns whether a view and the options of a question match."""

IDLE = ("mood", "answers", "drop", "give", "ask-for", "swap", "end-turn")
"""What a hunter who wants to see the house leaves for last."""


def open_table(person: Visitor, *seats: str, seed: int = 5, scenario: int = 1, **options: Any) -> str:
    """Open a table of the game with bots. Returns its address."""
    chosen = {"scenario": scenario, **options}
    return person.request_table(*seats or ("human", "random", "random"), game=GAME, seed=seed, options=chosen)


def wish(update: dict[str, Any], chance: random.Random) -> int:
    """Prefer doors and ways, then any option with an effect."""
    verbs = [option["option"][0] for option in update["prompt"]["options"]]
    opening = [at for at, verb in enumerate(verbs) if verb in ("open", "go")]
    doing = [at for at, verb in enumerate(verbs) if verb not in IDLE]
    return chance.choice(opening or doing or list(range(len(verbs))))


def reach(person: Visitor, reached: Reached, *seats: str, scenario: int = 1) -> None:
    """Play matches without the page until a question matches, and open it."""
    for seed in range(3, 15):
        chance = random.Random(seed)

        def choose(update: dict[str, Any], chance: random.Random = chance) -> int | None:
            asked = [option["option"] for option in update["prompt"]["options"]]
            return None if reached(update["view"], asked) else wish(update, chance)

        address = open_table(person, *seats, seed=seed, scenario=scenario)
        if play_unseen([person], address, choose):
            person.page.goto(address)
            assert person.await_question()
            person.legal()
            person.page.evaluate(DRAWN)
            return
    raise AssertionError("such a position was never reached")


def verbs(asked: list[list[Any]]) -> list[str]:
    """The verbs of options."""
    return [option[0] for option in asked]


def exploring(view: dict[str, Any], asked: list[list[Any]]) -> bool:
    """A door can be opened, and a room entered that lies on the table."""
    return len(view["tiles"]) > 4 and {"open", "go"} <= set(verbs(asked))


def turning(view: dict[str, Any], asked: list[list[Any]]) -> bool:
    """A tile can be turned in several ways."""
    return verbs(asked).count("turn") > 1


def fighting(view: dict[str, Any], asked: list[list[Any]]) -> bool:
    """Return whether a battle is in progress with drawn cards."""
    return bool(view["battle"]) and view["battle_round"] > 1


def asked(person: Visitor) -> list[list[Any]]:
    """The options of the open question, as verbs and numbers."""
    return [option["option"] for option in person.update["prompt"]["options"]]


def view(person: Visitor) -> dict[str, Any]:
    """Return the last view that the server sent."""
    state: dict[str, Any] = person.update["view"]
    return state


def own(person: Visitor) -> dict[str, Any]:
    """The first hunter of the first seat."""
    hunter: dict[str, Any] = next(hunter for hunter in view(person)["hunters"] if hunter["seat"] == 0)
    return hunter


def piece(person: Visitor, name: str) -> Locator:
    """A piece that can be chosen."""
    return person.page.locator(f'.piece.open[data-piece="{name}"]').first


def click(person: Visitor, name: str) -> None:
    """Choose by a click on a piece."""
    before = person.asked
    piece(person, name).click()
    person.await_answer(before)


def pieces_of(person: Visitor, verb: str) -> list[str]:
    """The pieces of the first option with a verb."""
    options = person.update["prompt"]["options"]
    pieces: list[str] = next(option["pieces"] for option in options if option["option"][0] == verb)
    return pieces


def test_a_hunter_is_chosen_by_the_portrait_and_opens_the_first_door_on_the_map(visitor: Come) -> None:
    me = visitor()
    me.page.goto(open_table(me, "human", "random"))
    assert me.await_question()
    me.legal()
    expect(me.page.get_by_role("heading", name="Who goes in")).to_be_visible()
    click(me, pieces_of(me, "character")[0])
    while me.await_question() and "open" not in verbs(asked(me)):
        me.legal()
        me.take(wish(me.update, random.Random(1)))
    me.legal()
    laid = me.page.locator(".world .tile").count()
    assert laid == len([tile for tile in view(me)["tiles"] if tile["cell"]["floor"] == "first"])
    place = next(name for name in pieces_of(me, "open") if name.startswith("cell-"))
    expect(piece(me, place)).to_have_accessible_name(re.compile("unopened door"))
    click(me, place)
    assert me.await_question()
    me.legal()
    turns = [option["pieces"] for option in me.update["prompt"]["options"] if option["option"][0] == "turn"]
    if turns:
        click(me, next(name for name in turns[0] if name.startswith("turn-")))
        me.await_question()
        me.legal()
    assert me.page.locator(".world .tile").count() > laid or len(view(me)["tiles"]) > laid


def test_a_lit_room_is_entered_by_a_click_on_it(visitor: Come) -> None:
    me = visitor()
    reach(me, exploring)
    room = pieces_of(me, "go")[0]
    assert own(me)["tile"] != room
    expect(me.page.locator(f'.tile.open[data-piece="{room}"]')).to_have_accessible_name(re.compile("can be chosen"))
    click(me, room)
    me.await_question()
    assert any(line.startswith("You go to") for line in me.log())


def test_a_tile_is_shown_as_it_may_lie_and_turned_by_a_click(visitor: Come) -> None:
    me = visitor()
    reach(me, turning)
    ways = [option for option in asked(me) if option[0] == "turn"]
    expect(me.page.locator(".turns .turn")).to_have_count(len(ways))
    tile = view(me)["drawn"][0]
    click(me, f"turn-{ways[-1][1]}")
    me.await_question()
    me.legal()
    assert next(laid_tile for laid_tile in view(me)["tiles"] if laid_tile["id"] == tile)["turned"] == ways[-1][1]


def box(place: Locator) -> dict[str, float]:
    """The rectangle of an element."""
    found = place.bounding_box()
    assert found is not None
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two rectangles share more than an edge."""
    return all(
        one[start] + one[size] > other[start] + 1 and other[start] + other[size] > one[start] + 1
        for start, size in (("x", "width"), ("y", "height"))
    )


def begin_lesson(person: Visitor, made: int) -> None:
    """Open the first match after some choices."""
    person.page.goto("/")
    table = f"/table/{person.page.evaluate(BEGIN, {'game': GAME, 'lesson': 'first-match'})}"
    play_unseen([person], table, lambda now: None if now["lesson"]["made"] >= made else now["lesson"]["option"])
    person.page.goto(table)
    assert person.await_question()
    person.legal()
    person.page.locator(".guide").first.wait_for()
    person.page.evaluate(DRAWN)


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE, LANDSCAPE], ids=["desktop", "tablet", "phone", "landscape"])
def test_rotations_say_where_the_doors_lead_and_lie_beside_the_rooms(visitor: Come, size: ViewportSize) -> None:
    me = visitor(**size)
    begin_lesson(me, 4)
    rotations = me.page.locator(".turns .turn")
    expect(rotations).to_have_text(["south and west", "west and north"])
    expect(me.page.locator(".ask .manner")).to_have_text("Choose a lit tile")
    expect(me.page.locator('.turns [data-piece="turn-2"]')).to_have_attribute("data-pointed", "first")
    expect(me.page.locator("[data-pointed=first]")).to_have_count(1)
    for rotation in rotations.all():
        assert min(box(rotation)["width"], box(rotation)["height"]) >= 44
    panel = box(me.page.locator(".turns"))
    for covered in me.page.locator(".world :is(.tile .pawn, .tile .name, .laying)").all():
        assert not overlap(panel, box(covered))
    # The tile itself is no choice.
    me.page.locator(".laying").click()
    expect(me.page.locator(".ask .manner")).to_have_text("Choose a lit tile")
    click(me, "turn-2")


def test_the_door_that_a_guide_asks_for_is_ringed_with_the_room_behind_it(visitor: Come) -> None:
    me = visitor()
    begin_lesson(me, 3)
    while (further := me.page.locator(".guide").get_by_role("button", name="Next", exact=True)).is_visible():
        further.click()
    rooms = me.page.locator(".beyond.open")
    assert set(rooms.all_inner_texts()) == {"Open north", "Open east", "Open west"}
    expect(me.page.locator(".beyond[data-pointed=first]")).to_have_text("Open east")


def test_a_battle_begins_with_its_enemy_in_one_scene_that_no_control_covers(visitor: Come) -> None:
    me = visitor(pace="normal")
    begin_lesson(me, 4)
    piece(me, "turn-2").click()
    go_on = me.page.get_by_role("button", name=re.compile("^Continue"))
    scene = me.page.locator(".scene.grand .told b")
    expect(scene).to_have_text("A clue")
    go_on.click()
    expect(scene).to_have_text("A battle")
    expect(me.page.locator(".scene .told p")).to_contain_text("The Ghoul appears")
    picture = me.page.locator(".scene .picture").first
    expect(picture.locator("svg").first).to_be_visible()
    expect(picture.locator(".room")).to_have_count(0)
    expect(me.page.get_by_role("button", name="Larger")).to_be_hidden()
    expect(me.page.get_by_role("list", name="Piles")).to_be_visible()


def laden(view: dict[str, Any], asked: list[list[Any]]) -> bool:
    """The visitor holds Items and Insanity cards, and another hunter Items."""
    holds = [(hunter["seat"], len(hunter["mind"]), len(hunter["items"])) for hunter in view["hunters"]]
    return (
        any(seat == 0 and mind > 1 and items for seat, mind, items in holds)
        and any(seat and items for seat, _, items in holds)
        and "end-turn" in verbs(asked)
    )


@pytest.mark.parametrize("size", [DESKTOP, TABLET], ids=["desktop", "tablet"])
def test_cards_of_three_hunters_are_not_cut_at_the_lower_edge(visitor: Come, size: ViewportSize) -> None:
    me = visitor(**size)
    reach(me, laden)
    for place in me.page.locator(".players > ul > li").all():
        edge = box(place)
        for card in place.locator(".card").all():
            assert box(card)["y"] + box(card)["height"] <= edge["y"] + edge["height"]


def test_on_a_phone_abilities_and_cards_stand_above_the_edge(visitor: Come) -> None:
    me = visitor(**PHONE)
    begin_lesson(me, 5)
    place = me.page.locator('[data-place="seat-0"]')
    for shown in (place.locator(".abilities"), place.locator(".card").first):
        expect(shown).to_be_in_viewport(ratio=0.95)


def test_the_map_is_walked_with_arrows_and_a_room_entered_with_enter(visitor: Come) -> None:
    me = visitor()
    reach(me, exploring)
    room = pieces_of(me, "go")[0]
    here = me.page.locator(f'.tile[data-piece="{own(me)["tile"]}"]')
    expect(here).to_have_attribute("tabindex", "0")
    here.focus()
    there = me.page.locator(f'.tile[data-piece="{room}"]')
    east, south = (
        int(there.get_attribute(f"data-{way}") or 0) - int(here.get_attribute(f"data-{way}") or 0)
        for way in ("east", "south")
    )
    keys = {(0, -1): "ArrowUp", (0, 1): "ArrowDown", (-1, 0): "ArrowLeft", (1, 0): "ArrowRight"}
    me.page.keyboard.press(keys[east, south])
    expect(there).to_be_focused()
    before = me.asked
    me.page.keyboard.press("Enter")
    me.await_answer(before)
    assert own(me)["tile"] == room or view(me)["battle"]


def test_several_turns_are_played_with_the_keys_of_the_options(visitor: Come) -> None:
    me = visitor()
    reach(me, exploring)
    rounds: set[int] = set()
    for _ in range(25):
        if not me.await_question() or len(rounds) > 2:
            break
        me.legal()
        rounds.add(view(me)["round"])
        me.check_controls()
        before = me.asked
        options = me.update["prompt"]["options"]
        goes_on = any(option.get("goes_on") for option in options)
        me.page.keyboard.press("0" if goes_on else "1")
        if len(options) >= 10 and not goes_on:
            me.page.keyboard.press("Enter")
        me.await_answer(before)
    assert len(rounds) > 1


def test_a_battle_shows_the_enemy_and_each_draw_as_a_sum(visitor: Come) -> None:
    me = visitor()
    reach(me, fighting)
    battle = me.page.get_by_role("region", name=re.compile("battle round"))
    there = [monster for monster in view(me)["monsters"] if monster["tile"] == view(me)["battle"]]
    expect(battle.get_by_role("list", name="Enemies").get_by_role("listitem")).to_have_count(len(there))
    rows = battle.get_by_role("list", name="Judge cards").get_by_role("listitem")
    last = max(event["number"] for event in me.events if event["event"][0] in ("drew-black", "drew-two"))
    drew: list[dict[str, Any]] = []
    while me.events[last - 1 - len(drew)]["event"][0] == "drew":
        drew.append(me.events[last - 1 - len(drew)])
    expect(rows).to_have_count(len(drew))
    for event, row in zip(reversed(drew), rows.all(), strict=True):
        card, more = event["event"][2:]
        expect(row).to_contain_text(re.compile(rf"{card + more} against -?\d+"))
        expect(row.locator(".judge b")).to_have_text(str(card))
    expect(me.page.locator(f'.tile.battle[data-piece="{view(me)["battle"]}"]')).to_be_visible()


def test_the_numbers_of_an_enemy_stand_below_its_head(visitor: Come) -> None:
    me = visitor()
    reach(me, fighting)
    enemy = me.page.locator(".tile.battle .beast").first
    figure, numbers = enemy.bounding_box(), enemy.locator(".pools").bounding_box()
    assert figure is not None
    assert numbers is not None
    assert numbers["y"] > figure["y"] + figure["height"] / 2


def test_a_room_to_escape_to_says_the_chance(visitor: Come) -> None:
    me = visitor()
    reach(me, lambda view, asked: "escape" in verbs(asked))
    for option in me.update["prompt"]["options"]:
        if option["option"][0] == "escape":
            chance = re.search(r"\d+(?=%)", option["likely"])
            assert chance
            room = me.page.locator(f'.tile.open[data-piece="{option["pieces"][0]}"]')
            expect(room).to_contain_text(re.compile(rf"Escape here, {chance[0]}\s%"))
            expect(room).to_have_accessible_name(re.compile("Escape here"))


RULED = ("Garden", "Balcony", "Chapel Room", "Ruined Room", "Larder", "Music Room", "Broken Corridor", "Boiler Room")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_rules_of_a_room_stay_in_sight_while_it_can_be_chosen(visitor: Come, size: ViewportSize) -> None:
    me = visitor(**size)
    entries = me.page.request.get(f"/api/games/{GAME}/content").json()
    rules = {entry["id"]: entry["text"] for entry in entries if entry["name"] in RULED}

    def ruled(view: dict[str, Any], asked: list[list[Any]]) -> bool:
        laid = [tile["id"] for tile in view["tiles"] if tile["id"] in rules]
        return bool(laid) and "go" in verbs(asked)

    for _ in range(3):
        reach(me, ruled)
        goes = [option["pieces"][0] for option in me.update["prompt"]["options"] if option["option"][0] == "go"]
        for room in goes:
            if room in rules:
                expect(me.page.locator(".rule:visible, .rules:visible", has_text=rules[room]).first).to_be_visible()
                return


def test_a_check_is_shown_as_a_sum_with_what_is_needed(visitor: Come) -> None:
    me = visitor()

    def checked(view: dict[str, Any], asked: list[list[Any]]) -> bool:
        return bool(view["round"]) and not view["battle"] and view["insanity_pile"] < 48 and "end-turn" in verbs(asked)

    reach(me, checked)
    turn = max(event["number"] for event in me.events if event.get("begins"))
    draws = [event["event"] for event in me.events[turn:] if event["event"][0] in ("checked", "drew", "drew-black")]
    region = me.page.get_by_role("region", name="Last check")
    expect(region).to_have_count(1 if draws and draws[-1][0] == "checked" else 0)
    if draws and draws[-1][0] == "checked":
        _, _, _, least, drawn, more = draws[-1]
        expect(region).to_contain_text(f"{drawn + more}, {least} needed")


def test_the_visitor_is_you_everywhere_but_in_their_own_place(visitor: Come) -> None:
    me = visitor()
    reach(me, fighting)
    name = me.page.locator('[data-place="seat-0"] .who b').inner_text()
    others = me.page.locator("[data-region=board], [data-region=vitals], [data-region=rivals], .log li")
    for text in others.all_inner_texts():
        assert name not in text or f"You play {name}." in text
    assert any(re.search("You (draw|attack) ", line) for line in me.log())


MARKED = """(clue) => {
  clue.setAttribute("data-pointed", "first");
  const { outlineOffset, outlineWidth } = getComputedStyle(clue);
  const out = parseFloat(outlineOffset) + parseFloat(outlineWidth);
  const { top, bottom } = clue.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(clue.closest(".book").querySelector("h4"));
  const next = clue.nextElementSibling?.getBoundingClientRect().top ?? Infinity;
  return top - out >= words.getBoundingClientRect().bottom && bottom + out <= next + 2;
}"""


def test_the_mark_of_a_clue_that_is_spoken_of_cuts_neither_the_line_above_nor_the_clue_below(visitor: Come) -> None:
    me = visitor()
    reach(me, lambda update, asked: len(update["clues"]) > 0)
    clue = me.page.locator(".clues li").first
    assert clue.evaluate(MARKED)


def test_others_insanity_cards_are_backs_and_their_mp_unknown(visitor: Come) -> None:
    me = visitor()
    reach(
        me,
        lambda view, asked: (
            any(hunter["seat"] and hunter["mind"] for hunter in view["hunters"]) and "open" in verbs(asked)
        ),
    )
    for hunter in view(me)["hunters"]:
        place = me.page.locator(f'[data-place="seat-{hunter["seat"]}"]')
        if hunter["seat"] and hunter["mind"]:
            assert hunter["mp"] is None
            expect(place.locator(".mind.hidden")).to_have_count(len(hunter["mind"]))
            expect(place.locator(".bar.MP b")).to_contain_text("?")
        if not hunter["seat"]:
            expect(place.locator(".bar.MP b")).to_have_text(f"{hunter['mp']}/{hunter['most_mp']}")
            expect(place.locator(".card.mind")).to_have_count(len(hunter["mind"]))


def test_the_plan_fills_its_rectangle_and_is_moved_and_zoomed(visitor: Come) -> None:
    me = visitor()
    reach(me, exploring)
    frame = me.page.get_by_role("group", name="Map: First floor")
    here = me.page.locator(f'.tile[data-piece="{own(me)["tile"]}"]')

    around, fitted = box(frame), box(here)
    tiles = [box(tile) for tile in me.page.locator(".world .tile, .world .beyond").all()]
    for tile in tiles:
        assert tile["x"] >= around["x"] - 1
        assert tile["y"] >= around["y"] - 1
        assert tile["x"] + tile["width"] <= around["x"] + around["width"] + 1
        assert tile["y"] + tile["height"] <= around["y"] + around["height"] + 1
    wide = max(tile["x"] + tile["width"] for tile in tiles) - min(tile["x"] for tile in tiles)
    high = max(tile["y"] + tile["height"] for tile in tiles) - min(tile["y"] for tile in tiles)
    assert wide > 0.7 * around["width"] or high > 0.7 * around["height"]
    me.page.get_by_role("button", name="Larger").click()
    assert box(here)["width"] > fitted["width"]
    asked = me.asked
    middle = (around["x"] + around["width"] / 2, around["y"] + around["height"] / 2)
    before = box(here)
    me.page.mouse.move(*middle)
    me.page.mouse.down()
    me.page.mouse.move(middle[0] + 60, middle[1] - 40, steps=4)
    me.page.mouse.up()
    moved = box(here)
    assert 40 < moved["x"] - before["x"] < 70
    assert -50 < moved["y"] - before["y"] < -25
    assert me.asked == asked, "a drag is no click"
    me.page.mouse.wheel(0, -200)
    me.page.wait_for_function(
        "([tile, wide]) => tile.getBoundingClientRect().width > wide", arg=[here.element_handle(), moved["width"]]
    )
    me.page.get_by_role("button", name="The whole floor").click()
    assert abs(box(here)["x"] - fitted["x"]) < 2
    assert abs(box(here)["width"] - fitted["width"]) < 2


def test_covered_tiles_lie_face_down(visitor: Come) -> None:
    me = visitor()
    me.page.goto(open_table(me, "human", "random", scenario=5))
    assert me.await_question()
    while me.await_question() and not view(me)["round"]:
        me.legal()
        me.take(0)
    me.legal()
    first = [cell for cell in view(me)["covered"] if cell["floor"] == "first"]
    assert first
    expect(me.page.locator(".world .covered")).to_have_count(len(first))


QUESTIONS: dict[str, Reached] = {
    "character": lambda view, asked: asked[0][0] == "character",
    "exploring": exploring,
    "turning": turning,
    "fighting": fighting,
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_the_table_has_no_fault_for_axe_at_any_size(visitor: Come, name: str) -> None:
    me = visitor()
    reach(me, QUESTIONS[name], "human", "random", "random", "random")
    for size in (DESKTOP, TABLET, PHONE):
        me.page.set_viewport_size(size)
        me.check_accessible()
        me.check_width()


def test_on_a_phone_all_that_can_be_chosen_is_seen_and_the_battle_rises_over_the_hand(visitor: Come) -> None:
    me = visitor(**PHONE)
    reach(me, exploring)
    expect(me.page.locator(".frame")).to_be_in_viewport(ratio=0.98)
    for place in me.page.locator(".world .piece.open:is(.tile, .beyond)").all():
        expect(place).to_be_in_viewport(ratio=0.9)
    click(me, pieces_of(me, "go")[0])
    reach(me, fighting)
    expect(me.page.locator(".judge").first).to_be_hidden()
    me.page.locator("[data-part=vitals] [data-sheet=rivals]").click()
    expect(me.page.locator(".judge").first).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".judge").first).to_be_hidden()


def test_the_result_tells_how_each_hunter_fared(visitor: Come) -> None:
    me = visitor()
    chance = random.Random(2)
    address = open_table(me, "human", "random", seed=4)
    assert not play_unseen([me], address, lambda update: wish(update, chance))
    me.page.goto(address)
    result = me.page.locator(".result")
    expect(result.get_by_role("columnheader", name="Hunter")).to_be_visible()
    expect(result.get_by_role("row")).to_have_count(3)
    expect(result).not_to_contain_text("hidden")
    expect(result).to_contain_text(f"{len(view(me)['tiles'])} rooms on the map.")
    other = result.get_by_role("row").nth(2)
    expect(other).to_contain_text(re.compile(r"at most\s*\d"))
    me.check_accessible(phone=True)


def test_on_a_phone_the_standing_of_three_hunters_leaves_what_comes_next_in_sight(visitor: Come) -> None:
    me = visitor(**PHONE)
    chance = random.Random(2)
    address = open_table(me, "human", "random", "random", seed=4)
    assert not play_unseen([me], address, lambda update: wish(update, chance))
    me.page.goto(address)
    expect(me.page.get_by_role("row")).to_have_count(4)
    table = me.page.get_by_role("table")
    assert table.evaluate("(element) => element.getBoundingClientRect().right <= innerWidth")
    expect(me.page.locator(".result .main")).to_be_in_viewport(ratio=1)


def test_a_mood_and_a_standing_answer_are_set_beside_the_question_which_stays(visitor: Come) -> None:
    me = visitor()
    reach(me, lambda view, asked: exploring(view, asked) and "mood" in verbs(asked))
    question = me.page.locator("#question").inner_text()
    me.open_list()
    heading = me.page.get_by_role("button", name="Mood and standing answer (4)")
    expect(heading).to_have_attribute("aria-expanded", "false")
    heading.press("Enter")
    seems = me.page.get_by_role("group", name="You seem")
    expect(seems.get_by_role("button")).to_have_count(2)
    expect(me.page.get_by_role("group", name="Ask me").get_by_role("button")).to_have_count(2)
    mood = seems.get_by_role("button").first
    shown = (mood.locator(".short").text_content() or "").lower()
    mood.click()
    expect(me.page.locator('[data-place="seat-0"]')).to_contain_text(f"seems {shown}")
    expect(me.page.locator("#question")).to_have_text(question)
    expect(seems).to_have_count(0)


def announced_and_taken(update: dict[str, Any], asked: list[list[Any]]) -> bool:
    """Return whether a hunter has taken damage in a battle."""
    return bool(update["battle"]) and any(hunter["hp_damage"] for hunter in update["hunters"])


def test_damage_that_was_taken_is_told_once_and_the_open_log_keeps_its_announcement(visitor: Come) -> None:
    me = visitor()
    reach(me, announced_and_taken)
    announced = me.page.locator(".log li", has_text=re.compile(r"about to take \d+ .P damage"))
    taken = me.page.locator(".log li.retold")
    assert announced.count() >= taken.count() > 0
    expect(taken.first).to_be_hidden()
    me.page.get_by_role("button", name="Log", exact=True).click()
    expect(taken.first).to_be_visible()


def test_a_hunter_who_has_fallen_seems_nothing(visitor: Come) -> None:
    me = visitor()
    reach(me, lambda view, asked: {hunter["fares"] for hunter in view["hunters"]} >= {"standing", "fallen"})
    hunters = view(me)["hunters"]
    down = [number for number, hunter in enumerate(hunters) if hunter["fares"] != "standing"]
    sheets = me.page.locator(".sheet:visible")
    expect(sheets).to_have_count(len(hunters))
    for number, sheet in enumerate(sheets.all()):
        expect(sheet.locator(".mood")).to_have_count(0 if number in down else 1)


def test_the_goal_of_a_fallen_hunter_is_the_enemys(visitor: Come) -> None:
    me = visitor()
    fallen = [False]

    def between(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()

        def to_page(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "table-update" and fallen[0]:
                for hunter in message["view"]["hunters"]:
                    if hunter["seat"] == message["view"]["seat"]:
                        hunter["fares"] = "enemy"
            page_side.send(json.dumps(message))

        server_side.on_message(to_page)
        page_side.on_message(server_side.send)

    me.page.route_web_socket("**/socket", between)
    reach(me, exploring)
    goal = me.page.locator(".vitals .goal")
    expect(goal).to_contain_text(view(me)["goal"])
    fallen[0] = True
    me.page.reload()
    expect(goal).to_contain_text("Enemy side")
    expect(goal).to_contain_text(view(me)["enemy_goal"])


NIGHT = {"scenario": 2, "length": "short"}


def a_night_with_a_return() -> tuple[str, list[int]]:
    """The key of a night in which one of the first two plays for the Enemy and comes back; and what is chosen in it."""
    for number in range(400):
        key = f"{number:064x}"
        match = gloaming.game(GAME).new(seats=3, seed=key, options=NIGHT)
        turned = set()
        while match.decision is not None and len(match.choices or []) < 160:
            seat = match.decision.seat
            turned |= {seat} if match.view(None)["hunters"][seat]["fares"] == "enemy" else set()
            match.pick(bot("policy", seed_of(match, seat)).choose(SeatView(match, seat)))
        happened = [event["event"] for event in match.events(None)]
        seats = {event[2]: event[1] for event in happened if event[0] == "plays"}
        back = [seats[event[1]] for event in happened if event[0] == "returned"]
        if match.over and any(seat < 2 for seat in turned.intersection(back)):
            return key, list(match.choices or [])
    raise AssertionError("nobody came back in 400 nights")


def test_two_people_and_a_bot_play_a_scenario_in_which_one_of_them_falls_and_comes_back(
    visitor: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, choices = a_night_with_a_return()
    monkeypatch.setattr("gloaming.server.tables.bot_turn.is_key", lambda seed: False)
    keys = SimpleNamespace(token_hex=lambda size: key if size == 32 else secrets.token_hex(size), choice=secrets.choice)
    monkeypatch.setattr("gloaming.server.tables.table_registry.secrets", keys)
    monkeypatch.setattr("gloaming.server.tables.match_session.dealt_by", lambda match, mixed: dealt_by(match, key))
    people = [visitor(), visitor()]
    people[0].open_table("human", "human", "policy", game=GAME, seed=None, options=NIGHT)
    people[0].seat_friend(people[1])
    sides: set[str] = set()
    while (seat := await_person(people)) is not None:
        sides |= {person["fares"] for person in people[seat].update["view"]["hunters"] if person["seat"] == seat}
        people[seat].take(choices[people[seat].asked - 1])
    assert {"standing", "enemy"} <= sides
    for person in people:
        result = person.update["view"]["result"]
        expect(person.page.locator("#result")).to_have_text(person.update["reason"])
        assert result["sides"]
    log = " ".join(people[0].log())
    assert re.search(r"rises? on the other side\.", log)
    assert re.search(r"(is|are) a hunter again\.", log)


POINTED_AT = """(pieces) => {
  const names = pieces.map((piece) => CSS.escape(piece));
  const drawn = names.flatMap((name) =>
    [...document.querySelectorAll(`.table [data-piece="${name}"], .table [data-place="${name}"]`)]);
  const seen = (element) => {
    const box = clipped(element);
    return element.checkVisibility() && box.right - box.left > 4 && box.bottom - box.top > 4;
  };
  return !drawn.length || drawn.some(seen);
}"""
"""Whether something the guide points at can be seen, where it lies on the table at all."""


@pytest.mark.timeout(400)
def test_a_lesson_shows_at_each_step_what_it_speaks_of(visitor: Come) -> None:
    me = visitor()
    me.page.goto("/")
    me.page.goto(f"/table/{me.page.evaluate(BEGIN, {'game': GAME, 'lesson': 'first-match'})}")
    guide = me.page.locator(".guide")
    guide.wait_for()
    me.page.evaluate(MEASURES)
    steps = teaching(gloaming.game(GAME)).lessons[0].steps
    faults: list[str] = []
    while me.await_question() and (choice := me.update["lesson"]["option"]) is not None:
        me.page.evaluate(DRAWN)
        said = guide.inner_text()
        about = next((step.point for step in steps if step.say in said), ())
        if not me.page.evaluate(POINTED_AT, list(about)):
            faults.append(f"{me.update['lesson']['made']}: {about} out of sight")
        me.take(choice)
    assert not faults, "\n".join(faults)


def test_what_one_seldom_does_waits_under_headings_below_the_moves(visitor: Come) -> None:
    me = visitor()
    me.page.goto("/")
    table = f"/table/{me.page.evaluate(BEGIN, {'game': GAME, 'lesson': 'first-match'})}"
    play_unseen([me], table, lambda now: None if now["lesson"]["made"] >= 32 else now["lesson"]["option"])
    me.page.goto(table)
    assert me.await_question()
    legal = me.legal()
    held = [at for at, label in enumerate(legal) if label.startswith("Drop")]
    me.open_list()
    heading = me.page.get_by_role("button", name="Drop an Item (3)")
    expect(heading).to_have_attribute("aria-expanded", "false")
    assert len(held) == 3
    for at in held:
        expect(me.option(at)).to_be_hidden()
    heading.focus()
    me.page.keyboard.press("Enter")
    for at in held:
        expect(me.option(at)).to_be_visible()
    # The arrows go from the heading to what it holds, and back.
    me.page.keyboard.press("ArrowDown")
    expect(me.option(held[0])).to_be_focused()
    me.check_accessible()
    heading.press("Enter")
    expect(me.option(held[0])).to_be_hidden()
    me.check_controls()


def test_the_number_of_an_option_under_a_closed_heading_is_typed(visitor: Come) -> None:
    me = visitor()
    me.page.goto("/")
    table = f"/table/{me.page.evaluate(BEGIN, {'game': GAME, 'lesson': 'first-match'})}"
    play_unseen([me], table, lambda now: None if now["lesson"]["made"] >= 44 else now["lesson"]["option"])
    me.page.goto(table)
    assert me.await_question()
    mood = me.legal().index("Seem on the edge")
    heading = me.page.get_by_role("button", name="Mood and standing answer (4)")
    expect(heading).to_have_attribute("aria-expanded", "false")
    me.page.keyboard.type(me.key(mood))
    expect(me.page.locator(".mood", has_text="seems on the edge")).to_be_visible()


def test_a_word_of_the_game_explains_itself_on_a_tap(visitor: Come) -> None:
    me = visitor()
    reach(me, exploring)
    place = me.page.locator('[data-place="seat-0"]')
    place.get_by_role("button", name="HP").click()
    expect(place.get_by_role("note")).to_contain_text("A hunter without HP falls.")
    me.page.keyboard.press("Escape")
    expect(place.get_by_role("note")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_hidden_cards_that_the_visitor_has_seen_are_listed_at_the_piles(visitor: Come, size: ViewportSize) -> None:
    me = visitor(**size)
    piles = me.page.get_by_role("list", name="Piles")
    chip = me.page.locator("[data-known]")
    note = me.page.get_by_role("note").filter(has_text="Hidden cards that you have seen.")
    reach(me, lambda view, asked: view["round"] > 1 and not view["known"])
    expect(chip).to_be_hidden()
    before = piles.bounding_box() if size == DESKTOP else None
    reach(me, lambda view, asked: view["known"])
    if size == DESKTOP:
        assert piles.bounding_box() == before, "the chip moves nothing"
        chip.focus()
        assert piles.bounding_box() == before, "the column does not scroll"
    else:
        me.page.get_by_role("button", name="The case").click()
    expect(chip).to_have_text(f"You know {len(view(me)['known'])} card{'s'[: len(view(me)['known']) - 1]}")
    chip.click()
    entries = me.page.request.get(f"/api/games/{GAME}/content").json()
    for card in view(me)["known"]:
        entry = next(entry for entry in entries if card in (entry["id"], *entry["pieces"]))
        expect(note).to_contain_text(entry["name"])
    me.page.keyboard.press("Escape")
    expect(note).to_be_hidden()
