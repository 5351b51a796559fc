"""Check the names that people choose.

A name must be readable, and must not pass for a seat, a line of the log or another player.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from contextlib import suppress
from functools import cache, lru_cache
from typing import Final

from gloaming.engine.content.pack_entries import BLANK, MOST_MARKS
from gloaming.server.limits.responses import Refusal

LONGEST: Final = 24

UNSEEN: Final = frozenset({"Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"})
"""Unicode categories that a name may not contain.

They are control, format, surrogate, private-use and unassigned characters, and separators of lines and paragraphs.
"""

NON_JOINER: Final = "\u200c"
JOINER: Final = "\u200d"
EMOJI_STYLE: Final = "\ufe0f"
VARIATIONS: Final = frozenset(map(chr, [*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
"""Invisible characters that select the form of the letter before them; EMOJI_STYLE is one of them."""

SKIN_TONES: Final = frozenset(map(chr, range(0x1F3FB, 0x1F400)))

ABBREVIATED: Final = re.compile(r"(?:\w{1,3}\.\s*)+")
"""Abbreviations at the start of a name, such as "Dr." or "J. R."; elsewhere a full stop ends a sentence."""

SENTENCE: Final = re.compile(r"[.!?:;…]\s+\S|[。]\s*\S")
"""The beginning of a second sentence, which makes a name look like several lines of the log."""

DEED: Final = re.compile(r".[\W_]+(?:resign(?:s|ed)|wins|loses|offers|agrees)\b", re.IGNORECASE)
"""A name followed by an action that the log reports about players, such as "wins"."""

SMALL_CAPITAL: Final = re.compile(r"LATIN LETTER SMALL CAPITAL ([A-Z])")
"""The Unicode name of a small capital that looks like a letter from A to Z."""

SEAT: Final = re.compile(r"player(?:[0-9lo]{1,2}|one|two|three|four|five|six|seven|eight)")
"""The name of a seat without its spaces, also with letters in place of similar digits."""


def prepare() -> None:
    """Load the list of confusable letters, so that the first person who chooses a name need not wait."""
    _prototypes()


def readable(name: str, longest: int = LONGEST) -> str:
    """Return a name in its displayed form, with single spaces. Raises Refusal if it is too long or unreadable."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if len(shown) > longest:
        raise _bad(f"A name has at most {longest} characters, and this one has {len(shown)}. Choose a shorter one.")
    for at, letter in enumerate(shown):
        place = f"Character {at + 1} (U+{ord(letter):04X})"
        if letter in (JOINER, NON_JOINER):
            if not _joins(shown, at):
                raise _bad(f"{place} is an invisible joiner that joins nothing there. Leave it out.")
        elif unicodedata.category(letter) in UNSEEN or letter in BLANK:
            raise _bad(f"{place} cannot be seen, or changes the direction of the text. Leave it out.")
    marks = "".join(["m" if unicodedata.category(letter).startswith("M") else "-" for letter in shown])
    if "m" * (MOST_MARKS + 1) in marks or (marks and "-" not in marks):
        raise _bad(f"A name has at most {MOST_MARKS} accents on a letter, and needs at least one letter.")
    return shown


def cleaned(name: str) -> str:
    """Return a person's name in its displayed form. Raises Refusal if it is unreadable or could deceive others."""
    shown = readable(name)
    plain = unicodedata.normalize("NFKC", shown)
    if any(_is_seat(form) for form in (plain, plain.casefold())):
        raise _bad("A name like 'Player 2' stands for a seat. Choose another.")
    if "you" in _likenesses(shown):
        raise _bad("The log calls each player 'You' on their own page. Choose another name.")
    abbreviated = ABBREVIATED.match(plain)
    if SENTENCE.search(plain, abbreviated.end() if abbreviated else 0) or _is_deed(plain):
        raise _bad("This name reads like a line of the log. Choose a simpler one.")
    return shown


def alike(name: str, other_name: str) -> bool:
    """Return whether two names can be mistaken for each other. An empty name resembles no other name."""
    return bool(name and other_name) and not _likenesses(name).isdisjoint(_likenesses(other_name))


