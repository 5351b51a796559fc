"""Campaigns in the page: continued with friends, listed under "Your tables", saved and imported."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import expect

from gloaming.games.ghost_hunter import GAME

from .visitor import Visitor, await_person, play_unseen

Come = Callable[..., Visitor]

FIRST = "linear-gradient(rgb(246, 162, 92), rgb(221, 116, 41))"
"""The style of the main button or link."""


def kept(scenario: int = 2, *, lost: bool = True) -> dict[str, Any]:
    """Return a campaign of one hunter with some progress."""
    hunter = {"character": "c-2", "raises": {"dx": 1}, "points": 1}
    played = {"scenario": scenario, "won": not lost, "rounds": 9, "points": [0 if lost else 1]}
    options = {"scenario": scenario, "characters": 1}
    again = [{"name": "Try it again", "again": True, "options": options}] if lost else []
    following = {"name": "Play the next scenario", "again": False, "options": {**options, "scenario": scenario + 1}}
    return {
        "format": "gloaming-campaign-1",
        "game": GAME.id,
        "seats": ["human"],
        "party": {"hunters": [hunter], "played": [played]},
        "options": options,
        "next": [*again, following],
    }


def import_campaign(person: Visitor, campaign: dict[str, Any]) -> None:
    """Choose a campaign's file on the front page."""
    person.page.goto("/")
    person.page.get_by_role("button", name="Open a saved match").click()
    files = [{"name": "mine.json", "mimeType": "application/json", "buffer": json.dumps(campaign).encode()}]
    person.page.get_by_label("Match or campaign file").set_input_files(files=files)  # type: ignore[arg-type]


def ended(*people: Visitor) -> str:
    """Play a short scenario to its end with all players, who then return to it. Return its address."""
    me, *friends = people
    address = me.open_table(*["human"] * len(people), game=GAME.id, options={"scenario": 5}, seed=None)
    for seat, friend in enumerate(friends, 1):
        friend.accept(me.invite(seat))
    chance = Random(3)
    play_unseen(people, address, lambda now: chance.randrange(len(now["prompt"]["options"])))
    for person in people:
        person.page.goto(address)
        person.page.locator(".result").wait_for()
    return address


def test_two_people_play_on_at_the_same_table(visitor: Come) -> None:
    me, friend = visitor(), visitor()
    address = ended(me, friend)
    me.page.get_by_text("The campaign so far").click()
    expect(me.page.get_by_text("Scenario 5: Seance on Nine Squares: ")).to_be_visible()
    me.check_accessible(phone=True)
    again = me.page.get_by_role("button", name="Try it again")
    first = again.or_(me.page.get_by_role("button", name="Play the next scenario")).first
    expect(first).to_have_css("background-image", FIRST)
    first.click()
    me.page.wait_for_url(lambda url: "/table/" in url and not url.endswith(address))
    onward = friend.page.get_by_role("link", name="Continue the campaign")
    expect(onward).to_have_css("background-image", FIRST)
    expect(friend.page.get_by_role("link", name="Save the campaign")).to_have_css("justify-content", "center")
    onward.click()
    friend.page.wait_for_url(me.page.url)
    await_person((me, friend))
    assert [me.update["seat"], friend.update["seat"]] == [0, 1]
    assert me.update["campaign"].startswith("Scenario ")
    expect(me.options.first).to_contain_text("Continue as")
    with friend.page.expect_download() as file:
        friend.page.goto(address)
        friend.page.get_by_role("link", name="Save the campaign").click()
    assert json.loads(file.value.path().read_text())["game"] == GAME.id


def test_a_campaign_from_a_file_is_played_on_and_saved_again(visitor: Come) -> None:
    me = visitor()
    page = me.page
    import_campaign(me, kept())
    expect(page.get_by_role("button", name="Try it again")).to_be_visible()
    page.get_by_role("button", name="Play the next scenario").click()
    page.wait_for_url("**/table/*")
    expect(me.options.first).to_contain_text("Continue as Mack Delaney")
    assert me.update["campaign"] == "Scenario 3: Four Walls till Morning"
    page.goto("/")
    page.get_by_role("button", name="Your tables").click()
    mine = page.get_by_role("dialog", name="Your tables")
    expect(mine.get_by_role("heading", name="Campaigns")).to_be_visible()
    expect(mine).to_contain_text("Scenario 3: Four Walls till Morning")


def test_large_numbers_of_a_campaign_reach_the_server_unchanged(visitor: Come) -> None:
    me = visitor()
    sent: list[str] = []
    me.page.on("request", lambda request: sent.append(request.post_data or "") if "campaigns" in request.url else None)
    import_campaign(me, {**kept(lost=False), "match": {"dice": 2**64 - 1}})
    me.await_some(sent)
    assert json.loads(sent[0])["campaign"]["match"]["dice"] == 2**64 - 1
    me.page.wait_for_timeout(500)
    me.complaints.clear()


def test_what_is_no_campaign_is_refused_with_what_would_be_right(visitor: Come) -> None:
    me = visitor()
    import_campaign(me, {**kept(lost=False), "seats": ["human", "human", "human"]})
    expect(me.page.get_by_role("alert")).to_contain_text("'hunters': 3 hunters for these seats, not 1")
    me.complaints.clear()
