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
from .test_options import LEAST_INLINE, LEAST_TARGET, PATIENT, SMALL, SMALL_LINES, TABBED_TWICE
from .visitor import DRAWN, Visitor, await_person, play_unseen

Come = Callable[..., Visitor]

GAME = "fatal-frame"

MOST_STEPS = 1500

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
    """Take an option by a click on the first visible piece it points at, and from the list where several share it."""
    before = person.asked
    options = person.update["prompt"]["options"]
    shown = [
        piece
        for piece in options[number]["pieces"]
        if person.page.locator(f'.piece.open[data-piece="{piece}"]:visible').count()
    ]
    if not shown:
        return person.take(number)
    sharing = [at for at, option in enumerate(options) if shown[0] in option["pieces"]]
    person.page.locator(f'.piece.open[data-piece="{shown[0]}"]:visible').first.click()
    if len(sharing) > 1:
        return person.take(number)
    person.await_answer(before)


def test_part_of_a_match_is_played_by_clicks_on_pieces_from_the_front_page(visitor: Come) -> None:
    me = visitor(motion="reduce")
    me.fix_deals(3)
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
    for _ in range(18):
        assert me.await_question()
        before, number = me.asked, liked(me)
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
    assert play_until(me, lambda update: not update["combat"])
    me.legal()
    state = view(me)
    cells = page.get_by_role("list", name="Exterior Locations").locator(".cell")
    expect(cells).to_have_count(9)
    for number, cell in enumerate(state["village"]):
        shown = cells.nth(number)
        expect(shown).to_contain_text(re.compile("." if cell["location"] else "unexplored"))
        expect(shown.locator(".slip")).to_have_count(len(cell["ghosts"]))
    for ghost in page.locator(".cell .slip, .room .slip").all():
        expect(ghost).to_have_attribute(
            "aria-label", re.compile(r"Ghost, Power \d.*(Chase|Bound), (red|blue) filament")
        )
    for seat, player in enumerate(state["players"]):
        place = page.locator(f"li[data-place='seat-{seat}']")
        expect(place.locator(".goal")).to_contain_text(f"{player['points']} of {state['threshold']} points")
        expect(place.locator(".print:not(.none)")).to_have_count(len(player["album"]) + len(player["items"]))
        if seat:
            expect(place.locator(".orb.part:not(.none)")).to_have_count(len(player["camera"]["orbs"]))
            expect(place.locator(".backs")).to_contain_text(f"{len(player['hand'])} card")
    hand = page.locator(".held .card.piece")
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
    cards = page.locator(".held .card.piece.open")
    lit = {card.get_attribute("data-piece") for card in cards.all()}
    assert lit <= {piece for number in numbers for piece in options[number]["pieces"]}
    cards.first.click()
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
    expect(me.page.locator("[data-part=phase]")).to_contain_text("Paying for Track")
    expect(me.page.locator("[data-part=phase]")).to_contain_text("No Ghost Effects this turn")
    expect(place.locator(".dice")).to_contain_text("3 dice")
    expect(place.locator(".part.used")).to_have_count(1)
    expect(place.get_by_role("img", name="Sense")).to_have_attribute("aria-label", re.compile("Used this turn"))
    expect(place.get_by_role("img", name="61-Film")).to_have_attribute("aria-label", re.compile("Fatal Frame on it"))
    expect(place.get_by_role("img", name="Small Prayer Bell")).to_have_count(1)
    stack = me.page.locator(".cell").nth(4).locator(".slip")
    expect(stack.nth(0)).to_contain_text("Crimson Butterfly")
    expect(stack.nth(0)).to_have_attribute("aria-label", re.compile("Bound, blue filament.*Zero Shot on it", re.DOTALL))
    expect(stack.nth(1)).to_have_attribute("aria-label", re.compile("Chase, red filament"))
    me.check_accessible(phone=True)


