"""Films are folders: nothing outside a film's folder names it, and it contains everything of its own."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from gloaming.cli.rendering.boards import final_girl as tables
from gloaming.games.final_girl.film import Film
from gloaming.games.final_girl.film_rules import FilmRules
from gloaming.games.final_girl.films import FILMS
from tests.games.final_girl.table import CAMP, GAME, HANS

CORE = [
    path
    for path in sorted(GAME.folder.rglob("*.py"))
    if not {"films", "generated"} & set(path.relative_to(GAME.folder).parts)
]
ROOT = Path(__file__).parents[3]
PAGE = ROOT / "web/src/games/final_girl"
CORE += [
    GAME.folder / "RULES.md",
    Path(tables.__file__),
    *[path for path in sorted(PAGE.glob("*")) if path.is_file() and path.name != "types.ts"],
]
"""The game's rules, and every module of it but what is generated from the declarations of films too."""

SHARED = sorted(
    path
    for kind in ("*.ts", "*.svelte", "*.css")
    for path in (ROOT / "web/src").rglob(kind)
    if not path.is_relative_to(PAGE)
)
"""What the page shares, and what is another game's."""

KNOWING = {"films", "flows", "packs", "vocabulary"}
"""The modules that put the game together, with its `__init__.py`: these alone import films."""


PACKAGE = "gloaming.games.final_girl"

PLAIN = {"map", "Map", "Axe", "axe"}
"""Words of a film's cards that the game itself needs for something else."""


def clauses_of(film: Film) -> set[str]:
    """Return the clauses of a film's own rules."""
    return set(re.findall(r"\*\*(FG-[A-Z]+-\d+)\*\*", (film.folder / "RULES.md").read_text(encoding="utf-8")))


def words_of(film: Film) -> set[str]:
    """Return the words that would name a film: ids and names of its cards and spaces, fields and passages."""
    words = {film.id, film.folder.name, *film.tokens, *film.passages, *film.passages.values()}
    words |= {name for fields in film.fields for name in fields.__annotations__}
    for entry in GAME.content():
        owners = [entry.get("facts", {}).get(owner) for owner in ("of", "killer", "location")]
        if entry["id"].endswith(film.id) or film.id in owners:
            words |= {entry["name"], entry["id"].removeprefix(f"{entry['kind'].replace(' ', '-')}-")}
    return words - PLAIN


def test_a_film_has_many_words_of_its_own() -> None:
    words = {film.id: words_of(film) for film in FILMS}
    hans, camp = words[HANS], words[CAMP]
    assert {"Hans the Butcher", "hans_the_butcher", "wide-swing"} < hans
    assert {"cabins", "Pepper Spray", "fireworks", "tunnel", "drain"} < camp


@pytest.mark.parametrize("film", FILMS, ids=[film.id for film in FILMS])
@pytest.mark.parametrize("path", CORE, ids=[path.name for path in CORE])
def test_no_module_outside_its_folder_names_a_film(path: Path, film: Film) -> None:
    text = path.read_text(encoding="utf-8")
    there = [word for word in words_of(film) if word in text]
    named = [word for word in there if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text)]
    assert named + sorted(clauses_of(film) & set(re.findall(r"FG-[A-Z]+-\d+", text))) == []


@pytest.mark.parametrize("film", FILMS, ids=[film.id for film in FILMS])
def test_what_the_page_shares_names_no_film(film: Film) -> None:
    [title] = [entry["name"] for entry in GAME.content() if entry["id"].endswith(f"-{film.id}")]
    names = re.compile("|".join([film.id, film.folder.name, title]))
    named = {path.relative_to(ROOT): names.findall(path.read_text(encoding="utf-8")) for path in SHARED}
    assert {path: matches for path, matches in named.items() if matches} == {}


def test_no_module_is_left_out_of_those_that_must_not_know_films() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    forbidding = [contract for contract in contracts if contract.get("forbidden_modules") == [f"{PACKAGE}.films"]]
    [held] = [contract["source_modules"] for contract in forbidding]
    modules = {path.stem for path in GAME.folder.glob("[a-z]*.py")}
    packages = {path.parent.name for path in GAME.folder.glob("*/__init__.py")}
    wanted = {f"{PACKAGE}.{name}" for name in (modules | packages) - KNOWING}
    assert set(held) == {*wanted, "gloaming.cli.rendering.boards.final_girl"}


@pytest.mark.parametrize("film", FILMS, ids=[film.id for film in FILMS])
def test_a_film_brings_content_rules_and_the_flows_of_its_verbs(film: Film) -> None:
    assert clauses_of(film)
    kinds = {entry["kind"] for entry in GAME.content() if entry["id"].endswith(film.id)}
    assert kinds <= {"killer", "location"} and len(kinds) == 1
    assert set(film.flows) <= set(GAME.rules.program.starts)
    for verb in film.verbs:
        assert (film.folder / "verbs" / f"{Path(verb.__module__.replace('.', '/')).name}.py").exists()


@pytest.mark.parametrize("film", FILMS, ids=[film.id for film in FILMS])
def test_what_goes_off_when_the_killer_comes_to_a_space_is_told_before(film: Film) -> None:
    """A way past it is another than one that leads elsewhere."""
    own = FilmRules if film.rules is None else type(film.rules)
    assert (own.enter is FilmRules.enter) == (own.lies_in_wait is FilmRules.lies_in_wait)


def in_play(killer: str, location: str) -> dict[str, int]:
    """Return how many films each hook asks in a match of a Killer and a Location; hooks that ask none are left out."""
    match: Any = GAME.new(seats=1, seed=1, options={"killer": killer, "location": location})
    rules = match._state.rules
    asked = {hook: len(getattr(rules, hook)) for hook in dir(FilmRules) if not hook.startswith("_")}
    return {hook: number for hook, number in asked.items() if number}


def test_a_film_that_is_not_in_play_is_never_asked() -> None:
    hans = {"begin_killer_action": 1, "attack_girl": 1}
    camp = {"lure": 1, "enter": 1, "lies_in_wait": 1, "begin_action_phase": 1}
    assert in_play(HANS, CAMP) == {**hans, **camp, "why_not_space": 2}
    walled = {"card_rolled", "odds_of_card", "panicked", "draws", "why_not_space"}
    assert set(in_play("the-walled-brother", CAMP)) - {*hans, *camp} == walled
    assert in_play("low-water", CAMP) == {**camp, "why_not_space": 1}


def test_a_film_whose_verb_a_card_of_the_match_has_is_in_play() -> None:
    """One of the Walled Brother's Dark Powers is a verb of Hans, and every Location uses verbs of Camp."""
    assert in_play("the-walled-brother", "harrowcell-priory")["attack_girl"] == 1
    assert in_play("the-whipper-in", "fallowmere-park")["lure"] == 1