@lru_cache(2000)
def distinguished(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of a table's players in seat order, with the seat added to names that look alike.

    A seat without a name has "".
    """
    shown = []
    for seat, name in enumerate(names):
        same = any(alike(name, other_name) for at, other_name in enumerate(names) if at != seat)
        shown.append(f"{name} (Player {seat + 1})" if same else name)
    return tuple(shown)


def _bad(message: str) -> Refusal:
    return Refusal(400, "bad-name", message)


def _joins(text: str, at: int) -> bool:
    """Return whether the joiner at a position in a text is valid.

    It is valid where its script needs it (RFC 5892, CONTEXTJ), and between two emoji.
    """
    from idna.core import valid_contextj

    with suppress(ValueError):  # the letters around it may have no name
        if valid_contextj(text, at):
            return True
    before = text[:at].rstrip(EMOJI_STYLE + "".join(SKIN_TONES))
    return text[at] == JOINER and _is_emoji(before[-1:]) and _is_emoji(text[at + 1 : at + 2])


def _is_emoji(letter: str) -> bool:
    return letter != "" and unicodedata.category(letter) in ("So", "Sm")


def _is_seat(name: str) -> bool:
    """Return whether a name looks like the name of a seat, or contains one."""
    words = [_letters(word) for word in re.split(r"[\W_]+", _skeleton(name))]
    count = len(words)
    return any(
        SEAT.fullmatch("".join(words[start:end])) for start in range(count) for end in range(start + 1, count + 1)
    )


def _is_deed(name: str) -> bool:
    """Return whether a name reads like a line of the log: a name followed by an action."""
    skeletons = [unicodedata.normalize("NFD", _skeleton(form)) for form in (name, name.casefold())]
    unmarked = [
        "".join([letter for letter in skeleton if unicodedata.category(letter)[0] != "M"]) for skeleton in skeletons
    ]
    return any(DEED.search(form) for form in (name, *unmarked))


def _letters(text: str) -> str:
    """Return the letters and digits of a text in lower case, with the digits of all scripts as 0 to 9."""
    seen = [letter for letter in text.casefold() if unicodedata.category(letter)[0] in "LN"]
    return "".join([str(unicodedata.decimal(letter, letter)) for letter in seen])


@lru_cache(2000)
def _likenesses(name: str) -> frozenset[str]:
    """Return the comparable forms of a name: as written and in lower case. Names that share a form look alike."""
    plain = unicodedata.normalize("NFKC", name)
    likenesses = set()
    for form in (plain, plain.casefold()):
        skeleton = _skeleton(form).casefold()
        seen = [letter for letter in skeleton if unicodedata.category(letter)[0] in "LNM" and letter not in VARIATIONS]
        likenesses.add(
            "".join(seen) or "".join([letter for letter in skeleton if letter not in VARIATIONS and letter != JOINER])
        )
    return frozenset(likenesses)


def _skeleton(text: str) -> str:
    """Return a text with each confusable letter replaced by its prototype (Unicode, UTS 39)."""
    prototypes = _prototypes()
    return "".join([prototypes.get(letter, letter) for letter in unicodedata.normalize("NFD", text)])


@cache
def _prototypes() -> Mapping[str, str]:
    """Return the prototype of each confusable letter, from the lists of the package `confusable_homoglyphs`."""
    from confusable_homoglyphs.utils import load  # its other functions would keep 20 MB

    direction = "\u200e"
    alike = {
        letter.strip(direction): [str(entry["c"]).strip(direction) for entry in entries]
        for letter, entries in load("confusables.json").items()
    }
    prototypes = {}
    for letter in map(chr, [*range(0x250, 0x2B0), *range(0x1D00, 0x1D2C), *range(0xA730, 0xA800)]):
        if named := SMALL_CAPITAL.fullmatch(unicodedata.name(letter, "")):
            prototypes[letter] = named[1].lower()
    for letter, prototypes_of in alike.items():
        # In a group of similar letters, each lists its prototype, and the prototype lists all of them.
        if (
            len(letter) == 1
            and len(prototypes_of) == 1
            and (len(alike.get(prototypes_of[0], ())) > 1 or prototypes_of[0] < letter)
        ):
            prototype = unicodedata.normalize("NFKC", prototypes_of[0])
            if _letters(prototype) or not _letters(letter):  # a letter must not become a sign, which would be dropped
                prototypes[letter] = prototype
    return prototypes
