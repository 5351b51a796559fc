"""What is stored when people have finished a match together: that they have met, and their new ratings."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial

from gloaming.engine.match.match import Game
from gloaming.server.store.database import Transaction, Work
from gloaming.server.store.friend_store import (
    StoredRating,
    add_played,
    begin_rating,
    is_rated,
    rating_of,
    set_rating,
)
from gloaming.server.tables.live_match import workshop_contents
from gloaming.server.tables.seats import Seats


def meetings(
    table: str,
    game: Game,
    seats: Seats,
    hints: Sequence[int],
    places: Mapping[int, int],
    at: float,
    *,
    counts: bool = True,
) -> Sequence[Work]:
    """Return the writes for the people who have finished a match together.

    hints: the number of hints that each seat has taken.
    places: the place of each seat in the match, from 1; the last one for people who resigned, or for whom a substitute
    bot made most choices.
    at: Unix time at which the match ended.
    counts: whether the match can be rated if the players were rivals. Matches with packs of the workshop never are.
    """
    people = [sitter for sitter in seats.sitters if sitter is not None]
    if len(people) < 2:
        return []
    works: list[Work] = [partial(add_played, table=table, people=people, at=at)]
    if counts and game.rivals and not workshop_contents(game) and len(people) == len(seats.kinds):
        ranks = {sitter: places[seat] for seat, sitter in enumerate(people)}
        hinted = [sitter for sitter, hints in zip(people, hints) if hints]
        works.append(partial(rate_match, table=table, game=game.id, ranks=ranks, hinted=hinted, at=at))
    return works


def rate_match(
    transaction: Transaction, table: str, game: str, ranks: Mapping[str, int], hinted: Collection[str], at: float
) -> None:
    """Store the ratings after a match, if all its players have turned them on.

    If there were hints, people who took them can only lose rating and the others can only gain it, so that a hint helps
    nobody, not even to keep a lost match from counting.

    ranks: the place of each person, from 1.
    hinted: the people who took hints.
    """
    if not all([is_rated(transaction, identity) for identity in ranks]) or not begin_rating(transaction, table, at):
        return
    from openskill.models import BradleyTerryFull

    model = BradleyTerryFull(tau=0.0)
    before = [rating_of(transaction, identity, game) for identity in ranks]
    skills = [[model.rating() if old is None else model.rating(mu=old.mu, sigma=old.sigma)] for old in before]
    after = model.rate(skills, ranks=[float(place) for place in ranks.values()])
    for identity, old, (skill,), (new,) in zip(ranks, before, skills, after):
        if hinted and (new.mu > skill.mu) == (identity in hinted):
            continue
        matches = 1 if old is None else old.matches + 1
        set_rating(transaction, identity, StoredRating(game, new.mu, new.sigma, matches), at)
