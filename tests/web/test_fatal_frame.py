"""Fatal Frame at the page: the village, the fights, the Boss, and whole matches."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from gloaming.games.fatal_frame.catalogue import entries
from gloaming.games.fatal_frame.packs import BOX
from tests.games.fatal_frame.photographer import wish

from .test_learn import begin
from .test_look import COUNT_FLYING
from .test_options import LEAST_INLINE, LEAST_TARGET, PATIENT, SMALL, SMALL_LINES, TABBED_TWICE
from .visitor import DRAWN, Visitor, await_person, play_unseen

Come = Callable[..., Visitor]

GAME = "fatal-frame"

MOST_STEPS = 1500

NOTE_STEPS = """
window.lit = [];
new MutationObserver(() => {
  const now = document.querySelector(".steps [aria-current=step]")?.children[1]?.firstChild?.textContent;
  if (now && now !== window.lit.at(-1)) window.lit.push(now);
}).observe(document, { childList: true, subtree: true, attributes: true });
"""

CARDS = {entry.id: entry for entry in (*BOX.ghosts, *BOX.items, *BOX.upgrades, *BOX.actions)}


def open_table(person: Visitor, *seats: str, seed: int | None = 3, **options: int) -> str:
    """Open a table of the game; alone with bots, from a seed. Returns its address."""
    return person.request_table(*seats or ("human", "greedy"), game=GAME, seed=seed, options=options)


def join_table(person: Visitor, *seats: str, seed: int | None = 3, **options: int) -> str:
    """Open a table of the game and go to it. Returns its address."""
    address = open_table(person, *seats, seed=seed, **options)
    person.page.goto(address)
    return address


def view(person: Visitor) -> dict[str, Any]:
    """Return the last view that the server sent."""
    state: dict[str, Any] = person.update["view"]
    return state


def own(person: Visitor) -> dict[str, Any]:
    """Return the player's own part of the view."""
    place: dict[str, Any] = view(person)["players"][person.update["seat"]]
    return place


def liked(person: Visitor) -> int:
    """The option that the photographer of these tests takes."""
    person.legal()
    return wish(view(person), person.update["prompt"]["options"])


def play_until(person: Visitor, reached: Callable[[dict[str, Any]], object]) -> bool:
    """Play until it is the player's turn in a matching position; return False if the match ends first."""
    for _ in range(MOST_STEPS):
        if not person.await_question():
            return False
        number = liked(person)
        if reached(view(person)):
            return True
        person.take(number)
    raise AssertionError("such a position was never reached")


def reach(person: Visitor, reached: Callable[[dict[str, Any]], object], *seats: str) -> None:
    """Play matches until one reaches a matching position, and open it."""

    def choose(update: dict[str, Any]) -> int | None:
        return None if reached(update["view"]) else wish(update["view"], update["prompt"]["options"])

    for seed in range(3, 12):
        address = open_table(person, *seats, seed=seed)
        if play_unseen([person], address, choose):
            person.page.goto(address)
            assert person.await_question()
            person.page.evaluate(DRAWN)
            return
    raise AssertionError("such a position was never reached")


def name_of(card: str) -> str:
    """The name of a card of the main deck."""
    entry = CARDS.get(card) or CARDS[re.sub("-[a-h]$", "", card)]
    return entry.name


def region(person: Visitor, name: str) -> Locator:
    """A part of the board."""
    return person.page.get_by_role("region", name=name)


def choose_by_piece(person: Visitor, number: int) -> None:
    """Take an option by a click on the first piece it points at, and by its button where the piece has several."""
    before = person.asked
    options = person.update["prompt"]["options"]
    shown = [
        piece
        for piece in options[number]["pieces"]
        if person.page.locator(f'.piece.open[data-piece="{piece}"]').count()
    ]
    if not shown:
        return person.take(number)
    sharing = [at for at, option in enumerate(options) if shown[0] in option["pieces"]]
    piece = person.page.locator(f'.piece.open[data-piece="{shown[0]}"]').first
    if not piece.is_visible():
        person.page.locator("details", has=piece).locator("summary").click()
    piece.click()
    if len(sharing) > 1:
        expect(person.page.locator(f"[data-option='{sharing[0]}']")).to_be_focused()
        marked = person.page.locator(".option.picked").evaluate_all(
            "(all) => all.map((element) => +element.dataset.option)"
        )
        assert sorted(marked) == sharing
        return person.take(number)
    person.await_answer(before)


def test_part_of_a_match_is_played_by_clicks_on_pieces_from_the_front_page(visitor: Come) -> None:
    me = visitor(motion="reduce")
    page = me.page
    page.goto("/")
    card = page.get_by_role("article", name="Fatal Frame: the Card Game")
    expect(card).to_contain_text(re.compile("2.4 players"))
    me.press_more("Play now", "Fatal Frame: the Card Game")
    page.wait_for_url("**/table/*")
    for step in range(30):
        if not me.await_question():  # a bot has won, as in three of a hundred such matches
            break
        me.check_controls()
        assert page.evaluate(TABBED_TWICE) == []
        if step % 3:
            choose_by_piece(me, liked(me))
        else:
            me.take(liked(me))
    assert view(me)["round"] > 2
    me.check_accessible(phone=True)


