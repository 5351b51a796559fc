"""The generated clauses of all cards."""

from __future__ import annotations

from typing import get_args

import pytest

from gloaming.engine.content.clauses import clauses
from gloaming.engine.rules.effects import Effect
from gloaming.games.fatal_frame import cards, entry, ghosts, locations, upgrades
from gloaming.games.fatal_frame.catalogue import text
from gloaming.games.fatal_frame.packs import BOX
from gloaming.games.fatal_frame.rules.verbs.attach import Attach
from gloaming.games.fatal_frame.rules.verbs.banish import Banish
from gloaming.games.fatal_frame.rules.verbs.discard import Discard
from gloaming.games.fatal_frame.rules.verbs.do import Do
from gloaming.games.fatal_frame.rules.verbs.draw import Draw
from gloaming.games.fatal_frame.rules.verbs.fit_orb import FitOrb
from gloaming.games.fatal_frame.rules.verbs.flash_die import FlashDie
from gloaming.games.fatal_frame.rules.verbs.lead import Lead
from gloaming.games.fatal_frame.rules.verbs.lose import Lose
from gloaming.games.fatal_frame.rules.verbs.others_discard import OthersDiscard
from gloaming.games.fatal_frame.rules.verbs.salvage import Salvage
from gloaming.games.fatal_frame.rules.verbs.scout import Scout
from gloaming.games.fatal_frame.rules.verbs.skip_turn import SkipTurn
from gloaming.games.fatal_frame.rules.verbs.snapshot import Snapshot
from gloaming.games.fatal_frame.rules.verbs.step import Step
from gloaming.games.fatal_frame.rules.verbs.take import Take
from gloaming.games.fatal_frame.rules.verbs.ward import Ward
from tests.games.fatal_frame.table import GAME

EVERY: list[entry.Printed] = [
    *BOX.ghosts,
    *BOX.items,
    *BOX.upgrades,
    *BOX.actions,
    *BOX.exteriors,
    *BOX.interiors,
    *BOX.bosses,
]
TEXTS = {clause.id: clause.text for clause in clauses(GAME.folder)}


def head(card: entry.Printed) -> str:
    """Return the start of a card's clause: its name and numbers."""
    copies = f" ({card.how_many()} cards)" if card.how_many() > 1 else ""
    match card:
        case ghosts.Ghost():
            zone = {"exterior": "Exterior", "interior": "Interior", "both": "Exterior/Interior"}[card.zone]
            follows = "Chase" if card.chase else "Bound"
            filament = "blue" if card.blue else "red"
            points = f"{card.value} point{'' if card.value == 1 else 's'}"
            return f"{card.name}{copies}: Power {card.power}, {zone}, {follows}, {filament} filament, {points}."
        case cards.Item():
            return f"{card.name}: {card.value} points."
        case ghosts.Boss():
            return f"{card.name}: Power {card.power}, {card.life} beads."
    return f"{card.name}{copies}."


@pytest.mark.parametrize("card", EVERY, ids=[card.id for card in EVERY])
def test_the_clause_of_a_card_says_what_is_printed_on_it(card: entry.Printed) -> None:
    assert TEXTS[card.rule].startswith(head(card))


@pytest.mark.parametrize("item", BOX.items, ids=[item.id for item in BOX.items])
def test_the_clause_of_an_item_names_its_locations(item: cards.Item) -> None:
    names = {room.id: room.name for room in BOX.interiors}
    clause = TEXTS[item.rule]
    for room, name in names.items():
        assert (name in clause) == (room in item.locations)


@pytest.mark.parametrize("card", EVERY, ids=[card.id for card in EVERY])
def test_the_clause_of_a_card_says_what_the_book_prints_and_what_is_ours(card: entry.Printed) -> None:
    clause = TEXTS[card.rule]
    assert ("The rulebook gives" in clause) == bool(card.known)
    assert ("The whole card is ours." in clause) == (card.source == "ours" and not card.known)


def test_every_card_has_a_clause_of_its_own() -> None:
    rules = [card.rule for card in EVERY]
    assert len(set(rules)) == len(rules) == 23 + 8 + 9 + 19 + 9 + 20 + 4


# Texts and clauses match the rules


def effect_words(effect: Effect) -> list[str]:
    """Return phrases that the text of this effect must contain."""
    parts = {"orb": "spirit orb", "album-ghost": "album ghost"}
    match effect:
        case Draw():
            return [f"draw {effect.count}"]
        case Discard():
            return [f"discard {effect.count}"]
        case Lose():
            return [f"lose {effect.count} {parts.get(effect.what, effect.what)}"]
        case SkipTurn():
            return ["skip your next turn"]
        case Salvage():
            article = {"ghost": "a ghost", "item": "an item", "action": "an action", "upgrade": "an upgrade"}
            return [f"take {article.get(effect.what, 'any card')} from the discard pile into your hand"]
        case FitOrb():
            return ["gain a spirit orb from the discard pile"]
        case Scout():
            return ["reveal a"]
        case Step():
            return ["move to an adjacent location" if effect.count == 1 else "then you may move 1 more"]
        case Ward():
            return ["ignore ghost effects until the end of your turn"]
        case FlashDie():
            return ["roll 1 more attack die in your next attack"]
    raise AssertionError(f"no words for {effect}")


def white_words(white: ghosts.White | None) -> list[str]:
    """Return phrases for dice-triggered white text."""
    if white is None:
        return []
    when = {"fail": "if you fail", "even": "if you roll an even number", "odd": "if you roll an odd number"}
    return [when.get(white.when, "on any roll"), *effect_words(white.do)]


