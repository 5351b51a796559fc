"""Packs of the workshop that are saved: exported, imported, deleted, and restored after a reload."""

from __future__ import annotations

import re
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import ViewportSize, expect
from typer.testing import CliRunner

from gloaming.cli import app

from .test_workshop import TABLET, Come, await_ready, copy, field, open_workshop, start_match
from .visitor import DESKTOP, Visitor


def save(me: Visitor) -> None:
    """Save the draft as the first version of a pack."""
    await_ready(me)
    me.page.get_by_role("button", name="Save", exact=True).click()
    me.page.get_by_role("button", name="Save pack").click()
    me.page.wait_for_url("**/workshop/pack/*")


def open_more(me: Visitor) -> None:
    """Open the menu of the editor."""
    me.page.locator("summary", has_text="More").first.click()


def make_pack(me: Visitor) -> None:
    """Make a pack with one card and save it."""
    open_workshop(me, "final-girl")
    copy(me, "Walk")
    me.page.keyboard.type("Run for it")
    me.page.get_by_label("Title of the pack").fill("Night Moves")
    save(me)


def save_version(me: Visitor) -> None:
    """Save the draft as a new version."""
    await_ready(me)
    me.page.get_by_role("button", name="Save", exact=True).click()
    me.page.get_by_role("button", name="Save new version").click()
    expect(me.page.get_by_role("dialog", name="Save")).to_be_hidden()


def open_version(me: Visitor, number: int) -> None:
    """Open a version of the pack from the list."""
    open_more(me)
    me.page.get_by_role("button", name="Versions (").click()
    me.page.get_by_role("button", name=f"Open version {number}").click()
    expect(me.page.get_by_role("dialog", name="Versions")).to_be_hidden()


def test_an_exported_pack_is_read_by_the_command_line_and_imported_by_a_friend(visitor: Come, tmp_path: Path) -> None:
    me, friend = visitor(), visitor()
    make_pack(me)
    open_more(me)
    with me.page.expect_download() as download:
        me.page.get_by_role("button", name="Export as zip").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.suffix == ".zip"
    shown = CliRunner().invoke(app, ["content", "final-girl", "--pack", str(file)])
    assert shown.exit_code == 0, shown.output
    assert "Run for it" in shown.output
    friend.page.goto("/workshop")
    friend.page.get_by_label("Import a zip").set_input_files(file)
    expect(friend.page.get_by_label("Title of the pack")).to_have_value("Night Moves")
    friend.page.get_by_role("button", name="Edit Run for it").click()
    expect(field(friend, "Name")).to_have_value("Run for it")
    await_ready(friend)


def test_a_file_that_is_no_pack_is_refused_with_the_reason(visitor: Come, tmp_path: Path) -> None:
    me = visitor()
    file = tmp_path / "notes.zip"
    file.write_text("Buy candles.", encoding="utf-8")
    me.page.goto("/workshop")
    me.page.get_by_label("Import a zip").set_input_files(file)
    expect(me.page.get_by_role("alert")).to_contain_text("zip")
    me.complaints.clear()  # the browser reports the answer of the server
    me.check_accessible()


def test_a_deleted_pack_is_gone_from_the_shelf(visitor: Come) -> None:
    me = visitor()
    make_pack(me)
    address = me.page.url
    open_more(me)
    me.page.get_by_role("button", name="Delete", exact=True).click()
    dialog = me.page.get_by_role("dialog", name="Delete the pack")
    me.check_accessible()
    dialog.get_by_role("button", name="Keep it").click()
    expect(dialog).to_be_hidden()
    open_more(me)
    me.page.get_by_role("button", name="Delete", exact=True).click()
    dialog.get_by_role("button", name="Delete pack").click()
    me.page.wait_for_url("**/workshop")
    expect(me.page.get_by_role("region", name="Your packs")).to_contain_text("Nothing yet.")
    me.page.goto(address)
    expect(me.page.get_by_role("alert")).to_be_visible()
    me.complaints.clear()  # the browser reports the answer 404


