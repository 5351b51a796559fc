"""Build parts of sentences that games share: numbers, lists, articles, and names of players."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final


def count(number: int, singular: str, plural: str = "") -> str:
    """Return a number with its noun: `2 dice`. plural: the plural of the noun, needed unless it only adds an s."""
    return f"{number} {singular if number == 1 else plural or singular + 's'}"


WORDS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def in_words(number: int) -> str:
    """Return a number as running text spells it: as a word from 0 to 12, otherwise in digits."""
    return WORDS[number] if 0 <= number < len(WORDS) else str(number)


def plural(noun: str) -> str:
    """Return the English plural of a noun: `Clocks`, `Witches`, `Effigies`."""
    low = noun.lower()
    if low.endswith(("s", "x", "z", "ch", "sh")):
        return f"{noun}es"
    if low.endswith("y") and len(low) > 1 and low[-2] not in "aeiou":
        return f"{noun[:-1]}ies"
    return f"{noun}s"


def signed(number: int) -> str:
    """Return a number with its sign: `+2`, `-1`, `+0`."""
    return f"+{number}" if number >= 0 else f"-{-number}"


def ordinal(number: int) -> str:
    """Return an ordinal number: `3rd`."""
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def a(noun: str) -> str:
    """Return a noun with its indefinite article: `an Item`."""
    return f"{'an' if noun[0] in 'AEIOUaeiou' else 'a'} {noun}"


def listed(words: Sequence[str]) -> str:
    """Join words with commas and a final "and"."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def either_of(words: Sequence[str]) -> str:
    """Join words with commas and a final "or"."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def player(seat: int) -> str:
    """Return the name of a seat in texts, counted from 1: `Player 1` for seat 0."""
    return f"Player {seat + 1}"


def players(seats: Sequence[int]) -> str:
    """Return the names of several seats in texts: `Player 1, Player 2 and Player 3`."""
    return listed([player(seat) for seat in seats])


BENT: Final = {"has": "have", "is": "are", "was": "were", "does": "do", "themselves": "yourself"}
"""Maps irregular third-person words to their form in a sentence about "you"."""

JOINED: Final = frozenset({"is", "gains", "names", "leaves", "stands", "goes", "skips", "banishes", "sits"})
"""Verbs that follow an "and" in event texts and have the player as their subject: `Player 1 wins and gains 1 Time`."""


def addressed(text: str, seat: int) -> str:
    """Rewrite an event text in the second person for the player of a seat: `You take 2 ghosts`."""
    return addressed_by_name(text, player(seat))


def addressed_by_name(text: str, name: str) -> str:
    """Rewrite an event text in the second person for the player whom it calls `name`."""
    if name not in text:
        return text
    return begun(re.sub(rf"\b{re.escape(name)}\b('s)?( \w+)?", _to_you, _with_own_verbs(text, name)))


def addressed_to(text: str, seat: int | None) -> str:
    """Return an event text in the second person for the player of a seat, unchanged for a spectator (None)."""
    return text if seat is None else addressed(text, seat)


def _with_own_verbs(text: str, name: str) -> str:
    """Put the verbs in JOINED after an "and" into the second person, if the text begins with the player `name`."""
    if not text.startswith(f"{name} "):
        return text
    bent = re.sub(r"\band (\w+)", lambda match: f"and {_bent(match[1])}" if match[1] in JOINED else match[0], text)
    return bent.replace("themselves", BENT["themselves"])


def _to_you(match: re.Match[str]) -> str:
    owned, after = match[1], match[2] or ""
    if owned:
        return f"your{after}"
    word = after.strip()
    if word == "will" or (word.endswith("s") and word not in ("as", "this")):
        return f"you {_bent(word)}"
    return f"you{after}"


def _bent(verb: str) -> str:
    """Return the second-person form of a third-person verb: `take` for `takes`."""
    if verb in BENT or not verb.endswith("s"):
        return BENT.get(verb, verb)
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    return verb[:-2] if verb.endswith(("sses", "shes", "ches", "xes", "zes", "oes")) else verb[:-1]


def by_name(text: str, name: str) -> str:
    """Replace "she" and "her" in an event text with the character's name: `Laurie takes Walk`."""
    named = re.sub(r"^She\b", name, re.sub(r"^Her\b", f"{name}'s", text))
    return named if named.startswith(name) else re.sub(r"\bher\b", name, named)


def begun(sentence: str) -> str:
    """Capitalize the first letter of a sentence."""
    return sentence[:1].upper() + sentence[1:]


def sentence(words: str) -> str:
    """Return a text as a sentence, with a capital letter and a full stop."""
    return f"{begun(words)}."


def advised(label: str, reason: str) -> str:
    """Return the label of a recommended option and the reason for it ("" for none) as sentences."""
    return " ".join(
        [
            begun(sentence) + ("" if sentence.endswith((".", "!", "?")) else ".")
            for sentence in (label, reason)
            if sentence
        ]
    )


def begun_small(sentence: str) -> str:
    """Return a sentence with a lowercase first letter, to follow a colon."""
    return sentence[:1].lower() + sentence[1:]


def linked(text: str, names: Sequence[tuple[str, tuple[str, ...]]]) -> list[tuple[int, int, tuple[str, ...]]]:
    """Find the names of cards and places in a text. Return (start, end, ids) of each, in order and without overlaps.

    names: pairs of a name and the ids of the cards or places that have it. Only the first free occurrence of each name
    counts, and longer names take precedence.
    """
    spans: list[tuple[int, int, tuple[str, ...]]] = []
    for name, pieces in sorted(names, key=lambda pair: -len(pair[0])):
        for match in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", text):
            start, end = match.span()
            if all(end <= other[0] or start >= other[1] for other in spans):
                spans.append((start, end, pieces))
                break
    return sorted(spans)


def called(text: str, names: Sequence[str]) -> str:
    """Replace `Player 1`, `Player 2` and so on in a text with the players' names.

    names: the name of each seat's player; a seat with the name "" stays as it is.
    """
    if not any(names):
        return text
    return re.sub(
        r"\bPlayer (\d+)\b",
        lambda match: _name_of(match, names),
        text,
    )


def _name_of(match: re.Match[str], names: Sequence[str]) -> str:
    seat = int(match[1]) - 1
    return (names[seat] if seat < len(names) else "") or match[0]
