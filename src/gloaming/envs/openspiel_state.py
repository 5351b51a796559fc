"""The states of the OpenSpiel games, which `gloaming.envs.openspiel` creates."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

from gloaming.engine.match.match import Match
from gloaming.engine.phrases import count
from gloaming.envs.openspiel_deals import Deal
from gloaming.envs.openspiel_play import Playthrough
from gloaming.extras import require

require("pyspiel", "openspiel")

import pyspiel  # noqa: E402


class GloamingState(pyspiel.State):
    """A match as a state of an OpenSpiel game. `Game.new_initial_state` creates it.

    Actions are the numbers of `Match.legal_actions`: those of `game.actions`, from the point of view of the seat to
    move. There are no chance nodes: dice and shuffles are part of a state, and its copies roll the same dice. Searches
    must therefore sample worlds with `resample_from_infostate`.

    OpenSpiel's C++ code copies and stores the attributes of a state one by one: there is only `play`.
    """

    def __init__(self, game: Any, deal: Deal | None = None) -> None:
        super().__init__(game)
        self.play: Playthrough = Playthrough(game.deals, deal)

    @property
    def match(self) -> Match:
        """A copy of the match, for everything that Gloaming has and OpenSpiel lacks."""
        return self.play.match.copy()

    def current_player(self) -> int:
        """Return the seat to move; `pyspiel.PlayerId.TERMINAL` when the match is over."""
        return self.play.player

    def _legal_actions(self, player: int) -> list[int]:
        """Return the legal actions of a player in ascending order; [] if another player is to move."""
        play = self.play
        return sorted(play.match.legal_actions()) if player == play.player else []

    def _apply_action(self, action: int) -> None:
        """Choose an option. Raises IllegalChoice."""
        self.play.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return an action in words; the legal actions of a state have different ones."""
        return self.play.label(player, action)

    def is_terminal(self) -> bool:
        """Return whether the match is over, or has as many decisions as `max_game_length` allows."""
        return self.play.over

    def returns(self) -> list[float]:
        """Return the return of each seat: 1 for winners, 0 for others; only zeros before the end.

        In games that always have winners, several winners share the 1.
        """
        return self.play.returns()

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> GloamingState:
        """Return a random state that is consistent with what a player knows, with new dice.

        It has the player's information state, but no history of actions: those of others may be secret. The information
        states of other players contain only what all have seen before, and what they see in this world.
        rng: returns a random number from 0 to less than 1.
        """
        state = GloamingState(self.get_game())
        state.play = self.play.imagine(player, int(rng() * 2.0**52))
        return state

    def __str__(self) -> str:
        """Return the decision as text, with a fingerprint of what all seats see."""
        play = self.play
        match = play.match
        vector = bytearray(match.game.observation.size)
        fingerprint = blake2b(digest_size=8)
        for seat in range(match.seats):
            play.observe(seat, vector)
            fingerprint.update(vector)
        title = f"{match.game.title}, {count(match.seats, 'seat')}, decision {play.moves}"
        result = match.result
        ends = "the match is too long" if result is None else result.reason
        asked = ends if play.over else f"seat {play.player} is to move: {match.question}"
        return f"{title} ({fingerprint.hexdigest()}): {asked}"
