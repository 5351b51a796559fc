"""Source code of the class that writes the observations of a game, derived from the places of its observation.

It has straight code for each field: if the field has changed since the last observation, erase what was written, and
write what is there now. `make generate` writes it for each game; `Memories` makes it at run time for games with packs,
whose places differ.
"""

from __future__ import annotations

import textwrap
from typing import Final

from gloaming.engine.observation.observation import Observation
from gloaming.engine.observation.parts import Part
from gloaming.engine.observation.source_fields import LIST, FieldBlock, held
from gloaming.engine.observation.source_writers import FRESH, INDENT, Source

WIDTH: Final = 120
"""The width of lines that no formatter breaks."""

CLASS: Final = "FieldMemory"
"""The name of the generated class."""


def memory_source(observation: Observation, fields: str = "", about: str = "") -> str:
    """Return the source of a module with the class of memories of a game.

    fields: the module with the class `Fields` of the states; "" for a module that is not compiled. about: the docstring
    of the module.
    """
    source = Source()
    types = {field.name: held(field) for field in observation.fields}
    blocks: list[FieldBlock] = []
    grouped: dict[str, list[Part]] = {}
    for part in observation.parts:
        grouped.setdefault(part.field.name, []).append(part)
    for parts in grouped.values():
        blocks.append(FieldBlock(source, parts[0].field, parts, types))
    slots = [slot for block in blocks for slot in block.slots()]
    depends = {name for axis in observation.axes for name in axis.reads}
    for name in sorted(depends):
        kind, hint = types[name]
        slots.append((f"axes_{name}", hint, f"s.{name}" + ("[:]" if kind == LIST else "")))
    _question(source, observation, slots, bool(fields))
    for name in sorted(depends):
        kind, _ = types[name]
        source.open(f"if s.{name} is not self.axes_{name}:")
        source.open(f"if s.{name} != self.axes_{name}:")
        source.add("self.restart(state)")
        source.close()
        source.add(f"self.axes_{name} = s.{name}" + ("[:]" if kind == LIST else ""))
        source.close()
    question = source.lines
    source.lines = []
    for block in blocks:
        block.write()
    attributes = [*[name for name, _, _ in slots], *source.offsets, *source.starts]
    head = [
        f'"""{about}"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Any, Final",
        "",
        "from gloaming.engine.observation.memory import Memory, kept, recount",
        "from gloaming.engine.state.state import State",
        *([f"from {fields} import Fields"] if fields else []),
        "",
        f'VERSION: Final = "{observation.version}"',
        "# fmt: off",
        *[_wrapped(f"{name}: Final{_type(value)} = {value}", "") for value, name in source.constants.items()],
        "# fmt: on",
        "",
        "",
        f"class {CLASS}(Memory):",
        '    """The last observation of one match for one seat."""',
        "",
        "    # fmt: off",
        "    __slots__ = (",
        _wrapped(", ".join([f'"{name}"' for name in attributes]) + ",", INDENT * 2),
        "    )",
        "    # fmt: on",
        "",
        "    def start(self, state: State) -> None:",
        '        """Set the initial values of what is kept."""',
        *(_state(bool(fields)) if depends else []),
        *[f"        self.{name}: {hint} = {value}" for name, hint, value in slots],
        *[
            f"        self.{name}: list[int] = [place * {stride} for place in self.orders[{turn}]]"
            for name, (turn, stride) in source.offsets.items()
        ],
        *[f"        self.{name}: list[int] = {value}" for name, value in source.starts.items()],
        "",
        "    def take(self, other: Memory) -> None:",
        '        """Take over what another memory keeps, of the same seat among as many seats."""',
        f"        assert isinstance(other, {CLASS})",
        "        self.take_observation(other)",
        *[f"        self.{name} = other.{name}" for name in attributes],
        "",
        "    def update(self, state: State, asked: int) -> None:",
        '        """Write what has changed. asked: the seat to move, NOT_ASKED when the match is over."""',
        *_state(bool(fields)),
    ]
    first = [line for line in question if "restart" in line or "axes_" in line]
    rest = [line for line in question if line not in first]
    names = ["out = self.out", "seat = self.seat"]
    names += [f"{name} = self.{name}" for name in source.offsets]
    names += [f"count{turn} = len(self.orders[{turn}])" for turn in sorted(source.turning)]
    body = [*first, *[INDENT * 2 + name for name in names], *rest, *source.lines]
    return "\n".join([*head, *body]) + "\n"


def _type(constant: str) -> str:
    """Return the type of a constant for its declaration: mypyc would copy a tuple of known length at each look-up."""
    return "" if constant.startswith("bytes(") else "[tuple[int, ...]]"


def _wrapped(line: str, indent: str) -> str:
    return textwrap.fill(line, WIDTH, initial_indent=indent, subsequent_indent=indent or INDENT)


def _state(typed: bool) -> list[str]:
    if typed:
        return ["        assert isinstance(state, Fields)", "        s = state"]
    return ["        s: Any = state"]


def _question(source: Source, observation: Observation, slots: list[tuple[str, str, str]], typed: bool) -> None:
    """Add the code for the open question, whose turn it is, and the hidden cards that the seat knows."""
    by_step, arguments, (turn, asked), stride, count = observation.question_places()
    slots += [
        ("place_of_step", "int", "-1"),
        ("place_of_turn", "int", "-1"),
        ("place_of_asked", "int", "-1"),
        ("question_asked", "int", str(FRESH)),
        ("question_step", "int", str(FRESH)),
        ("question_turn", "int", str(FRESH)),
        ("question_args", "tuple[int, ...]", "()"),
        ("question_named", "Any", "None"),
    ]
    questions = source.constant(tuple([by_step.get(step, -1) for step in range(max(by_step, default=0) + 1)]))
    offset = f"axis0_by_{stride}"
    source.offsets[offset] = (0, stride)
    source.open("if s.step != self.question_step or s.turn != self.question_turn or asked != self.question_asked:")
    for kept in ("place_of_step", "place_of_turn", "place_of_asked"):
        source.open(f"if self.{kept} >= 0:")
        source.add(f"out[self.{kept}] = 0")
        source.close()
    source.add(f"self.place_of_turn = {turn} + {offset}[s.turn]")
    source.add("out[self.place_of_turn] = 1")
    source.add("self.place_of_step = -1")
    source.add("self.place_of_asked = -1")
    source.open("if asked >= 0:")
    source.add(f"self.place_of_step = {questions}[s.step]")
    source.add("out[self.place_of_step] = 1")
    source.add(f"self.place_of_asked = {asked} + {offset}[asked]")
    source.add("out[self.place_of_asked] = 1")
    source.close()
    source.add("self.question_step = s.step")
    source.add("self.question_turn = s.turn")
    source.add("self.question_asked = asked")
    source.add("self.question_args = (-2,)")
    source.close()
    source.open("if s.args is not self.question_args or s.named is not self.question_named:")
    source.add("self.question_args = s.args")
    source.add("self.question_named = s.named")
    source.add(f"place = {arguments}")
    source.erase(str(arguments), count)
    source.open("if asked >= 0:")
    source.add("arguments = s.args if s.named is None else s.arguments()")
    source.open(f"for number in arguments[:{count}]:")
    source.open("if number >= 0:")
    source.add("out[place] = number + 1 if number < 255 else 255")
    source.close()
    source.add("place += 1")
    source.close()
    source.close()
    source.close()
    source.open("if s.traces is not self.traces:")
    source.add("self.learn(state)")
    source.close()
