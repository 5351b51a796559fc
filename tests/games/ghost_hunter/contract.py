"""The facts about this game that the tests of every game need."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.engine.content.schema import inside
from gloaming.engine.phrases import a, begun, either_of, in_words, listed, signed
from gloaming.engine.rules.effects import Verb
from gloaming.games.ghost_hunter.box import Box
from gloaming.games.ghost_hunter.cards import EventCard, ItemCard, Monster, Tile, floors_of
from gloaming.games.ghost_hunter.clauses import ON_FLOORS
from gloaming.games.ghost_hunter.constants import FLOORS, RAISES
from gloaming.games.ghost_hunter.entry import Does
from gloaming.games.ghost_hunter.rules.card_words import ABILITY
from gloaming.games.ghost_hunter.rules.verbs.antidote import Antidote
from gloaming.games.ghost_hunter.rules.verbs.bleed import Bleed
from gloaming.games.ghost_hunter.rules.verbs.calm import Calm
from gloaming.games.ghost_hunter.rules.verbs.check import Check
from gloaming.games.ghost_hunter.rules.verbs.confine import Confine
from gloaming.games.ghost_hunter.rules.verbs.door_marker import DoorMarker
from gloaming.games.ghost_hunter.rules.verbs.drift import Drift
from gloaming.games.ghost_hunter.rules.verbs.extra_move import ExtraMove
from gloaming.games.ghost_hunter.rules.verbs.free_attack import FreeAttack
from gloaming.games.ghost_hunter.rules.verbs.heal import Heal
from gloaming.games.ghost_hunter.rules.verbs.hurt import Hurt
from gloaming.games.ghost_hunter.rules.verbs.lay_tiles import LayTiles
from gloaming.games.ghost_hunter.rules.verbs.learn_mp_attack import LearnMpAttack
from gloaming.games.ghost_hunter.rules.verbs.lock import Lock
from gloaming.games.ghost_hunter.rules.verbs.lose import Lose
from gloaming.games.ghost_hunter.rules.verbs.madden import Madden
from gloaming.games.ghost_hunter.rules.verbs.reflect import Reflect
from gloaming.games.ghost_hunter.rules.verbs.stop_moving import StopMoving
from gloaming.games.ghost_hunter.traits import Bonus, Immune, Key, Ladder, Reach, WideMind
from tests.games.contract import Contract, Said, Use
from tests.games.ghost_hunter.observed import PUBLIC, UNOBSERVED

SCENARIOS = (7, 12, 1, 5, 6, 3, 13, 8, 2, 9, 4, 10, 11)
"""In the order in which matches take them: first those with secrets."""

Entry = Tile | EventCard | Monster | ItemCard


def numbers(box: Box) -> Said:
    """The sentences that say numbers of its entries."""
    return {
        **of_components(box),
        **of_tiles(box),
        **of_incidents(box),
        **of_events(box),
        **of_monsters(box),
        **of_items(box),
    }


def of_components(box: Box) -> Said:
    """How many characters and scenarios there are."""
    people = len(box.characters)
    tales = in_words(len(box.scenarios)) if len(box.scenarios) != 13 else "thirteen"
    levels = [scenario.level for scenario in box.scenarios]
    return {
        "GH-COMP-4": [
            f"There are {people} characters, each with a sheet",
            f"50 ability markers: {len(RAISES)} for each character and {50 - len(RAISES) * people} to spare.",
        ],
        "GH-TABLE-1": [
            begun(
                ", ".join(
                    [
                        f"{'others' if at else 'some scenarios are made'} for {in_words(least)} "
                        f"{'or' if most == least + 1 else 'to'} {in_words(most)}"
                        for at, (least, most) in enumerate(sorted({scenario.hunters for scenario in box.scenarios}))
                    ]
                )
            )
        ],
        "GH-COMP-5": [f"{begun(tales)} scenarios belong to the game."],
        "GH-SETUP-1": [f"the higher its number, the {'harder' if levels == sorted(levels) else 'easier'} it is."],
        "GH-SETUP-6": [f"Each hunter is a different one of the {in_words(people)} characters."],
        "GH-CHAR-4": [
            f"{'No' if all([character.traits for character in box.characters]) else 'Some'} characters have none."
        ],
        "GH-CAMPAIGN-6": [f"A scenario that you write yourself is played like the {tales}."],
    }


def of_tiles(box: Box) -> Said:
    """What single tiles are, and where they lie."""
    named = {tile.name: tile for tile in box.tiles}
    aside = [tile for tile in box.tiles if tile.waits]
    stairs = [tile for tile in box.tiles if tile.pair and not tile.chute and "first" in tile.floors]
    landings = [next(tile for tile in box.tiles if tile.id == stair.pair) for stair in stairs]
    upper, lower = [next(tile for tile in box.tiles if tile.chute == end and tile.pair) for end in ("upper", "lower")]
    above, below = upper.id.upper(), lower.id.upper()
    broken = named["Broken Corridor"]
    ladders = [item for item in box.items if has(item, Ladder)]
    marked = {where: [tile for tile in box.tiles if tile.marker == where] for where in ("none", "not-in", "not-out")}
    corridors = [tile for tile in box.tiles if tile.name == "Corridor" and tile.marker == "any"]
    return {
        "GH-PLACE-5": [
            f"{listed(ids(aside))} are not in the pile; they are set aside for their partners.",
            f"If a scenario leaves one of these {in_words(len(aside))} in the pile",
        ],
        "GH-STAIR-1": [
            begun(
                "; ".join(
                    [
                        f"when {stair.id.upper()} is opened, {landing.id.upper()} is laid {on(landing.floors)}"
                        for stair, landing in zip(stairs, landings, strict=True)
                    ]
                )
            )
            + "."
        ],
        "GH-STAIR-3": [f"{either_of(ids(stairs))}, drawn {not_on(stairs)}, goes back to the pile"],
        "GH-TOWER-5": [f"A Tower drawn {not_on([tile for tile in box.tiles if tile.tower])} goes back to the pile"],
        "GH-CHUTE-1": [
            f"When {above} is opened, {upper.pair.upper()} is laid one floor below; "
            f"when {below} is opened, {lower.pair.upper()} is laid one floor above."
        ],
        "GH-CHUTE-2": [
            f"{above}, drawn {not_on([upper])}, goes back to the pile, and another tile is drawn; "
            f"so does {below} {not_on([lower])}."
        ],
        "GH-CHUTE-3": [
            f"The first hunter to enter {above} draws",
            f"makes a Falling check: {check(upper)} or more. A hunter who fails falls to {below}.",
        ],
        "GH-CHUTE-4": [f"a hunter who enters {above} chooses"],
        "GH-CHUTE-5": [f"A hunter who stands on {above} may go down", f"On an explored {below} movement may continue."],
        "GH-CHUTE-6": [f"{below} is resolved like any tile"],
        "GH-CHUTE-7": [f"From {below} nobody goes up to {above} without a {either_of(called(ladders))}."],
        "GH-BROKEN-1": [
            f"A hunter who enters {broken.id.upper()} makes a Falling check {'each time' if broken.each else 'once'}: "
            f"{check(broken)} or more."
        ],
        "GH-BROKEN-2": [
            f"A hunter who fails takes {points(broken, Hurt)} damage, draws {of(broken, Madden, 'cards')} Insanity "
            f"card and moves {'no further' if has(broken, StopMoving) else 'on'} in this turn."
        ],
        "GH-MARKER-3": [f"It may be placed in the corridors {listed(ids(corridors))}."],
        "GH-MARKER-4": [
            f"It cannot be placed in {listed(ids(marked['none']))}, nor so that it leads onto that "
            f"{either_of(called(marked['none'])).lower()}.",
            f"It cannot be placed in {listed(ids(marked['not-out']))}, whose sides are no walls. A wall of another "
            f"tile facing the {either_of(called(marked['not-out'])).lower()} is a wall.",
        ],
        "GH-MARKER-5": [f"It cannot be placed so that it leads into {listed(ids(marked['not-in']))} from outside."],
        "GH-LADDER-1": [
            f"A hunter who owns {either_of(ids(ladders))} may go from {below} up to {above} for 1 Movement Point. If a "
            f"{either_of(called(ladders))} was dropped on {below}, all may go up there"
        ],
        "GH-LADDER-2": [
            f"nobody makes a Falling check on {above}.",
            f"says that it does nothing when used on {above}.",
        ],
    }


def of_incidents(box: Box) -> Said:
    """What happens on tiles that say it in words of their own."""
    return {
        tile.rule: [number for _, part in inside(tile) for number in incident(part)] for tile in box.tiles if tile.text
    }


def incident(part: object) -> list[str]:
    """The numbers of what happens on a tile, as its own words say them."""
    if isinstance(part, Check):
        return [f"{ABILITY[part.ability]} {part.least}"]
    if isinstance(part, Hurt):
        return [f"{part.points} {part.pool.upper()} damage"]
    if isinstance(part, Heal):
        return [f"recover {part.points} {part.pool.upper()} damage"]
    if isinstance(part, Madden | Calm):
        return [f"{in_words(part.cards)} Insanity card"]
    return []


def of_events(box: Box) -> Said:
    """What single Event cards do that are no Monsters."""
    named = {card.name: card for card in box.events}
    secret, fog, confined = named["Secret Corridor"], named["Unidentified Fog"], named["Confined!"]
    locked, picture = named["The Other Doors Are Locked!"], named["Moving Picture"]
    weapon, space, maiden = named["Weapon Destruction"], named["Contorted Space-time"], named["Iron Maiden"]
    opens = either_of([a(name) for name in called([item for item in box.items if item.weapon and has(item, Key)])])
    antidotes, immune = bleeding(box)
    potions = [item for item in box.items if item.does and all([only_hp(effect) for effect in item.does])]
    door = "the new door only" if of(picture, ExtraMove, "through") == "marker" else "any door"
    return {
        "GH-SECRET-1": [
            f"{secret.id.upper()}: {check(secret)} or more. A hunter who succeeds recovers {points(secret, Heal)} "
            f"damage, but no Maximum MP, and places {'a' if has(secret, DoorMarker) else 'no'} door marker in the tile."
        ],
        "GH-FOG-1": [f"{fog.id.upper()}: draw a card"],
        "GH-FOG-2": [f"You go straight that way for up to {in_word(fog, Drift, 'rooms')} tiles"],
        "GH-CONFINED-1": [
            f"{confined.id.upper()}: before you can leave the tile you must succeed with ST "
            f"{of(confined, Confine, 'least')} or more. Each failure deals {points(confined, Hurt)} damage."
        ],
        "GH-CONFINED-3": [f"A Key of yours, or {opens}, opens the door without a check."],
        "GH-LOCKED-1": [f"{locked.id.upper()}: all doors of the tile are locked"],
        "GH-LOCKED-2": [f"one check in their own turn, DX {of(locked, Lock, 'least')} or more"],
        "GH-LOCKED-3": [f"So does a Key or {opens}, used in the turn"],
        "GH-PICTURE-1": [
            f"{picture.id.upper()}: {check(picture)} or more. A hunter who succeeds places "
            f"{'a' if has(picture, DoorMarker) else 'no'} door marker as with {secret.id.upper()}. When the tile is "
            f"resolved, that hunter may make {'an extra move' if of(picture, ExtraMove, 'moves') == '1' else 'moves'}, "
            f"through {door}."
        ],
        "GH-WEAPON-1": [f"{weapon.id.upper()}: one {of(weapon, Lose, 'what').capitalize()} that you own is discarded"],
        "GH-SPACE-1": [f"{space.id.upper()}: you change places"],
        "GH-MAIDEN-1": [
            f"{maiden.id.upper()}: {check(maiden)} or more, or {points(maiden, Hurt)} damage, and you "
            f"{'bleed' if has(maiden, Bleed) else 'do not bleed'}. The bleeding ends with "
            f"{either_of([a(name) for name in immune])} that you own or {either_of([a(name) for name in antidotes])} "
            f"that is used on you. The {listed(called(potions))} does not end it."
        ],
    }


def of_monsters(box: Box) -> Said:
    """What single Monsters are, and what reaches those in the air."""
    named = {beast.name: beast for beast in box.monsters}
    knight, golem, raven, vampire = [named[name] for name in ("Headless Knight", "Golem", "Stark Raven", "Vampire")]
    attacks = {"either": "either attack", "hp": "HP attacks", "mp": "MP attacks"}
    on_whom = "every hunter" if "multiple-attack" in golem.powers else "one hunter"
    twice = "double-damage" in golem.powers
    guns = either_of([a(name) for name in called([item for item in box.items if has(item, Reach)])])
    always = [item for item in box.items if has(item, FreeAttack) or has(item, Reflect)]
    single_first = sorted(always, key=lambda item: flag(item, FreeAttack, "double"))
    only = "only of" if "airborne" in raven.powers else "not only of"
    return {
        "GH-POWER-9": [
            f"HP attacks hurt it only with {guns}.",
            f"{listed(called(always))} always work on it.",
        ],
        "GH-KNIGHT-1": [
            f"{knight.id.upper()} makes {attacks[knight.attack]}, declared before each battle",
            f"It takes {'HP' if knight.hp else 'no HP'} damage.",
        ],
        "GH-GOLEM-1": [
            f"{golem.id.upper()} makes {attacks[golem.attack]} on {on_whom}: {'twice the' if twice else 'the'} "
            f"difference. It takes {'MP' if golem.mp else 'no MP'} damage. A failed Escape-check against it deals "
            f"{2 if twice else 1} {golem.attack.upper()} damage, each time."
        ],
        "GH-RAVEN-1": [
            f"{raven.id.upper()} is hurt by HP attacks {only} those who own {guns}; {listed(called(single_first))} "
            "hurt it without one."
        ],
        "GH-VAMPIRE-1": [
            f"{vampire.id.upper()} draws {'two Judge cards' if 'two-cards' in vampire.powers else 'one Judge card'}, "
            "and the higher counts."
        ],
    }


def of_items(box: Box) -> Said:
    """What single Items do."""
    named = {item.name: item for item in box.items}
    keys = [item for item in box.items if has(item, Key)]
    pistol, amulet, dynamite, plan = [named[name] for name in ("Pistol", "Amulet", "Dynamite", "Map")]
    skeleton, tower, cross = [named[name] for name in ("Skeleton Key", "Key of Tower", "Cross Key")]
    more = next((trait.points for trait in pistol.traits if isinstance(trait, Bonus) and trait.on == "hp_attack"), 0)
    antidotes, immune = bleeding(box)
    mirrors = [item for item in box.items if has(item, Reflect)]
    drills = [item for item in box.items if has(item, DoorMarker)]
    doll, scepter = named["Doll"], named["Sacred Scepter"]
    wider = of(cross, WideMind)
    guns = [item for item in keys if item.weapon]
    lost = "Neither is" if all([item.use == "continuous" for item in keys]) else "Some are"
    return {
        "GH-STATE-3": [
            f"Antidotes are {listed([a(name) for name in antidotes])} used on the hunter, and the {listed(immune)} "
            "while it is owned."
        ],
        "GH-BATTLE-8": [
            f"ST +1, a Pistol and a 4 make {1 + more + 4}. Against an 8 with MP attack that is {3 - more} MP damage."
        ],
        "GH-KEY-1": [
            f"Keys are {listed(ids([item for item in keys if not item.weapon]))}. The {listed(called(guns))}, "
            f"{listed(ids(guns))}, opens what Keys open. {lost} used up."
        ],
        "GH-KEY-2": [
            f"A hunter who turns {skeleton.id.upper()} up from the pile, for "
            f"{'the first time in the game' if skeleton.once else 'any time'}, may discard "
            f"{in_word(skeleton, Calm, 'cards')} Insanity card of their choice."
        ],
        "GH-DRILL-1": [f"{listed(ids(drills))} places a door marker on a wall of your tile"],
        "GH-AMULET-1": [f"{amulet.id.upper()}, used in a battle instead of a normal attack, is {free(amulet)}."],
        "GH-DYNAMITE-1": [f"{dynamite.id.upper()}, used in a battle instead of a normal attack, is {free(dynamite)}."],
        "GH-MAPITEM-1": [f"{plan.id.upper()}: draw {in_word(plan, LayTiles, 'tiles')} tiles at once."],
        "GH-PISTOL-1": [
            f"{pistol.id.upper()} gives {signed(more)} on HP attacks, and is {'a' if pistol.weapon else 'no'} Weapon."
        ],
        "GH-MIRROR-1": [
            f"{listed(ids(mirrors))}, discarded when the damage of an Enemy's attack on you has been worked out"
        ],
        "GH-TOWERKEY-1": [
            f"{tower.id.upper()} is {a_key(tower)}, and {'an' if has(tower, Immune) else 'no'} antidote for as long as "
            "you own it."
        ],
        "GH-GRIMOIRE-1": [learned(named["Grimoire"])],
        "GH-BUNCH-1": [learned(named["Bunch of Keys"]), f"It is {a_key(named['Bunch of Keys'])} for every hunter."],
        "GH-CROSS-1": [
            f"{cross.id.upper()} adds {wider} to the Maximum MP of the hunter who owns it",
            f"It is {a_key(cross)}.",
        ],
        "GH-CROSS-2": [f"A hunter who loses it has {wider} less at once", f"a hunter who gets it has {wider} more."],
        "GH-DOLL-1": [
            f"{doll.id.upper()}: one hunter on your tile, or you, takes {points(doll, Hurt)} damage and then recovers "
            f"{points(doll, Heal)} damage."
        ],
        "GH-SCEPTER-1": [
            f"{scepter.id.upper()}: one hunter on your tile, or you, discards up to {of(scepter, Calm, 'cards')} "
            "Insanity cards."
        ],
    }


def ids(entries: Sequence[Entry]) -> list[str]:
    """Their numbers, as sentences have them."""
    return [entry.id.upper() for entry in entries] or ["nothing"]


def called(entries: Sequence[Entry]) -> list[str]:
    """Their names, each once, without what stands in brackets."""
    return list(dict.fromkeys([entry.name.split(" (")[0] for entry in entries])) or ["nothing"]


def on(floors: Sequence[str]) -> str:
    """Where a tile lies that may lie on these floors."""
    return either_of([ON_FLOORS[(floor,)] for floor in floors] or ["nowhere"])


def not_on(tiles: Sequence[Tile]) -> str:
    """Where none of some tiles may lie."""
    possible = {floor for tile in tiles for floor in floors_of(tile)}
    return on([floor for floor in reversed(FLOORS) if floor not in possible])


def has(entry: object, verb: type[Verb]) -> bool:
    """Whether it has a verb, at any depth."""
    return any([isinstance(part, verb) for _, part in inside(entry)])


def of(entry: object, verb: type[Verb], field: str = "points") -> str:
    """Return the values of a field of a verb in an entry, "0" without the verb."""
    return listed([str(getattr(part, field)) for _, part in inside(entry) if isinstance(part, verb)] or ["0"])


def in_word(entry: object, verb: type[Verb], field: str) -> str:
    """The same in words."""
    return listed([in_words(getattr(part, field)) for _, part in inside(entry) if isinstance(part, verb)] or ["no"])


def flag(entry: object, verb: type[Verb], field: str) -> bool:
    """Whether a verb in it says yes to something."""
    return any([isinstance(part, verb) and getattr(part, field) for _, part in inside(entry)])


def points(entry: object, verb: type[Verb]) -> str:
    """How much, of HP or MP."""
    return f"{of(entry, verb)} {of(entry, verb, 'pool').upper()}"


def check(entry: object) -> str:
    """The check that it asks for: `DX 5`."""
    checks = [f"{ABILITY[part.ability]} {part.least}" for _, part in inside(entry) if isinstance(part, Check)]
    return either_of(checks or ["no check"])


def only_hp(effect: Does) -> bool:
    """Whether it gives back HP."""
    return isinstance(effect, Heal) and effect.pool == "hp"


def bleeding(box: Box) -> tuple[list[str], list[str]]:
    """What ends it when it is used, and what does while it is owned."""
    antidotes = [item for item in box.items if has(item, Antidote)]
    return called(antidotes), called([item for item in box.items if has(item, Immune)])


def free(item: ItemCard) -> str:
    """A Free AT in words."""
    whom = "every Enemy in it, with one card" if flag(item, FreeAttack, "all") else "one Enemy"
    return f"a Free AT on {whom}{', doubled' if flag(item, FreeAttack, 'double') else ''}"


def learned(item: ItemCard) -> str:
    """Return the sentence about an Item that teaches MP attacks."""
    held = flag(item, LearnMpAttack, "while_held")
    return (
        f"{item.id.upper()}: when you get it, you may make one check, {check(item)} or more. A hunter who succeeds can "
        f"make MP attacks {'while they own it' if held else 'for the rest of the game'}"
    )


def a_key(item: ItemCard) -> str:
    """Whether it is one, in words."""
    return "a Key" if has(item, Key) else "no Key"


DEED = frozenset({"deeds_done", "points", "extra", "still"})
"""Fields that a deed changes: the deed of the turn, and the remaining movement."""

CONTRACT = Contract(
    unobserved=UNOBSERVED,
    public=PUBLIC,
    adviser="policy",
    great=(
        *("begins", "fell", "turned-enemy", "returned", "appears", "battle", "defeated", "clue", "revealed", "accused"),
        *("deadlock", "ended"),
    ),
    of_the_whole=("deadlock", "ended"),
    staged=False,
    settings=lambda seed: {"scenario": SCENARIOS[seed % len(SCENARIOS)]},
    tracks=frozenset({"pools"}),
    of_a_style=8,
    versus=False,
    full_table=4,
    with_map=False,
    album=150,
    uses={
        **dict.fromkeys(("act", "treat"), Use(DEED | {"fired", "counts"})),
        **dict.fromkeys(("haunt", "lure", "break-shutter", "advance", "rearrange"), Use(DEED)),
        "use": Use(frozenset({"held", "item_discard"})),
        "pick-lock": Use(frozenset()),
        "unlock": Use(frozenset()),
    },
    numbers=numbers,
)
