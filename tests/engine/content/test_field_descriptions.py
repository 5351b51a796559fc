"""Docstrings say what entries and their fields are, for the reference pages and the schema of packs."""

from __future__ import annotations

from gloaming.engine.content.field_descriptions import describe_class, parse_docstring, word_meanings
from gloaming.games.fatal_frame.ghosts import Ghost
from gloaming.games.final_girl.cards import Event


def test_a_docstring_is_split_into_the_class_and_its_fields() -> None:
    text = """A lamp. It burns.

    light: the light, from 1 to 9; oil, wax: what it
    burns. Both may be empty. (FF-COMP-3, FF-COMP-5)
    """
    about, fields = parse_docstring(text, ["light", "oil", "wax", "name"])
    assert about == "A lamp. It burns. Both may be empty."
    assert fields == {"light": "the light, from 1 to 9", "oil": "what it burns", "wax": "what it burns"}


def test_without_fields_all_of_a_docstring_is_about_the_class() -> None:
    assert parse_docstring("Turn a die: any one. (DG-DICE-1)", []) == ("Turn a die: any one.", {})


def test_the_meanings_of_words_are_split_if_each_word_has_one() -> None:
    meaning = 'when it is discarded: "end" never, "saved" when a Victim is saved'
    assert word_meanings(meaning, ["end", "saved"]) == (
        "when it is discarded",
        {"end": "never", "saved": "when a Victim is saved"},
    )
    assert word_meanings(meaning, ["end", "saved", "killed"]) == (meaning, {})


def test_inherited_fields_are_described() -> None:
    described = describe_class(Ghost)
    assert described.fields["text"] == "the flavor text of the card"
    assert described.fields["power"]
    assert describe_class(Event).summary.startswith("An Event of a Location")