def test_part_of_a_match_is_played_with_the_keyboard_alone(visitor: Come) -> None:
    me = visitor(motion="reduce")
    page = me.page
    page.add_init_script(PATIENT)
    join_table(me, seed=4)
    for step in range(24):
        assert me.await_question()
        before, number = me.asked, liked(me)
        if step < 6:
            page.locator("[data-option='0']").focus()
            for _ in range(number):
                page.keyboard.press("ArrowDown")
            expect(me.options.nth(number)).to_be_focused()
            page.keyboard.press("Enter")
        else:
            key, others = me.key(number), sum(not option.get("goes_on") for option in me.update["prompt"]["options"])
            for figure in key:
                page.keyboard.press(figure)
            if key != "0" and len(key) < len(str(others)):
                page.keyboard.press("Enter")
        me.await_answer(before)
        expect(page.locator("#question, #result")).to_be_focused()


def test_every_element_of_the_table_is_shown_as_the_view_has_it(visitor: Come) -> None:
    me = visitor(motion="reduce")
    join_table(me, "human", "greedy", "greedy", seed=5)
    page = me.page
    for _ in range(18):
        assert me.await_question()
        me.take(liked(me))
    assert me.await_question()
    me.legal()
    state = view(me)
    cells = page.get_by_role("list", name="Exterior Locations").locator(".cell")
    expect(cells).to_have_count(9)
    for number, cell in enumerate(state["village"]):
        shown = cells.nth(number)
        expect(shown).to_contain_text(re.compile("." if cell["location"] else "unexplored"))
        expect(shown.locator(".slip")).to_have_count(len(cell["ghosts"]))
    for ghost in page.locator(".cell .slip, .room .slip").all():
        expect(ghost).to_contain_text(re.compile(r"\d.*(Chase|Bound), (Exterior|Interior|Ext\./Int\.), (red|blue)"))
    for seat, player in enumerate(state["players"]):
        place = page.locator(f"li[data-place='seat-{seat}']")
        expect(place.locator(".points")).to_contain_text(f"{player['points']} of {state['threshold']} Album Points")
        expect(place.locator(".photo")).to_have_count(max(6, len(player["album"])))
        expect(place.locator(".photo:not(.none)")).to_have_count(len(player["album"]))
        expect(place.locator(".orb.part:not(.none)")).to_have_count(len(player["camera"]["orbs"]))
        expect(place.locator(".orb.part")).to_have_count(3)
        expect(place.locator(".items li")).to_have_count(len(player["items"]))
        if seat:
            expect(place.locator(".backs")).to_contain_text(f"{len(player['hand'])} card")
    hand = region(me, "Hand").locator(".card.piece")
    expect(hand).to_have_count(len(own(me)["hand"]))
    for number, card in enumerate(own(me)["hand"]):
        expect(hand.nth(number)).to_contain_text(name_of(card))
    piles = region(me, "Decks and discard piles")
    expect(piles.locator(".decks")).to_contain_text(f"{state['deck']} Deck")
    expect(piles.locator(".decks")).to_contain_text(f"{state['bosses']} Bosses")
    piles.get_by_text("Discard pile:").click()
    expect(piles.get_by_role("list", name="Discarded cards").locator(".slip")).to_have_count(len(state["discard"]))
    me.check_accessible()
    now = page.locator("[aria-label='Steps of the turn'] [aria-current=step]")
    expect(now).to_contain_text(re.compile(rf"{state['phase']}\s*step, now"))


BESIDE_THE_LOG = """() => {
  const page = document.documentElement.cloneNode(true);
  for (const log of page.querySelectorAll(".log")) log.remove();
  return page.outerHTML;
}"""


def test_the_hands_of_others_are_nowhere_in_the_page(visitor: Come) -> None:
    """The log names cards that all have seen, which may go into a hand later; it names none as it is drawn."""
    me, friend = visitor(motion="reduce"), visitor(motion="reduce")
    join_table(me, "human", "human", seed=None)
    me.seat_friend(friend)
    for _ in range(12):
        seat = await_person((me, friend))
        assert seat is not None
        chooser, other = (me, friend) if me.update["seat"] == seat else (friend, me)
        lying = other.page.evaluate(BESIDE_THE_LOG)
        text = " ".join(other.log())
        for card in set(own(chooser)["hand"]):
            assert f'"{card}"' not in lying
            assert f" draws {name_of(card)}" not in text
        chooser.take(liked(chooser))


def test_players_and_ghosts_that_may_be_targeted_glow_and_a_click_leads_to_the_choice(visitor: Come) -> None:
    me = visitor(motion="reduce")
    page = me.page

    def aims(update: dict[str, Any]) -> bool:
        return any(option["option"][0] == "ghost" for option in me.update["prompt"]["options"])

    join_table(me, "human", "greedy", "greedy")
    assert play_until(me, aims)
    options = me.update["prompt"]["options"]
    seats = {piece for option in options for piece in option["pieces"] if piece.startswith("seat-")}
    for seat in range(3):
        token = page.locator(f".token[data-piece='seat-{seat}']")
        glowing = f"seat-{seat}" in seats
        expect(token).to_have_class(re.compile(r"\bopen\b" if glowing else r"^(?!.*\bopen\b)"))
        if glowing:
            expect(token).to_have_attribute("aria-label", re.compile("may be chosen"))
    aimed = sorted(seats)[0]
    numbers = [at for at, option in enumerate(options) if aimed in option["pieces"]]
    before = me.asked
    page.locator(f".token[data-piece='{aimed}']").click()
    if len(numbers) == 1:
        return me.await_answer(before)
    expect(page.locator(f"[data-option='{numbers[0]}']")).to_be_focused()
    page.keyboard.press("Enter")
    me.await_answer(before)


