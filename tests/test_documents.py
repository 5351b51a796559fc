"""The documents at the top of the repository and the explanations: short, and what they name is there."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

import gloaming
from gloaming.bots import BOT_KINDS

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "gloaming"
EXPLANATION: Final = ROOT / "docs" / "explanation"
FILE: Final = re.compile(r"`([\w./*-]*[\w*-]\.(?:py|ts|md|svelte|toml|mjs|json)|[\w.-]+/[\w./-]*/)`")
"""A file or folder in backticks."""

WRITTEN: Final = ("build/", "pack.toml")
"""Files that commands or people write."""

MOST_BYTES_OF_A_PICTURE: Final = 300_000


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def words_of(name: str) -> int:
    """Return the number of words of a document, without tables that `make balance` writes."""
    return len(re.sub(r"(?s)<!-- table: .*?<!-- end of table -->", "", text_of(name)).split())


def project() -> dict[str, Any]:
    data: dict[str, Any] = tomllib.loads(text_of("pyproject.toml"))
    return data


def linked(text: str) -> list[str]:
    """Return the paths in this repository to which a text links by their public address."""
    repository = project()["project"]["urls"]["Homepage"]
    raw = repository.replace("https://github.com", "https://raw.githubusercontent.com")
    return re.findall(rf"\((?:{re.escape(repository)}/(?:blob|tree)|{re.escape(raw)})/main/([^)#]+)", text)


def is_there(path: str) -> bool:
    """Return whether a page, or a guide whose whole folder is another change, exists."""
    return (ROOT / path).exists() or not (ROOT / path).parent.exists()


def test_the_version_has_one_source() -> None:
    assert "version" not in project()["project"] and "version" in project()["project"]["dynamic"]
    source = ROOT / project()["tool"]["hatch"]["version"]["path"]
    assert source == SOURCE / "__init__.py"
    assert re.findall(r'^__version__ = "(.*)"$', source.read_text(encoding="utf-8"), re.MULTILINE) == [
        gloaming.__version__
    ]


def test_the_readme_is_short_and_its_links_work_on_pypi_too() -> None:
    readme = text_of("README.md")
    assert len(readme.splitlines()) < 120
    targets = re.findall(r"\]\(([^)]+)\)", readme)
    assert len(targets) > 10
    assert [target for target in targets if not target.startswith("https://")] == []
    paths = linked(readme)
    assert len(paths) == len(targets), "a link leads to another repository than pyproject.toml names"
    assert [path for path in paths if not is_there(path)] == []
    (picture,) = [path for path in paths if path.startswith("docs/images/")]
    assert (ROOT / picture).suffix in (".png", ".jpg")
    assert (ROOT / picture).stat().st_size <= MOST_BYTES_OF_A_PICTURE


def test_the_readme_names_every_game_with_its_players_and_minutes() -> None:
    rows = re.findall(r"^\| (.*) \| ([\d-]+) \| ([\d-]+) \|$", text_of("README.md"), re.MULTILINE)
    games = list(gloaming.games().values())
    assert [title.partition(":")[0] for title, _, _ in rows] == [game.title.partition(":")[0] for game in games]
    for (_, players, minutes), game in zip(rows, games, strict=True):
        fewest, most = game.seats[0], game.seats[-1]
        assert players == (f"{fewest}-{most}" if most > fewest else f"{fewest}")
        assert minutes == "{}-{}".format(*game.minutes)


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", *sorted(EXPLANATION.glob("*.md"))])
def test_the_address_of_the_repository_is_that_of_pyproject(name: str | Path) -> None:
    repository = project()["project"]["urls"]["Homepage"]
    for address in re.findall(r"https://(?:github|raw\.githubusercontent)\.com/([\w-]+/[\w-]+)", text_of(str(name))):
        assert repository.endswith(f"/{address}")


@pytest.mark.parametrize(
    ("name", "most"),
    [("ARCHITECTURE.md", 1200), ("CONTRIBUTING.md", 900), *[(str(path), 1800) for path in EXPLANATION.glob("*.md")]],
)
def test_a_document_is_short(name: str, most: int) -> None:
    assert words_of(name) < most


def is_found(name: str) -> bool:
    """Return whether a file or folder exists: from the root, in the package, in a game, or by its name alone."""
    if any((folder / name).exists() for folder in (ROOT, SOURCE, *(SOURCE / "games").iterdir())):
        return True
    return any(SOURCE.rglob(name)) or any((SOURCE / "games").rglob(f"*/{name}"))


@pytest.mark.parametrize(
    "name", ["ARCHITECTURE.md", "CONTRIBUTING.md", *[str(path) for path in sorted(EXPLANATION.glob("*.md"))]]
)
def test_every_file_that_a_document_names_exists(name: str) -> None:
    names = set(FILE.findall(text_of(name)))
    assert [file for file in sorted(names) if not file.startswith(WRITTEN) and not is_found(file)] == []


def test_architecture_has_the_way_of_a_choice_in_six_steps_invariants_with_tests_and_few_terms() -> None:
    text = text_of("ARCHITECTURE.md")
    assert "```mermaid\n" in text
    parts = dict(re.findall(r"(?ms)^## ([^\n]+)\n(.*?)(?=^## |\Z)", text))
    steps = re.split(r"(?m)^\d\. ", parts["A choice from click to database"])[1:]
    assert len(steps) == 6
    assert all(FILE.search(step) for step in steps)
    invariants = re.split(r"(?m)^- \*\*", parts["Invariants"])[1:]
    assert len(invariants) > 10
    for invariant in invariants:
        name, _, rest = invariant.partition("**")
        assert re.search(r"`(tests/|pyproject|make )", rest), name
    terms = re.findall(r"(?m)^\| ([a-z][\w ]+) \|", parts["Glossary"])[1:]
    assert terms == sorted(terms)
    assert len(terms) <= 25


def test_every_package_is_on_the_code_map() -> None:
    text = text_of("ARCHITECTURE.md")
    for package in ("", "engine", "server"):
        for folder in (SOURCE / package).iterdir():
            if (folder / "__init__.py").exists() and folder.name not in ("engine", "server"):
                assert f"`{folder.relative_to(SOURCE).as_posix()}/`" in text


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"])
def test_every_make_target_exists(name: str) -> None:
    makefile = text_of("Makefile")
    targets = set(re.findall(r"(?:^|`)make ([a-z-]+)", text_of(name), re.MULTILINE))
    assert targets
    assert [target for target in targets if not re.search(rf"(?m)^{target}:", makefile)] == []


def test_contributing_links_to_pages_that_exist() -> None:
    targets = re.findall(r"\]\(([^)#]+)\)", text_of("CONTRIBUTING.md"))
    assert len(targets) > 8
    assert [target for target in targets if not is_there(target)] == []


def test_the_changelog_keeps_its_format() -> None:
    text = text_of("CHANGELOG.md")
    releases = re.findall(r"(?m)^## \[([^]]+)\](?: - (\d{4}-\d\d-\d\d))?$", text)
    assert len(re.findall(r"(?m)^## ", text)) == len(releases)
    assert releases[0] == ("Unreleased", "")
    assert releases[1][0] == gloaming.__version__
    assert all(date for _, date in releases[1:])
    assert set(re.findall(r"(?m)^### (.*)$", text)) <= {"Added", "Changed", "Fixed"}
    for line in re.findall(r"(?m)^- (.*)$", text):
        assert len(line.split()) <= 25, line
    assert not re.search(r"(?m)^ +\S", text), "each change is one line"


def test_the_first_release_is_described_in_sixty_lines() -> None:
    text = text_of("CHANGELOG.md")
    part = text[text.index("## [0.1.0]") : text.index("\n[Unreleased]:")]
    assert len(part.strip().splitlines()) <= 60


def test_compatibility_names_the_rules_versions_and_formats_of_the_code() -> None:
    text = " ".join(text_of("docs/explanation/compatibility.md").split())
    for game in gloaming.games().values():
        assert f"{game.title.partition(':')[0]} {game.version}" in text
    match = gloaming.game("dont-go-in-there").new(seats=2, seed=1)
    for data in (match.save(), match.record()):
        assert f"`{data['format']}`" in text


def test_the_table_of_levels_has_the_bots_of_the_games() -> None:
    rows = dict(re.findall(r"(?m)^\| ([^|]+) \| ((?:[^|]+\| ){3}[^|]+) \|$", text_of("docs/explanation/strength.md")))
    levels = [kind for kind in BOT_KINDS.values() if kind.level]
    assert len(levels) == 4
    for game in gloaming.games().values():
        learned = game.rules.learned
        assert learned is not None
        cells = rows[game.title.partition(":")[0]].split(" | ")
        for kind, cell in zip(levels, cells, strict=True):
            if kind.spec in learned.levels:
                assert cell.startswith(f"`{learned.levels[kind.spec]}`"), f"{game.id}: {kind.spec}"
