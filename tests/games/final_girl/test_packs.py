"""Packs of Final Girl: a single new card, and a whole film from a folder of files."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import gloaming
from gloaming.engine.match.match import Game, Match
from gloaming.engine.state.dice import seeded
from gloaming.games.final_girl.films import FILMS
from tests.games.final_girl.table import CAMP, GAME, HANS
from tests.packs import packed

FOLDERS = {film.id: film.folder for film in FILMS}

KNOCKS = """[[terror]]
id = "three-knocks"
name = "Three Knocks"
of = "hans-the-butcher"
copies = 20
effects = [
    { verb = "horror", by = 1 },
    { verb = "bloodlust", by = 1 },
    { verb = "act", target = "girl", moves = 1, attacks = 0 },
]
source = "ours"
grade = "placeholder"
"""


def played(game: Game, seed: int, **options: Any) -> Match:
    """A match that chance has played to its end."""
    match = game.new(seats=1, seed=seed, options=options)
    chance = seeded(seed)
    while match.decision:
        match.pick(chance.below(len(match.decision.options)))
    assert match.check() == []
    return match


def told(match: Match) -> str:
    return "\n".join([event["text"] for event in match.events(0)])


def test_a_card_of_a_pack_is_dealt_told_and_listed_and_the_game_as_sold_knows_nothing_of_it(tmp_path: Path) -> None:
    game = GAME.with_packs(packed(tmp_path / "knocks", "final-girl", terrors=KNOCKS))
    matches = [played(game, seed) for seed in range(6)]
    assert any(
        "Terror card Three Knocks: Horror +1. Bloodlust +1. The Killer moves once toward you." in told(match)
        for match in matches
    )
    assert "terror-three-knocks" in {entry["id"] for entry in game.content()}
    assert "terror-three-knocks" not in {entry["id"] for entry in GAME.content()}
    assert not any("Three Knocks" in told(played(GAME, seed)) for seed in range(6))


def test_a_record_of_other_cards_is_refused_with_both_named(tmp_path: Path) -> None:
    game = GAME.with_packs(packed(tmp_path / "knocks", "final-girl", terrors=KNOCKS))
    record = played(game, 1).record()
    with pytest.raises(
        gloaming.WrongVersion, match=r"Final Girl with Another Night .* this is Final Girl without packs"
    ):
        GAME.replay(record)
    assert game.replay(record).record() == record


def film(folder: Path, new: str) -> dict[str, str]:
    """Return the content of a film under another name, with new ids for all cards."""
    files = {}
    for path in sorted(folder.glob("*.toml")):
        text = path.read_text(encoding="utf-8").replace(folder.name.replace("_", "-"), new)
        entry = r'(?m)^(\[\[(?:terror|finale|power|setup|event|item)\]\]\nid = ")'
        files[path.stem] = re.sub(entry, r"\1other-", text)
    return files


@pytest.mark.parametrize("seed", range(3))
def test_a_killer_and_a_location_of_packs_are_played_to_the_end(tmp_path: Path, seed: int) -> None:
    camp = film(FOLDERS[CAMP], "winter-camp")
    camp["location"] = camp["location"].replace('name = "Firepit"', 'name = "Ice Rink"')
    game = GAME.with_packs(
        packed(tmp_path / "killer", "final-girl", **film(FOLDERS[HANS], "the-cook")),
        packed(tmp_path / "location", "final-girl", **camp),
    )
    match = played(game, seed, killer="the-cook", location="winter-camp", setup="other-bonfire")
    view = match.view(0)
    assert (view["killer"]["id"], view["location"], view["setup"]) == ("the-cook", "winter-camp", "other-bonfire")
    loaded = game.load(json.loads(json.dumps(match.save())))
    assert loaded.view(0) == view
    assert played(game, seed).view(0)["location"] == "camp-happy-trails"


def elsewhere(files: dict[str, str], spaces: dict[str, str]) -> dict[str, str]:
    """Return a film whose spaces have other names and ids: Place 0, place-0, and so on."""
    made = files
    for number, (name, id) in enumerate(spaces.items()):
        for old, new in (
            (rf'name = "{name}"', f'name = "Place {number}"'),
            (f'"{id}"', f'"place-{number}"'),
            (rf"([{{,] ){id} = (?=[\[\d])", rf"\1place-{number} = "),
        ):
            made = {file: re.sub(old, new, text) for file, text in made.items()}
    return made


@pytest.mark.parametrize("seed", range(3))
def test_at_a_location_of_a_pack_nothing_tells_of_the_spaces_of_another(tmp_path: Path, seed: int) -> None:
    spaces = {entry["name"]: entry["id"].removeprefix("space-") for entry in GAME.content() if entry["kind"] == "space"}
    camp = elsewhere(film(FOLDERS[CAMP], "winter-camp"), spaces)
    game = GAME.with_packs(packed(tmp_path / "location", "final-girl", **camp))
    match = game.new(seats=1, seed=seed, options={"location": "winter-camp"})
    chance = seeded(seed)
    shown: list[object] = []
    while match.decision:
        options = range(len(match.decision.options))
        shown += [match.view(0), match.question, match.cause]
        shown += [[match.describe(option), match.odds(option), match.likely(option)] for option in options]
        shown += [match.why_not(0, f"space-place-{number}") for number in range(len(spaces))]
        match.pick(chance.below(len(options)))
    shown += [match.view(0), match.events(0)]
    text = repr(shown)
    assert re.search(r"attacks .* at Place \d", text)
    assert re.search(r"space-place-\d", text)
    strange = [f"at {name}" for name in spaces] + [f"o {name}" for name in spaces]
    strange += [f"{kind}-{id}" for id in spaces.values() for kind in ("space", "victims")]
    strange += [f"'{id}'" for id in spaces.values()]
    assert [name for name in strange if name in text] == []


def test_rules_texts_of_a_pack_print_the_names_of_its_spaces_and_not_their_ids(tmp_path: Path) -> None:
    spaces = {entry["name"]: entry["id"].removeprefix("space-") for entry in GAME.content() if entry["kind"] == "space"}
    camp = elsewhere(film(FOLDERS[CAMP], "winter-camp"), spaces)
    camp = {file: re.sub('name = "Place (.*)"', r'name = "Ice \1"', text) for file, text in camp.items()}
    game = GAME.with_packs(packed(tmp_path / "location", "final-girl", **camp))
    listed = [
        entry for entry in game.content() if "winter-camp" in (entry["facts"].get(of) for of in ("of", "location"))
    ]
    texts = {entry["name"]: entry["text"] for entry in listed if entry["kind"] in ("terror", "event")}
    assert [text for text in texts.values() if re.search(r"\bIce \d", text)]
    assert [text for text in texts.values() if "Place" in text] == []
    matches = [played(game, seed, location="winter-camp") for seed in range(4)]
    assert [text for match in matches for text in told(match).splitlines() if re.search(r"Place \d", text)] == []
    assert [entry for entry in game.content() if entry["facts"].get("of") == CAMP] == [
        entry for entry in GAME.content() if entry["facts"].get("of") == CAMP
    ]


def test_a_setup_card_of_another_location_cannot_be_chosen(tmp_path: Path) -> None:
    game = GAME.with_packs(packed(tmp_path / "location", "final-girl", **film(FOLDERS[CAMP], "winter-camp")))
    with pytest.raises(gloaming.BadSetup, match="'bonfire' is no Setup card of winter-camp"):
        game.new(seats=1, seed=1, options={"location": "winter-camp", "setup": "bonfire"})
