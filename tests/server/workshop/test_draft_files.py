"""Drafts become files of packs, and packs that others wrote become drafts."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloaming import BadContent, game
from gloaming.games import ids
from gloaming.lab.content.game_files import PackFiles
from gloaming.lab.content.overrides import as_in_pack, printed_entries
from gloaming.server.protocol.workshop_info import Draft
from gloaming.server.workshop.draft_files import draft_of, files_of, folder_name
from tests.server.workshop.drafts import draft_with, printed


@pytest.mark.parametrize("id", ids())
def test_a_draft_of_the_whole_box_survives_the_way_through_files(id: str, tmp_path: Path) -> None:
    entries = {table: [as_in_pack(entry) for entry in own.values()] for table, own in printed_entries(id).items()}
    draft = Draft(game=id, title="The “box”, äöü", entries=entries, replaces=["a", "b"])
    assert draft_of(files_of(draft)) == draft
    written = files_of(draft).write(tmp_path)
    assert written.name == "the-box-aou"
    assert PackFiles.read(written) == files_of(draft)


def test_a_pack_written_by_hand_becomes_a_draft_that_plays_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "lamps"
    folder.mkdir()
    (folder / "pack.toml").write_text('\ufeff# Mine\ngame = "dont-go-in-there"\n', "utf-8")
    (folder / "rooms.toml").write_text(
        """
[[room]]
id = "attic"
name = 'The "Attic"'
source = "ours"
board = 1
flashlights = [0, 1, 2,
    3]
[room.effect]
verb = "ghosts-on-space"
space = 4
ghosts = 2
""",
        "utf-8",
    )
    draft = draft_of(PackFiles.read(folder))
    assert draft.title == "lamps"
    assert draft.entries["room"][0]["name"] == 'The "Attic"'
    again = game("dont-go-in-there").with_packs(files_of(draft).write(tmp_path / "again"))
    assert again.box.added.fingerprint == game("dont-go-in-there").with_packs(folder).box.added.fingerprint


def test_the_folder_has_the_title_as_name_but_never_that_of_the_box() -> None:
    assert folder_name(Draft(game="fatal-frame", title="More  Ghosts!")) == "more-ghosts"
    assert folder_name(Draft(game="fatal-frame", title="幽霊")) == "my-pack"
    assert folder_name(Draft(game="fatal-frame", title="Content")) == "content-pack"


def test_a_key_cannot_add_fields_or_tables(tmp_path: Path) -> None:
    ghost = printed("fatal-frame", "ghost") | {'x = 1\n[[item]]\nid = "y"\nz': 1}
    draft = draft_with("fatal-frame", "ghost", ghost)
    assert draft_of(files_of(draft)) == draft


@pytest.mark.parametrize(
    ("files", "reason"),
    [
        ([("ghosts.toml", "")], "needs this file to name its game"),
        ([("pack.toml", "game = 1")], "needs this file to name its game"),
        ([("pack.toml", 'game = "chess"')], "mine/pack.toml: field 'game': no game 'chess'"),
        ([("pack.toml", f'game = "{"x" * 9999}"')], "^.{1,300}$"),
        ([("pack.toml", "game =")], "pack.toml: not TOML"),
        ([("pack.toml", 'game = "fatal-frame"\ntitle = 5')], "field 'title'"),
        ([("pack.toml", 'game = "fatal-frame"\nreplaces = 5')], "field 'replaces'"),
        ([("pack.toml", 'game = "fatal-frame"'), ("ghosts.toml", "[ghost]\nid = 1")], "with two brackets"),
        ([("pack.toml", 'game = "fatal-frame"'), ("ghosts.toml", "[[item]]\nid = 1")], "no table 'item'"),
        ([("pack.toml", 'game = "fatal-frame"'), ("ghosts.toml", "[[ghost]]\nid = 1979-05-27")], "not date"),
        ([("pack.toml", 'game = "fatal-frame"'), ("ghosts.toml", f"x = {'[' * 99}")], "nested"),
    ],
)
def test_files_that_are_no_pack_are_refused_by_name(files: list[tuple[str, str]], reason: str) -> None:
    with pytest.raises(BadContent, match=reason):
        draft_of(PackFiles("mine", tuple(files)))
