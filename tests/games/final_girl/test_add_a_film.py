"""CONTRIBUTING's "Add a film", followed exactly in a copy: the tests of the game must pass there too."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[3]
FILMS: Final = "gloaming/games/final_girl/films"
MODULE: Final = '''"""A film that is only tried out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gloaming.games.final_girl.film import Film

FILM: Final[Film] = Film(Path(__file__).parent, {})
'''
GENERATE: Final = """
import gloaming
from gloaming.engine.content.clauses import rulebooks

game = gloaming.game("final-girl")
for path, text in rulebooks(game.folder, game.clauses()).items():
    path.write_text(text, encoding="utf-8")
print(*[location.id for location in game.box.locations])
"""
"""What `make generate` does where a film has no fields and events of its own."""

CARDS: Final = "terror|finale|power|setup|event|item|location.spaces"


def add_film(films: Path, old: str, new: str) -> None:
    """Add the content and the clauses of another film under new ids, registered in `films/__init__.py`."""
    folder = films / new
    folder.mkdir()
    for path in (*sorted((films / old).glob("*.toml")), films / old / "RULES.md"):
        (folder / path.name).write_text(renamed(path.read_text(encoding="utf-8"), films / old, new), encoding="utf-8")
    (folder / "__init__.py").write_text(MODULE, encoding="utf-8")
    names = films / "__init__.py"
    text = names.read_text(encoding="utf-8")
    text = re.sub(r"(?m)(import \([^)]+)^\)", rf"\1    {new},\n)", text)
    text = re.sub(r"(?m)(^FILMS: [^)]+)^\)", rf"\1    {new}.FILM,\n)", text)
    assert text.count(new) == 2
    names.write_text(text, encoding="utf-8")


def renamed(text: str, old: Path, new: str) -> str:
    """Return a file of a film under another name."""
    own = set(re.findall(r"\*\*FG-([A-Z]+)-\d+\*\*", (old / "RULES.md").read_text(encoding="utf-8")))
    text = text.replace(old.name.replace("_", "-"), new.replace("_", "-"))
    text = re.sub(rf"FG-({'|'.join(sorted(own))})-", lambda topic: f"FG-{new.split('_')[0].upper()}{topic[1]}-", text)
    text = re.sub(rf'(?m)^(\[\[(?:{CARDS})\]\]\nid = "[a-z-]+"\nname = ")', r"\1Another ", text)
    text = re.sub(rf'(?m)^(\[\[(?:{CARDS})\]\]\nid = ")', r"\1another-", text)
    location = old / "location.toml"
    spaces = re.findall(r'\[\[location\.spaces\]\]\nid = "(.+)"', location.read_text()) if location.exists() else []
    for space in spaces:
        text = re.sub(rf'(?<![\w-])(?:"{space}"|{space}(?= = [\[\d]))', lambda name: another(name[0]), text)
    return text


def another(name: str) -> str:
    """Return the id of a space, in quotes or as a key, under another name."""
    return f'"another-{name[1:]}' if name.startswith('"') else f"another-{name}"


RECORDS = (
    "tests/games/final_girl/test_golden.py::"
    "test_the_golden_records_know_every_girl_and_film_all_principles_for_ties_and_both_ends"
)
"""The only test that asks for more than the guide's files: golden records of the new film."""


@pytest.mark.sweep
def test_a_film_added_as_contributing_says_lets_every_test_of_the_game_hold(tmp_path: Path) -> None:
    ignored = shutil.ignore_patterns("__pycache__", "page", "*.so")
    shutil.copytree(ROOT / "src/gloaming", tmp_path / "gloaming", ignore=ignored)
    add_film(tmp_path / FILMS, "hans_the_butcher", "old_miller")
    add_film(tmp_path / FILMS, "camp_happy_trails", "salt_works")
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": f"{tmp_path}:{ROOT}"}
    locations = ran(env, "-c", GENERATE).split()
    assert (locations[0], locations[-1]) == ("camp-happy-trails", "salt-works")
    tests = ["tests/games/final_girl", f"--ignore={Path(__file__).relative_to(ROOT)}", f"--deselect={RECORDS}"]
    ran(env, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-m", "not sweep", *tests)


def ran(env: dict[str, str], *arguments: str) -> str:
    """Run Python in the copy and return its output."""
    command = [sys.executable, *arguments]
    process = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=env, check=False)
    assert process.returncode == 0, process.stdout + process.stderr
    return process.stdout


PEEL = '''"""Peel a die away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gloaming.engine.state.state import Option
from gloaming.games.final_girl.rules.tracks import change_time
from gloaming.games.final_girl.traits import OnRoll


@dataclass(frozen=True, kw_only=True)
class Peel(OnRoll):
    """Take the last die away. (FG-ROLL-5)"""

    def offers(self, s: Any, name: int, dice: list[int]) -> list[Option]:
        """One die must be left."""
        return [("peel", name)] if len(s.rolled) > 1 else []

    def take(self, s: Any, option: Option) -> None:
        """It is gone."""
        change_time(s, -self.price(option))
        s.rolled = s.rolled[:-1]

    def price(self, option: Option) -> int:
        """A little Time."""
        return 1

    def words(self) -> str:
        return "take the last die away for 1 Time"
'''
PEELED = """[[action]]
id = "close-call"
name = "Thin Skin"
cost = 1
copies = 2
when = "roll"
on_roll = { verb = "peel" }
text = "?"
source = "ours"
grade = "placeholder"
"""
PLAYED = """
import sys
from pathlib import Path
import gloaming
from tests.games.final_girl import table

table.GAME = gloaming.game("final-girl").with_packs(Path(sys.argv[1]))
table.BOX = table.GAME.box
sat = table.given(hand=["focus", "close-call"], time=3, dice=[1, 2]).pick("Play Focus")
print(sat.labels[0], sat.match.likely(0), sat.match.why_not(0, "close-call"), sep="; ")
sat.pick("Peel")
print(sat.hand)
"""


def test_a_film_brings_what_its_cards_do_on_a_horror_roll(tmp_path: Path) -> None:
    ignored = shutil.ignore_patterns("__pycache__", "page", "*.so")
    shutil.copytree(ROOT / "src/gloaming", tmp_path / "gloaming", ignore=ignored)
    camp = tmp_path / FILMS / "camp_happy_trails"
    (camp / "verbs/peel.py").write_text(PEEL, encoding="utf-8")
    with (camp / "options.py").open("a", encoding="utf-8") as options:
        options.write("\nfrom gloaming.games.final_girl.events import SPENT\n")
        options.write('\nOPTIONS += (Declared("peel", "Peel", card=SPENT),)\n')
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "pack.toml").write_text('game = "final-girl"', encoding="utf-8")
    (pack / "actions.toml").write_text(PEELED, encoding="utf-8")
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": f"{tmp_path}:{ROOT}"}
    assert ran(env, "-c", PLAYED, str(pack)).splitlines() == ["Peel; 1 Time; None", "[]"]
