"""Packs: additional cards."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import gloaming
from gloaming import Game, Match
from gloaming.cli.rendering.boards import draw, legend, pieces
from gloaming.engine.content.copies import copy_ids
from gloaming.engine.state.dice import seeded
from gloaming.games.fatal_frame.chances import Worth
from gloaming.games.fatal_frame.flows import PROGRAM
from gloaming.games.fatal_frame.notes.situation import stage_of
from gloaming.teaching import teaching
from tests.every_game import test_contract as contract
from tests.every_game import test_no_leak as leaks
from tests.games.fatal_frame.table import GAME
from tests.packs import packed

SNOW_BRIDE = """\
[[ghost]]
id = "snow-bride"
name = "Snow Bride"
power = 2
zone = "both"
chase = true
value = 2
copies = 9
white = { when = "fail", do = { verb = "discard", count = 1 } }
source = "ours"
"""

TWO_TEXTS = SNOW_BRIDE.replace("white =", 'text = "She waits."\nred = { gives = "add-to-dice", by = 1 }\nwhite =')

MORE = {
    "ghosts": SNOW_BRIDE,
    "items": """\
[[item]]
id = "hand-mirror"
name = "Hand Mirror"
value = 2
locations = ["snow-room", "study"]
source = "ours"
""",
    "plays": """\
[[upgrade]]
id = "90-film"
name = "90-Film"
copies = 2
gives = { verb = "film", dice = 3 }
source = "ours"

[[upgrade]]
id = "second-sight"
name = "Second Sight"
gives = { verb = "function", cost = "orb", do = { verb = "salvage", what = "item" } }
source = "ours"

[[action]]
id = "white-out"
name = "White-Out"
does = { verb = "others-discard", count = 2 }
source = "ours"
""",
    "locations": """\
[[interior]]
id = "snow-room"
name = "Snow Room"
arrive = [{ verb = "lose", what = "orb" }, { verb = "draw", count = 2 }]
source = "ours"
""",
    "bosses": """\
