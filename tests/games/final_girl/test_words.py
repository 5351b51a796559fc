"""Events in words: the text of every event, and the pieces it points at."""

from __future__ import annotations

import re
from typing import Any

import pytest

from gloaming.games.final_girl.constants import NORMAL
from tests.games.final_girl.table import GAME

IDS = [space.id for space in GAME.box.spaces]
CABINS, DOCK = IDS.index("cabins"), IDS.index("dock")

TOLD: dict[tuple[Any, ...], tuple[str, list[str]]] = {
    ("tie", 2, 0): ("Tie between 2 options: you choose.", []),
    ("tie", 3, 1): ("Tie between 3 options: the worst for you is taken.", []),
    ("tie", 2, 2): ("Tie between 2 options: chance decides.", []),
    ("setup", 0, 0): ("The Map in the Attic. Laurie is the Final Girl.", []),
    ("phase", 1, 3): ("Turn 3: the Action phase.", []),
    ("phase-cut", 1): ("The Action phase ends here.", []),
    ("no-time",): ("Time is below zero: the Action phase is skipped.", []),
    ("played", 0): ("She plays Walk.", ["action-walk"]),
    ("discarded", 0): ("She discards Walk for Time.", ["action-walk"]),
    ("dropped", 0): ("She discards Walk: the hand limit is 10 cards.", ["action-walk"]),
    ("took", 0): ("She takes Walk.", ["action-walk"]),
    ("not-in-tableau", 0): ("No Walk card is in the tableau.", ["action-walk"]),
    ("nothing-so-cheap",): ("No card in the tableau is cheap enough.", []),
    ("rolled", 4, 6): ("Horror Roll: 4, 6.", ["die-0", "die-1"]),
    ("rolled-again", 4, 6): ("Reroll: 4, 6.", ["die-0", "die-1"]),
    ("converted", 0, 0, 1): ("Walk and Focus are discarded: die 1 becomes a success.", ["die-0"]),
    ("successes", 1): ("1 success.", []),
    ("successes", 2): ("2 successes.", []),
    ("improvise", 1): ("3 and 4 are successes for the rest of the Action phase.", []),
    ("improvise", 0): ("3 and 4 are successes on the next Horror Roll.", []),
    ("more-dice", 1): ("The next Horror Roll gets 1 more die.", []),
    ("more-dice", 3): ("The next Horror Roll gets 3 more dice.", []),
    ("horror", 3): ("The Horror Level is now 3.", ["horror"]),
    ("horror", 0): ("The Horror Level is now its lowest.", ["horror"]),
    ("horror", 7): ("The Horror Level is now its highest.", ["horror"]),
    ("horror-beyond",): ("Horror is at its highest: Bloodlust rises instead.", ["horror"]),
    ("time", 2, 3): ("2 Time is gained: 3 left.", ["time"]),
    ("time", -1, -1): ("1 Time is lost: the marker is in the red.", ["time"]),
    ("no-time-gained", 5): ("Time is at its maximum, 5: none is gained.", ["time"]),
    ("no-time-gained", -1): ("Time is below zero: none can be gained.", ["time"]),
    ("no-time-lost",): ("Time is below zero: no more can be lost.", ["time"]),
    ("time-reset", 5): ("Time is set back to 5.", []),
    ("next-time", 5): ("The next Action phase starts with 5 Time.", []),
    ("healed", 2, 2): ("She recovers 2 health: 2 now.", ["health"]),
    ("all-health",): ("She is at full health.", ["health"]),
    ("hurt", 2): ("She loses 2 health.", ["health"]),
    ("girl-token", 0): ("Her Final Health token is blank: no health is left.", ["health"]),
    ("girl-token", 2): ("Her Final Health token shows 2 health.", ["health"]),
    ("girl-returns", 2): ("She comes back to life, with 2 health.", ["health"]),
    ("girl-dead",): ("The Final Girl dies.", ["girl", "health"]),
    ("killer-healed", 2, 2): ("The Killer recovers 2 health: 2 now.", []),
    ("killer-hurt", 2): ("The Killer loses 2 health.", []),
    ("killer-token", 0): ("His Final Health token is blank: no health is left.", ["killer"]),
    ("killer-returns", 2): ("The Killer comes back to life, with 2 health.", []),
    ("killer-dead",): ("The Killer dies.", ["killer"]),
    ("bloodlust", 2): ("Bloodlust rises to row 3.", ["bloodlust"]),
    ("bloodlust-full",): ("Bloodlust is at its maximum: the Final Effect happens.", ["bloodlust"]),
    ("moved", CABINS, DOCK, 1, 5): (
        "She goes to Dock with 1 Victim, the Girlfriend and the Boyfriend.",
        ["space-cabins", "space-dock"],
    ),
    ("moved", CABINS, DOCK, 0, 0): ("She goes to Dock.", ["space-cabins", "space-dock"]),
    ("saved", NORMAL, CABINS): ("A Victim escapes through Cabins.", ["space-cabins"]),
    ("saved", 1, CABINS): ("The Damned escapes through Cabins.", ["space-cabins", "victim-orange"]),
    ("claimed", 0, 1): ("Reward: Time +2.", ["save-1"]),
    ("claimed", 0, -1): ("Reward: Time +1.", []),
    ("ultimate", 0): (
        "Laurie has her Ultimate Ability: When you damage an Enemy in your space, it takes 1 more damage.",
        [],
    ),
    ("killed", NORMAL, CABINS): ("A Victim dies at Cabins.", ["space-cabins"]),
    ("killed", 2, DOCK): ("The Boyfriend dies at Dock.", ["space-dock", "victim-blue"]),
    ("follows-in-death",): ("The other Victim dies too.", []),
    ("arrived", 1, CABINS): ("1 new Victim at Cabins.", ["space-cabins"]),
    ("arrived", 2, CABINS): ("2 new Victims at Cabins.", ["space-cabins"]),
    ("panicked", NORMAL, 4, CABINS, DOCK): (
        "A Victim at Cabins panics, rolls a 4 and runs to Dock.",
        ["space-cabins", "space-dock"],
    ),
    ("panicked", 0, 6, CABINS, CABINS): (
        "The Girlfriend at Cabins panics, rolls a 6 and stays.",
        ["space-cabins", "space-cabins", "victim-white"],
    ),
    ("drawn", NORMAL, CABINS, DOCK): ("A Victim walks to Dock.", ["space-cabins", "space-dock"]),
    ("called", NORMAL, CABINS, DOCK): ("A Victim comes to her at Dock.", ["space-cabins", "space-dock"]),
    ("special", NORMAL, CABINS, 0): ("A Victim at Cabins is now the Sworn Together.", ["space-cabins"]),
    ("nothing-here",): ("There is nothing to find here.", []),
    ("gained", 0): ("She gains Laurie's Bow.", ["item-lauries-bow"]),
    ("item-discarded", 0): ("She has used up Laurie's Bow.", ["item-lauries-bow"]),
    ("used", 0): ("She uses Laurie's Bow.", ["item-lauries-bow"]),
    ("shot", 0): ("She shoots with Laurie's Bow.", ["item-lauries-bow"]),
    ("armed", 0): ("She attacks with Laurie's Bow.", ["item-lauries-bow"]),
    ("armed", -1): ("She attacks with bare hands.", []),
    ("struck", 2): ("She strikes the Killer for 2 damage.", []),
    ("put-below", 0, 0): ("The other Item goes to the bottom of the Item deck at the Cabins.", ["deck-0"]),
    ("put-on-top", 0, 0, 0): (
        "Laurie's Bow goes back on top of the Item deck at the Cabins.",
        ["deck-0", "item-lauries-bow"],
    ),
    ("deck-opens", 0, 0, 0): ("Top Item at the Cabins: Laurie's Bow.", ["deck-0", "item-lauries-bow"]),
    ("turned-up", 0, 0, 0): (
        "Laurie's Bow is revealed on the Item deck at the Cabins.",
        ["deck-0", "item-lauries-bow"],
    ),
    ("removed", 0, 0, 0): ("Laurie's Bow is removed from the Item deck at the Cabins.", ["deck-0", "item-lauries-bow"]),
    ("power", 0): (
        "The Killer reveals the Dark Power Wide Swing: Each Attack icon hits you and every Victim in his space once.",
        ["power-wide-swing"],
    ),
    ("power-hurt", 0, 2): ("Swing and Swing Again takes the damage first: 2 health left.", ["terror-no-room-to-swing"]),
    ("power-lost", 0): ("The Killer loses Swing and Swing Again.", ["terror-no-room-to-swing"]),
    ("minor", 0): (
        "Swing and Swing Again stays in play until it has no health left.",
        ["terror-no-room-to-swing"],
    ),
    ("terror", 0): (
        "Terror card Swing and Swing Again: If there is no Victim, draw the next card instead. "
        "The Killer moves once toward the closest Victim and attacks once. Then the same again.",
        ["terror-no-room-to-swing"],
    ),
    ("terror-discarded", 0): ("A Terror card is discarded: Swing and Swing Again.", ["terror-no-room-to-swing"]),
    ("no-victims",): ("No Victim is left: the next Terror card is drawn instead.", []),
    ("finale", 0): (
        "The Killer reveals the Finale The Last Light Goes Out: When revealed: a second Dark Power is revealed. "
        "In each Killer phase: the Killer moves twice toward the closest person and attacks once.",
        ["finale-the-last-light"],
    ),
    ("stalked", CABINS, DOCK): ("The Killer moves to Dock.", ["space-cabins", "space-dock", "killer"]),
    ("appeared", CABINS): ("The Killer appears at Cabins.", ["space-cabins"]),
    ("attack", -1, CABINS, -2, 2): (
        "The Killer attacks the Final Girl at Cabins: 2 damage.",
        ["killer", "space-cabins", "girl"],
    ),
    ("attack", 0, CABINS, 3, 0): ("A Hound attacks a Victim at Cabins.", ["minion-hound", "space-cabins"]),
    ("attack", -1, CABINS, -1, 0): ("The Killer attacks everyone at Cabins.", ["killer", "space-cabins"]),
    ("once-more",): ("He attacks her again.", ["killer"]),
    ("missed", -1, CABINS): ("The Killer attacks, but no one is at Cabins.", ["killer", "space-cabins"]),
    ("stayed", -1, CABINS): (
        "The Killer stays at Cabins: the target is there already.",
        ["killer", "space-cabins"],
    ),
    ("reduced", 2): ("The attack is reduced to 2 damage.", []),
    ("unhurt",): ("She is unhurt.", []),
    ("minion-moved", 0, CABINS, DOCK): ("A Hound moves to Dock.", ["space-cabins", "space-dock", "minion-hound"]),
    ("minion-dead", 0, CABINS): ("A Hound dies at Cabins.", ["minion-hound", "space-cabins"]),
    ("minion-hurt", 0, CABINS, 1): ("A Hound at Cabins is hit: 1 health left.", ["minion-hound", "space-cabins"]),
    ("minion-spawned", 0, CABINS): ("A Hound comes into play at Cabins.", ["minion-hound", "space-cabins"]),
    ("minion-rises", 0, CABINS): ("The dead Victim rises at Cabins: a Hound.", ["minion-hound", "space-cabins"]),
    ("no-minion", 0): ("No token is left for a Hound.", ["minion-hound"]),
    ("film-won",): ("She has survived.", []),
    ("turns-left", 10): ("The credits roll after 10 more turns.", ["girl"]),
    ("credits",): ("The credits roll. The Final Girl has not won.", ["girl"]),
    ("girl-panicked", 2, CABINS, DOCK): ("She panics, rolls a 2 and runs to Dock.", ["girl", "space-dock"]),
    ("event-discarded", 0): ("Sworn Together is discarded.", ["event-sworn-together"]),
    ("special-arrives", 0, CABINS, 1): (
        "A new Victim arrives at Cabins: the Boyfriend.",
        ["space-cabins", "victim-white"],
    ),
    ("noise", 2, CABINS): ("Noise at Cabins: 2 now.", ["space-cabins"]),
    ("hushed", CABINS): ("The Noise at Cabins is removed.", ["space-cabins"]),
    ("came-out", CABINS): ("The Killer comes out of the wall at Cabins.", ["killer", "space-cabins"]),
    ("walled",): ("The Killer hears nothing and is in the walls.", []),
    ("rode-up", CABINS): ("The Killer rides up to the pack at Cabins.", ["killer", "space-cabins"]),
    ("event", 0): (
        "Event Sworn Together: If exactly 2 Victims share a space and one is killed, so is the other.",
        ["event-sworn-together"],
    ),
    ("event-ignored", 0): ("Sworn Together finds no Victim and is discarded.", ["event-sworn-together"]),
    ("linked", CABINS, DOCK): ("Cabins and Dock are linked.", ["space-cabins", "space-dock"]),
    ("fire", 4, CABINS): ("Die roll 4: fire at Cabins.", ["space-cabins"]),
    ("boat", CABINS): ("The boat lies at Cabins.", ["space-cabins"]),
    ("fireworks", CABINS): ("The lure is at Cabins.", ["space-cabins"]),
    ("fireworks-out", CABINS): ("The Killer has reached the lure at Cabins.", ["space-cabins"]),
    ("trap", CABINS): ("The trap snaps shut at Cabins.", ["space-cabins"]),
    ("trap-set", CABINS): ("The trap is set at Cabins.", ["space-cabins"]),
    ("peeked", 0): ("She looks at the top Terror card: Swing and Swing Again.", ["terror", "terror-no-room-to-swing"]),
    ("peeked", -1): ("She looks at the top Terror card.", ["terror"]),
    ("buried",): ("The card goes to the bottom of the Terror deck.", ["terror"]),
}


