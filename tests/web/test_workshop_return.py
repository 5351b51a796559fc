"""Returning from a table to the workshop."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from .test_workshop import copy, field, open_workshop, start_match
from .visitor import Visitor


def test_back_from_the_table_leads_to_the_saved_pack(visitor: Callable[..., Visitor]) -> None:
    me = visitor()
    open_workshop(me, "final-girl")
    copy(me, "Walk")
    field(me, "Name").fill("Stroll")
    start_match(me)
    me.page.go_back()
    me.page.wait_for_url(re.compile("/workshop/pack/"))
    expect(me.page.get_by_role("button", name="Edit Stroll", exact=True)).to_be_visible()
    me.page.get_by_role("button", name="Edit Stroll", exact=True).click()
    expect(field(me, "Name")).to_be_focused()
    field(me, "Name").fill("Amble")
    me.page.locator("header summary").click()
    with me.page.expect_download() as download:
        me.page.get_by_role("button", name="Save and export as zip").click()
    assert download.value.suggested_filename == "stroll.zip"