def with_view(person: Visitor, change: Callable[[dict[str, Any]], None]) -> None:
    """Change the view in all later updates to the page."""
    with_sitting(person, lambda update: change(update["view"]))


def with_sitting(person: Visitor, change: Callable[[dict[str, Any]], None]) -> None:
    """Change all later table updates to the page."""

    def between(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()

        def to_page(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "table-update":
                change(message)
            page_side.send(json.dumps(message))

        server_side.on_message(to_page)
        page_side.on_message(server_side.send)

    person.page.route_web_socket("**/socket", between)


def test_a_skipped_turn_a_used_function_and_actions_that_lie_on_cards_are_marked_in_words(visitor: Come) -> None:
    def change(update: dict[str, Any]) -> None:
        other = update["players"][1]
        other["skips"] = True
        update["paying"], update["warded"] = "track-b", True
        other["camera"]["film"] = {"id": "61-film", "attached": ["fatal-frame"]}
        other["camera"]["functions"] = [{"id": "sense", "used": True}, {"id": "track", "used": False}]
        other["items"] = ["prayer-bell"]
        update["village"][4] = {
            "id": "cell-4",
            "location": "osaka-house",
            "ghosts": [
                {"id": "crimson-butterfly", "attached": ["zero-shot"]},
                {"id": "veiled-priest", "attached": []},
            ],
        }

    me = visitor(motion="reduce")
    with_view(me, change)
    join_table(me)
    assert me.await_question()
    place = me.page.locator("li[data-place='seat-1']")
    expect(place.locator(".skips")).to_contain_text("Skips the next turn")
    expect(me.page.locator(".strip .strip")).to_contain_text("Paying for Track.")
    expect(me.page.locator(".strip .strip")).to_contain_text("No Ghost Effects this turn.")
    expect(place.get_by_role("img", name="Sense")).to_have_attribute("aria-label", re.compile("Used this turn"))
    place.locator("summary").click()
    expect(place.locator(".camera h4")).to_have_text("Camera: 3 attack dice")
    expect(place.locator(".part.used")).to_have_count(1)
    expect(place.get_by_role("img", name="Sense")).to_have_attribute("aria-label", re.compile("Used this turn"))
    expect(place.get_by_text("Function, used")).to_be_visible()
    expect(place.locator(".part.film")).to_contain_text("+ Fatal Frame")
    expect(place.locator(".items")).to_contain_text("Small Prayer Bell 3 points")
    stack = me.page.locator(".cell").nth(4).locator(".slip")
    expect(stack.nth(0)).to_contain_text("Crimson Butterfly")
    expect(stack.nth(0)).to_contain_text("Bound, Ext./Int., blue")
    expect(stack.nth(0)).to_contain_text("+ Zero Shot")
    expect(stack.nth(1)).to_contain_text("Chase, Ext./Int., red")
    first = place.locator("[tabindex='0']")
    expect(first).to_have_count(1)
    first.focus()
    me.page.keyboard.press("ArrowRight")
    expect(place.get_by_role("img", name="Sense")).to_be_focused()
    me.check_accessible(phone=True)


def test_a_piece_that_may_not_be_chosen_says_why_and_names_the_clause(visitor: Come) -> None:
    me = visitor(motion="reduce")
    join_table(me)
    assert me.await_question()
    before = me.asked
    closed = me.page.locator(".hand .card.piece:not(.open)").first
    closed.click()
    notice = me.page.locator(".notice")
    expect(notice.get_by_role("button", name="Rule: ")).to_be_visible()
    notice.get_by_role("button", name="Rule: ").click()
    expect(me.page.locator(".clause.here")).to_have_attribute("title", re.compile("FF-"))
    assert me.asked == before


def test_what_may_be_chosen_has_a_bright_edge(visitor: Come) -> None:
    me = visitor(motion="reduce")
    join_table(me)
    assert me.await_question()
    edge = "(element) => getComputedStyle(element).borderTopColor"
    edges = me.page.locator(".piece.open").evaluate_all(f"(all) => all.map({edge})")
    assert edges
    assert set(edges) == {"rgb(255, 166, 77)"}
    assert me.page.locator(".hand .card.piece:not(.open)").first.evaluate(edge) not in edges


def test_an_spectator_sees_the_village_but_nobodys_hand(visitor: Come) -> None:
    me, spectator = visitor(motion="reduce"), visitor(motion="reduce")
    address = join_table(me)
    assert me.await_question()
    spectator.page.goto(address)
    expect(spectator.page.locator(".cell")).to_have_count(9)
    expect(spectator.page.locator(".hand .card")).to_have_count(0)
    expect(spectator.page.locator(".backs")).to_have_count(2)
    spectator.check_accessible()


def test_the_steps_of_combat_and_the_dice_stand_as_the_fight_goes(visitor: Come) -> None:
    me = visitor(motion="reduce")
    page = me.page
    reach(me, lambda update: update["combat"] and update["combat"]["step"] == 4 and not update["combat"]["boss"])
    combat = view(me)["combat"]
    fight = page.locator(".fight")
    expect(fight).to_have_attribute("data-fight", "now")
    expect(fight).to_contain_text(f"Power to beat: {combat['power']}")
    steps = page.get_by_role("list", name="Steps of combat").get_by_role("listitem")
    expect(steps).to_have_count(6)
    expect(page.locator(".steps [aria-current=step]")).to_contain_text("Add to dice")
    dice = page.get_by_role("list", name="The dice").get_by_role("listitem")
    expect(dice).to_have_count(len(combat["final"]))
    for number, die in enumerate(combat["final"]):
        expect(dice.nth(number)).to_contain_text(f"{die}")
        expect(dice.nth(number)).to_contain_text(f"rolled {combat['rolled'][number]}")
    me.check_accessible(phone=True)
    me.take(0)
    assert me.await_question()
    while view(me)["combat"] and view(me)["combat"]["step"] == 5:  # A Ghost Effect may ask for something.
        me.take(0)
        assert me.await_question()
    expect(steps.nth(5)).to_contain_text(re.compile("beaten|not beaten"))
    expect(page.locator(".steps [aria-current=step]")).to_have_count(0 if not view(me)["combat"] else 1)


def test_a_boss_waits_with_its_beads_and_is_fought_in_seven_steps(visitor: Come) -> None:
    me = visitor(motion="reduce")
    page = me.page
    reach(me, lambda update: update["players"][0]["boss"])
    life = own(me)["boss"]["life"]
    boss = page.locator(f".boss[data-piece='{own(me)['boss']['id']}']")
    expect(boss.locator(".beads i")).to_have_count(3)
    expect(boss.locator(".beads i:not(.off)")).to_have_count(life)
    expect(boss).to_contain_text(f"{life} of 3 beads")
    steps = page.get_by_role("list", name="Steps of combat").get_by_role("listitem")
    while me.await_question() and steps.count() != 7:
        me.take(liked(me))
    expect(steps.nth(6)).to_contain_text("Boss attack")
    expect(page.locator("[data-piece='boss-die']")).to_contain_text("Boss die")


def test_steps_of_a_fight_are_lit_one_after_another_and_cards_travel_only_where_motion_is_wanted(visitor: Come) -> None:
    for motion in ("no-preference", "reduce"):
        me = visitor(motion=motion)
        me.page.add_init_script(COUNT_FLYING)
        me.page.add_init_script(NOTE_STEPS)
        reach(me, lambda update: update["round"] > 2)
        assert play_until(me, lambda update: update["round"] > 4 and not update["combat"])
        if motion == "reduce":
            assert "Roll" not in me.page.evaluate("window.lit")
            assert me.page.evaluate("window.flown") == 0
        else:
            expect(me.page.locator(".steps .done")).to_have_count(6)
            lit = me.page.evaluate("window.lit")
            last = len(lit) - 1 - lit[::-1].index("Roll")
            texts = ["Roll", "Cards add", "Cards subtract", "Add to dice", "Ghost Effect"]
            assert lit[last : last + 6] == [*texts, "Compare with Power"]
            assert me.page.evaluate("window.flown") > 0


def test_a_card_is_shown_large_under_the_pointer_with_the_focus_and_under_a_long_press(visitor: Come) -> None:
    me = visitor()
    join_table(me)
    assert me.await_question()
    cards = region(me, "Hand").locator(".card.piece")
    closer = me.page.locator(".closer")
    cards.nth(1).hover()
    expect(closer).to_be_visible()
    me.page.mouse.move(2, 2)
    expect(closer).to_have_count(0)
    cards.nth(0).focus()
    me.page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    expect(closer).to_contain_text(name_of(own(me)["hand"][1]))
    me.page.keyboard.press("Escape")
    before = me.asked
    cards.nth(2).dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(closer).to_be_visible()
    cards.nth(2).dispatch_event("pointerup", {"pointerType": "touch"})
    expect(closer).to_have_count(0)
    assert me.asked == before


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 740)])
def test_a_card_of_the_discard_pile_is_looked_at_from_the_button_that_takes_it(
    visitor: Come, width: int, height: int
) -> None:
    me = visitor(width, height)

    def choose(update: dict[str, Any]) -> int | None:
        options = update["prompt"]["options"]
        if options[0]["option"][0] == "salvage":
            return None
        sifts = [at for at, option in enumerate(options) if option["label"].startswith("Sift the Ashes")]
        return sifts[0] if sifts else wish(update["view"], options)

    address = open_table(me, seed=5)
    assert play_unseen([me], address, choose)
    me.page.goto(address)
    assert me.await_question()
    before, button, closer = me.asked, me.option(0), me.page.locator(".closer")
    card = name_of(me.update["prompt"]["options"][0]["pieces"][0])
    button.hover()
    expect(closer).to_contain_text(card)
    me.page.mouse.move(2, 2)
    expect(closer).to_have_count(0)
    button.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(closer).to_contain_text(card)
    button.dispatch_event("pointerup", {"pointerType": "touch"})
    button.dispatch_event("click", {"detail": 1})
    expect(closer).to_have_count(0)
    assert me.asked == before