def test_a_piece_that_may_not_be_chosen_says_why_and_names_the_clause(visitor: Come) -> None:
    me = visitor(motion="reduce")
    join_table(me)
    assert me.await_question()
    before = me.asked
    closed = me.page.locator(".held .card.piece:not(.open)").first
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
    assert me.page.locator(".held .card.piece:not(.open)").first.evaluate(edge) not in edges


def test_an_spectator_sees_the_village_but_nobodys_hand(visitor: Come) -> None:
    me, spectator = visitor(motion="reduce"), visitor(motion="reduce")
    address = join_table(me)
    assert me.await_question()
    spectator.page.goto(address)
    expect(spectator.page.locator(".cell")).to_have_count(9)
    expect(spectator.page.locator(".held .card")).to_have_count(0)
    expect(spectator.page.locator(".backs")).to_have_count(2)
    spectator.check_accessible()


def test_a_fight_takes_the_place_of_the_board_and_each_die_says_what_an_orb_makes_of_it(visitor: Come) -> None:
    me = visitor(motion="reduce")
    page = me.page
    board = page.locator("[data-region=board]")
    join_table(me)
    assert me.await_question()
    before = board.bounding_box()
    reach(me, lambda update: update["combat"] and update["combat"]["step"] == 4 and not update["combat"]["boss"])
    assert board.bounding_box() == before
    combat = view(me)["combat"]
    expect(page.locator(".fight")).to_have_attribute("data-fight", "now")
    expect(page.locator(".fight .power")).to_contain_text(f"{combat['power']}")
    expect(board.locator(".cell")).to_have_count(0)
    expect(page.locator("[data-region=rivals]").get_by_role("list", name="Exterior Locations")).to_be_visible()
    steps = page.get_by_role("list", name="Steps of combat").get_by_role("listitem")
    expect(steps).to_have_count(6)
    tops = {round(box["y"]) for step in steps.all() if (box := step.bounding_box())}
    assert len(tops) == 1
    expect(page.locator(".steps [aria-current=step]")).to_contain_text("You add")
    dice = page.get_by_role("list", name="The dice").locator("[data-piece]")
    expect(dice).to_have_count(len(combat["final"]))
    for number, face in enumerate(combat["final"]):
        expect(dice.nth(number)).to_contain_text(f"shows {face}.")
    for die in page.locator(".die-row.open").all():
        face = combat["final"][int((die.get_attribute("data-piece") or "")[-1])]
        made = re.search(r"\+(\d) makes (\d)", die.inner_text())
        assert made is not None
        assert int(made[2]) == min(6, face + int(made[1]))
        expect(die).to_contain_text("beats Power" if int(made[2]) > combat["power"] else "not enough")
    me.check_accessible(phone=True)
    me.take(len(me.update["prompt"]["options"]) - 1)
    assert me.await_question()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640), (844, 390), (667, 375)])
def test_on_a_phone_in_both_directions_the_fight_is_in_sight_whole(visitor: Come, width: int, height: int) -> None:
    me = visitor(width, height, motion="reduce", touch=True)
    reach(me, lambda update: update["combat"] and update["combat"]["step"] == 4)
    fight = me.page.locator(".fight")
    for part in (fight.get_by_role("heading"), *fight.locator(".die-row, .steps li").all()):
        expect(part).to_be_in_viewport(ratio=1)
    board, last = me.page.locator("[data-region=board]").bounding_box(), fight.locator(".steps").bounding_box()
    assert board is not None and last is not None
    assert last["y"] + last["height"] <= board["y"] + board["height"] + 1
    me.check_width()


def test_what_is_said_of_a_ghost_can_be_scrolled_by_keyboard_where_it_does_not_fit(visitor: Come) -> None:
    me = visitor(390, 844, motion="reduce")
    reach(me, lambda update: update["combat"] and update["combat"]["step"] == 4)
    info = me.page.locator(".fight .info")
    info.evaluate("(info) => info.style.maxHeight = '3rem'")
    expect(info).to_have_attribute("tabindex", "0")
    info.evaluate("(info) => info.style.maxHeight = ''")


