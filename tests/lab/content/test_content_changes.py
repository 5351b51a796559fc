"""What differs between two versions of a game."""

from __future__ import annotations

from gloaming.lab.content.content_changes import apply_change, changed_cards, content_changes
from gloaming.lab.content.game_files import GameFiles, PackFiles
from gloaming.lab.content.variants import make_variant

SOLD = GameFiles("final-girl")


def test_changed_fields_are_named_by_their_keys() -> None:
    changed = make_variant("final-girl", (), {"killer.hans.health": 10, "item.baseball-bat.hands": 1}).files
    changes = {change.key: change.after for change in content_changes(SOLD, changed)}
    assert changes == {"killer.hans-the-butcher.health": 10, "item.baseball-bat.hands": 1}
    assert content_changes(changed, changed) == []


def test_new_entries_have_no_field() -> None:
    tea = PackFiles("tea", (("boards.toml", '[[item]]\nid = "tea"\n'),))
    changes = content_changes(SOLD, GameFiles("final-girl", (tea,)))
    assert [(change.key, change.field) for change in changes] == [("item.tea", "")]


def test_a_change_is_applied_alone() -> None:
    changed = make_variant("final-girl", (), {"killer.hans.health": 10, "item.baseball-bat.hands": 1}).files
    for change in content_changes(SOLD, changed):
        assert content_changes(SOLD, apply_change(SOLD, change)) == [change]


def test_changed_cards_have_the_ids_of_recorded_data() -> None:
    changed = make_variant("final-girl", (), {"item.baseball-bat.hands": 1}).load()
    assert changed_cards(SOLD.load(), changed) == {"item-baseball-bat": "Metal Bat"}