@pytest.mark.parametrize(("event", "expected"), TOLD.items(), ids=[str(event[0]) for event in TOLD])
def test_an_event_in_words(event: tuple[Any, ...], expected: tuple[str, list[str]]) -> None:
    description = GAME.rules.events.describe(event)
    assert (description.label, list(description.pieces)) == expected


def test_every_event_has_its_words() -> None:
    declared = {event.verb for event in GAME.rules.events.declared}
    assert {event[0] for event in TOLD} == declared


@pytest.mark.parametrize("event", [("sang",), ("horror", 8), ("saved", 4, 0), ("rolled", 7), ("moved", 0, 0, 0, 8)])
def test_an_event_that_there_is_not(event: tuple[Any, ...]) -> None:
    with pytest.raises(ValueError, match=event[0]):
        GAME.rules.events.describe(event)


@pytest.mark.parametrize("event", TOLD, ids=[str(event[0]) for event in TOLD])
def test_what_happens_is_told_to_you_and_of_her_by_name(event: tuple[Any, ...]) -> None:
    to_you = GAME.rules.events.narrate(event, 0)
    assert not re.search(r"\b([Ss]he|[Hh]er|[Gg]irl)\b", to_you.replace("the Final Girl", "")), to_you
    of_her = GAME.rules.events.narrate(event, None, "Reiko")
    assert not re.search(r"\bShe\b|\bHer\b", of_her), of_her
    assert "her" not in of_her.split() or of_her.startswith("Reiko") or event[0] == "ultimate", of_her