def test_unexplored_places_are_different_shapes_and_butterflies_hover_where_one_may_go(visitor: Come) -> None:
    me = visitor(motion="reduce")
    join_table(me)
    assert me.await_question()
    page = me.page
    shapes = page.locator(".cell.down path[fill-rule]").evaluate_all(
        "(all) => all.map((path) => path.getAttribute('d'))"
    )
    assert len(shapes) == len(set(shapes)) == sum(not cell["location"] for cell in view(me)["village"])
    open_cells = {piece for option in me.update["prompt"]["options"] for piece in option["pieces"] if "cell-" in piece}
    for cell in page.locator(".cell.down").all():
        hovering = cell.get_attribute("data-piece") in open_cells
        expect(cell.locator(".butterfly")).to_have_count(1 if hovering else 0)


SHAPES = """(all) => all.map((svg) => [...svg.querySelectorAll("path")].map((path) => path.getAttribute("d")).join())"""


def test_ghosts_are_drawn_people_and_each_looks_different(visitor: Come) -> None:
    ghosts = [ghost.id for ghost in BOX.ghosts]

    def change(update: dict[str, Any]) -> None:
        update["players"][0]["hand"] = ghosts[:12]
        update["players"][1]["album"] = ghosts[12:]

    me = visitor(motion="reduce")
    with_view(me, change)
    join_table(me)
    assert me.await_question()
    drawn = me.page.locator(".held .picture svg, [data-place='seat-1'] .print svg")
    expect(drawn).to_have_count(len(ghosts))
    paths = drawn.evaluate_all(SHAPES)
    assert len(set(paths)) == len(ghosts)
    assert all(path.count(",M") > 6 for path in paths)


def test_the_goal_and_the_camera_are_in_one_line_under_the_question(visitor: Come) -> None:
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
    line = me.page.locator(".vitals-line")
    expect(line.get_by_role("img")).to_have_count(4)
    expect(line).to_contain_text(re.compile("2.*14-Film.*Sense.*used", re.DOTALL))
    expect(line).to_contain_text(f"of {view(me)['threshold']} points to the Shrine")
    expect(line.get_by_role("img", name="Function: Sense")).to_have_count(1)


def test_a_boss_waits_with_its_beads_and_is_fought_in_seven_steps(visitor: Come) -> None:
    me = visitor(motion="reduce")
    page = me.page
    reach(me, lambda update: update["players"][0]["boss"] and not update["combat"])
    life = own(me)["boss"]["life"]
    boss = page.locator(f".boss[data-piece='{own(me)['boss']['id']}']")
    expect(boss.locator(".beads i")).to_have_count(3)
    expect(boss.locator(".beads i:not(.off)")).to_have_count(life)
    expect(boss).to_contain_text(f"{life} of 3 beads")
    if play_until(me, lambda update: update["combat"] and update["combat"]["boss"]):
        steps = page.get_by_role("list", name="Steps of combat").get_by_role("listitem")
        expect(steps).to_have_count(7)
        expect(steps.nth(6)).to_contain_text("Boss die")
        expect(page.locator("[data-piece='boss-die']")).to_contain_text("Boss die")


def test_a_boss_without_an_effect_shows_none_in_its_steps(visitor: Come) -> None:
    def change(update: dict[str, Any]) -> None:
        if update["view"]["combat"]:
            update["view"]["combat"] |= {"ghost": "failed-kusabi", "boss": True}
            update["events"] = []

    me = visitor(motion="reduce")
    with_sitting(me, change)
    reach(me, lambda update: update["combat"] and update["combat"]["step"] == 4)
    steps = me.page.get_by_role("list", name="Steps of combat").get_by_role("listitem")
    expect(steps.nth(4)).to_have_text(re.compile("Ghost Effect *none"))