def test_village_house_dice_and_hand_are_in_sight_together_on_a_laptop(visitor: Come) -> None:
    me = visitor(motion="reduce")
    reach(
        me,
        lambda update: (
            update["combat"] and update["combat"]["step"] == 4 and update["players"][0]["inside"] is not None
        ),
    )
    assert me.page.evaluate("scrollY") == 0
    shown = [me.page.locator(".cell").first, me.page.locator(".room.now").first, region(me, "Hand")]
    shown += me.page.get_by_role("list", name="The dice").get_by_role("listitem").all()
    for part in shown:
        box = part.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 800


def test_on_a_phone_the_dice_of_ones_own_fight_and_ones_hand_come_above_the_prompt(visitor: Come) -> None:
    me = visitor(360, 740, motion="reduce")
    page = me.page

    def plays(update: dict[str, Any]) -> bool:
        return bool(update["phase"] == "play")

    def fights(update: dict[str, Any]) -> bool:
        return update["combat"] is not None

    for reached, first in ((plays, ".hand .card.piece"), (fights, ".dice .rolled")):
        reach(me, reached)
        box, prompt = page.locator(first).first.bounding_box(), page.locator(".sticky").bounding_box()
        assert box is not None and prompt is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= prompt["y"]


def test_the_ghosts_of_a_stack_are_fanned_out_by_power(visitor: Come) -> None:
    stack = ["seeker", "night-watchman", "pallbearer"]

    def change(update: dict[str, Any]) -> None:
        update["village"][8]["ghosts"] = [{"id": ghost, "attached": []} for ghost in stack]
        update["village"][0]["ghosts"] = [{"id": "limbo-woman", "attached": []}]

    me = visitor(motion="reduce")
    with_view(me, change)
    join_table(me)
    assert me.await_question()
    slips = me.page.locator("[data-piece=cell-8] .slip")
    expect(slips).to_have_count(3)
    assert [slip.get_attribute("data-piece") for slip in slips.all()] == stack
    lean = "(element) => getComputedStyle(element).rotate"
    assert [slip.evaluate(lean) for slip in slips.all()] == ["-2deg", "0deg", "2deg"]
    assert me.page.locator("[data-piece=cell-0] .slip").evaluate(lean) == "0deg"


