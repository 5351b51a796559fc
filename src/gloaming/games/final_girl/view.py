"""Final Girl in pieces, for people: views and options. `story` tells events."""

from __future__ import annotations

from typing import Any

from gloaming.engine.game import Description
from gloaming.engine.state import Option
from gloaming.engine.views import common
from gloaming.engine.words import count
from gloaming.games.final_girl.box import PIECES, Box
from gloaming.games.final_girl.names import (
    PHASE_NAMES,
    company,
    deck_name,
    space_name,
    space_piece,
    victim,
    victim_piece,
)
from gloaming.games.final_girl.rules.attacking import weapons_in_reach
from gloaming.games.final_girl.rules.horror_rolls import dice_with
from gloaming.games.final_girl.rules.movement import cost_of_save, reward
from gloaming.games.final_girl.rules.planning import free_cards
from gloaming.games.final_girl.rules.sentences import line_text
from gloaming.games.final_girl.rules.verbs.either import open_either
from gloaming.games.final_girl.rules.victims import is_deadly
from gloaming.games.final_girl.state import KILLER, NORMAL, NOWHERE, Table


def dress(box: Box, seen: dict[str, Any]) -> dict[str, Any]:
    """The view as map, boards and cards. It is made from what the seat may see, and nothing else."""
    location = seen["location"]
    spaces = box.locations[location].spaces

    def at(space: int) -> str | None:
        return None if space == NOWHERE else spaces[space].id

    specials = []
    for kind in range(NORMAL):
        if seen["special_at"][kind] != NOWHERE:
            event = box.events[seen["special_card"][kind]]
            specials.append(
                {
                    "id": f"victim-{PIECES[kind]}",
                    "piece": PIECES[kind],
                    "event": event.id,
                    "at": at(seen["special_at"][kind]),
                }
            )
    killer = box.killers[seen["killer"]]
    row = killer.rows[seen["row"]]
    girl = box.girls[seen["girl"]]
    return {
        **common(seen),
        "round": seen["round"],
        "phase": PHASE_NAMES[seen["phase"]],
        "location": box.locations[location].id,
        "setup": None if seen["setup"] == NOWHERE else box.setups[seen["setup"]].id,
        "spaces": [
            {
                "id": space.id,
                "victims": count,
                "girl": seen["girl_space"] == number,
                "killer": seen["killer_space"] == number,
            }
            for number, (space, count) in enumerate(zip(spaces, seen["victims"]))
        ],
        "specials": specials,
        "tokens": {"boat": at(seen["boat"]), "fireworks": at(seen["fireworks"]), "trap": at(seen["trap"])},
        "tunnel": [spaces[space].id for space in seen["tunnel"]],
        "minions": [at(space) for space in seen["minions"]],
        "supply": seen["supply"],
        "dead": seen["dead"],
        "saved": seen["saved"],
        "player": {
            "girl": girl.id,
            "extreme": seen["extreme"] == 1,
            "health": seen["health"],
            "most_health": girl.health,
            "white": seen["white"],
            "horror": seen["horror"],
            "dice": list(box.boards[seen["extreme"]].dice),
            "time": seen["time"],
            "more_dice": seen["more_dice"],
            "improvise": seen["improvise"],
            "covered": list(seen["covered"]),
            "rewards": list(seen["rewards"]),
            "ultimate": seen["ultimate"],
            "hand": seen["hand"],
            "held": seen["held"],
            "backpack": seen["backpack"],
            "uses": {box.item_piece(item): left for item, left in enumerate(seen["uses"]) if left > 0},
        },
        "killer": {
            "id": killer.id,
            "health": seen["killer_health"],
            "most_health": killer.health,
            "white": seen["killer_white"],
            "row": seen["row"],
            "movement": row.movement,
            "attack": row.attack,
            "finale": seen["finale_up"][0] if seen["finale_up"] else None,
            "powers": seen["powers_up"],
            "hidden_powers": seen["power"],
            "minors": [{"id": card, "health": left} for card, left in zip(seen["minors"], seen["minor_health"])],
        },
        "tableau": seen["tableau"],
        "discard": seen["discard"],
        "decks": [
            {"id": f"deck-{number}", "space": box.locations[location].decks[number], "cards": deck}
            for number, deck in enumerate(seen["decks"])
        ],
        "terror": seen["terror"],
        "terror_drawn": seen["terror_drawn"],
        "terror_discard": seen["terror_discard"],
        "events": seen["events_here"],
        "event_deck": seen["event_deck"],
        "event_discard": seen["event_discard"],
        "item_discard": seen["item_discard"],
        "roll": {
            "dice": list(seen["rolled"]),
            "converted": list(seen["converted"]),
            "played": None if seen["played"] < 0 else box.actions[seen["played"]].id,
        },
        "damage": seen["damage"],
        "tokens_shown": seen["tokens_shown"],
    }


