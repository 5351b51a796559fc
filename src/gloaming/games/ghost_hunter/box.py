"""The content of the box: tiles, cards, sheets and scenarios as one immutable object that all matches share.

Each card has a number: first the room tiles, then Event cards, Items, Insanity cards, and the secret role cards and
tickets. Monsters have separate numbers: first those of the Event cards, then the Enemy of each scenario.
"""

from __future__ import annotations

from typing import Final

from gloaming.engine.content.added_packs import AddedPacks
from gloaming.engine.phrases import count
from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.cards import Character, EventCard, ItemCard, Monster, Tile, floors_of
from gloaming.games.ghost_hunter.constants import FLOORS, HUNTERS, NUMERALS, PILES, RANKS, SUITS, TURNED
from gloaming.games.ghost_hunter.entry import Does, Trait
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.scenarios import Rule, Scenario

TICKETS: Final = 3
ROLES: Final = HUNTERS + 1

Said = tuple[str, int, Does]
"""An effect and its source: the id of its tile or card, or "" and the index of the scenario's rule that contains it."""


class LookedAt:
    """A rule without a trigger, and the bounds of the first counter that it tests.

    place: the index of the rule in its scenario; counter: the index of that counter, -1 if the rule tests none; least,
    most: the bounds within which the counter must lie.
    """

    __slots__ = ("place", "counter", "least", "most")

    def __init__(self, place: int, counter: int, least: int, most: int) -> None:
        self.place: Final[int] = place
        self.counter: Final[int] = counter
        self.least: Final[int] = least
        self.most: Final[int] = most