def test_on_a_laptop_the_boss_of_another_player_and_the_own_album_are_in_sight(visitor: Come) -> None:
    def change(update: dict[str, Any]) -> None:
        update["players"][0]["album"] = [BOX.ghosts[0].id, BOX.ghosts[1].id]
        update["players"][1]["boss"] = {"id": boss.id, "life": boss.life - 1, "attached": []}

    boss = BOX.bosses[0]
    me = visitor(1024, 768)
    with_view(me, change)
    join_table(me)
    assert me.await_question()
    faced = region(me, "Player 2 faces")
    expect(faced.get_by_text(boss.name)).to_be_in_viewport(ratio=1)
    expect(faced.get_by_text(f"{boss.life - 1} of {boss.life} beads")).to_be_in_viewport(ratio=1)
    expect(faced.locator("svg").first).to_be_visible()
    expect(me.page.locator(".print")).to_have_count(6)
    expect(me.page.locator(".print").nth(1)).to_be_in_viewport(ratio=1)
    expect(me.page.locator(".print b")).to_have_text([str(ghost.value) for ghost in BOX.ghosts[:2]])


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 768)])
def test_on_laptops_what_others_have_captured_is_seen_with_its_points(visitor: Come, width: int, height: int) -> None:
    ghosts = BOX.ghosts[2:5]

    def change(update: dict[str, Any]) -> None:
        update["players"][1].update(album=[ghost.id for ghost in ghosts], items=["prayer-bell"])

    me = visitor(width, height)
    with_view(me, change)
    join_table(me, "human", "greedy", "greedy")
    assert me.await_question()
    prints = me.page.locator("[data-place='seat-1'] .print")
    expect(prints).to_have_count(4)
    for shown, points in zip(prints.all(), [*(ghost.value for ghost in ghosts), 3], strict=True):
        expect(shown).to_be_in_viewport(ratio=1)
        expect(shown.locator("b")).to_have_text(str(points))
        box = shown.bounding_box()
        assert box is not None
        assert box["width"] >= 20


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 768)])
def test_on_laptops_all_that_a_boss_does_is_read_beside_a_fight_of_an_earlier_turn(
    visitor: Come, width: int, height: int
) -> None:
    boss = next(candidate for candidate in BOX.bosses if candidate.name == "Mother of Dolls")

    def change(update: dict[str, Any]) -> None:
        update["players"][1]["boss"] = {"id": boss.id, "life": boss.life, "attached": []}

    me = visitor(width, height)
    with_view(me, change)
    join_table(me, "human", "greedy", "greedy")
    play_until(me, lambda update: me.page.get_by_text("Earlier: ").count())
    faced = region(me, "Player 2 faces")
    expect(faced.locator(".text")).to_contain_text("discard 1 card")
    shown = faced.locator(f"[data-piece='{boss.id}']")
    expect(shown).to_be_in_viewport(ratio=1)
    heading, card = faced.get_by_role("heading").bounding_box(), shown.bounding_box()
    assert heading is not None
    assert card is not None
    assert heading["y"] + heading["height"] <= card["y"]
    over = "(element) => element.closest('.aside').scrollHeight - element.closest('.aside').clientHeight"
    assert faced.evaluate(over) <= 1


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 768)])
def test_what_a_guide_lights_opens_no_panel_over_the_hand(visitor: Come, width: int, height: int) -> None:
    me = visitor(width, height)
    table = begin(me, GAME)
    play_unseen([me], table, lambda now: None if now["lesson"]["made"] >= 6 else now["lesson"]["option"])
    me.page.goto(table)
    expect(region(me, "Guide")).to_contain_text("The Seeker is in your Album")
    card = me.page.locator("[data-part=hand] [data-piece]").first
    expect(card).to_be_visible()
    assert card.evaluate(
        """(card) => {
          const box = card.getBoundingClientRect();
          const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return card.contains(there);
        }"""
    )
    expect(me.page.locator("details[open]")).to_have_count(0)


