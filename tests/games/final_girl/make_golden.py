"""Rewrite the golden records on purpose: `make golden`.

A golden record is a whole match: its choices, its events, and its result. A difference in one is a change
of the rules, and a change of the rules needs a new version of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

from gloaming import Match
from gloaming.bots import bot, play
from gloaming.engine.state.dice import Dice, seeded
from gloaming.games.final_girl.constants import NOWHERE
from gloaming.games.final_girl.packs import BOX
from gloaming.games.final_girl.rules.attacking import modifier
from tests.games.final_girl.table import GAME, ITEM

FOLDER = Path(__file__).parent / "golden"
SEEDS = 5000
FIRST_FIRE = 54_000
"""Where the search for a fire that kills both begins: not far below the first seed where it finds one."""
ENOUGH = 5
"""How many seeds are tried, and how many matches that fit are enough to choose the shortest from."""


def state(match: Match) -> Any:
    """Return the table of a match."""
    return match._state


def verbs(match: Match) -> set[str]:
    """Return the verbs of all events."""
    return {event["event"][0] for event in match.events(0)}


def killer_dead(match: Match) -> bool:
    """Return whether she lives and he is dead."""
    return bool(state(match).killer_dead and not state(match).girl_dead)


def girl_dead(match: Match) -> bool:
    """Return whether he lives and she is dead."""
    return bool(state(match).girl_dead and not state(match).killer_dead)


def both_dead(match: Match) -> bool:
    """Return whether both died at the same time, in a fire."""
    return bool(state(match).girl_dead and state(match).killer_dead)


def girl_revived(match: Match) -> bool:
    """Return whether her token brought her back."""
    return "girl-returns" in verbs(match)


def killer_revived(match: Match) -> bool:
    """Return whether his token brought him back."""
    return "killer-returns" in verbs(match)


def finale(match: Match) -> bool:
    """Return whether the Terror deck has run out."""
    return "finale" in verbs(match)


def epic(match: Match) -> bool:
    """Return whether the Epic Dark Power has been revealed."""
    return any(BOX.powers[power].epic for power in state(match).powers_up)


def extreme(match: Match) -> bool:
    """Return whether the match uses the other side of the Player board."""
    return bool(match.settings["board"] == "extreme")


def own_item(match: Match) -> bool:
    """Return whether the girl has found her own Item."""
    own = {ITEM["lauries-bow"], ITEM["reikos-axe"]}
    s = state(match)
    return bool(own & {*s.held, *s.backpack, *s.item_discard})


def tied(match: Match) -> bool:
    """Return whether a tie was broken by the setting of the match."""
    return match.settings["ties"] != "choose" and "tie" in verbs(match)


def chosen_tie(match: Match) -> bool:
    """Return whether the player has chosen between tied targets or ways."""
    assert match.seed is not None
    again = GAME.new(seats=1, seed=match.seed, options=dict(match.settings))
    rules = set()
    for choice in match.choices or ():
        assert again.decision is not None
        rules.add(again.decision.rule)
        again.pick(choice)
    return bool(rules & {"FG-TARGET-3", "FG-STALK-3"})


def ultimate(match: Match) -> bool:
    """Return whether every Victim-Saved space has been covered."""
    return "ultimate" in verbs(match)


def won(match: Match) -> bool:
    """Return whether she has won, against a Killer or without one."""
    return match.result is not None and match.result.winners == (0,)


def lost(match: Match) -> bool:
    """Return whether she has lost."""
    return match.result is not None and match.result.winners == ()


def minions_struck(match: Match) -> bool:
    """Return whether she has lost after killing Minions."""
    return lost(match) and "minion-dead" in verbs(match)


FALLOWMERE = {"killer": "the-whipper-in", "location": "fallowmere-park"}
HARROWCELL = {"killer": "the-walled-brother", "location": "harrowcell-priory"}

CASES: dict[str, tuple[dict[str, Any], Callable[[Match], bool]]] = {
    "killer-dead": ({"girl": "laurie"}, killer_dead),
    "girl-dead": ({"girl": "reiko"}, girl_dead),
    "girl-revived": ({"girl": "reiko"}, girl_revived),
    "killer-revived": ({"girl": "laurie"}, killer_revived),
    "finale": ({"girl": "laurie"}, finale),
    "extreme": ({"girl": "reiko", "board": "extreme"}, extreme),
    "epic": ({"girl": "laurie", "epic": "forced"}, epic),
    "ties-chosen": ({"girl": "laurie", "ties": "choose", "setup": "the-silent-hour"}, chosen_tie),
    "ties-worst": ({"girl": "reiko", "ties": "worst", "setup": "the-silent-hour"}, tied),
    "ties-by-chance": ({"girl": "laurie", "ties": "chance", "setup": "moonlit-swim"}, tied),
    "bonus-item": ({"girl": "laurie", "bonus": "on"}, own_item),
    "both-dead": ({"girl": "laurie"}, both_dead),
    "ultimate": ({"girl": "reiko", "setup": "bonfire"}, ultimate),
    "hunt-won": (FALLOWMERE | {"girl": "winifred"}, won),
    "hunt-lost": (FALLOWMERE | {"girl": "odile"}, minions_struck),
    "vow-won": (HARROWCELL | {"girl": "marta"}, won),
    "vow-lost": (HARROWCELL | {"girl": "sister-agnese"}, lost),
    "low-water-won": ({"killer": "low-water", "girl": "bronagh"}, won),
    "low-water-lost": ({"killer": "low-water", "girl": "bronagh", "location": "fallowmere-park"}, lost),
}


SHOPPING = ("critical-blow", "furious-strike", "retaliate", "guard", "search", "long-rest", "sprint", "close-call")
"""What the player of the records buys, the dearest wish first."""


def played(options: dict[str, Any], seed: int) -> Match:
    """Play a match to its end: fight, save Victims, and now and then choose at random."""
    match = GAME.new(seats=1, seed=seed, options=options)
    chance = seeded(seed)
    while match.decision:
        choose(match, chance, 20)
    return match


def by_policy(options: dict[str, Any], seed: int) -> Match:
    """Let the learned policy play a match to its end."""
    return play(GAME.new(seats=1, seed=seed, options=options), [bot("policy", seed)])


def choose(match: Match, chance: Dice, whim: int) -> None:
    """Take the most wanted option, or a random one with a chance of 1 in `whim`."""
    assert match.decision is not None
    offered = match.decision.options
    wishes = [wish(state(match), option) for option in offered]
    best = [i for i, weight in enumerate(wishes) if weight == max(wishes)]
    if chance.below(whim) == 0:
        best = list(range(len(offered)))
    match.pick(best[chance.below(len(best))])


def fire_to_come(match: Match) -> bool:
    """Return whether the Fire is in the Terror deck."""
    return any(BOX.terrors[card].id == "fire" for card in state(match).terror)


def nearly_killed(match: Match) -> bool:
    """Return whether a fire might still kill him."""
    return bool(state(match).killer_health <= 3 and not state(match).minors)


def burnt_together(options: dict[str, Any]) -> Match:
    """Return the first match in which both die in the Fire, out of many branches before it."""
    for seed in range(FIRST_FIRE, FIRST_FIRE + 100_000, 2):
        match = GAME.new(seats=1, seed=seed, options=options)
        chance = seeded(seed)
        while match.decision and fire_to_come(match) and not nearly_killed(match):
            choose(match, chance, 20)
        for way in range(1500 if match.decision and fire_to_come(match) else 0):
            ahead = match.copy()
            chance = seeded(seed * 100_000 + way)
            while ahead.decision and fire_to_come(ahead):
                choose(ahead, chance, 2)
            if both_dead(ahead):
                return ahead
    raise AssertionError("nobody burns")


def wish(s: Any, option: tuple[Any, ...]) -> int:
    """Return how much the player of the records wants an option."""
    verb = option[0]
    far = s.map.distance
    strikes = len([card for card in s.hand if BOX.actions[BOX.name_of[card]].attack])
    if verb == "play":
        return wish_to_play(s, BOX.actions[option[1]].id, strikes, far[s.girl_space][s.killer_space])
    if verb == "buy-free":
        return 99
    if verb == "buy":
        name = BOX.actions[option[1]].id
        return 99 if BOX.actions[option[1]].cost == 0 else 50 - SHOPPING.index(name) if name in SHOPPING else 0
    if verb in ("step", "sail"):
        company: int = option[2] + option[3].bit_count()
        way: tuple[int, ...] = far[option[1]]
        at: int = s.killer_space
        if strikes > 1 and s.health > 2:
            return 50 - 2 * way[at] + company
        exits = [space for space in range(len(s.victims)) if s.map.exit[space]]
        if company or s.victims[s.girl_space] > 0:
            return 40 + 5 * company - min([way[space] for space in exits])
        groups = [space for space, count in enumerate(s.victims) if count and space != s.killer_space]
        return 40 - min([way[space] for space in groups], default=0)
    if verb == "use":
        return (
            35
            if BOX.items[option[1]].id not in ("mysterious-pills", "motorboat-keys", "bear-trap") or s.health < 4
            else 1
        )
    fixed = {
        "claim": 90,
        "save": 80,
        "shoot": 70,
        "weapon": 60,
        "react": 60,
        "shield": 60,
        "stop-phase": 60,
        "rush": 20,
    }
    fixed |= {
        "arrange": 10 * sum([modifier(s, item) for item in option[1:] if item != NOWHERE]),
        "line": -option[1] if verb == "line" else 0,
    }
    fixed["convert"] = 30 if s.played >= 0 and BOX.actions[s.played].attack and max(s.rolled, default=6) < 5 else 1
    fixed |= {"discard": -20, "end": 0, "stay": 30 if strikes < 2 else 0, "pass": 2, "reroll-all": -1, "reroll-one": -1}
    return fixed.get(verb, 5)


def wish_to_play(s: Any, name: str, strikes: int, far: int) -> int:
    """Return how much she wants to play an Action card."""
    if name in ("weak-attack", "furious-strike", "critical-blow"):
        return 60 if s.health > 1 or s.killer_health < 3 else -5
    if name in ("walk", "sprint"):
        return 20 if s.time > 1 and (far > 0 or strikes < 1) else -5
    if name == "focus":
        return 25 if s.horror > 1 and s.time > 2 else -5
    if name.endswith("-rest"):
        return 40 if s.health < 4 else -5
    return 15 if s.time > 3 or name == "search" else -5


def found(options: dict[str, Any], wanted: Callable[[Match], bool]) -> Match:
    """Return the shortest of the first matches that end as wanted."""
    if wanted is both_dead:
        return burnt_together(options)
    player = by_policy if "killer" in options else played
    fitting = list(islice((match for seed in range(SEEDS) if wanted(match := player(options, seed))), ENOUGH))
    assert fitting, f"{wanted.__name__}: no seed below {SEEDS} does it"
    return min(fitting, key=lambda match: len(match.choices or ()))