def standing_words(card: ghosts.Ghost | locations.Interior) -> list[str]:
    """Return phrases for lasting effects."""
    stands = card.stands
    match stands:
        case ghosts.Subtract():
            return [f"subtract {stands.by} from all attack dice"]
        case ghosts.FewerDice():
            return [f"roll {stands.by} fewer attack die"]
        case ghosts.NoOrbs():
            return ["no spirit orb"]
        case locations.Stands():
            return {
                "add-to-dice": [f"add {stands.by} to all your attack dice here"],
                "subtract": [f"subtract {stands.by} from all your attack dice here"],
                "more-dice": [f"roll {stands.by} more attack die here"],
                "fewer-dice": [f"roll {stands.by} fewer attack die here"],
                "no-effects": ["ignore ghost effects here"],
            }[stands.gives]
    return []


def red_words(red: ghosts.Red | None) -> list[str]:
    """Return phrases for red text."""
    if red is None:
        return []
    words = {
        "add-to-dice": f"{red.by} to all your attack dice",
        "draw-on-doubles": "each time you roll doubles on",
        "draw-on-capture": "each time you capture a ghost",
        "keep-hand": "you need not discard",
        "guard-items": "your items cannot be lost or stolen",
        "guard-upgrades": "no effect can make you lose your upgrades",
        "hold-more": f"hold {red.by} more cards",
        "worth-others": "worth 1 point for each other ghost there",
    }
    return ["in your album", words[red.gives]]


def upgrade_words(gives: upgrades.Film | upgrades.Orb | upgrades.Function) -> list[str]:
    """Return phrases for an Upgrade."""
    match gives:
        case upgrades.Film():
            return [f"roll {gives.dice} more attack di"]
        case upgrades.Orb():
            return ["after a roll", f"add {gives.add} to one die"]
    cost = "discard 1 card" if gives.cost == "discard" else "lose 1 spirit orb"
    return [cost, *(effect_words(gives.do) if gives.do is not None else [f"add {gives.add} to one rolled die"])]


def taken_words(deed: Take) -> list[str]:
    """Return phrases for an Action that takes a card."""
    what = {"orb": "spirit orb", "album-ghost": "album ghost"}.get(deed.what, deed.what)
    if not deed.steal:
        return ["their film"] if deed.what == "film" else [f"1 {what} of your choice"]
    if deed.what == "album-ghost":
        return ["take a ghost", "into your own"]
    article = "an" if what[0] in "iu" else "a"
    return [f"take {article} {what} ", "counts for you" if deed.what == "item" else "fit onto yours"]


def deed_words(deed: cards.Deed) -> list[str]:
    """Return phrases for an Action."""
    match deed:
        case Attach():
            where = "a ghost attacking you" if deed.to == "here" else "any ghost in play"
            adds = [f"add {deed.add} to all attack dice"] * (deed.add > 0)
            adds += [f"subtract {deed.subtract} from all attack dice"] * (deed.subtract > 0)
            adds += [f"roll {deed.dice} more attack die"] * (deed.dice > 0)
            return [where, "the next time it is fought", *adds, *["a boss cannot throw you out"] * deed.steady]
        case Do():
            return effect_words(deed.effect)
        case Take():
            return ["another player", *taken_words(deed)]
        case OthersDiscard():
            return ["every other player", f"discards {deed.count}", "at random"]
        case Snapshot():
            return [f"power {deed.power} or less", "without a fight"]
        case Banish() | Lead():
            return ["not a boss"]
    return []


def words(card: entry.Printed) -> list[str]:
    """Return phrases that the text of a card must contain."""
    match card:
        case ghosts.Ghost():
            return [*white_words(card.white), *standing_words(card), *red_words(card.red)]
        case upgrades.Upgrade():
            return upgrade_words(card.gives)
        case cards.Action():
            return deed_words(card.does)
        case locations.Exterior():
            house = [f"house with {card.rooms} interior location"] if card.rooms else []
            return [*house, *[word for effect in card.arrive for word in effect_words(effect)]]
        case locations.Interior():
            return [*standing_words(card), *[word for effect in card.arrive for word in effect_words(effect)]]
        case ghosts.Boss():
            names = {ghost.id: ghost.name.lower() for ghost in BOX.ghosts}
            helpers = [names[helper] for helper in card.bonus]
            return [*helpers, f"add {card.add} to all your attack dice", *white_words(card.white)]
    return []


@pytest.mark.parametrize("card", EVERY, ids=[card.id for card in EVERY])
def test_the_text_of_a_card_says_what_it_does(card: entry.Printed) -> None:
    assert [word for word in words(card) if word not in text(BOX, card).lower()] == []


@pytest.mark.parametrize(
    "deed",
    [
        *[Take(what, steal) for what in get_args(cards.Part) for steal in (False, True)],
        *[Do(Lose(what, 2)) for what in get_args(cards.Part)],
        *[Do(Salvage(what)) for what in get_args(cards.Sort)],
    ],
    ids=str,
)
def test_whatever_is_taken_or_lost_an_action_says_it(deed: cards.Deed) -> None:
    assert [word for word in deed_words(deed) if word not in deed.words().lower()] == []


@pytest.mark.parametrize("card", EVERY, ids=[card.id for card in EVERY])
def test_the_clause_of_a_card_has_the_numbers_of_its_text(card: entry.Printed) -> None:
    numbers = [word for words_ in words(card) for word in words_.split() if word.isdecimal()]
    body = TEXTS[card.rule].removeprefix(head(card)).split("*(Ruling")[0]
    assert [number for number in numbers if number not in body] == []