def test_on_a_phone_the_camera_stays_above_the_cards_of_a_hand_that_scrolls(visitor: Come) -> None:
    me = visitor(360, 740)
    join_table(me)
    assert me.await_question()
    me.page.locator(".panes").get_by_role("button", name="Hand").click()
    last = region(me, "Hand").get_by_role("listitem").last
    last.scroll_into_view_if_needed()
    me.page.locator(".play").evaluate("(element) => element.scrollTo(0, element.scrollHeight)")
    assert me.page.locator(".play").evaluate("(element) => element.scrollTop") > 0
    camera = region(me, "Hand").locator(".belt")
    expect(camera).to_be_in_viewport(ratio=1)
    assert camera.evaluate(
        "(element) => element.contains(document.elementFromPoint(180, element.getBoundingClientRect().y + 20))"
    )


UNCOVERED = """(cell) => {
  const letters = document.createRange();
  letters.selectNodeContents(cell.querySelector(".does"));
  const figure = cell.querySelector(".people svg, .slip").getBoundingClientRect();
  return [...letters.getClientRects()].every((line) => line.right <= figure.left || line.bottom <= figure.top + 3);
}"""


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 768)])
def test_what_a_place_does_is_read_whole_while_another_stands_there_and_one_is_in_a_house(
    visitor: Come, width: int, height: int
) -> None:
    rooms: list[dict[str, Any]] = [{"id": room, "ghosts": []} for room in ("nursery", "bath-house", "loom-room")]

    def change(update: dict[str, Any]) -> None:
        for cell, place in ((0, "drying-field"), (1, "cedar-steps"), (2, "tachibana-house")):
            update["village"][cell]["location"] = place
        update["players"][0].update(at=2, inside=0, path=rooms)
        update["players"][1]["at"] = 0
        update["players"][2]["at"] = 1

    me = visitor(width, height)
    with_view(me, change)
    join_table(me, "human", "greedy", "greedy")
    assert me.await_question()
    expect(region(me, "You are in Tachibana House")).to_contain_text("Nothing happens here.")
    for cell, words in ((0, "Gain a Spirit Orb from the discard pile."), (1, "Discard 1 card.")):
        place = me.page.locator(f"[data-piece=cell-{cell}]")
        expect(place.locator(".does")).to_have_text(words)
        expect(place.locator(".does")).to_be_in_viewport(ratio=1)
        assert place.evaluate(SAID_WHOLE)
        assert place.evaluate(UNCOVERED)


SAID_WHOLE = """(cell) => {
  const text = cell.querySelector(".does");
  return text.scrollHeight <= text.clientHeight + 1;
}"""


PLACES = ["watch-tower", "kureha-shrine", "kurosawa-house", "drying-field", "tachibana-house", "cedar-steps"]


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 768)])
def test_what_places_do_is_read_whole_while_a_boss_is_fought_and_one_is_in_a_house(
    visitor: Come, width: int, height: int
) -> None:
    boss = BOX.bosses[0]
    rooms: list[dict[str, Any]] = [{"id": room, "ghosts": []} for room in ("earthen-kitchen", "loom-room", "nursery")]

    def change(update: dict[str, Any]) -> None:
        for cell, place in enumerate([*PLACES, "osaka-house", "mill-stream", "kiryu-house"]):
            update["village"][cell] |= {"location": place, "ghosts": []}
        update["village"][0]["ghosts"] = [{"id": "night-watchman", "attached": []}]
        update["failed"] = True
        update["players"][0].update(at=8, inside=0, path=rooms)
        update["players"][1].update(at=1, inside=0, boss={"id": boss.id, "life": 2, "attached": []})
        update["players"][2].update(at=1, boss={"id": BOX.bosses[1].id, "life": 3, "attached": []})

    me = visitor(width, height)
    with_view(me, change)
    join_table(me, "human", "greedy", "greedy")
    assert me.await_question()
    expect(region(me, "Player 2 faces")).to_contain_text(boss.name)
    for cell in (0, 3, 5, 7):
        place = me.page.locator(f"[data-piece=cell-{cell}]")
        expect(place.locator(".does")).to_be_in_viewport(ratio=1)
        assert place.evaluate(SAID_WHOLE), cell
    assert me.page.locator("[data-piece=cell-0]").evaluate(UNCOVERED)
    for cell, words in ((1, "Opens at"), (2, "4 rooms"), (4, "3 rooms")):
        expect(me.page.locator(f"[data-piece=cell-{cell}] .rooms")).to_contain_text(words)
        expect(me.page.locator(f"[data-piece=cell-{cell}] .rooms")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 768)])