def test_a_card_is_shown_large_under_the_pointer_with_the_focus_and_under_a_long_press(visitor: Come) -> None:
    me = visitor()
    join_table(me)
    assert me.await_question()
    cards = me.page.locator(".held .card.piece")
    closer = me.page.locator(".closer")
    cards.nth(1).hover()
    expect(closer).to_be_visible()
    me.page.mouse.move(2, 2)
    expect(closer).to_have_count(0)
    cards.nth(0).focus()
    me.page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    expect(closer).to_contain_text(name_of(own(me)["hand"][1]))
    if re.sub("-[a-h]$", "", own(me)["hand"][1]) in {ghost.id for ghost in BOX.ghosts}:
        expect(closer.locator("dl")).to_contain_text(re.compile("(Chase|Bound): *(follows|stays)"))
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
    before, button, closer = me.asked, me.reveal(0), me.page.locator(".closer")
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


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 768)])
def test_on_laptops_what_others_have_captured_is_seen_with_its_points(visitor: Come, width: int, height: int) -> None:
    ghosts = BOX.ghosts[2:5]

    def change(update: dict[str, Any]) -> None:
        update["players"][1].update(album=[ghost.id for ghost in ghosts], items=["prayer-bell"])

    me = visitor(width, height)
    with_view(me, change)
    join_table(me, "human", "greedy", "greedy")
    assert me.await_question()
    prints = me.page.locator("li[data-place='seat-1'] .print:not(.none)")
    expect(prints).to_have_count(4)
    for shown, points in zip(prints.all(), [*(ghost.value for ghost in ghosts), 3], strict=True):
        expect(shown).to_be_in_viewport(ratio=1)
        expect(shown.locator("b")).to_have_text(str(points))
        box = shown.bounding_box()
        assert box is not None
        assert box["width"] >= 20


@pytest.mark.parametrize("seats", [2, 4])
def test_an_opened_discard_pile_leaves_all_players_where_they_are(visitor: Come, seats: int) -> None:
    cards = [entry.id for entry in (*BOX.ghosts, *BOX.upgrades)][:11]
    me = visitor()
    with_view(me, lambda update: update.update(discard=cards))
    join_table(me, "human", *["greedy"] * (seats - 1))
    assert me.await_question()
    places = me.page.locator("[data-region=rivals] li[data-place^='seat-']")
    expect(places).to_have_count(seats)
    before = [place.bounding_box() for place in places.all()]
    for place in places.all():
        expect(place).to_be_in_viewport(ratio=1)
    piles = region(me, "Decks and discard piles")
    piles.get_by_text("Discard pile:").click()
    expect(piles.get_by_role("list", name="Discarded cards").locator(".slip").first).to_be_in_viewport(ratio=1)
    assert [place.bounding_box() for place in places.all()] == before


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_the_village_keeps_its_size_when_the_last_player_has_entered(visitor: Come, width: int, height: int) -> None:
    def enter(update: dict[str, Any]) -> None:
        for player in update["players"]:
            player["at"] = 0

    me, later = visitor(width, height), visitor(width, height)
    with_view(later, enter)
    boxes = []
    for person in (me, later):
        join_table(person)
        assert person.await_question()
        person.page.evaluate(DRAWN)
        boxes.append([cell.bounding_box() for cell in person.page.locator(".cell").all()])
    expect(me.page.locator(".outside")).to_be_visible()
    expect(later.page.locator(".outside")).to_have_count(0)
    assert boxes[0] == boxes[1]


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
    expect(me.page.locator(".cell .slip")).to_have_count(5)
    assert me.page.evaluate(ON_NAMES) == []
    cut = "(all) => all.filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.textContent)"
    assert me.page.locator(".cell .plate b").evaluate_all(cut) == []


LONG_WORDED = ["indigo-dyer", "loom-girl", "silkworm-maid", "bundle-of-letters", "prayer-bell", "fatal-frame"]
"""Cards with long texts."""

WORDS = """() => [...document.querySelectorAll(".held .words :is(.text, .where)")]
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
