"""The public face and its errors: each names the value and what is allowed, and leaves the match untouched."""

from __future__ import annotations

import ast
import copy
import doctest
import json
import pickle
import random
import re
from pathlib import Path
from typing import Any

import pytest

import gloaming

GAME = gloaming.game("dont-go-in-there")


def test_games_are_found_by_id() -> None:
    five = ["dont-go-in-there", "final-girl", "fatal-frame", "follow-your-fear", "ghost-hunter"]
    assert list(gloaming.games())[:5] == five
    folders = {path.parent.name for path in GAME.folder.parent.glob("*/__init__.py")}
    assert {game.folder.name for game in gloaming.games().values()} == folders
    assert all(game.id == id and gloaming.game(id) is game for id, game in gloaming.games().items())
    assert len({game.title for game in gloaming.games().values()}) == len(folders)
    assert GAME.title == "Don't Go In There"
    assert GAME.seats == range(2, 6)
    assert [option.id for option in GAME.form_settings] == ["types", "board-1", "board-2", "board-3", "meeples"]


def test_an_unknown_game_is_told_which_there_are() -> None:
    games = "dont-go-in-there, final-girl, fatal-frame, follow-your-fear"
    with pytest.raises(gloaming.UnknownGame, match=f"no game 'chess'; there are: {games}"):
        gloaming.game("chess")


@pytest.mark.parametrize("seats", [1, 6, 0, -1, "3", None, 2.0, True])
def test_seats_out_of_range_are_told_the_range(seats: Any) -> None:
    with pytest.raises(gloaming.BadSetup, match=rf"for 2 to 5 seats, not {seats!r}"):
        GAME.new(seats=seats, seed=1)


@pytest.mark.parametrize("seed", ["7", None, 1.5, True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(gloaming.BadSetup, match="the seed must be a whole number"):
        GAME.new(seats=2, seed=seed)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"colour": "red"}, r"no set-up option 'colour'; it has types, board-1, board-2, board-3, meeples"),
        ({"meeples": 3}, r"'meeples' must be a whole number from 4 to 10, not 3"),
        ({"meeples": "5"}, r"'meeples' must be a whole number from 4 to 10, not '5'"),
        ({"meeples": None}, r"'meeples' must be a whole number from 4 to 10, not None"),
        ({"meeples": True}, r"'meeples' must be a whole number"),
        ({"board-1": "cellar"}, r"'board-1' must be one of attic, nursery, not 'cellar'"),
        ({"board-2": 1}, r"'board-2' must be one of basement, hallway, not 1"),
        ({"types": ["ring"]}, r"'types' must be a list of 6 different ones of amulet, cat"),
        ({"types": ["ring"] * 6}, r"'types' must be a list of 6 different ones"),
        ({"types": ["ring", "cat", "doll", "mask", "tome", "sword"]}, r"'types' must be a list of 6 .*'sword'"),
        ({"types": "ring"}, r"'types' must be a list"),
        ({"types": [1, 2, 3, 4, 5, 6]}, r"'types' must be a list"),
        ([("meeples", 5)], r"a mapping of names to values"),
    ],
)
def test_set_up_options_say_what_is_allowed(options: Any, message: str) -> None:
    with pytest.raises(gloaming.BadSetup, match=message):
        GAME.new(seats=3, seed=1, options=options)


def test_options_describe_themselves_for_forms() -> None:
    kinds = {option.id: option.describe() for option in GAME.options}
    assert kinds["types"]["kind"] == "some"
    assert kinds["types"]["counts"] == {"2": 5, "3": 6, "4": 7, "5": 8}
    assert kinds["board-1"]["choices"] == ["attic", "nursery"]
    assert (kinds["meeples"]["least"], kinds["meeples"]["most"], kinds["meeples"]["default"]) == (4, 10, 5)


@pytest.mark.parametrize("choice", [-1, 12, 999, "0", None, 1.0, True, [0]])
def test_an_illegal_choice_leaves_the_match_as_it_was(choice: Any) -> None:
    match = GAME.new(seats=2, seed=1)
    before = match.save()
    with pytest.raises(gloaming.IllegalChoice, match="pick a whole number from 0 to 11"):
        match.pick(choice)
    with pytest.raises(gloaming.IllegalChoice):
        match.describe(choice)
    assert match.save() == before