def test_in_a_house_a_fight_of_an_earlier_turn_is_a_line_that_one_opens(visitor: Come, width: int, height: int) -> None:
    def change(update: dict[str, Any]) -> None:
        update["players"][0].update(at=2, inside=0, path=[{"id": "nursery", "ghosts": []}])
        update["village"][2]["location"] = "tachibana-house"

    me = visitor(width, height)
    with_view(me, change)
    join_table(me, "human", "greedy", "greedy")
    play_until(me, lambda update: me.page.get_by_text("Earlier: ").count())
    steps = me.page.get_by_role("list", name="Steps of combat")
    earlier = me.page.get_by_role("button", name="Earlier: ")
    expect(steps).to_have_count(0)
    folded = me.page.locator(".fight").bounding_box()
    assert folded is not None
    assert folded["height"] <= 60
    earlier.click()
    expect(steps).to_be_visible()
    earlier.click()
    expect(steps).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 768), (360, 740)])
def test_the_rule_of_the_place_where_one_stands_is_seen_and_on_laptops_read_whole(
    visitor: Come, width: int, height: int
) -> None:
    def change(update: dict[str, Any]) -> None:
        update["village"][4]["location"] = "drying-field"
        update["players"][0]["at"] = 4

    me = visitor(width, height)
    with_view(me, change)
    join_table(me)
    assert me.await_question()
    cell = me.page.locator(".cell[data-piece='cell-4']")
    expect(cell.locator(".does")).to_contain_text("Spirit Orb")
    expect(cell.locator(".does")).to_be_in_viewport(ratio=1)
    assert width < 1000 or cell.evaluate(SAID_WHOLE)


def test_rooms_have_their_pictures_on_a_laptop_and_a_fight_that_is_over_tells_the_power(visitor: Come) -> None:
    me = visitor()
    reach(
        me, lambda update: update["phase"] == "play" and bool(update["players"][0]["path"]), "human", "greedy", "greedy"
    )
    for width, height in ((1280, 800), (1024, 768)):
        me.page.set_viewport_size({"width": width, "height": height})
        rooms = me.page.locator(".room")
        for room in rooms.all():
            expect(room.locator(".window svg")).to_be_in_viewport(ratio=1)
        compared = me.page.get_by_role("list", name="Steps of combat").get_by_text("Compare with Power")
        expect(compared).to_contain_text(re.compile(r"Power\s*\d: (not )?beaten"))
        expect(compared).to_be_in_viewport(ratio=1)


def test_the_own_camera_lies_beside_the_hand_and_is_told_once(visitor: Come) -> None:
    def change(update: dict[str, Any]) -> None:
        update["players"][0]["camera"] |= {
            "film": {"id": "14-film", "attached": []},
            "orbs": ["spirit-orb", "spirit-orb-b"],
            "functions": [{"id": "sense", "used": True}],
        }

    me = visitor(motion="reduce")
    with_view(me, change)
    join_table(me)
    assert me.await_question()
    belt = me.page.locator(".hand .belt")
    expect(belt.locator(".chip")).to_have_count(6)
    expect(belt.locator(".orb:not(.none)")).to_have_count(2)
    expect(belt).to_contain_text(re.compile("2.*14-Film.*Sense, used"))
    expect(me.page.locator("[data-piece='sense']")).to_have_count(2)
    expect(me.page.get_by_role("img", name="Function: Sense")).to_have_count(1)


ON_NAMES = """() => [...document.querySelectorAll(".cell")].flatMap((cell) => {
  const name = cell.querySelector("b");
  if (!name) return [];
  const text = document.createRange();
  text.selectNodeContents(name);
  const [a, shown] = [text.getBoundingClientRect(), name.getBoundingClientRect()];
  const tokens = [...cell.querySelectorAll(".slip, .token, .inside")].filter((element) => element.checkVisibility());
  return tokens.filter((element) => {
    const b = element.getBoundingClientRect();
    return Math.min(a.bottom, shown.bottom) > b.top + 2 && b.bottom > a.top + 2 && b.left < shown.right - 2;
  }).map((element) => `${name.textContent}: ${element.textContent.trim()}`);
})"""