class Box:
    """All printed content: tiles, Event cards, Items, sheets, scenarios, and the Insanity cards (a deck of cards
    without Jokers).

    `added` lists the packs that the box contains. (GH-COMP-1, GH-COMP-2, GH-COMP-5)

    Cards: `ids`, `names` and `backs` hold one value for each card number. `first_event`, `first_monster` (a MONSTER
    among the Event cards), `first_item`, `first_insanity`, `first_role` and `first_ticket` are the numbers at which
    each kind begins. `number` maps the id of a card to its number, `monster_number` the id of a Monster to the
    Monster's number, and `card_of` holds the card number of each Monster of the Event pile.

    Tiles: `tiles` holds the entry of each tile; `doors` its printed doors, one bit for each side; `floors` and
    `on_floors` the floors on which it may lie, as a list and as one bit each; `pair` the number of its pair tile, -1
    without one. `turned_doors` holds the doors of each rotated tile at index 4 * tile + quarter turns, -1 for a Tower,
    whose door depends on its floor.

    Monsters: `monsters` and `powers` hold the entry and the abilities of each Monster; `wanderers` lists the Monsters
    that wander.

    Items, each list beginning with the first Item: `items` holds the entries; `eases` whether the Item may be used on
    others; `for_one` whether its effect depends on its target; `strikes` whether it is an attack; `hoped` the total
    damage that it heals, `heals` the same as a pair of HP and MP; `useful` the effects of which at least one must be
    possible for the Item to be used; `item_nurses` the HP that its owner may let a hunter recover once a turn;
    `item_reaches` the range of its owner's Court cards and Aces; `item_mp` the increase of the Maximum MP. `uses`,
    `gives`, `asks_for` (each with one option for every hunter) and `drops` hold its options, created once.

    Characters: `nurses` and `reaches` as for Items; `abilities` as printed; `mp` the initial MP including the Special
    Feat.

    Insanity cards, beginning with the first: `lowers` holds by how much each card lowers the Maximum MP.

    Names that the scenarios define, in order: `token_names`, `counter_names`, `deed_names`, and `deed_words`, the
    labels of the deeds. `counter` maps the name of a counter to its index. `token_uses` is the highest number of uses
    of any token. `confines` and `locks` list the effects that confine hunters or lock doors, each with the number of
    its source.

    Scenarios: `boss` holds the number of each scenario's Enemy; `without_trigger` the rules that are checked after
    every action; `waiting` the indexes of all other rules by the kind of their trigger; `awaited` whether any rule is
    triggered by each tile or Event card; `acted` the indexes of the rules triggered by deeds; `by_lot` the tiles from
    which the piles get their random tiles; `partners` the tiles that are laid only with their pair tile; `could_hold`
    the tiles that may be hidden in each pile, UNUSED (left in the box) and COVERED (face down on the table); `pile_of`
    the pile from which the doors of each floor are opened; `event_pile` and `item_pile` the cards with which these
    piles begin.
    """

    __slots__ = (
        "tiles",
        "events",
        "monsters",
        "items",
        "characters",
        "scenarios",
        "added",
        "ids",
        "names",
        "backs",
        "number",
        "doors",
        "turned_doors",
        "pair",
        "floors",
        "on_floors",
        "first_event",
        "first_item",
        "first_insanity",
        "first_role",
        "first_ticket",
        "cards",
        "first_monster",
        "card_of",
        "monster_number",
        "powers",
        "wanderers",
        "boss",
        "token_names",
        "token_uses",
        "counter_names",
        "counter",
        "deed_names",
        "deed_words",
        "confines",
        "locks",
        "without_trigger",
        "waiting",
        "awaited",
        "acted",
        "by_lot",
        "partners",
        "could_hold",
        "pile_of",
        "event_pile",
        "item_pile",
        "eases",
        "for_one",
        "strikes",
        "hoped",
        "heals",
        "useful",
        "uses",
        "gives",
        "asks_for",
        "drops",
        "lowers",
        "abilities",
        "nurses",
        "item_nurses",
        "reaches",
        "item_reaches",
        "mp",
        "item_mp",
    )

    def __init__(
        self,
        tiles: tuple[Tile, ...],
        events: tuple[EventCard, ...],
        monsters: tuple[Monster, ...],
        items: tuple[ItemCard, ...],
        characters: tuple[Character, ...],
        scenarios: tuple[Scenario, ...],
        names: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]],
        confines: tuple[Said, ...],
        locks: tuple[Said, ...],
        added: AddedPacks,
    ) -> None:
        self.tiles: Final[tuple[Tile, ...]] = tiles
        self.events: Final[tuple[EventCard, ...]] = events
        self.monsters: Final[tuple[Monster, ...]] = monsters + tuple([scenario.boss for scenario in scenarios])
        self.items: Final[tuple[ItemCard, ...]] = items
        self.characters: Final[tuple[Character, ...]] = characters
        self.scenarios: Final[tuple[Scenario, ...]] = scenarios
        self.added: Final[AddedPacks] = added
        self.first_event: Final[int] = len(tiles)
        self.first_item: Final[int] = self.first_event + len(events) + len(monsters)
        self.first_monster: Final[int] = self.first_event + len(events)
        self.first_insanity: Final[int] = self.first_item + len(items)
        self.first_role: Final[int] = self.first_insanity + len(RANKS) * len(SUITS)
        self.first_ticket: Final[int] = self.first_role + ROLES
        self.cards: Final[int] = self.first_ticket + TICKETS
        insanity = [(f"{rank}-of-{suit}", f"{rank.capitalize()} of {suit}") for rank in RANKS for suit in SUITS]
        roles = [(f"role-{number + 1}", "Hunter") for number in range(HUNTERS)] + [("role-guest", "Ninth Guest")]
        tickets = [(f"ticket-{number + 1}", f"Ticket {number + 1}") for number in range(TICKETS)]
        printed = [(tile.id, tile.name) for tile in tiles]
        printed += [(event.id, event.name) for event in events]
        printed += [(monster.id, monster.name) for monster in monsters]
        printed += [(item.id, item.name) for item in items]
        entries = printed + insanity + roles + tickets
        self.ids: Final[tuple[str, ...]] = tuple([entry[0] for entry in entries])
        self.names: Final[tuple[str, ...]] = tuple([entry[1] for entry in entries])
        kinds = [("tile", self.first_event), ("event", self.first_item), ("item", self.first_insanity)]
        kinds += [("insanity", self.first_role), ("role", self.first_ticket), ("ticket", self.cards)]
        backs: list[str] = []
        for kind, end in kinds:
            backs += [kind] * (end - len(backs))
        self.backs: Final[tuple[str, ...]] = tuple(backs)
        self.number: Final[dict[str, int]] = {entry[0]: number for number, entry in enumerate(entries)}
        self.doors: Final[tuple[int, ...]] = tuple([_mask(tile.doors) for tile in tiles])
        self.turned_doors: Final[tuple[int, ...]] = tuple(
            [-1 if tile.tower else TURNED[4 * _mask(tile.doors) + quarters] for tile in tiles for quarters in range(4)]
        )
        self.pair: Final[tuple[int, ...]] = tuple([self.number[tile.pair] if tile.pair else -1 for tile in tiles])
        self.floors: Final[tuple[tuple[int, ...], ...]] = tuple(
            [tuple([FLOORS.index(floor) for floor in floors_of(tile)]) for tile in tiles]
        )
        self.on_floors: Final[tuple[int, ...]] = tuple(
            [sum([1 << floor for floor in floors]) for floors in self.floors]
        )
        self.card_of: Final[tuple[int, ...]] = tuple([self.number[monster.id] for monster in monsters])
        self.monster_number: Final[dict[str, int]] = {entry.id: number for number, entry in enumerate(self.monsters)}
        self.powers: Final[tuple[frozenset[str], ...]] = tuple([frozenset(monster.powers) for monster in self.monsters])
        self.wanderers: Final[tuple[int, ...]] = tuple(
            [number for number in range(len(monsters)) if "wanders" in self.powers[number]]
        )
        self.boss: Final[tuple[int, ...]] = tuple([len(monsters) + number for number in range(len(scenarios))])
        self.token_names: Final[tuple[str, ...]] = names[0]
        self.token_uses: Final[int] = max([1, *[rule.times for scenario in scenarios for rule in scenario.rules]])
        self.counter_names: Final[tuple[str, ...]] = names[1]
        self.counter: Final[dict[str, int]] = {name: number for number, name in enumerate(names[1])}
        self.deed_names: Final[tuple[str, ...]] = names[2]
        self.deed_words: Final[tuple[str, ...]] = names[3]
        self.confines: Final[tuple[tuple[int, Does], ...]] = tuple(
            [(self._says(confine), confine[2]) for confine in confines]
        )
        self.locks: Final[tuple[tuple[int, Does], ...]] = tuple([(self._says(lock), lock[2]) for lock in locks])
        self.without_trigger: Final[tuple[tuple[LookedAt, ...], ...]] = tuple(
            [
                tuple([self._looked_at(at, rule) for at, rule in enumerate(scenario.rules) if rule.when is None])
                for scenario in scenarios
            ]
        )
        self.waiting: Final[tuple[dict[str, tuple[int, ...]], ...]] = tuple(
            [_waiting(scenario.rules) for scenario in scenarios]
        )
        self.awaited: Final[tuple[tuple[bool, ...], ...]] = tuple(
            [self._awaited(scenario.rules) for scenario in scenarios]
        )
        self.acted: Final[tuple[tuple[int, ...], ...]] = tuple([rules.get("acted", ()) for rules in self.waiting])
        self.by_lot: Final[tuple[tuple[int, ...], ...]] = tuple(
            [self._unnamed(scenario, False) for scenario in scenarios]
        )
        self.partners: Final[tuple[tuple[int, ...], ...]] = tuple(
            [self._unnamed(scenario, True) for scenario in scenarios]
        )
        self.could_hold: Final[tuple[tuple[frozenset[int], ...], ...]] = tuple(
            [self._could_hold(scenario, self.by_lot[number]) for number, scenario in enumerate(scenarios)]
        )
        self.event_pile: Final[tuple[tuple[int, ...], ...]] = tuple(
            [self._without(self.first_event, self.first_item, scenario.out_events) for scenario in scenarios]
        )
        self.item_pile: Final[tuple[tuple[int, ...], ...]] = tuple(
            [self._without(self.first_item, self.first_insanity, scenario.out_items) for scenario in scenarios]
        )
        self.pile_of: Final[tuple[tuple[int, ...], ...]] = tuple([_piles_of_floors(scenario) for scenario in scenarios])
        self.eases: Final[tuple[bool, ...]] = tuple([_eases(item) for item in items])
        self.for_one: Final[tuple[bool, ...]] = tuple([any([doe.for_one() for doe in item.does]) for item in items])
        self.strikes: Final[tuple[bool, ...]] = tuple([any([doe.fights() for doe in item.does]) for item in items])
        outlooks = [Outlook() for _ in items]
        self.hoped: Final[tuple[float, ...]] = tuple(
            [sum([doe.expect(outlook) for doe in item.does]) for item, outlook in zip(items, outlooks)]
        )
        self.heals: Final[tuple[tuple[int, int], ...]] = tuple([(outlook.hp, outlook.mp) for outlook in outlooks])
        self.useful: Final[tuple[tuple[Does, ...], ...]] = tuple([_useful(item) for item in items])
        self.abilities: Final[tuple[tuple[int, ...], ...]] = tuple(
            [(character.st, character.dx, character.iq, character.wp) for character in characters]
        )
        self.nurses: Final[tuple[int, ...]] = tuple([_nurses(character.traits) for character in characters])
        self.item_nurses: Final[tuple[int, ...]] = tuple([_nurses(item.traits) for item in items])
        self.reaches: Final[tuple[int, ...]] = tuple([max(1, _reach(character.traits)) for character in characters])
        self.item_reaches: Final[tuple[int, ...]] = tuple([_reach(item.traits) for item in items])
        self.mp: Final[tuple[int, ...]] = tuple([character.mp + _widen(character.traits) for character in characters])
        self.item_mp: Final[tuple[int, ...]] = tuple([_widen(item.traits) for item in items])
        cards = range(self.first_item, self.first_insanity)
        self.uses: Final[tuple[tuple[Option, ...], ...]] = tuple([_with_hunters("use", card) for card in cards])
        self.gives: Final[tuple[tuple[Option, ...], ...]] = tuple([_with_hunters("give", card) for card in cards])
        self.asks_for: Final[tuple[tuple[Option, ...], ...]] = tuple([_with_hunters("ask-for", card) for card in cards])
        self.drops: Final[tuple[Option, ...]] = tuple([("drop", card) for card in cards])
        ranks = [self.rank(card) for card in range(self.first_insanity, self.first_role)]
        self.lowers: Final[tuple[int, ...]] = tuple([rank + 2 if rank < NUMERALS else 0 for rank in ranks])

    def _says(self, source: Said) -> int:
        """Return the number of the source of an effect: the number of its card, or the number that stands
        for its rule.
        """
        return self.number[source[0]] if source[0] else self.cards + source[1]

    def _looked_at(self, place: int, rule: Rule) -> LookedAt:
        for condition in rule.only_if:
            count = condition.count()
            if count is not None and count[0] in self.counter:
                return LookedAt(place, self.counter[count[0]], count[1], count[2])
        return LookedAt(place, -1, 0, 0)

    def _awaited(self, rules: tuple[Rule, ...]) -> tuple[bool, ...]:
        named = self._known(tuple([rule.when.piece() for rule in rules if rule.when is not None]))
        return tuple([card in named for card in range(self.first_item)])

    def _unnamed(self, scenario: Scenario, waits: bool) -> tuple[int, ...]:
        """Return the tiles that a scenario does not name.

        waits: True for the tiles that wait for their pair tile, False for all others.
        """
        named = {*scenario.start, *scenario.aside, *scenario.out, *scenario.ring}
        named.update([laid.tile for laid in scenario.layout])
        for pile in scenario.piles:
            named.update(pile.must)
        return tuple([tile for tile, entry in enumerate(self.tiles) if entry.id not in named and entry.waits == waits])

    def _could_hold(self, scenario: Scenario, by_lot: tuple[int, ...]) -> tuple[frozenset[int], ...]:
        possible = [frozenset[int]()] * PILES
        for number, pile in enumerate(scenario.piles[:PILES]):
            floor = FLOORS.index(pile.floor) if pile.floor else -1
            drawn = [tile for tile in by_lot if floor < 0 or floor in self.floors[tile]]
            possible[number] = self._known(pile.must).union(drawn)
        return (*possible, frozenset(by_lot), self._known(scenario.ring))

    def _without(self, first: int, end: int, out: tuple[str, ...]) -> tuple[int, ...]:
        """Return the card numbers from `first` up to `end`, without the cards whose ids are in `out`."""
        left_out = self._known(out)
        return tuple([card for card in range(first, end) if card not in left_out])

    def _known(self, names: tuple[str, ...]) -> frozenset[int]:
        """Return the numbers of the cards with these ids.

        Unknown ids are ignored here; the check of a pack reports them.
        """
        return frozenset([self.number[name] for name in names if name in self.number])

    def event(self, card: int) -> EventCard:
        """Return the entry of an EVENT or TRAP card, given the number of the card."""
        return self.events[card - self.first_event]

    def monster_of(self, card: int) -> int:
        """Return the number of the Monster on an Event card; it is negative if the card is not a MONSTER."""
        return card - self.first_monster

    def called(self, id: str) -> str:
        """Return the name of the tile or card with this id."""
        return self.names[self.number[id]]

    def item(self, card: int) -> ItemCard:
        """Return the entry of an Item, given the number of its card."""
        return self.items[card - self.first_item]

    def token_kind(self, token: int) -> int:
        """Return the kind of a token as an index of `token_names`.

        The number of an unused token equals its kind; each use adds the number of kinds.
        """
        return token % len(self.token_names)

    def used_once_more(self, token: int) -> int:
        """Return the number that a token has after one more use. (GH-SCENE-16)"""
        return token + len(self.token_names)

    def uses_of(self, token: int) -> int:
        """Return how many times a token has been used. (GH-SCENE-16)"""
        return token // len(self.token_names)

    def token_name(self, token: int) -> str:
        """Return the name of a token, followed by how often it has been used, if it has been."""
        uses = self.uses_of(token)
        name = self.token_names[self.token_kind(token)]
        return name if not uses else f"{name} (used {'once' if uses == 1 else count(uses, 'time')})"

    def rank(self, card: int) -> int:
        """Return the rank of an Insanity card: 0 for a 2, 1 for a 3, and so on to 12 for an Ace."""
        return (card - self.first_insanity) // len(SUITS)

    def numeral(self, card: int) -> int:
        """Return by how much an Insanity card lowers the Maximum MP: 0 for a Court card or an Ace. (GH-MAD-2)"""
        return self.lowers[card - self.first_insanity]


