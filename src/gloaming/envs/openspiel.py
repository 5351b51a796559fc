"""The games as OpenSpiel games: importing this module registers them.

>>> import pyspiel
>>> import gloaming.envs.openspiel
>>> game = pyspiel.load_game("gloaming_fatal_frame(seats=3,rng_seed=7)")
>>> state = game.new_initial_state()
>>> state.current_player()
0

`pip install "gloaming[openspiel]"` installs OpenSpiel.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gloaming.engine.errors import BadSetup
from gloaming.engine.match.match import Game
from gloaming.envs.openspiel_deals import Deals
from gloaming.envs.openspiel_observer import GloamingObserver
from gloaming.envs.openspiel_parameters import NO_SEED, RNG_SEED, SEATS, options_of, parameter_defaults
from gloaming.envs.openspiel_play import SHARED
from gloaming.envs.openspiel_state import GloamingState
from gloaming.extras import require
from gloaming.games import games

require("pyspiel", "openspiel")

import pyspiel  # noqa: E402

PREFIX: Final = "gloaming_"
"""The start of the short name of each game."""


class GloamingGame(pyspiel.Game):
    """A game of Gloaming with a number of seats and set-up options, loaded by `pyspiel.load_game`.

    params: the parameters (`envs/openspiel_parameters.py`). Raises BadSetup for values that the game does not allow.

    The game is sampled stochastic: each initial state is another match. OpenSpiel cannot store such games if they are
    written in Python, because its C++ code asks them for the state of their random numbers and offers no way to answer.
    To C++ code the game is therefore deterministic, which is true of each state: the dice are part of it. `get_type`
    and the registry of games say that it is sampled stochastic.
    """

    definition: Game
    """The game, as `gloaming.game` returns it. Each game has its own class."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.definition
        parameters = {**parameter_defaults(game), **(params or {})}
        seats = parameters[SEATS]
        seed = parameters[RNG_SEED]
        if seed < NO_SEED:
            raise BadSetup(f"the parameter '{RNG_SEED}' must be 0 or more, or {NO_SEED} for any, not {seed}")
        deals = Deals(game, seats, options_of(game, parameters), None if seed == NO_SEED else seed)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions.size,
            max_chance_outcomes=0,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if game.id in SHARED else None,
            max_game_length=deals.most_decisions,
        )
        super().__init__(_type_of(game, pyspiel.GameType.ChanceMode.DETERMINISTIC), info, parameters)
        self.deals: Deals = deals

    def get_type(self) -> Any:
        """Return the type of the game, a `pyspiel.GameType`."""
        return _type_of(self.definition, pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC)

    def new_initial_state(self, seed: int | str | None = None) -> GloamingState:
        """Return the next match of this game.

        seed: a whole number, also as text, for the match that `gloaming.game(...).new` deals with this seed. Raises
        BadSetup. None for the next match in the order that `rng_seed` fixes: a state that is dropped before its first
        action does not count.
        """
        return GloamingState(self, None if seed is None else self.deals.chosen(seed))

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> GloamingObserver:
        """Return an observer of what one player knows, with or without perfect recall.

        Raises ValueError for other types of observations, and for parameters, which observers do not have.
        """
        if params:
            raise ValueError(f"observers of this game take no parameters, not {params!r}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("observers of this game show public information and the private information of one player")
        return GloamingObserver(self.definition, self.deals.verbs, wanted.perfect_recall)

    def get_rng_state(self) -> str:
        """Return which matches follow, for `set_rng_state`."""
        return f"{self.deals.seed} {self.deals.next}"

    def set_rng_state(self, rng_state: str) -> None:
        """Continue with the matches that followed when `get_rng_state` returned this text. Raises ValueError."""
        seed, following = rng_state.split()
        self.deals.seed, self.deals.next = int(seed), int(following)
        self.deals.forget()

    def __reduce__(self) -> tuple[Callable[[str, str], GloamingGame], tuple[str, str]]:
        return _loaded, (str(self), self.get_rng_state())


def _loaded(game: str, rng_state: str) -> GloamingGame:
    """Return a game from its pickle."""
    loaded: GloamingGame = pyspiel.load_game(game)
    loaded.set_rng_state(rng_state)
    return loaded


def short_name(game: Game) -> str:
    """Return the name under which a game is registered: `gloaming_fatal_frame`."""
    return PREFIX + game.id.replace("-", "_")


def _type_of(game: Game, chance_mode: Any) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=chance_mode,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM if game.id in SHARED else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameter_defaults(game),
    )


def _register(game: Game) -> None:
    # A class, not a function: OpenSpiel keeps it until after the end of Python, when a function could not be freed.
    loader = type(short_name(game), (GloamingGame,), {"definition": game, "__doc__": game.summary})
    pyspiel.register_game(_type_of(game, pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC), loader)


for _game in games().values():
    _register(_game)