def test_the_options_of_a_game_have_numbers_for_masks() -> None:
    match = gloaming.game("fatal-frame").new(seats=2, seed=1)
    actions = match.game.actions
    assert match.decision is not None
    assert [actions.option(number) for number in match.actions()] == list(match.decision.options)
    assert len(match.mask()) == actions.size
    assert sum(match.mask()) == len(match.decision.options)
    with pytest.raises(gloaming.IllegalChoice, match=f"the numbers 0 to {actions.size - 1}"):
        actions.option(actions.size)
    with pytest.raises(gloaming.IllegalChoice, match="this game has no option"):
        actions.number(("dance",))
    with pytest.raises(gloaming.IllegalChoice, match="this game has no option"):
        actions.number(("move", [0], 1))


def test_nothing_can_be_chosen_when_the_match_is_over() -> None:
    match = GAME.new(seats=2, seed=1)
    while not match.over:
        match.pick(0)
    before = match.save()
    with pytest.raises(gloaming.IllegalChoice, match="the match is over"):
        match.pick(0)
    assert match.save() == before


@pytest.mark.parametrize("seat", [-1, 2, "0", True, 1.0])
def test_an_unknown_seat_is_told_the_seats(seat: Any) -> None:
    match = GAME.new(seats=2, seed=1)
    for ask in (match.view, match.events, lambda who: match.imagine(who, 1), lambda who: match.why_not(who, "deck")):
        with pytest.raises(gloaming.UnknownSeat, match="the seats are 0 to 1, or None for a spectator"):
            ask(seat)


