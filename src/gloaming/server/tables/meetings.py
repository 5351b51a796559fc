"""What is stored when people have finished a match together: that they have met, and their new ratings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from gloaming.server.store.database import Transaction, Work
from gloaming.server.store.friend_store import (
    StoredRating,
    add_played,
    begin_rating,
    is_rated,
    rating_of,
    set_rating,
)
from gloaming.server.tables.seats import Seats


def meetings(
    table: str, game: str, seats: Seats, places: Mapping[int, int], at: float, *, counts: bool
) -> Sequence[Work]:
    """Return the writes for the people who have finished a match together.

    table: the id of the table; game: the id of the game.
    places: the place of each seat in the match, from 1.
    at: Unix time at which the match ended.
    counts: whether the match can be rated: the players were rivals, and nobody took hints.
    """
    people = [sitter for sitter in seats.sitters if sitter is not None]
    if len(people) < 2:
        return []
    works: list[Work] = [partial(add_played, table=table, people=people, at=at)]
    if counts and len(people) == len(seats.kinds):
        ranks = {sitter: places[seat] for seat, sitter in enumerate(people)}
        works.append(partial(rate_match, table=table, game=game, ranks=ranks, at=at))
    return works


def rate_match(transaction: Transaction, table: str, game: str, ranks: Mapping[str, int], at: float) -> None:
    """Store the ratings after a match, if all its players have turned them on.

    ranks: the place of each person, from 1.
    """
    if not all([is_rated(transaction, identity) for identity in ranks]) or not begin_rating(transaction, table, at):
        return
    from openskill.models import BradleyTerryFull

    model = BradleyTerryFull(tau=0.0)
    before = [rating_of(transaction, identity, game) for identity in ranks]
    skills = [[model.rating() if old is None else model.rating(mu=old.mu, sigma=old.sigma)] for old in before]
    after = model.rate(skills, ranks=[float(place) for place in ranks.values()])
    for identity, old, (new,) in zip(ranks, before, after):
        matches = 1 if old is None else old.matches + 1
        set_rating(transaction, identity, StoredRating(game, new.mu, new.sigma, matches), at)
