"""What happens and what may be chosen, declared once: from a declaration follow words, pieces, types and numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from gloaming.engine.game import Description
from gloaming.engine.words import listed


class Param:
    """What a number in an event or option stands for.

    say: it in words; piece: its id, where it has one; least, count: the numbers it can be.
    """

    def __init__(
        self,
        name: str,
        count: int,
        say: Callable[[Any, int], str],
        piece: Callable[[Any, int], str] | None = None,
        least: int = 0,
    ) -> None:
        self.name, self.count, self.least, self.say, self.piece = name, count, least, say, piece


class Declared:
    """A verb and its numbers. public: what all may know, where a number is hidden; words: for who knows everything.

    A last parameter whose name begins with `many_` takes all numbers that are left.
    """

    def __init__(self, verb: str, words: str, public: str = "", rule: str = "", **params: Param) -> None:
        self.verb, self.words, self.public, self.rule, self.params = verb, words, public, rule, params
        self.many = next((name for name in params if name.startswith("many_")), "")

    def describe(self, box: Any, told: Sequence[Any]) -> Description:
        """It in words, and the ids of the pieces it names. Raises ValueError for numbers that it cannot have."""
        said: dict[str, str] = {}
        pieces: list[str] = []
        hidden = False
        for name, param, numbers in self._each(told[1:]):
            for number in numbers:
                if number < 0 and self.public:
                    hidden = True
                elif not param.least <= number < param.least + param.count:
                    raise ValueError(f"'{self.verb}': {name} is not {number}")
                elif param.piece is not None:
                    pieces.append(param.piece(box, number))
            said[name] = "" if hidden else listed([param.say(box, number) for number in numbers])
        words = (self.public if hidden else self.words).format(**said)
        return Description(words[0].upper() + words[1:], pieces)

    def _each(self, numbers: Sequence[int]) -> Iterator[tuple[str, Param, Sequence[int]]]:
        params = list(self.params.items())
        if len(numbers) < len(params) - bool(self.many) or (len(numbers) > len(params) and not self.many):
            raise ValueError(f"'{self.verb}' has {len(params)} numbers, not {len(numbers)}")
        for at, (name, param) in enumerate(params):
            yield name, param, numbers[at:] if name == self.many else numbers[at : at + 1]

    # What is generated

    @property
    def function(self) -> str:
        """The function that makes one, as source for the rules."""
        name = self.verb.replace("-", "_")
        takes = ", ".join([f"*{one}: int" if one == self.many else f"{one}: int" for one in self.params])
        gives = "".join([f", *{one}" if one == self.many else f", {one}" for one in self.params])
        head = f'def {name}({takes}) -> Event:\n    """{self.words}"""\n'
        return f'{head}    return ("{self.verb}"{gives or ","})\n'

    @property
    def typescript(self) -> str:
        """Its type in the page."""
        parts = [f"...{one}: number[]" if one == self.many else f"{one}: number" for one in self.params]
        return f"[{', '.join([f'verb: {self.verb!r}'.replace(chr(39), chr(34)), *parts])}]"


class Actions:
    """A number for every option that there can be: for each verb as many as its parameters have combinations."""

    def __init__(self, options: Sequence[Declared]) -> None:
        self._of: dict[str, tuple[int, list[Param]]] = {}
        size = 0
        for option in options:
            params = list(option.params.values())
            self._of[option.verb] = (size, params)
            combinations = 1
            for param in params:
                combinations *= param.count
            size += combinations
        self.size = size

    def number(self, option: Sequence[Any]) -> int:
        """The number of an option."""
        start, params = self._of[option[0]]
        at = 0
        for param, value in zip(params, option[1:], strict=True):
            at = at * param.count + value - param.least
        return start + at