class Index:
    """A whole number of another library, such as NumPy's."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_whole_numbers_of_other_libraries_are_whole_numbers() -> None:
    match = GAME.new(seats=Index(2), seed=Index(1))
    match.pick(Index(3))
    other = GAME.new(seats=2, seed=1)
    other.pick(3)
    assert match.save() == other.save()
    assert match.record() == other.record()
    assert match.view(Index(1)) == match.view(1)
    assert match.describe(Index(0)).label == match.describe(0).label
    assert match.imagine(Index(0), Index(5)).save() == match.imagine(0, 5).save()
    assert match.game.actions.option(Index(1)) == match.game.actions.option(1)
    meeples = GAME.new(seats=2, seed=1, options={"meeples": Index(6)}).settings["meeples"]
    assert (type(meeples), meeples) == (int, 6)


@pytest.mark.parametrize("seed", ["7", None, 1.5, True])
def test_the_seed_of_an_imagined_world_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(gloaming.BadSetup, match=f"the seed of an imagined world must be a whole number, not {seed!r}"):
        GAME.new(seats=2, seed=1).imagine(0, seed)


@pytest.mark.parametrize("number", ["7", None, 1.5, True, -1])
def test_the_number_of_an_option_is_a_whole_number(number: Any) -> None:
    with pytest.raises(gloaming.IllegalChoice, match=f"have the numbers 0 to 30, not {number!r}"):
        GAME.actions.option(number)


def test_nobody_changes_a_game_by_the_data_of_its_forms() -> None:
    before = json.dumps([option.describe() for option in GAME.options])
    for option in GAME.options:
        option.describe().get("choices", []).clear()
    assert json.dumps([option.describe() for option in GAME.options]) == before


def test_nobody_changes_a_match_by_what_was_given_to_it_or_what_it_gave() -> None:
    types = ["amulet", "cat", "clock", "doll", "mask"]
    match = GAME.new(seats=2, seed=1, options={"types": types})
    before = json.dumps([match.save(), match.record()])
    types[0] = "twin"
    match.save()["options"]["types"][0] = "twin"
    match.record()["options"]["types"][0] = "twin"
    assert json.dumps([match.save(), match.record()]) == before


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
@pytest.mark.parametrize("game", gloaming.games().values(), ids=lambda game: game.id)
def test_python_copies_and_pickles_a_match_as_the_match_copies_itself(game: gloaming.Game, copied: Any) -> None:
    match = game.new(seats=game.seats[-1], seed=4)
    for _ in range(25):
        match.pick(0)
    before = match.save()
    other = copied(match)
    assert (type(other), other.game) == (gloaming.Match, game)
    assert other.save() == match.copy().save() == before
    other.pick(0)
    assert match.save() == before
    match.pick(0)
    assert other.save() == match.save()


def test_a_match_that_was_pickled_under_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    pickled = pickle.dumps(GAME.new(seats=2, seed=4))
    monkeypatch.setattr(GAME, "version", GAME.version + 1)
    with pytest.raises(gloaming.WrongVersion, match=r"the pickled match is of version \d+ of Don't Go In There; the"):
        pickle.loads(pickled)


def test_a_game_with_packs_says_how_it_gets_to_another_process(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('game = "dont-go-in-there"\ntitle = "More Meeples"\n')
    (tmp_path / "components.toml").write_text(
        '[[component]]\nid = "flashlights"\nname = "Flashlights"\ncopies = 9\nsource = "ours"\n'
    )
    game = GAME.with_packs(tmp_path)
    assert copy.deepcopy(game) is game
    with pytest.raises(
        gloaming.BadSetup, match=r"with More Meeples .* cannot be pickled: use `with_packs` in the other process"
    ):
        pickle.dumps(game.new(seats=2, seed=1))


def test_a_match_of_keyed_dice_saves_and_replays_like_any_other() -> None:
    match = GAME.new(seats=2, seed="ab" * 32)
    for _ in range(15):
        match.pick(0)
    loaded = gloaming.load(json.loads(json.dumps(match.save())))
    replayed = gloaming.replay(json.loads(json.dumps(match.record())))
    while not match.over:
        for each in (match, loaded, replayed):
            each.pick(0)
    assert match.save() == loaded.save() == replayed.save()
    assert match.record()["seed"] == "ab" * 32
    assert "ab" * 32 not in json.dumps(match.imagine(0, 1).save())


def test_a_decision_cannot_be_changed_from_outside() -> None:
    match = GAME.new(seats=2, seed=1)
    assert match.decision is not None
    assert isinstance(match.decision.options, tuple)
    assert match.decision is match.decision


def test_the_face_tells_what_it_is() -> None:
    match = GAME.new(seats=2, seed=1)
    assert repr(match) == "<Match of Don't Go In There, 2 seats, at 'turn/place_a_meeple'>"
    assert "prompt='Place a meeple'" in repr(match.decision)
    assert repr(match.describe(0)) == f"Description({match.describe(0).label!r}, pieces={match.describe(0).pieces!r})"
    assert repr(GAME) == "<Game 'dont-go-in-there': Don't Go In There without packs, 2 to 5 seats>"
    assert repr(gloaming.game("final-girl")).endswith(" without packs, 1 seat>")


def test_results_are_compared_by_what_they_say() -> None:
    match = GAME.new(seats=2, seed=1)
    while not match.over:
        match.pick(0)
    result = match.result
    assert result is not None
    assert result == gloaming.replay(match.record()).result
    assert len({result, match.result}) == 1
    assert result != gloaming.Result(result.winners, result.scores, "Nobody came.")
    assert repr(result) == f"Result(winners={result.winners!r}, scores={result.scores!r}, reason={result.reason!r})"


DAMAGE: list[tuple[str, Any, str]] = [
    ("format", "other", "not a save"),
    ("game", "chess", "no game 'chess'"),
    ("game", 5, "'game' must be the id of a game, not 5"),
    ("seats", 9, "2 to 5 seats, not 9"),
    ("seats", "two", "'seats' is damaged"),
    ("options", {"meeples": 99}, "'meeples' must be"),
    ("turn", 7, "'turn' must be a seat from 0 to 1"),
    ("turn", None, "'turn' is damaged"),
    ("step", "turn/dance", "no step 'turn/dance'"),
    ("step", "match/play_turns", "where there is nothing to choose"),
    ("stack", ["x"], "no step 'x'"),
    ("stack", 5, "'stack' is damaged"),
    ("stack", [], "'stack' begins in 'turn/place_a_meeple', where no match begins"),
    ("args", [[]], "'args' are of 1 flows, but 2 are running"),
    ("args", [[], [1]], "'turn' takes nothing, not .1,."),
    ("args", [[], ["x"]], "'args' is damaged"),
    ("dice", "zz", "'dice' must be a hexadecimal number"),
    ("dice", "0", "'dice' must be a hexadecimal number"),
    ("dice", "f" * 30, "'dice' must be a hexadecimal number"),
    ("dice", "ab" * 32 + " x", "'dice' must be a hexadecimal number below 2..62, or a key and a counter"),
    ("dice", "ab 5", "'dice' must be a hexadecimal number"),
    ("choices", ["a"], "'choices' is damaged"),
    ("events", [["flew", 1]], "no event is called 'flew'"),
    ("events", [5], "'events' is damaged"),
    ("events", [[]], "an impossible event: "),
    ("events", [["looked", "looked"]], "an impossible event: "),
    ("events", [[5, "looked"]], "an impossible event: "),
    ("events", [["looked", 9, 0, 1]], "an impossible state: ValueError: 'looked': seat is not 9"),
    ("secrets", [[9999, 1, ["looked", 0, 0, 1]]], "it has no such event"),
    ("secrets", [[-1, 1, ["looked", 0, 0, 1]]], "it has no such event"),
    ("fields", {}, "no 'deck'"),
    ("fields", 3, "'fields' is damaged"),
]


@pytest.mark.parametrize(("name", "value", "message"), DAMAGE)
def test_a_damaged_save_says_where(name: str, value: Any, message: str) -> None:
    data = GAME.new(seats=2, seed=1).save()
    data[name] = value
    with pytest.raises((gloaming.DamagedSave, gloaming.UnknownGame), match=message):
        gloaming.load(data)


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("deck", [1, 2, 3], "every card of the types in play lies in one place"),
        ("deck", ["a"], "'deck' is damaged"),
        ("supply", [5], "'supply' needs one entry for each of 2 seats"),
        ("supply", [9, 5], "seat 0 has 9"),
        ("ghosts", [3, 0], "the ghosts in the log add up to"),
        ("room", [5, 2, 4], "board 0 cannot show room 5"),
        ("spaces", [[0, 0, 0, 0], [-1] * 4, [-1] * 4], "seat 0 has 5 . 4 meeples, not 5"),
        ("spaces", [[9, -1, -1, -1], [-1] * 4, [-1] * 4], "seat 9"),
        ("board", 7, "does not exist"),
        ("types", [0, 1, 2, 3, 99], "no card type 99"),
        ("rolled", [3], "the dice cannot show"),
        ("tableau", [[0], [0]], "lies in one place"),
        ("meeples", "x", "'meeples' is damaged"),
        ("revealed", 3, "'revealed' is damaged"),
    ],
)
def test_a_save_that_no_match_could_hold_says_what_is_wrong(name: str, value: Any, message: str) -> None:
    data = GAME.new(seats=2, seed=1).save()
    data["fields"][name] = value
    with pytest.raises(gloaming.DamagedSave, match=message):
        gloaming.load(data)


@pytest.mark.parametrize("part", list(GAME.new(seats=2, seed=1).save()))
def test_a_save_that_lacks_a_part_names_it(part: str) -> None:
    data = GAME.new(seats=2, seed=1).save()
    del data[part]
    if part == "version":
        assert gloaming.load(data).save()["version"] == GAME.version
    elif part == "args":
        assert gloaming.load(data).save()["args"] == [[], []], "flows took no arguments in older releases"
    elif part == "mixes":
        assert gloaming.load(data).save()["mixes"] == [], "older releases remembered nothing of hidden cards"
    else:
        with pytest.raises(gloaming.DamagedSave, match=f"'{part}'"):
            gloaming.load(data)


@pytest.mark.parametrize("data", [None, 3, [], "x", {}])
def test_what_is_no_save_or_record_is_refused(data: Any) -> None:
    with pytest.raises(gloaming.DamagedSave, match="not a save"):
        gloaming.load(data)
    with pytest.raises(gloaming.DamagedRecord, match="not a record"):
        gloaming.replay(data)


def test_a_save_of_an_older_release_loads_by_the_names_of_its_steps() -> None:
    match = GAME.new(seats=2, seed=1)
    data = json.loads(json.dumps(match.save()))
    assert data["step"] == "turn/place_a_meeple"
    assert data["stack"] == ["match/play_turns"]
    data["version"] = 0
    assert gloaming.load(data).decision is not None


def a_record() -> dict[str, Any]:
    match = GAME.new(seats=2, seed=1)
    for _ in range(9):
        match.pick(0)
    return match.record()


def test_a_record_of_an_earlier_rules_version_loads_where_its_choices_are_still_legal() -> None:
    record = a_record()
    match = gloaming.replay({**record, "version": 0})
    assert match.record() == record
    assert match.save() == gloaming.replay(record).save()


def test_a_record_of_an_earlier_rules_version_says_which_choice_the_rules_no_longer_offer() -> None:
    record = {**a_record(), "version": 0}
    record["choices"][7] = 40
    expected = (
        rf"of version 0 of Don't Go In There, .*version {GAME.version}, play it differently: choice 7 of the record"
    )
    with pytest.raises(gloaming.WrongVersion, match=expected):
        gloaming.replay(record)


def test_a_record_of_a_later_rules_version_is_refused() -> None:
    record = a_record()
    record["version"] = 99
    with pytest.raises(
        gloaming.WrongVersion, match=f"version 99 of Don't Go In There; the rules here are of {GAME.version}"
    ):
        gloaming.replay(record)


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("seats", 7, "2 to 5 seats, not 7"),
        ("options", {"x": 1}, "no set-up option 'x'"),
        ("seed", "x", "the seed must be a whole number"),
        ("choices", [0, 1, 99], "choice 2 of the record: no option 99: pick a whole number from 0 to 9"),
        ("choices", "none", "must be a list of whole numbers"),
        ("game", None, "'game' must be the id of a game, not None"),
    ],
)
def test_a_damaged_record_says_where(name: str, value: Any, message: str) -> None:
    record = a_record()
    record[name] = value
    with pytest.raises(gloaming.DamagedRecord, match=message):
        gloaming.replay(record)


@pytest.mark.parametrize("part", ["seats", "options", "seed", "choices"])
def test_a_record_that_lacks_a_part_names_it(part: str) -> None:
    record = a_record()
    del record[part]
    with pytest.raises(gloaming.DamagedRecord, match=f"no '{part}'"):
        gloaming.replay(record)


def test_choices_after_the_end_of_a_record_are_refused() -> None:
    match = GAME.new(seats=2, seed=1)
    while not match.over:
        match.pick(0)
    record = match.record()
    record["choices"].append(0)
    with pytest.raises(gloaming.DamagedRecord, match="the match is over"):
        gloaming.replay(record)


@pytest.mark.parametrize("file", ["__init__.py", "engine/match/match.py"])
def test_the_examples_in_docstrings_run(file: str) -> None:
    path = Path(gloaming.__file__).parent / file
    examples = 0
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, (ast.Module, ast.ClassDef)) and ">>>" in (ast.get_docstring(node) or ""):
            example = doctest.DocTestParser().get_doctest(ast.get_docstring(node) or "", {}, file, file, 0)
            assert doctest.DocTestRunner().run(example).failed == 0
            examples += 1
    assert examples == 1


def test_the_example_in_the_readme_runs() -> None:
    readme = Path(__file__).parents[3] / "README.md"
    example = re.search(r"```python\n(.*?)```", readme.read_text(), re.DOTALL)
    assert example is not None
    variables: dict[str, Any] = {}
    exec(example[1], variables)
    assert variables["match"].over


def leaves(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path] + [leaf for key, value in inside for leaf in leaves(value, (*path, key))]


@pytest.mark.parametrize("seed", range(8))
def test_no_damage_to_a_save_or_record_ends_in_anything_but_a_plain_error(seed: int) -> None:
    rng = random.Random(seed)
    match = GAME.new(seats=3, seed=seed)
    for _ in range(rng.randrange(60)):
        if match.decision is not None:
            match.pick(rng.randrange(len(match.decision.options)))
    refused = 0
    for data, read in ((match.save(), gloaming.load), (match.record(), gloaming.replay)):
        for path in rng.sample(leaves(data)[1:], k=min(250, len(leaves(data)) - 1)):
            damaged = json.loads(json.dumps(data))
            inner = damaged
            for key in path[:-1]:
                inner = inner[key]
            inner[path[-1]] = rng.choice([None, -5, -1, 0, 1, 3, 99, 10**30, "", "x", [], {}, [[]], 1.5, True])
            try:
                accepted = read(damaged)
            except gloaming.GloamingError:
                refused += 1
                continue
            while accepted.decision is not None:
                accepted.pick(rng.randrange(len(accepted.decision.options)))
            assert accepted.check() == [], f"{path}: {inner[path[-1]]!r}"
    assert refused > 50


def test_a_number_may_stand_for_something_that_is_said_in_words() -> None:
    scenario = gloaming.game("ghost-hunter").options[0].describe()
    assert scenario["names"][0] == "The Mansion with 1000 Rooms"
    assert len(scenario["names"]) == scenario["most"] == 13
    assert "names" not in gloaming.game("ghost-hunter").options[1].describe()