def _piles_of_floors(scenario: Scenario) -> tuple[int, ...]:
    """Return, for each floor, the index of the pile from which its doors are opened.

    A pile for that floor alone takes precedence; otherwise it is the first pile.
    """
    floors = [pile.floor for pile in scenario.piles]
    return tuple([floors.index(floor) if floor in floors else 0 for floor in FLOORS])


def _waiting(rules: tuple[Rule, ...]) -> dict[str, tuple[int, ...]]:
    places: dict[str, tuple[int, ...]] = {}
    for place, rule in enumerate(rules):
        if rule.when is not None:
            kind = rule.when.kind()
            places[kind] = (*places.get(kind, ()), place)
    return places


def _eases(item: ItemCard) -> bool:
    return any([effect.helps() for effect in item.does])


def _nurses(traits: tuple[Trait, ...]) -> int:
    return max([trait.nurses() for trait in traits], default=0)


def _reach(traits: tuple[Trait, ...]) -> int:
    return max([trait.reaches() for trait in traits], default=0)


def _widen(traits: tuple[Trait, ...]) -> int:
    return sum([trait.widens() for trait in traits])


def _useful(item: ItemCard) -> tuple[Does, ...]:
    if item.use != "disposable":
        return ()
    fights = tuple([effect for effect in item.does if effect.fights()])
    return fights or tuple([effect for effect in item.does if not effect.harms()]) or item.does


def _with_hunters(verb: str, card: int) -> tuple[Option, ...]:
    return tuple([(verb, card, hunter) for hunter in range(HUNTERS)])


def _mask(doors: str) -> int:
    mask = 0
    for side, letter in enumerate("NESW"):
        if letter in doors:
            mask |= 1 << side
    return mask
