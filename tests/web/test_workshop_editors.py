"""The special editors of the workshop: Move patterns, tiles, scenarios as sentences, and maps of Locations."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .test_workshop import STILL
from .visitor import AXE, PATIENCE, Visitor

Come = Callable[..., Visitor]

DRAFTS = "gloaming.workshop.drafts"
"""The key under which the browser keeps drafts."""


FAULTS = """async () => {
  const result = await axe.run("form", { resultTypes: ["violations"] });
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(", ")}`);
}"""


def open_draft(me: Visitor, game: str, **entries: list[dict[str, Any]]) -> None:
    """Open a draft with these entries in the workshop."""
    kept = {
        "key": "mine",
        "pack": "",
        "base": 0,
        "time": 1,
        "draft": {"game": game, "title": "Mine", "entries": entries},
    }
    me.page.goto("/workshop")
    me.page.evaluate("([key, value]) => localStorage.setItem(key, value)", [DRAFTS, json.dumps([kept])])
    me.page.goto(f"/workshop/{game}#mine")
    expect(me.page.get_by_role("heading", name="In your pack")).to_be_visible()


def edit(me: Visitor, name: str) -> Locator:
    """Open an entry of the draft in the form."""
    me.page.get_by_role("button", name=f"Edit {name}", exact=True).click()
    form = me.page.locator("form")
    expect(form.get_by_role("heading").first).to_be_visible()
    return form


def entries_of(me: Visitor, table: str) -> list[dict[str, Any]]:
    """Return the entries of a table in the draft that the browser keeps."""
    drafts = json.loads(me.page.evaluate("(key) => localStorage.getItem(key)", DRAFTS))
    found: list[dict[str, Any]] = drafts[0]["draft"]["entries"][table]
    return found


def entry(me: Visitor, table: str) -> dict[str, Any]:
    """Return the first entry of a table in the draft that the browser keeps."""
    return entries_of(me, table)[0]


def await_entry(me: Visitor, table: str, holds: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """Wait until the kept entry fulfills a condition, and return it."""
    for _ in range(PATIENCE // 50):
        if holds(entry(me, table)):
            break
        me.page.wait_for_timeout(50)
    found = entry(me, table)
    assert holds(found), found
    return found


def printed(me: Visitor, game: str, table: str) -> list[dict[str, Any]]:
    """Return the entries of a table in the box."""
    entries: list[dict[str, Any]] = me.page.request.get(f"/api/workshop/games/{game}").json()["entries"][table]
    return entries


def check_form(me: Visitor) -> None:
    """Check that axe-core finds no violation in the form, at the sizes of a desktop and a tablet."""
    me.page.evaluate(AXE.read_text(encoding="utf-8"))
    size = me.page.viewport_size
    assert size is not None
    for width, height in ((1280, 800), (820, 1180)):
        me.page.set_viewport_size({"width": width, "height": height})
        me.check_width()
        assert me.page.evaluate(FAULTS) == []
    me.page.set_viewport_size(size)


def has_rules(count: int) -> Callable[[dict[str, Any]], bool]:
    """Return a condition for `await_entry`: the scenario has this number of rules."""
    return lambda scenario: len(scenario["rules"]) == count


def test_a_move_pattern_is_drawn_by_keyboard_and_chosen_for_a_fear(visitor: Come) -> None:
    me = visitor(1280, 800, drawn=True)
    hop = {"id": "hop", "text": "hop", "offsets": [], "rays": [], "source": "ours"}
    fear = printed(me, "follow-your-fear", "fear")[0]
    open_draft(me, "follow-your-fear", pattern=[hop], fear=[fear])
    form = edit(me, "hop")
    form.locator("[data-step='0,1']").focus()
    for key in ("Space", "ArrowUp", "ArrowLeft", "Space", "ArrowRight", "r"):
        me.page.keyboard.press(key)
    drawn = await_entry(me, "pattern", lambda pattern: pattern["rays"])
    assert (drawn["offsets"], drawn["rays"]) == ([[-1, 2], [0, 1]], [[0, 2]])
    form.get_by_role("combobox", name="Symmetry").select_option("All four sides")
    form.get_by_role("button", name="1 right: empty", exact=True).click()
    await_entry(me, "pattern", lambda pattern: len(pattern["offsets"]) == 5)
    check_form(me)
    form = edit(me, fear["name"])
    form.get_by_role("radio", name="hop").first.check()
    await_entry(me, "fear", lambda fear: fear["back"] == "hop")


def test_the_keyboard_stays_in_the_grid_when_it_becomes_smaller(visitor: Come) -> None:
    me = visitor(1280, 800)
    far = {"id": "far", "text": "far", "offsets": [[5, 0], [0, 1]], "rays": [], "source": "ours"}
    open_draft(me, "follow-your-fear", pattern=[far])
    form = edit(me, "far")
    form.locator("[data-step='5,0']").focus()
    me.page.keyboard.press("Space")
    await_entry(me, "pattern", lambda pattern: len(pattern["offsets"]) == 1)
    expect(form.locator("[data-step='3,0']")).to_be_focused()
    form.get_by_role("button", name="Larger grid").click()
    form.locator("[data-step='0,4']").focus()
    me.page.keyboard.press("Space")
    form.get_by_role("button", name="Clear").click()
    expect(form.locator("[data-step][tabindex='0']")).to_have_count(1)


def test_doors_of_a_tile_are_added_by_clicks(visitor: Come) -> None:
    me = visitor(820, 1180, drawn=True)
    tile = {"id": "attic", "name": "Attic", "doors": "N", "source": "ours"}
    open_draft(me, "ghost-hunter", tile=[tile])
    form = edit(me, "Attic")
    form.get_by_role("button", name="Door in the south").click()
    form.get_by_role("button", name="Door in the north").press("Enter")
    form.get_by_role("button", name="More Item icons").click()
    form.get_by_role("checkbox", name="Basement").uncheck()
    check_form(me)
    found = await_entry(me, "tile", lambda tile: "floors" in tile)
    assert found == tile | {"doors": "S", "items": 1, "floors": ["first", "second"]}


def test_all_scenarios_of_the_box_are_shown_as_sentences_and_kept_as_they_are(visitor: Come) -> None:
    me = visitor(1280, 800)
    scenarios = printed(me, "ghost-hunter", "scenario")
    assert len(scenarios) == 13
    for scenario in scenarios:
        open_draft(me, "ghost-hunter", scenario=[scenario])
        form = edit(me, scenario["title"])
        sentences = form.locator(".said")
        expect(sentences).to_have_count(len(scenario["rules"]))
        assert "…" not in " ".join(sentences.all_inner_texts())
        for number in range(len(scenario["rules"])):
            sentences.nth(number).click()
            expect(sentences.nth(number)).to_have_attribute("aria-expanded", "true")
        assert form.locator("option:checked", has_text="Choose…").count() == 0
        rules = len(scenario["rules"])
        sentences.first.click()
        form.get_by_role("button", name="Copy rule 1", exact=True).click()
        await_entry(me, "scenario", has_rules(rules + 1))
        form.get_by_role("button", name="Remove rule 2", exact=True).click()
        assert await_entry(me, "scenario", has_rules(rules)) == scenario


def test_a_rule_of_a_scenario_is_written_by_keyboard(visitor: Come) -> None:
    me = visitor(1280, 800, drawn=True)
    scenario = printed(me, "ghost-hunter", "scenario")[0] | {"id": "mine", "title": "Mine", "rules": []}
    open_draft(me, "ghost-hunter", scenario=[scenario])
    form = edit(me, "Mine")
    page = me.page

    def choose(opener: str, choice: str) -> None:
        form.get_by_role("button", name=opener, exact=True).first.press("Enter")
        page.get_by_role("dialog").get_by_role("button", name=choice).first.press("Enter")

    form.get_by_role("button", name="+ Add rule").press("Enter")
    choose("Change the trigger of rule 1", "Round … begins")
    form.get_by_role("spinbutton", name="First", exact=True).fill("3")
    choose("+ Add condition", "No hunter has fallen")
    choose("+ Add effect", "The hunters win / lose")
    choose("+ Add effect", "Read clue …")
    form.get_by_role("button", name="Move effect 2 up").press("Enter")
    check_form(me)
    rule = {
        "when": {"verb": "round-begins", "first": 3},
        "only_if": [{"verb": "nobody-down"}],
        "does": [{"verb": "read", "clue": "a"}, {"verb": "end-match", "won": True}],
    }
    expect(form.locator(".said").first).to_contain_text("When round 3 begins and no hunter has fallen: read clue A")
    assert await_entry(me, "scenario", lambda kept: kept["rules"] == [rule])


def test_texts_of_special_editors_are_kept_and_undone_while_they_are_typed(visitor: Come) -> None:
    me = visitor(1280, 800)
    me.page.add_init_script(STILL)
    scenario = printed(me, "ghost-hunter", "scenario")[0] | {"id": "mine", "title": "Mine"}
    open_draft(me, "ghost-hunter", scenario=[scenario])
    form = edit(me, "Mine")
    for label in ("Goal, read aloud at the beginning", "Sentence about the end 1", "Label of counter 1"):
        text = form.get_by_label(label, exact=True)
        text.press("End")
        text.press_sequentially("Run!")
        await_entry(me, "scenario", lambda kept: "Run!" in json.dumps(kept))
        text.press("Control+z")
        await_entry(me, "scenario", lambda kept: kept == scenario)


def test_the_name_of_a_space_is_kept_and_undone_while_it_is_typed(visitor: Come) -> None:
    me = visitor(1280, 800)
    me.page.add_init_script(STILL)
    open_draft(me, "final-girl", location=[INN])
    form = edit(me, "The Inn")
    form.get_by_role("button", name="Add space").click()
    name = form.get_by_role("group", name="Space ").get_by_label("Name", exact=True)
    name.fill("")
    name.press_sequentially("Old Mill")
    named = await_entry(me, "location", lambda inn: inn["spaces"][0]["name"] == "Old Mill")
    assert named["spaces"][0]["id"] == "old-mill"
    name.press("Control+z")
    await_entry(me, "location", lambda inn: inn["spaces"][0]["id"] == "space-1")


@pytest.mark.parametrize(
    ("label", "typed", "field", "kept"), [("Id", "old-mill", "id", "old-mill"), ("Left, %", "83", "at", [83, 30])]
)
def test_what_is_typed_into_a_field_that_is_never_left_is_kept(
    visitor: Come, label: str, typed: str, field: str, kept: Any
) -> None:
    me = visitor(1280, 800)
    bar = {"id": "bar", "name": "Bar", "at": [20, 30], "links": {}}
    open_draft(me, "final-girl", location=[INN | {"spaces": [bar]}])
    form = edit(me, "The Inn")
    form.get_by_label("Space", exact=True).select_option("Bar")
    form.get_by_role("group", name="Space Bar").get_by_label(label, exact=True).fill(typed)
    assert entries_of(me, "location")[0]["spaces"] == [bar]
    me.page.reload()
    await_entry(me, "location", lambda inn: inn["spaces"] == [bar | {field: kept}])


INN = {
    "id": "inn",
    "name": "The Inn",
    "film": "the-inn",
    "decks": [],
    "spaces": [],
    "text": "It rains.",
    "source": "ours",
    "grade": "placeholder",
}


def test_a_location_is_drawn_with_the_mouse(visitor: Come) -> None:
    me = visitor(1280, 800, drawn=True)
    open_draft(me, "final-girl", location=[INN])
    form = edit(me, "The Inn")
    for name in ("Bar", "Stairs", "Old Mill"):
        form.get_by_role("button", name="Add space").click()
        form.get_by_role("group", name="Space ").get_by_label("Name", exact=True).fill(name)
        me.page.keyboard.press("Tab")
    form.get_by_label("Connect", exact=True).check()
    form.locator("[data-space=bar]").click()
    form.locator("[data-space=stairs]").click()
    form.locator("[data-space=stairs]").drag_to(form.locator("[data-space=old-mill]"))
    form.get_by_label("Connect one way").check()
    form.locator("[data-space=old-mill]").click()
    form.locator("[data-space=bar]").click()
    form.get_by_label("Move spaces").check()
    form.locator("[data-space=bar]").drag_to(form.locator(".map"), target_position={"x": 300, "y": 60})
    kept = await_entry(me, "location", lambda inn: inn["spaces"][0]["at"][0] > 40)
    links = {space["id"]: sorted(space["links"]) for space in kept["spaces"]}
    assert links == {"bar": ["stairs"], "stairs": ["bar", "old-mill"], "old-mill": ["bar", "stairs"]}
    assert kept["spaces"][2]["one_way"] == ["bar"]
    me.page.get_by_role("button", name="Undo").click()
    undone = await_entry(me, "location", lambda inn: inn["spaces"][0]["at"][0] < 40)
    assert undone["spaces"][2]["one_way"] == ["bar"]
    expect(form.get_by_text("A path to every space")).to_be_visible()
    check_form(me)


def test_a_location_is_drawn_by_keyboard(visitor: Come) -> None:
    me = visitor(820, 1180, drawn=True)
    open_draft(me, "final-girl", location=[INN])
    form = edit(me, "The Inn")
    panel = form.get_by_role("group", name="Space ")
    for name in ("Bar", "Well"):
        form.get_by_role("button", name="Add space").press("Enter")
        panel.get_by_label("Name", exact=True).fill(name)
        me.page.keyboard.press("Tab")
    panel.get_by_role("combobox", name="Connect to").select_option("Bar")
    panel.get_by_role("button", name="Connect", exact=True).press("Enter")
    panel.get_by_role("button", name="6 leads to Bar").press("Enter")
    panel.get_by_role("checkbox", name="Exit").press("Space")
    form.locator("[data-space=bar]").press("Shift+ArrowRight")
    kept = await_entry(me, "location", lambda inn: inn["spaces"][1].get("exit"))
    assert kept["spaces"][1]["links"] == {"bar": [1, 2, 3, 4, 5]}
    assert kept["spaces"][0]["at"][0] == INN_LEFT + 5
    check_form(me)


INN_LEFT = 12
"""Where the first space is put, in percent from the left."""


def test_people_are_placed_on_the_map_of_a_setup_card(visitor: Come) -> None:
    me = visitor(1280, 800, drawn=True)
    setup = printed(me, "final-girl", "setup")[0] | {"id": "mine", "name": "Mine"}
    open_draft(me, "final-girl", setup=[setup])
    form = edit(me, "Mine")
    form.get_by_role("button", name="Dock").click()
    form.get_by_label("one more Victim").check()
    form.get_by_role("button", name="Cabins").press("Enter")
    kept = await_entry(me, "setup", lambda kept: kept["victims"] != setup["victims"])
    assert kept["girl"] == "dock"
    assert kept["victims"]["cabins"] == setup["victims"].get("cabins", 0) + 1
    check_form(me)


def test_people_of_copied_setup_cards_move_next_door_when_a_space_is_removed(visitor: Come) -> None:
    me = visitor(1280, 800, drawn=True)
    me.page.goto("/workshop/final-girl")
    me.page.get_by_role("button", name="+ New").click()
    me.page.get_by_role("button", name="New Location").click()
    form = me.page.locator("form")
    form.locator("[data-space=makeout-point-new-location]").first.click()
    form.get_by_role("button", name="Remove space").click()
    expect(form.locator("[data-space=makeout-point-new-location]")).to_have_count(0)
    expect(me.page.get_by_text("Ready to play")).to_be_visible()
    kept = json.dumps(entries_of(me, "setup") + entries_of(me, "event"))
    assert "makeout-point" not in kept
    me.page.get_by_role("button", name="Undo").click()
    expect(form.locator("[data-space=makeout-point-new-location]").first).to_be_visible()


def test_only_the_parts_of_the_workshop_scroll_not_the_page(visitor: Come) -> None:
    me = visitor(1280, 800, drawn=True)
    me.page.goto("/workshop/ghost-hunter")
    me.page.get_by_role("button", name="+ New").click()
    me.page.get_by_role("button", name="New Scenario").click()
    expect(me.page.locator("form").get_by_role("heading").first).to_be_visible()
    expect(me.page.get_by_text("It begins as a copy of The Mansion with 1000 Rooms")).to_be_visible()
    assert me.page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0


def test_a_problem_leads_to_the_field_in_a_special_editor(visitor: Come) -> None:
    me = visitor(1280, 800, drawn=True)
    me.page.goto("/workshop/ghost-hunter")
    me.page.get_by_role("button", name="+ New").click()
    me.page.get_by_role("button", name="New Scenario").click()
    sentence = me.page.get_by_label("Sentence about the end 1", exact=True)
    sentence.fill("")
    sentence.press("Tab")
    me.page.locator("form").evaluate("(form) => form.parentElement.scrollTo(0, 0)")
    me.page.get_by_role("region", name="Problems of").get_by_role("button").first.click()
    expect(me.page.locator(":focus")).to_have_attribute("data-faults", "goal ends")
    expect(sentence).to_be_in_viewport()