def test_ghosts_and_figures_lie_below_the_names_of_locations_on_a_phone(visitor: Come) -> None:
    def change(update: dict[str, Any]) -> None:
        places = {0: "kureha-shrine", 1: "tachibana-house", 4: "drying-field", 5: "kurosawa-house", 8: "cedar-steps"}
        ghosts = {0: ["broken-neck"], 4: ["night-watchman"], 5: ["seeker"], 8: ["seeker-b", "pallbearer"]}
        for cell, location in places.items():
            update["village"][cell]["location"] = location
            update["village"][cell]["ghosts"] = [{"id": ghost, "attached": []} for ghost in ghosts.get(cell, [])]
        update["players"][0]["at"] = 0
        update["players"][1]["at"] = 4

    me = visitor(360, 740)
    with_view(me, change)
    join_table(me)
    assert me.await_question()
    me.page.get_by_role("button", name="Village").click()
    expect(me.page.locator(".cell .slip")).to_have_count(5)
    assert me.page.evaluate(ON_NAMES) == []
    cut = "(all) => all.filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.textContent)"
    assert me.page.locator(".cell .plate b").evaluate_all(cut) == []


LONG_WORDED = ["indigo-dyer", "loom-girl", "silkworm-maid", "bundle-of-letters", "prayer-bell", "fatal-frame"]
"""Cards with long texts."""

WORDS = """() => [...document.querySelectorAll(".hand .words :is(.text, .where)")]
  .map((element) => [element.textContent, element.scrollHeight - element.clientHeight])"""


def test_a_text_that_finds_no_room_on_its_card_ends_after_a_whole_word(visitor: Come) -> None:
    printed = {entry["id"]: entry for entry in entries(BOX)}
    me = visitor()
    with_view(me, lambda update: update["players"][0].update(hand=LONG_WORDED))
    join_table(me)
    assert me.await_question()
    for width, height in ((1280, 800), (1440, 900), (1024, 768), (360, 740)):
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.evaluate(DRAWN)
        shown = me.page.evaluate(WORDS)
        assert len(shown) == len(LONG_WORDED)
        for card, (text, over) in zip(LONG_WORDED, shown):
            facts = printed[re.sub("-[a-h]$", "", card)]["facts"]
            whole = facts["does"] or ", ".join([printed[room]["name"] for room in facts["locations"]])
            assert over <= 1, (width, text)
            assert re.match(re.escape(text.removesuffix("…")) + r"(?!\w)", whole), (width, text)
            assert text == whole or text.endswith("…"), (width, text)


@pytest.mark.parametrize("width", [1280, 360])
def test_every_target_is_large_enough_for_a_finger_and_nothing_scrolls_sideways(visitor: Come, width: int) -> None:
    me = visitor(width, 740, motion="reduce")
    join_table(me, "human", "greedy", "greedy", "greedy", seed=6)
    for _ in range(25):
        assert me.await_question()
        assert me.page.evaluate(SMALL, LEAST_TARGET) == []
        assert me.page.evaluate(SMALL_LINES, LEAST_INLINE) == []
        me.check_width()
        me.take(liked(me))
    me.page.evaluate("document.documentElement.dataset.text = '150'")
    me.check_width()


def test_the_table_is_read_by_axe_at_a_doubled_size_and_in_forced_colours(visitor: Come) -> None:
    me = visitor(640, 400, motion="reduce")
    join_table(me, "human", "greedy", "greedy", seed=8)
    for _ in range(10):
        assert me.await_question()
        me.take(liked(me))
    assert me.await_question()
    me.check_width()
    me.check_accessible()
    me.page.emulate_media(forced_colors="active")
    edges = me.page.locator(".piece.open").first
    if edges.count():
        assert edges.evaluate("(element) => getComputedStyle(element).borderTopStyle") == "double"


def play_together(me: Visitor, friend: Visitor, most: int) -> int:
    """Let 2 people choose in their pages, up to a number of times. Return the number of choices."""
    for step in range(most):
        seat = await_person((me, friend))
        if seat is None:
            return step
        chooser = me if me.update["seat"] == seat else friend
        assert chooser.await_question()
        chooser.take(liked(chooser))
    return most


def before_the_boss_falls(update: dict[str, Any]) -> int | None:
    """Choose as usual, and stop when a player fights a Boss with 1 bead left."""
    fought = [player["boss"] for player in update["view"]["players"] if player["boss"]]
    return None if any(boss["life"] == 1 for boss in fought) else wish(update["view"], update["prompt"]["options"])


def test_two_people_and_a_bot_play_a_whole_match(visitor: Come) -> None:
    me, friend = visitor(motion="reduce"), visitor(motion="reduce")
    address = join_table(me, "human", "human", "greedy", seed=None)
    me.seat_friend(friend)
    assert play_together(me, friend, 30) == 30, (me.update["ended"], me.update["reason"])
    play_unseen((me, friend), address, before_the_boss_falls)
    for person in (me, friend):
        person.page.goto(address)
    play_together(me, friend, MOST_STEPS)
    for person in (me, friend):
        state = view(person)
        assert state["over"]
        expect(person.page.locator("#result")).to_have_text(person.update["reason"])
        winner = state["result"]["winners"][0]
        expect(person.page.locator(".result tr.won")).to_contain_text(f"Player {winner + 1}")
        expect(person.page.locator(".result tr.won td").first).to_have_text(str(state["result"]["scores"][winner]))
    me.check_accessible(phone=True)
    me.page.get_by_role("slider", name="Position in the match").press("ArrowLeft")
    me.page.get_by_role("heading", name="You are watching a replay").wait_for()
    expect(me.page.locator(".fight")).to_be_visible()
    expect(me.page.locator(".cell")).to_have_count(9)
