"""A film is a folder: nothing outside it names it, and it brings all that is its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gloaming.cli.tables import final_girl as tables
from gloaming.games.final_girl.film import Film
from gloaming.games.final_girl.films import FILMS
from tests.games.final_girl.table import GAME

CORE = [
    path
    for path in sorted(GAME.folder.rglob("*.py"))
    if not {"films", "generated"} & set(path.relative_to(GAME.folder).parts)
]
PAGE = Path(__file__).parents[3] / "web/src/games/final_girl"
CORE += [Path(tables.__file__), *[path for path in sorted(PAGE.glob("*")) if path.is_file()]]


def words_of(film: Film) -> set[str]:
    """What would name a film: its id, its folder, its name, and the clauses of its own rules."""
    names = {entry["name"] for entry in GAME.content() if entry["id"].endswith(film.id)}
    return {film.id, film.folder.name} | names | set(re.findall("FG-[A-Z]+-", (film.folder / "RULES.md").read_text()))


@pytest.mark.parametrize("film", FILMS, ids=[film.id for film in FILMS])
@pytest.mark.parametrize("path", CORE, ids=[path.name for path in CORE])
def test_no_module_outside_its_folder_names_a_film(path: Path, film: Film) -> None:
    text = path.read_text(encoding="utf-8")
    assert [word for word in sorted(words_of(film)) if word.lower() in text.lower()] == []


@pytest.mark.parametrize("film", FILMS, ids=[film.id for film in FILMS])
def test_a_film_brings_content_rules_and_the_flows_of_its_verbs(film: Film) -> None:
    assert len(words_of(film)) > 3
    kinds = {entry["kind"] for entry in GAME.content() if entry["id"].endswith(film.id)}
    assert kinds <= {"killer", "location"} and len(kinds) == 1
    assert set(film.flows) <= set(GAME.rules.program.starts)
    for verb in film.verbs:
        assert (film.folder / "verbs" / f"{Path(verb.__module__.replace('.', '/')).name}.py").exists()