@pytest.mark.parametrize(
    ("event", "to_you", "of_her"),
    [
        (("played", 0), "You play Walk.", "Reiko plays Walk."),
        (("all-health",), "You are at full health.", "Reiko is at full health."),
        (
            ("girl-token", 0),
            "Your Final Health token is blank: no health is left.",
            "Reiko's Final Health token is blank: no health is left.",
        ),
        (("once-more",), "He attacks you again.", "He attacks Reiko again."),
        (
            ("moved", CABINS, DOCK, 1, 5),
            "You go to Dock with 1 Victim, the Girlfriend and the Boyfriend.",
            "Reiko goes to Dock with 1 Victim, the Girlfriend and the Boyfriend.",
        ),
        (("called", NORMAL, CABINS, DOCK), "A Victim comes to you at Dock.", "A Victim comes to Reiko at Dock."),
        (("peeked", -1), "You look at the top Terror card.", "Reiko looks at the top Terror card."),
        (("killed", NORMAL, DOCK), "A Victim dies at Dock.", "A Victim dies at Dock."),
    ],
)
def test_sentences_change_with_whom_they_are_told_to(event: tuple[Any, ...], to_you: str, of_her: str) -> None:
    assert (GAME.rules.events.narrate(event, 0), GAME.rules.events.narrate(event, None, "Reiko")) == (to_you, of_her)


def test_a_match_is_told_to_its_player_as_you_and_to_a_spectator_by_name() -> None:
    match = GAME.new(seats=1, seed=3, options={"girl": "reiko"})
    while match.decision is not None and len(match.events(0)) < 40:
        match.pick(0)
    logged = [tuple(event["event"]) for event in match.events(0)]
    assert "You are Reiko, the Final Girl." in " ".join([match.narrate(event, 0) for event in logged])
    assert any(match.narrate(event, 0).startswith("You play ") for event in logged)
    assert any(match.narrate(event, None).startswith("Reiko plays ") for event in logged)


def test_the_whole_name_of_a_die_is_lit_in_the_log() -> None:
    assert GAME.rules.events.describe(("converted", 0, 0, 1)).names == (("die 1", ("die-0",)),)