def describe(s: Table, option: Option) -> Description:
    """An option in words."""
    verb = option[0]
    box = s.box
    if verb in ("play", "discard", "react", "buy", "take", "drop", "spend"):
        return _describe_card(s, verb, option[1])
    if verb in ("step", "sail"):
        _, space, normal, mask = option
        label = f"{'To' if verb == 'step' else 'Sail to'} {space_name(s, space)}{company(s, normal, mask)}"
        followers = normal + bin(mask).count("1")
        if followers and is_deadly(s, space):
            label += ", who dies there" if followers == 1 else ", who die there"
        return Description(label, [space_piece(s, space)])
    if verb in ("aim", "way", "put", "moor", "fireworks", "single-out"):
        space = option[1]
        what = {"moor": "The boat at", "fireworks": "Fireworks at", "single-out": "The one at"}.get(verb, "To")
        label = f"{what} {space_name(s, space)}"
        if verb == "aim" and option[2]:
            label = "You"
        return Description(label, [space_piece(s, space)])
    if verb == "save":
        _, kind, place = option
        gained = line_text(reward(s, place))
        number = "" if place < 0 else f", space {place + 1}"
        who = victim(s, kind)
        pieces = [victim_piece(s, kind, s.girl_space)]
        cost = cost_of_save(s)
        label = f"Save {who}{number}: {gained}" + (f", but {line_text(cost)}" if cost else "")
        return Description(label, [*pieces, f"save-{place}"] if place >= 0 else pieces)
    if verb == "claim":
        place = option[1]
        gained = line_text(reward(s, place))
        number = "" if place < 0 else f" of space {place + 1}"
        return Description(f"Take the reward{number}: {gained}", [] if place < 0 else [f"save-{place}"])
    if verb == "arrange":
        held = [f"the {box.items[item].name}" for item in option[1:]]
        label = f"Hold {' and '.join(held) or 'nothing'}"
        if sorted(option[1:]) == sorted(s.held):
            label += ", as it is"
        return Description(label, [box.item_piece(item) for item in option[1:]])
    if verb in ("use", "shield", "spray", "reroll-some", "weapon"):
        words = {"use": "Use the", "shield": "Shield yourself with the", "spray": "Use the", "reroll-some": "Use the"}
        words |= {"weapon": "With the"}
        dice = _dice_by_weapon(s, option[1]) if verb == "weapon" else ""
        return Description(f"{words[verb]} {box.items[option[1]].name}{dice}", [box.item_piece(option[1])])
    if verb == "shoot":
        _, item, prey, space = option
        whom = "the Killer" if prey == KILLER else f"the Minions at {space_name(s, space)}"
        return Description(
            f"Shoot {whom} with the {box.items[item].name}", [box.item_piece(item), space_piece(s, space)]
        )
    if verb == "prey":
        _, prey, space = option
        whom = "The Killer" if prey == KILLER else f"The Minions at {space_name(s, space)}"
        return Description(whom, [space_piece(s, space)])
    if verb == "strike":
        return Description(f"Minion {option[1] + 1}", [space_piece(s, s.minions[option[1]])])
    if verb == "rush":
        _, number, space = option
        whom = "the Killer" if number == KILLER else f"Minion {number + 1}"
        return Description(f"Rush at {whom}, to {space_name(s, space)}", [space_piece(s, space)])
    if verb == "convert":
        die = option[1]
        return Description(f"Make die {die + 1}, a {s.rolled[die]}, a success for two cards", [f"die-{die}"])
    if verb == "reroll-one":
        die = option[1]
        return Description(f"Close Call: roll die {die + 1}, a {s.rolled[die]}, again", [])
    if verb == "mark":
        die = option[1]
        return Description(f"Die {die + 1}, a {s.rolled[die]}", [f"die-{die}"])
    if verb == "line":
        return Description(_sentence(line_text(box.actions[s.played].failure[option[1]])))
    if verb == "either":
        return Description(_sentence(line_text(open_either(s).of[option[1]])))
    if verb == "keep":
        _, place, below = option
        deck = s.decks[s.picked[0]]
        kept, other = deck[place], deck[1 - place]
        where = "to the bottom, face down" if below else "back on top, face up"
        return Description(
            f"Keep the {box.items[kept].name}; the {box.items[other].name} goes {where}", [box.item_piece(kept)]
        )
    if verb in ("deck", "skip", "turn-up", "remove-top"):
        deck_number = option[1]
        name = deck_name(box, s.location, deck_number)
        words = {"deck": f"The deck of the {name}", "skip": f"Leave the deck of the {name}"}
        words |= {"turn-up": f"Turn up the top card of the {name}", "remove-top": f"Remove the top card of the {name}"}
        return Description(words[verb], [f"deck-{deck_number}"])
    if verb in ("wound-power", "break"):
        words = {"wound-power": "", "break": "Discard "}
        return Description(f"{words[verb]}{box.terrors[option[1]].name}", [box.terror_piece(option[1])])
    if verb == "hit":
        _, space, kind = option
        who = victim(s, kind)
        return Description(_sentence(who)[:-1], [victim_piece(s, kind, space)])
    if verb in ("hit-all", "hit-girl"):
        return Description("Everyone" if verb == "hit-all" else "You", [space_piece(s, option[1])])
    if verb in ("drift", "draw-near"):
        space, kind, other = (option[2], option[3], option[1]) if verb == "drift" else (option[1], option[2], option[3])
        who = _sentence(victim(s, kind))[:-1]
        label = f"{who} from {space_name(s, space)} to {space_name(s, other)}"
        return Description(label, [victim_piece(s, kind, space), space_piece(s, other)])
    if verb == "link":
        names = [space_name(s, space) for space in option[1:]]
        return Description(f"{names[0]} and {names[1]}", [space_piece(s, space) for space in option[1:]])
    if verb == "buy-free":
        free = free_cards(s)
        names = [
            box.actions[name].name if free.count(name) == 1 else f"{free.count(name)} {box.actions[name].name}"
            for name in dict.fromkeys(free)
        ]
        return Description(f"Take all free cards: {', '.join(names)}")
    plain = {
        "stay": "Stop here" if s.steps else "Go on",
        "end": "End the Action phase",
        "pass": "Go on",
        "bare": f"With bare hands{_dice_by_weapon(s, NOWHERE)}",
        "reroll-all": f"Close Call: roll all {len(s.rolled)} dice again, Time -2",
        "roll-marked": "Roll the marked dice",
        "spare": "Discard none",
        "leave": "Leave it on top",
        "bury": "Put it on the bottom",
    }
    return Description(plain[verb])


