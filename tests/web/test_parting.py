"""Resigning, agreeing to end, leaving and removing players."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from .visitor import ALL_SIZES, DESKTOP, PHONE, Visitor

Come = Callable[..., Visitor]


def menu(visitor: Visitor) -> Locator:
    """Return the section of the settings about the player's seat."""
    visitor.page.get_by_role("button", name="Settings").click()
    return visitor.page.get_by_role("group", name="This table")


def friends(visitor: Come, count: int = 2) -> list[Visitor]:
    """People at all seats of a table."""
    people = [visitor() for _ in range(count)]
    people[0].open_table(*["human"] * count, seed=None)
    for seat, friend in enumerate(people[1:], 1):
        people[0].seat_friend(friend, seat)
    return people


def test_who_resigns_is_asked_first_and_the_other_reads_that_they_win(visitor: Come) -> None:
    me, friend = friends(visitor)
    resign = menu(me).get_by_role("button", name="Resign")
    for size in (DESKTOP, PHONE):
        me.page.set_viewport_size(size)
        expect(resign).to_be_in_viewport(ratio=1)
    me.page.set_viewport_size(DESKTOP)
    resign.click()
    expect(me.page.get_by_text("A bot takes over your seat")).to_be_visible()
    me.check_accessible(phone=True)
    me.page.get_by_role("button", name="Yes, resign").click()
    expect(me.page.get_by_role("heading", name="You have resigned. Player 2 wins.")).to_be_visible()
    expect(friend.page.get_by_role("heading", name="Player 1 has resigned. You win.")).to_be_visible()
    expect(friend.options).to_have_count(0)
    friend.photograph("resigned", accessible=True, sizes=ALL_SIZES)
    friend.page.get_by_role("link", name="Choose another game").click()
    friend.page.get_by_role("button", name="Your results").click()


def test_an_offer_to_end_is_refused_and_then_agreed_to(visitor: Come) -> None:
    me, friend = friends(visitor)
    menu(me).get_by_role("button", name="Offer to end match").click()
    expect(me.page.get_by_text("You offered to end the match without a result. Waiting for Player 2.")).to_be_visible()
    friend.page.get_by_text("Player 1 offers to end the match without a result.").wait_for()
    friend.photograph("offer-to-end", accessible=True, sizes=ALL_SIZES)
    friend.page.get_by_role("button", name="Decline").click()
    expect(me.page.get_by_text("The match continues: not all players agreed to end it.").first).to_be_visible()
    menu(friend).get_by_role("button", name="Offer to end match").click()
    me.page.get_by_role("button", name="Agree").click()
    for person in (me, friend):
        expect(
            person.page.get_by_role("heading", name="All players agreed to end the match. It has no result.")
        ).to_be_visible()


def test_before_it_begins_a_guest_is_sent_away_and_another_leaves(visitor: Come) -> None:
    me, friend = visitor(), visitor()
    me.open_table("human", "human", "human", seed=None, spectators=False)
    me.seat_friend(friend)
    menu(me).get_by_role("button", name="Remove Player 2").click()
    expect(friend.page.get_by_text("Only players can see this table.").first).to_be_visible()
    me.page.keyboard.press("Escape")
    other = visitor()
    me.seat_friend(other)
    menu(other).get_by_role("button", name="Leave this table").click()
    other.page.wait_for_url("**/")
    expect(me.page.get_by_text("Waiting for Player 2 and Player 3")).to_be_visible()
    menu(me).get_by_role("button", name="Close this table").click()
    closed = me.page.get_by_role("status").filter(has_text="This table was closed before the match began.")
    expect(closed).to_be_visible()
    friend.complaints.clear()