def test_unsaved_changes_of_a_saved_pack_are_restored_or_discarded(visitor: Come) -> None:
    me = visitor()
    make_pack(me)
    me.page.get_by_label("Title of the pack").fill("Day Moves")
    me.page.reload()
    expect(me.page.get_by_text("Your unsaved changes were restored.")).to_be_visible()
    expect(me.page.get_by_label("Title of the pack")).to_have_value("Day Moves")
    me.check_accessible()
    me.page.get_by_role("button", name="Discard them").click()
    expect(me.page.get_by_label("Title of the pack")).to_have_value("Night Moves")
    me.page.reload()
    expect(me.page.get_by_label("Title of the pack")).to_have_value("Night Moves")
    expect(me.page.get_by_text("Your unsaved changes were restored.")).to_have_count(0)


def test_an_older_version_is_exported_and_played_without_a_new_one(visitor: Come, tmp_path: Path) -> None:
    me = visitor()
    make_pack(me)
    me.page.get_by_label("Title of the pack").fill("Day Moves")
    save_version(me)
    open_version(me, 1)
    expect(me.page.get_by_text("This is version 1.")).to_be_visible()
    open_more(me)
    with me.page.expect_download() as download:
        me.page.get_by_role("button", name="Export as zip").click()
    download.value.save_as(tmp_path / "moves.zip")
    with ZipFile(tmp_path / "moves.zip") as archive:
        assert "Night Moves" in "".join([archive.read(name).decode() for name in archive.namelist()])
    start_match(me)
    [pack] = me.page.request.get(f"/api/tables/{me.page.url.rpartition('/')[2]}/packs").json()
    assert (pack["version"], pack["title"]) == (1, "Night Moves")


def test_each_version_keeps_its_unsaved_changes(visitor: Come) -> None:
    me = visitor()
    make_pack(me)
    title = me.page.get_by_label("Title of the pack")
    title.fill("Day Moves")
    save_version(me)
    for opened, saved, typed in ((2, "Day Moves", "Dusk Moves"), (1, "Night Moves", "Dawn Moves")):
        open_version(me, opened)
        expect(title).to_have_value(saved)
        title.fill(typed)
    open_version(me, 2)
    expect(title).to_have_value("Dusk Moves")
    open_version(me, 1)
    expect(title).to_have_value("Dawn Moves")
    me.page.get_by_role("button", name="Discard them").click()
    expect(title).to_have_value("Night Moves")
    title.fill("Dawn Moves")
    me.page.get_by_role("link", name="Back to the workshop").click()
    shelf = me.page.get_by_role("region", name="Your packs")
    expect(shelf).to_contain_text(", with unsaved changes, with unsaved changes to version 1")


def test_a_version_that_cannot_be_opened_is_reported(visitor: Come) -> None:
    me = visitor()
    make_pack(me)
    me.page.goto(me.page.url)
    await_ready(me)
    me.page.route("**/api/workshop/packs/*?version=1", lambda route: route.abort())
    open_version(me, 1)
    expect(me.page.get_by_role("alert")).to_contain_text("The version was not opened. The server cannot be reached.")
    me.complaints.clear()  # the browser reports the request


@pytest.mark.parametrize("size", [DESKTOP, TABLET], ids=["desktop", "tablet"])
def test_the_dialogs_of_the_editor_are_accessible(visitor: Come, size: ViewportSize) -> None:
    me = visitor(**size)
    make_pack(me)
    dialogs = {"Save": "What has changed?", "Share": "Only you can see this pack", "Play": "Start with this card"}
    await_ready(me)
    for title, words in dialogs.items():
        button = me.page.get_by_role("button", name=title, exact=True)
        if not button.is_visible():
            open_more(me)
        button.click()
        dialog = me.page.get_by_role("dialog", name=title)
        expect(dialog).to_contain_text(words)
        me.check_accessible(phone=True)
        if title == "Share":
            dialog.get_by_role("button", name="Share by link").click()
            expect(dialog.get_by_label("Link")).to_have_value(re.compile("/workshop/pack/"))
            me.check_accessible(phone=True)
        me.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
    open_more(me)
    me.page.get_by_role("button", name="Versions (1)").click()
    expect(me.page.get_by_role("dialog", name="Versions")).to_contain_text("Version 1")
    me.check_accessible(phone=True)
