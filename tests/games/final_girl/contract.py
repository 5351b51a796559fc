"""The contract of Final Girl for the tests of every game."""

from __future__ import annotations

from gloaming.engine.content.schema import inside
from gloaming.engine.phrases import in_words, listed
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.constants import ITEM_CARDS, MOST_TIME
from gloaming.games.final_girl.films.camp_happy_trails.verbs.start_with_time import StartWithTime
from gloaming.games.final_girl.packs import BOX
from gloaming.games.final_girl.traits import More, Rush, Trait
from tests.games.contract import HOW_TO_PLAY, Contract, Said, Settings, Told, Use
from tests.games.final_girl.observed import PUBLIC, UNOBSERVED


def wish(offered: list[str], step: int) -> int:
    """Return the option that a curious player takes."""
    liked = ("Save", "Take the reward", "Discard 2 cards", "Play Search", "Play Sprint", "Play Walk", "To ", "Buy")
    wanted = (at for at, label in enumerate(offered) if label.startswith(liked) and "Critical" not in label)
    return next(wanted, (step * 7) % len(offered))


def curious(update: Told, step: int) -> int:
    """Return the same from an update of the table."""
    return wish([option["label"] for option in update["prompt"]["options"]], step)


def who(box: Box, ability: type[Trait]) -> str:
    """Whose Ultimate Ability is of a kind, of the girls whose clauses are in the game's own rules."""
    own = [girl for girl in box.girls if girl.rule.startswith("FG-GIRL-")]
    return listed([girl.name for girl in own if isinstance(girl.ultimate, ability)] or ["nobody"])


def pair(seed: int) -> Settings:
    """Return the Killer and the Location of the match with a seed: each pair in turn, the default pair first."""
    killers, locations = BOX.killers, BOX.locations
    number = seed % (len(killers) * len(locations))
    return {"killer": killers[number % len(killers)].id, "location": locations[number // len(killers)].id}


def numbers(box: Box) -> Said:
    """The sentences that say numbers of its entries."""
    time = {board.id: board.time for board in box.boards}
    dice = {board.id: board.dice for board in box.boards}
    blank = [token for token in box.tokens if token.health == 0]
    healing = sorted([token.health for token in box.tokens if token.health > 0])
    starts = [part.time for event in box.events for _, part in inside(event) if isinstance(part, StartWithTime)]
    return {
        "FG-SETUP-11": [f"deal a deck of {ITEM_CARDS} to each Search space"],
        "FG-SETUP-13": [
            f"Mix the {in_words(len(box.tokens))} black Final Health tokens",
            f"{in_words(len(blank)).capitalize()} are blank, the others show "
            f"{listed([str(health) for health in healing])} health.",
        ],
        "FG-SETUP-16": [
            f"Time starts at {time['normal']}, in Extreme Horror Mode at {time['extreme']}.",
            f"the page about the board {time['extreme']} for the extreme side",
        ],
        "FG-PLAN-5": [f"Then Time is set to {time['normal']}, in Extreme Horror Mode to {time['extreme']};"],
        "FG-TIME-2": [f"Time stops at {MOST_TIME}.", f"one of its cards gives {max(starts, default=0)}."],
        "FG-GIRL-2": [
            f"{who(box, More)}'s Ultimate Ability adds its damage whenever she damages an Enemy in her own space"
        ],
        "FG-GIRL-4": [
            f"{who(box, Rush)}'s Ultimate Ability is used between actions; the distance to an Enemy is counted along "
            "the lines."
        ],
        HOW_TO_PLAY: [
            f"it may show {healing[0]} to {healing[-1]} more, or nothing.",
            f"Then Time is set to {time['normal']}, and",
            f"the fewer dice you roll, from {in_words(max(dice['normal']))} to {in_words(min(dice['normal']))}.",
        ],
    }


CONTRACT = Contract(
    unobserved=UNOBSERVED,
    public=PUBLIC,
    adviser="policy",
    settings=pair,
    great=(
        *("killed", "saved", "girl-token", "girl-dead", "killer-token", "killer-dead", "ultimate"),
        *("terror", "event", "power", "bloodlust", "bloodlust-full", "finale", "attack"),
    ),
    of_the_whole=("girl-dead", "killer-dead", "girl-token", "killer-token", "hurt", "ultimate"),
    tracks=frozenset({"bloodlust"}),
    album=250,
    curious=curious,
    numbers=numbers,
    uses={
        "play": Use(frozenset({"hand", "discard", "played", "time"})),
        **dict.fromkeys(("use", "shield", "stop-phase"), Use(frozenset({"uses", "used", "held", "item_discard"}))),
        **dict.fromkeys(("reroll-one", "reroll-all", "reroll-any", "convert"), Use(frozenset({"hand", "discard"}))),
        "reroll-some": Use(frozenset({"uses", "used", "held", "item_discard"})),
    },
)
