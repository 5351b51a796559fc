"""Generated files match the declarations; errors in declarations name the line."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

import gloaming

ROOT = Path(__file__).parent.parent

FIELDS = '''"""A table."""

from gloaming.engine.state.fields import chosen, shared, value, zone
from gloaming.engine.state.zones import ALL
from gloaming.games.toy.places import CELLS


class Fields:
    """What lies on the table."""

    box: object = shared("All cards.")
    place: int = chosen()
    deck: tuple[int, ...] = zone(ALL)
    cells: list[tuple[int, ...]] = zone(ALL, each=lambda s: CELLS + s.seats)
    uses: tuple[int, ...] = value(3, each=lambda s: CELLS)
    rows: list[list[int]] = value([0], each=lambda s: s.seats)
'''
FILM_EVENTS = 'EVENTS = (Declared("burned", "{cell} burns.", cell=CELL),)\n'
FILM = "class Fields:\n    boat: int = value(-1)\n"
EVENTS = """EVENTS = (
    Declared("drew", "{seat} draws {card}.", public="{seat} draws a card.", seat=SEAT, card=CARD),
    Declared("rolled-again", _rolled, pieces=_dice, dice=each(FACE)),
    Declared("over", "It is over."),
    Declared("many", "Six numbers.", a=SEAT, b=SEAT, c=SEAT, d=SEAT, e=SEAT, f=SEAT),
)
"""
FLOWS = """FLOWS = {
    "match": (do(begin),),
    "a hunter's walk": (takes(who="who walks", way="where to", first="1 for the first time"), do(walk)),
    "two": (takes("this", "that"), do(walk)),
}
"""


def generate(root: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(root / "scripts/generate.py"), *options]
    return subprocess.run(command, capture_output=True, text=True)


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    (tmp_path / "scripts").mkdir()
    shutil.copy(ROOT / "scripts/generate.py", tmp_path / "scripts")
    game = tmp_path / "src/gloaming/games/toy"
    (game / "films/camp").mkdir(parents=True)
    (game / "fields.py").write_text(FIELDS, encoding="utf-8")
    (game / "films/camp/fields.py").write_text(FILM, encoding="utf-8")
    (game / "events.py").write_text(EVENTS, encoding="utf-8")
    (game / "films/camp/events.py").write_text(FILM_EVENTS, encoding="utf-8")
    return game


def test_what_is_generated_is_current() -> None:
    result = generate(ROOT, "--check")
    assert result.returncode == 0, result.stderr


def test_the_fields_of_every_film_stand_in_one_table(toy: Path) -> None:
    assert generate(toy.parents[3]).returncode == 0
    source = (toy / "generated/state.py").read_text(encoding="utf-8")
    assert source.startswith('"""Generated from fields.py here and in films by `make generate`: do not edit."""')
    assert "from gloaming.games.toy.places import CELLS\n" in source
    assert "fields import" not in source
    for line in (
        "self.deck = ()",
        "self.cells = [()] * (CELLS + self.seats)",
        "self.uses = (3,) * CELLS",
        "self.rows = [[0] for _ in range(self.seats)]",
        "self.boat = -1",
        "other.box = self.box",
        "other.place = self.place",
        "other.cells = self.cells[:]",
        "other.rows = [entry[:] for entry in self.rows]",
        "other.boat = self.boat",
    ):
        assert f"        {line}\n" in source
    assert "self.place =" not in source
    assert "    # All cards.\n    box: object\n" in source


def test_the_fields_of_a_package_stand_in_the_order_that_it_lists(toy: Path) -> None:
    (toy / "fields.py").unlink()
    package = toy / "fields"
    package.mkdir()
    (package / "apples.py").write_text("class AppleFields:\n    apples: int = value(1)\n", encoding="utf-8")
    (package / "pears.py").write_text("class PearFields:\n    pears: int = value(2)\n", encoding="utf-8")
    imports = "from toy.fields.apples import AppleFields\nfrom toy.fields.pears import PearFields\n"
    listed = f'"""All fruit.\n\nRipe."""\n{imports}FIELDS: Final = (PearFields, AppleFields)\n'
    (package / "__init__.py").write_text(listed, encoding="utf-8")
    assert generate(toy.parents[3]).returncode == 0
    source = (toy / "generated/state.py").read_text(encoding="utf-8")
    assert source.startswith('"""Generated from the package `fields` by `make generate`: do not edit."""')
    assert '    """All fruit."""\n' in source
    assert source.index("self.pears = 2") < source.index("self.apples = 1")
    (package / "__init__.py").write_text(imports, encoding="utf-8")
    result = generate(toy.parents[3])
    assert result.returncode == 1
    assert "it must list the classes of its modules: `FIELDS: Final = (...)`" in result.stderr


def test_an_event_has_a_function_that_tells_both_its_halves(toy: Path) -> None:
    assert generate(toy.parents[3]).returncode == 0
    source = (toy / "generated/events.py").read_text(encoding="utf-8")
    assert (
        "def drew(s: State, knowers: int, seat: int, card: int) -> None:\n"
        '    """{seat} draws {card}. Others see: {seat} draws a card."""\n'
        '    s.tell_only(knowers, ("drew", seat, card), ("drew", seat, -1))\n'
    ) in source
    assert "def rolled_again(s: State, *dice: int) -> None:\n" in source
    assert '    s.tell(("rolled-again", *dice))\n' in source
    assert '    log0(s.events, "over")\n' in source
    assert "def burned(s: State, cell: int) -> None:\n" in source
    assert '    log1(s.events, "burned", cell)\n' in source
    assert '    s.tell(("many", a, b, c, d, e, f))\n' in source


def test_a_flow_that_names_its_arguments_has_a_class_for_them(toy: Path) -> None:
    assert generate(toy.parents[3]).returncode == 0
    assert not (toy / "generated/flows.py").exists()
    (toy / "flows.py").write_text(FLOWS, encoding="utf-8")
    assert generate(toy.parents[3]).returncode == 0
    source = (toy / "generated/flows.py").read_text(encoding="utf-8")
    assert source.count("class ") == 1
    assert "class AHuntersWalkArgs(Named):\n" in source
    assert '    __slots__ = ("who", "way", "first")\n' in source
    assert "    def __init__(self, who: int, way: int, first: int) -> None:\n" in source
    assert "        self.way: Final[int] = way\n" in source
    assert "        return (self.who, self.way, self.first)\n" in source
    assert '    "a hunter\'s walk": AHuntersWalkArgs,\n' in source


@pytest.mark.slow
def test_a_change_of_a_declaration_makes_the_generated_file_stale(toy: Path) -> None:
    root = toy.parents[3]
    assert generate(root).returncode == 0
    assert generate(root, "--check").returncode == 0
    (toy / "fields.py").write_text(FIELDS + "    round: int = value(0)\n", encoding="utf-8")
    result = generate(root, "--check")
    assert result.returncode == 1
    assert result.stderr == "`make generate` would change toy/generated/state.py\n"


def test_a_mistake_in_the_content_is_told_and_not_where_python_broke_off(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> dict[str, gloaming.Game]:
        raise gloaming.BadContent("content/ghosts.toml: ghost seeker: field 'power'")

    spec = spec_from_file_location("generate", ROOT / "scripts/generate.py")
    assert spec is not None and spec.loader is not None
    script = module_from_spec(spec)
    spec.loader.exec_module(script)
    monkeypatch.setattr(gloaming, "games", broken)
    with pytest.raises(SystemExit, match=r"content/ghosts\.toml: ghost seeker: field 'power'"):
        script.rulebooks()


def test_a_number_of_an_event_that_has_a_name_which_its_function_needs_is_told_with_its_line(toy: Path) -> None:
    events = toy / "events.py"
    line = len(events.read_text(encoding="utf-8").splitlines()) + 1
    with events.open("a", encoding="utf-8") as file:
        file.write('LATER = Declared("closed", "{knowers} close.", knowers=SEAT)\n')
    result = generate(toy.parents[3])
    assert result.returncode == 1
    assert f"events.py:{line}: 'closed' names a number 'knowers', which is reserved" in result.stderr


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("round: int = 0", "a field is `name: type = zone|value|chosen|shared(...)`"),
        ("round: int = number(0)", "a field must be one of zone, value, chosen, shared, not number"),
        ("piles: list[list[list[int]]] = value([])", "a copy would share the lists inside 'piles'; use tuples"),
    ],
)
def test_a_field_that_is_declared_wrongly_is_told_with_its_line(toy: Path, line: str, message: str) -> None:
    (toy / "films/camp/fields.py").write_text(f"class Fields:\n    {line}\n", encoding="utf-8")
    result = generate(toy.parents[3])
    assert result.returncode == 1
    assert f"films/camp/fields.py:2: {message}" in result.stderr
