"""The flows of the cards of Camp Happy Trails."""

from __future__ import annotations

from typing import Final

from gloaming.engine.flow import Flow, because, choose, do, takes
from gloaming.games.final_girl.films.camp_happy_trails.verbs import (
    drift,
    fire,
    moor_boat,
    peek_terror,
    place_fireworks,
    place_trap,
    read_map,
    sail,
    sleepwalk,
    take_item,
    tunnel,
)
from gloaming.games.final_girl.rules import causes, panic
from gloaming.games.final_girl.rules.ties import tie

FLOWS: Final[dict[str, Flow]] = {
    "any deck": (
        choose(
            "Take the top card of which deck?",
            take_item.decks_with_items,
            take_item.take_from_deck,
            rule="FG-CAMP-2",
        ),
    ),
    "panic": (do(panic.panic_on),),
    "drift": (do(drift.drift_on),),
    "drift one": tie("Where does the Victim go?", drift.drift_ways, drift.drift_one, rule="FG-CAMP-5"),
    "fire on her": (do(fire.burn_her),),
    "draw a Victim": tie(
        "Which Victim walks toward the Killer?", sleepwalk.drawn_victims, sleepwalk.draw_near, rule="FG-CAMP-19"
    ),
    "moor the boat": tie("Where does the boat lie?", moor_boat.moorings, moor_boat.moor_at, rule="FG-ITEM-17"),
    "sail": (choose("Sail where?", sail.shores, sail.sail_to, rule="FG-ITEM-17"),),
    "place the fireworks": (
        choose(
            "Where does the lure go?",
            place_fireworks.fireworks_places,
            place_fireworks.light_fireworks,
            rule="FG-ITEM-19",
        ),
    ),
    "peek": (
        choose(
            "Leave the top Terror card where it is?", peek_terror.peeked, peek_terror.leave_or_bury, rule="FG-ITEM-26"
        ),
    ),
    "dig": (
        takes("the Event"),
        because(causes.event_drawn),
        choose("Which two spaces are linked?", tunnel.pairs_to_link, tunnel.link, rule="FG-CAMP-18"),
    ),
    "trap": (do(place_trap.spring_trap), do(place_trap.stop_in_the_trap)),
    "map": (takes("the previous deck"), do(read_map.next_deck)),
    "map a deck": (
        takes("the deck"),
        choose("What do you do with this Item deck?", read_map.map_options, read_map.map_deck, rule="FG-ITEM-27"),
    ),
}