def _describe_card(s: Table, verb: str, name: int) -> Description:
    """An option that is about an Action card of a name."""
    zone = s.tableau if verb in ("buy", "take") else s.hand
    action = s.box.actions[name]
    cards = [s.box.action_piece(card) for card in zone if s.box.name_of[card] == name]
    title = action.name
    cost = action.cost
    labels = {
        "play": f"Play {title} ({_dice_to_play(s, name)})",
        "discard": f"Discard {title} for 1 Time",
        "react": f"Defend with {title}",
        "buy": f"Buy {title} for {cost} Time" if cost else f"Take {title}, free",
        "take": f"Take {title}",
        "drop": f"Discard {title}",
        "spend": f"Discard {title}",
    }
    return Description(labels[verb], [] if verb == "discard" else cards[:1])


def _dice_to_play(s: Table, name: int) -> str:
    """The dice of an Action card, and those it would roll with a weapon that adds to them."""
    plain = dice_with(s, NOWHERE, name)
    text = count(plain, "die", "dice")
    for item in weapons_in_reach(s, name) if s.box.actions[name].attack else []:
        if dice_with(s, item, name) != plain:
            text += f", {dice_with(s, item, name)} with the {s.box.items[item].name}"
    return text


def _dice_by_weapon(s: Table, weapon: int) -> str:
    """The dice of the attack with a weapon, where it depends on the weapon."""
    held = [dice_with(s, item, s.played) for item in s.held]
    if all(dice == dice_with(s, NOWHERE, s.played) for dice in held):
        return ""
    return f" ({count(dice_with(s, weapon, s.played), 'die', 'dice')})"


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + "."