[[boss]]
id = "winter"
name = "Winter"
power = 5
life = 3
bonus = ["snow-bride", "seeker"]
add = 1
source = "ours"
""",
}

CAMERA = """\
[[camera]]
id = "camera-obscura"
name = "Camera Obscura"
copies = 4
dice = 1
functions = 3
orbs = 2
source = "ours"
"""

STEP_AWAY = 'white = { when = "always", do = { verb = "step" } }\n'

EXTERIOR = '[[exterior]]\nid = "{id}"\nname = "Moor"\n{more}\nsource = "ours"\n'

Maker = Callable[..., Game]


@pytest.fixture
def with_pack(tmp_path: Path) -> Maker:
    def make(**files: str) -> Game:
        return GAME.with_packs(packed(tmp_path / "snow", "fatal-frame", **files))

    return make


def played(match: Match, seed: int = 0, most: int = 3000) -> Match:
    """Play a random match and check the invariants at every decision."""
    chance = seeded(seed)
    for _ in range(most):
        if match.decision is None:
            break
        assert match.check() == []
        match.pick(chance.below(len(match.decision.options)))
    return match


def entry(game: Game, id: str) -> dict[str, Any]:
    """Return the content entry of a card."""
    return next(entry for entry in game.content() if entry["id"] == id)


def test_a_ghost_of_a_pack_is_dealt_drawn_on_the_page_and_told(with_pack: Maker) -> None:
    game = with_pack(ghosts=SNOW_BRIDE)
    match = played(game.new(seats=2, seed=1))
    log = " ".join([event["text"] for seat in (0, 1) for event in match.events(seat)])
    assert "draws Snow Bride." in log
    assert "plays the Ghost Snow Bride on" in log
    assert "faces the Snow Bride." in log
    held = [piece for event in match.events(0) for piece in event["pieces"] if piece.startswith("snow-bride")]
    assert held
    assert entry(game, "snow-bride") == {
        "id": "snow-bride",
        "kind": "ghost",
        "name": "Snow Bride",
        "copies": 9,
        "source": "ours",
        "text": "If you fail, discard 1 card.",
        "rule": "",
        "facts": {
            "power": 2,
            "zone": "both",
            "zone_name": "Exterior and Interior",
            "zone_short": "Exterior/Interior",
            "chase": True,
            "filament": "red",
            "value": 2,
            "others": 0,
            "white": "If you fail, discard 1 card.",
            "red": "",
            "flavor": "",
            "when": "fail",
            "effect": "discard 1 card",
            "known": [],
            "does": "If you fail, discard 1 card.",
        },
        "pieces": copy_ids("snow-bride", 9),
    }


def test_the_box_as_it_is_sold_goes_on_beside_it_unchanged(with_pack: Maker) -> None:
    before = played(GAME.new(seats=2, seed=7)).record()
    content = GAME.content()
    game = with_pack(**MORE)
    mine, theirs = GAME.new(seats=2, seed=7), game.new(seats=2, seed=7)
    chance, other = seeded(0), seeded(0)
    while mine.decision and theirs.decision and len(mine.choices or ()) < 3000:
        mine.pick(chance.below(len(mine.decision.options)))
        theirs.pick(other.below(len(theirs.decision.options)))
    assert before["choices"][: len(mine.choices or ())] == mine.record()["choices"]
    assert GAME.content() == content
    assert GAME.box.first_boss == 85
    assert game.box.first_boss == 85 + 9 + 1 + 3 + 1
    assert "snow-bride" not in [entry["id"] for entry in GAME.content()]


@pytest.mark.slow
def test_cards_of_every_sort_can_be_added(with_pack: Maker) -> None:
    game = with_pack(**MORE)
    seen = set()
    for seed in range(6):
        match = played(game.new(seats=2 + seed % 3, seed=seed))
        seen |= {piece for seat in range(2) for event in match.events(seat) for piece in event["pieces"]}
    wanted = {"snow-bride", "hand-mirror", "90-film", "second-sight", "white-out", "snow-room"}
    assert wanted <= seen
    texts = {id: entry(game, id)["text"] for id in ("second-sight", "white-out", "snow-room", "winter")}
    assert texts == {
        "second-sight": "Lose 1 Spirit Orb: you may take an Item from the discard pile into your hand.",
        "white-out": "Every other player discards 2 cards at random.",
        "snow-room": "Lose 1 Spirit Orb, then draw 2 cards.",
        "winter": "With the Snow Bride or the Seeker in your Album, add 1 to all your attack dice.",
    }


@pytest.mark.rule("FF-CAMERA-1", "FF-UPGRADE-4")
@pytest.mark.slow
def test_a_camera_of_a_pack_holds_what_it_says_and_one_film(with_pack: Maker) -> None:
    game = with_pack(bosses=CAMERA)
    assert entry(game, "camera-obscura")["text"] == (
        "Roll 1 attack die. It holds 1 Film, 3 Functions and 2 Spirit Orbs."
    )
    films, orbs, functions = set(), set(), set()
    for seed in range(12):
        match = played(game.new(seats=2, seed=seed))
        state: Any = match._state
        for seat in range(2):
            sorts = [game.box.upgrade(card).sort for card in state.camera[seat]]
            films.add(sorts.count("film"))
            orbs.add(sorts.count("orb"))
            functions.add(sorts.count("function"))
    assert (max(films), max(orbs), max(functions)) == (1, 2, 3)


def test_the_terminal_draws_and_names_the_cards_of_a_pack(with_pack: Maker) -> None:
    game = with_pack(ghosts=SNOW_BRIDE)
    match = game.new(seats=2, seed=1)
    state: Any = match._state
    hand = state.hand[0]
    bride = game.box.number["snow-bride"]
    if bride not in hand:
        state.hand[0] = (bride, *hand)
    view = match.view(0)
    console = Console(width=200)
    with console.capture() as capture:
        console.print(draw(game, view))
        console.print(legend(game, view))
    assert "Snow Bride" in capture.get()
    assert "Power 2, Exterior and Interior, Chase, red, 2 points. If you fail, discard 1 card." in capture.get()
    assert ("snow-bride", "Snow Bride") in pieces(game, view)


@pytest.mark.parametrize(
    "holds",
    [
        contract.test_every_question_has_options_that_differ_and_can_be_described,
        contract.test_every_option_has_a_number_of_its_own,
        contract.test_no_invariant_breaks_and_the_match_ends_within_bounds,
        contract.test_earlier_copies_never_change,
        contract.test_a_save_goes_on_like_the_match,
        contract.test_evaluation_gives_each_seat_a_number_from_0_to_1,
        leaks.test_no_seat_can_tell_the_match_from_worlds_it_imagines,
    ],
)
def test_a_box_with_more_cards_holds_the_contract(with_pack: Maker, holds: Callable[[Game, int], None]) -> None:
    holds(with_pack(**MORE), 2)


@pytest.mark.parametrize(
    ("files", "complaint"),
    [
        ({"ghosts": SNOW_BRIDE.replace("power = 2", "power = 6")}, r"snow/ghosts.toml: ghost snow-bride: .*power"),
        ({"ghosts": SNOW_BRIDE.replace("discard", "freeze")}, r"snow/ghosts.toml: ghost snow-bride: .*freeze"),
        (
            {"ghosts": SNOW_BRIDE.replace("snow-bride", "track")},
            "upgrade track: field 'id': the id 'track' is already used by ghost track, in snow/ghosts.toml$",
        ),
        (
            {"locations": EXTERIOR.format(id="moor", more="")},
            "snow/locations.toml: exterior moor: field 'id': 9 exterior Locations are needed, not 10",
        ),
        ({"bosses": MORE["bosses"].replace("life = 3", "life = 4")}, "boss winter: .*life"),
        (
            {"bosses": MORE["bosses"].replace('["snow-bride", "seeker"]', "[]")},
            r"snow/bosses.toml: boss winter: field 'bonus': a list of 1 or more",
        ),
        (
            {"bosses": MORE["bosses"].replace('"seeker"]', '"nobody"]')},
            r"snow/bosses.toml: boss winter: field 'bonus\[0\]': there is no 'snow-bride'; ghost may be seeker, sunken",
        ),
        (
            {"ghosts": SNOW_BRIDE, "bosses": MORE["bosses"].replace('"seeker"]', '"nobody"]')},
            r"snow/bosses.toml: boss winter: field 'bonus\[1\]': there is no 'nobody'; ghost may be seeker, ",
        ),
        (
            {"items": MORE["items"]},
            r"snow/items.toml: item hand-mirror: field 'locations\[0\]': there is no 'snow-room'; interior may be",
        ),
        (
            {"bosses": CAMERA.replace('"camera-obscura"', '"second"')},
            r"snow/bosses.toml: camera second: field 'id': 1 \[\[camera\]\] is needed, not 2",
        ),
        (
            {"bosses": CAMERA.replace("copies = 4", "copies = 3")},
            "snow/bosses.toml: camera camera-obscura: field 'copies': there is no 3; it may be 4",
        ),
        (
            {"locations": EXTERIOR.format(id="watch-tower", more="shrine = true\nrooms = 1")},
            "exterior watch-tower: field 'shrine': exactly one exterior Location must be the Shrine, not 2",
        ),
        (
            {"locations": EXTERIOR.format(id="kureha-shrine", more="rooms = 1")},
            "snow/locations.toml: exterior: field 'shrine': exactly one exterior Location must be the Shrine, not 0",
        ),
        (
            {"locations": EXTERIOR.format(id="watch-tower", more='twin = "kiryu-house"')},
            "exterior watch-tower: field 'twin': 'kiryu-house' does not name this house as its twin",
        ),
        (
            {"bosses": CAMERA.replace("functions", "films = 3\nfunctions")},
            r"snow/bosses.toml: camera camera-obscura: field 'films': there is no such field",
        ),
        (
            {"plays": MORE["plays"].replace('cost = "orb", do', 'cost = "orb", add = 2, do')},
            "snow/plays.toml: upgrade second-sight: field 'gives.add': not allowed together with 'do'",
        ),
        (
            {"plays": MORE["plays"].replace(', do = { verb = "salvage", what = "item" }', "")},
            "snow/plays.toml: upgrade second-sight: field 'gives.add': must be 1 or more if there is no 'do'",
        ),
        (
            {"ghosts": SNOW_BRIDE + 'rule = "snow-1"'},
            "snow/ghosts.toml: ghost snow-bride: field 'rule': there is no clause 'snow-1'",
        ),
        (
            {"bosses": MORE["bosses"].replace('"snow-bride", ', "") + STEP_AWAY},
            "snow/bosses.toml: boss winter: field 'white.do': white text cannot be 'step'",
        ),
        (
            {"ghosts": SNOW_BRIDE.replace('{ verb = "discard", count = 1 }', '{ verb = "step", count = 3 }')},
            "snow/ghosts.toml: ghost snow-bride: field 'white.do': white text cannot be 'step'",
        ),
        (
            {"bosses": MORE["bosses"].replace('"snow-bride", ', "").replace("life = 3", "life = 2")},
            "snow/bosses.toml: boss winter: field 'life': must be the same for every Boss: 3, not 2",
        ),
        (
            {"bosses": MORE["bosses"].replace('"snow-bride", ', "").replace("power = 5", "power = 4")},
            "snow/bosses.toml: boss winter: field 'power': must be the same for every Boss: 5, not 4",
        ),
        (
            {"plays": MORE["plays"].replace('"others-discard", count = 2', '"attach", to = "here"')},
            "snow/plays.toml: action white-out: field 'does.add': the card has no effect",
        ),
        (
            {
                "plays": MORE["plays"].replace(
                    '"others-discard", count = 2', '"attach", to = "here", add = 2, subtract = 1'
                )
            },
            "snow/plays.toml: action white-out: field 'does.subtract': not allowed together with 'add'",
        ),
        (
            {"ghosts": SNOW_BRIDE + 'red = { gives = "keep-hand", by = 3 }'},
            "snow/ghosts.toml: ghost snow-bride: field 'red.by': not allowed with 'keep-hand', which has no number",
        ),
        (
            {"locations": MORE["locations"] + 'stands = { gives = "no-effects", by = 2 }'},
            "snow/locations.toml: interior snow-room: field 'stands.by': not allowed with 'no-effects'",
        ),
        (
            {"items": MORE["items"].replace('["snow-room", "study"]', "[]")},
            r"snow/items.toml: item hand-mirror: field 'locations': a list of 1 or more",
        ),
        (
            {"ghosts": f'{SNOW_BRIDE}known = ["colour"]\n'},
            r"snow/ghosts.toml: ghost snow-bride: field 'known\[0\]': there is no 'colour'; it may be 'name'",
        ),
    ],
)
def test_what_is_wrong_with_a_pack_is_named(with_pack: Maker, files: dict[str, str], complaint: str) -> None:
    with pytest.raises(gloaming.BadContent, match=complaint):
        with_pack(**files)


THIEF = """\
[[action]]
id = "thief"
name = "Thief"
does = { verb = "take", what = "WHAT", steal = true }
source = "ours"
"""


def with_a_thief(with_pack: Maker, what: str) -> tuple[Match, Any, int]:
    """Return a match where the current player holds a Thief in the Play step."""
    match = with_pack(plays=THIEF.replace("WHAT", what)).new(seats=2, seed=1)
    s: Any = match._state
    number = s.box.number
    thief = number["thief"]
    for seat in range(2):
        s.hand[seat] = tuple([card for card in s.hand[seat] if card != thief])
    s.deck = tuple([card for card in s.deck if card != thief])
    s.hand[s.turn] += (thief,)
    return match, s, thief


@pytest.mark.rule("FF-ACTION-3", "FF-TERM-4")
@pytest.mark.parametrize(
    ("what", "zone", "says"),
    [
        ("item", "items", "Take an Item that another player has in play; it counts for you."),
        ("album-ghost", "album", "Take a Ghost from another player's Album into your own."),
    ],
)
def test_an_item_or_album_ghost_that_is_stolen_counts_for_the_thief(
    with_pack: Maker, what: str, zone: str, says: str
) -> None:
    match, s, thief = with_a_thief(with_pack, what)
    assert entry(match.game, "thief")["text"] == says
    me, other = s.turn, 1 - s.turn
    kinds = range(s.box.first_item, s.box.first_upgrade) if what == "item" else range(1)
    loot = next(card for card in s.deck if s.box.kind[card] in kinds)
    s.deck = tuple([card for card in s.deck if card != loot])
    getattr(s, zone)[other] = (loot,)
    options: list[Any] = []
    deed = s.box.card[thief].does
    assert deed.offer(s, s.box.kind[thief], options) is None
    assert options == [("take", s.box.kind[thief], other, s.box.kind[loot])]
    before = s.points(other)
    deed.play(s, thief, options[0])
    assert (getattr(s, zone)[me], getattr(s, zone)[other]) == ((loot,), ())
    assert (s.points(me), s.points(other)) == (before, 0)
    assert before > 0


@pytest.mark.rule("FF-ALBUM-3")
@pytest.mark.sweep
@pytest.mark.parametrize("what", ["item", "album-ghost"])
def test_with_thieves_in_the_deck_every_table_is_sound(with_pack: Maker, what: str) -> None:
    thieves = THIEF.replace("WHAT", what).replace('source = "ours"', 'source = "ours"\ncopies = 9')
    game = with_pack(plays=thieves)
    stolen = 0
    for seed in range(6):
        match = played(game.new(seats=3, seed=seed), seed)
        stolen += [entry["event"][0] for entry in match.events(None)].count("stole")
    assert stolen


def test_the_ghost_that_keeps_the_hand_is_named(with_pack: Maker) -> None:
    game = with_pack(ghosts=SNOW_BRIDE.replace('white = { when = "fail", do = ', 'red = { gives = "keep-hand" }\n# '))
    state: Any = game.new(seats=2, seed=1)._state
    state.album[state.turn] = (game.box.number["snow-bride"],)
    label = game.actions.describe(state, ("keep",)).label
    assert label == "Discard nothing: the Snow Bride protects your hand"


def test_the_story_names_the_ghosts_of_the_box_that_keep_a_hand(with_pack: Maker) -> None:
    keeper = SNOW_BRIDE.replace("copies = 9", "copies = 1").replace("white =", '# \nred = { gives = "keep-hand" }\n#')
    game = with_pack(ghosts=keeper.replace('"snow-bride"', '"trapped-boy"'))
    assert game.rules.events.describe(("kept", 0)).label == "Player 1 does not discard, thanks to the Snow Bride."


@pytest.fixture
def frail(with_pack: Maker) -> Game:
    """Return a game whose Bosses have 2 beads and Power 4."""
    frail = MORE["bosses"].replace("life = 3", "life = 2").replace("power = 5", "power = 4")
    frail = frail.replace('"snow-bride", ', "")
    return with_pack(bosses="".join([frail.replace('"winter"', f'"{boss.id}"') for boss in GAME.box.bosses]))


def with_a_boss(game: Game, life: int) -> Any:
    """Return the state of a match where the player to move has a Boss with this number of beads."""
    state: Any = game.new(seats=2, seed=1)._state
    seat = state.turn
    state.at[seat], state.inside[seat] = state.exterior.index(game.box.shrine), 0
    state.path[seat], state.boss[seat], state.life[seat] = (0,), (0,), life
    state.step = PROGRAM.numbers["turn/fight_phase"]
    return state


@pytest.mark.rule("FF-BOSS-1")
def test_a_boss_of_two_beads_that_nobody_has_fought_is_no_wounded_one_to_a_bot(frail: Game) -> None:
    whole, wounded = (stage_of(state, state.turn) for state in (with_a_boss(frail, 2), with_a_boss(frail, 1)))
    assert (whole, wounded) == (4, 5)


@pytest.mark.rule("FF-BOSS-1")
def test_who_is_thrown_out_by_a_boss_of_two_beads_meets_two_again_in_a_bots_eyes(frail: Game) -> None:
    state = with_a_boss(frail, 1)
    before = frail.rules.evaluate(state)[state.turn]
    state.fought, state.combat = frail.box.first_boss, 4
    state.rolled = state.final = (3,)
    state.boss_die = 3
    after = frail.rules.evaluate(state)[state.turn]
    state.life[state.turn], state.boss_die = 2, 4
    assert after == frail.rules.evaluate(state)[state.turn] < before


@pytest.mark.rule("FF-BOSS-1")
def test_a_boss_of_two_beads_and_less_power_is_thought_to_take_fewer_turns(frail: Game) -> None:
    assert Worth(frail.box).against_boss(1, 0, 0, 2) < Worth(GAME.box).against_boss(1, 0, 0, 3) / 2


def test_bots_value_a_card_of_a_pack_by_what_it_does(with_pack: Maker) -> None:
    lens = '[[action]]\nid = "bright-lens"\nname = "Bright Lens"\nsource = "ours"\n'
    game = with_pack(plays=MORE["plays"] + lens + 'does = { verb = "attach", to = "here", add = 2 }\n')
    held = {id: Worth(game.box).held[number] for id, number in game.box.number.items() if number < game.box.first_boss}
    assert held["bright-lens"] == held["zero-shot"] > held["white-out"]
    assert held["90-film"] > held["61-film"] > held["14-film"]


@pytest.mark.rule("FF-BOSS-1")
def test_how_to_play_tells_the_power_and_the_life_of_the_bosses_in_the_box(frail: Game) -> None:
    assert "A Boss has Power 4 and 2 beads" in " ".join(teaching(frail).how_to_play.end)
    assert "A Boss has Power 5 and 3 beads" in " ".join(teaching(GAME).how_to_play.end)


def test_what_how_to_play_cannot_tell_of_the_box_is_named(tmp_path: Path, with_pack: Maker) -> None:
    (tmp_path / "teaching").mkdir()
    how = {"goal": '"Out."', "turn": "[]", "end": '["A Boss has {hearts}."]'}
    (tmp_path / "teaching" / "how_to_play.toml").write_text("".join([f"{key} = {how[key]}\n" for key in how]))
    game = with_pack(ghosts=SNOW_BRIDE)
    game.folder = tmp_path
    with pytest.raises(
        gloaming.BadContent, match=r"how_to_play\.toml: field 'end': 'hearts' in braces: it may be 'power'"
    ):
        teaching(game)


@pytest.mark.rule("FF-BOSS-3")
def test_the_terminal_counts_the_beads_that_a_boss_of_two_has_left(frail: Game) -> None:
    match = frail.new(seats=2, seed=1)
    state: Any = match._state
    wounded = with_a_boss(frail, 1)
    for name in ("at", "inside", "path", "boss", "life"):
        setattr(state, name, getattr(wounded, name))
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(draw(frail, match.view(state.turn)))
    assert "1 of 2 beads" in console.export_text()


def test_the_texts_of_a_ghost_for_a_fight_and_for_an_album_are_listed_apart(tmp_path: Path) -> None:
    game = GAME.with_packs(packed(tmp_path / "bride", "fatal-frame", ghosts=TWO_TEXTS))
    (bride,) = [entry for entry in game.content() if entry["id"] == "snow-bride"]
    facts = bride["facts"]
    assert bride["text"] == f"She waits. {facts['white']} {facts['red']}"
    assert facts["white"] == "If you fail, discard 1 card."
    assert facts["red"] == "In your Album: add 1 to all your attack dice."
    assert (facts["when"], facts["effect"]) == ("fail", "discard 1 card")
