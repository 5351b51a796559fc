"""The fields of hunters and their turns."""

from __future__ import annotations

from gloaming.engine.state.fields import value
from gloaming.engine.state.meanings import FLAG, SEAT, bits, left_out, one, packed, per, rows, some, split, upto, which
from gloaming.engine.state.zones import OWNER
from gloaming.games.ghost_hunter.axes import ABILITY, CHARACTER, DEED, FARES, HUNTER, ITEM, ITEM_NUMBER, SOURCE, TILE
from gloaming.games.ghost_hunter.constants import HUNTERS, NONE
from gloaming.games.ghost_hunter.fields.limits import LAST_ROUND, MOST_DAMAGE, MOST_ROWS


class HunterFields:
    """The fields of hunters and their turns."""

    # Hunters
    owner: tuple[int, ...] = value(
        0, "The seat that plays each hunter.", each=lambda s: s.hunters, of=per(HUNTER, one(SEAT, None))
    )
    character: tuple[int, ...] = value(NONE, each=lambda s: s.hunters, of=per(HUNTER, one(CHARACTER, NONE)))
    raises: tuple[int, ...] = value(
        0,
        "How often each hunter's ST, DX, IN, WP, HP and MP have been raised, six numbers for each hunter.",
        each=lambda s: 6 * s.hunters,
        of=split(HUNTER, 6, per(ABILITY, upto(20))),
    )
    raised: tuple[int, ...] = value(
        0, "The number of raises taken by each hunter.", each=lambda s: s.hunters, of=per(HUNTER, upto(60))
    )
    saving: int = value(0, "A mask of hunters who keep their remaining raises for a later scenario.", of=bits(HUNTER))
    at: list[int] = value(NONE, "The tile of each hunter.", each=lambda s: s.hunters, of=per(HUNTER, one(TILE, NONE)))
    came_from: list[int] = value(
        NONE, "The tile that each hunter came from.", each=lambda s: s.hunters, of=per(HUNTER, one(TILE, NONE))
    )
    fares: list[int] = value(
        0,
        "The state of each hunter: STANDING, FALLEN, ENEMY or GUEST.",
        each=lambda s: s.hunters,
        of=per(HUNTER, one(FARES, None)),
    )
    hp_damage: list[int] = value(0, each=lambda s: s.hunters, of=per(HUNTER, upto(MOST_DAMAGE)))
    mp_damage: list[int] = value(0, each=lambda s: s.hunters, of=per(HUNTER, upto(MOST_DAMAGE)))
    dazed: int = value(0, "A mask of dazed hunters.", of=bits(HUNTER))
    bleeding: int = value(0, "A mask of bleeding hunters.", of=bits(HUNTER))
    bled_by: list[int] = value(
        NONE,
        "For each bleeding hunter, the number of the card that caused the bleeding.",
        each=lambda s: s.hunters,
        added=True,
        of=per(HUNTER, which(SOURCE, NONE)),
    )
    confined: int = value(0, "A mask of confined hunters.", of=bits(HUNTER))
    confined_by: list[int] = value(
        0,
        "For each confined hunter, the index of the confining effect in the box's `confines`.",
        each=lambda s: s.hunters,
        added=True,
        of=per(HUNTER, upto(9)),
    )
    psychic: int = value(0, "A mask of hunters who can make MP attacks for the rest of the match.", of=bits(HUNTER))
    reads_keys: int = value(
        0,
        "A mask of hunters who can make MP attacks while they own an Item that they have learned to use.",
        of=bits(HUNTER),
    )
    skips: int = value(0, "A mask of Enemy-players who skip their next turn.", of=bits(HUNTER))
    redrawn: int = value(0, "A mask of fallen hunters whom the scenario has already returned once.", of=bits(HUNTER))
    no_numerals: int = value(0, "A mask of hunters known to hold no numeral.", of=bits(HUNTER))
    moods: list[int] = value(
        0,
        "The mood of each hunter: well, still all right, on the edge.",
        each=lambda s: s.hunters,
        of=per(HUNTER, upto(2)),
    )
    replies: list[int] = value(
        0,
        "When each seat wants to be asked for answers: always, only if a hunter would fall, or never.",
        OWNER,
        each=lambda s: s.seats,
        of=per(SEAT, upto(2)),
    )
    spoken: int = value(
        0,
        "A mask of seats that have shown a mood or changed their standing answer in this turn.",
        of=left_out("a standing answer is changed in secret"),
    )
    # A turn
    hunter: int = value(0, "The turn player.", of=one(HUNTER, None))
    first: int = value(0, "The first player.", of=one(HUNTER, None))
    round: int = value(0, of=upto(LAST_ROUND))
    points: int = value(0, "Movement Points left.", of=upto(60))
    extra: tuple[int, ...] = value(
        (),
        "Extra moves: NONE for any step, otherwise 16 times the tile, plus the way out of the tile.",
        of=rows(MOST_ROWS, packed(255, 16)),
    )
    extra_from: int = value(
        NONE,
        "The tile, card or scenario that gave the latest extra move.",
        added=True,
        of=which(SOURCE, NONE),
    )
    item_point: int = value(0, "The Item point of the turn player: 1 until it is used, then 0.", of=FLAG)
    deeds_done: int = value(
        0, "A mask of what has been done in this turn, such as a deed (`DEED`) or a fight (`STRIKE`).", of=bits(DEED)
    )
    ended: int = value(0, "1 if the turn ends after the current effects.", of=FLAG)
    instead: int = value(
        NONE, "The hunter who has taken the place of the one who was resolving a tile.", of=one(HUNTER, NONE)
    )
    got_once: tuple[int, ...] = value(
        (),
        "Items whose effects on getting them a hunter has already had: 4 times the card, plus the hunter.",
        of=some(ITEM, HUNTER, base=HUNTERS),
    )
    seen_once: int = value(
        0, "A mask of Items that have been drawn, if they have an effect only on the first draw.", of=bits(ITEM_NUMBER)
    )
