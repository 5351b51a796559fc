"""Read and write campaign files: the players, the party and the matches that can be next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gloaming.engine.errors import BadSetup, DamagedCampaign
from gloaming.engine.match.campaign_definition import Campaign, NextMatch
from gloaming.engine.match.compatibility import check_cards
from gloaming.engine.match.match import Game, Match

FORMAT = "gloaming-campaign-1"

FIELDS = ("format", "game", "packs", "seats", "party", "options", "next", "match")

MOST_NEXT = 8
"""The maximum number of next matches in a file. The party is validated for each of them."""


class CampaignFile:
    """A campaign in progress.

    seats: for each seat, `human` or the spec of a bot; party: the data that one match passes on to the next; options:
    the set-up options of the latest match, without the party; next_matches: the matches that can be next; match: the
    save of a match in progress, or None.
    """

    __slots__ = ("game", "campaign", "seats", "party", "options", "next_matches", "match")

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        party: Mapping[str, Any],
        options: Mapping[str, Any],
        next_matches: Sequence[NextMatch],
        match: Mapping[str, Any] | None = None,
    ) -> None:
        self.game: Game = game
        self.campaign: Campaign = campaign_of(game)
        self.seats: list[str] = list(seats)
        self.party: dict[str, Any] = dict(party)
        self.options: dict[str, Any] = self._alone(options)
        self.next_matches: list[NextMatch] = list(next_matches)
        self.match: Mapping[str, Any] | None = match

    def after(self, match: Match) -> CampaignFile:
        """Return the campaign after a finished match, or with a match in progress saved in it."""
        if not match.over:
            return CampaignFile(self.game, self.seats, self.party, self.options, self.next_matches, match.save())
        return CampaignFile(self.game, self.seats, match.party() or self.party, match.settings, match.next_matches())

    def as_json(self) -> dict[str, Any]:
        """Return the campaign as JSON data."""
        next_matches = [
            {"name": next_match.name, "again": next_match.again, "options": self._alone(next_match.options)}
            for next_match in self.next_matches
        ]
        return {
            "format": FORMAT,
            "game": self.game.id,
            **({} if self.game.packs is None else {"packs": self.game.packs.as_json()}),
            "seats": self.seats,
            "party": self.party,
            "options": self.options,
            "next": next_matches,
            **({} if self.match is None else {"match": dict(self.match)}),
        }

    def _alone(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in options.items() if name != self.campaign.carried}


def campaign_of(game: Game) -> Campaign:
    """Return a game's campaign. Raises BadSetup if it has none."""
    if game.campaign is None:
        raise BadSetup(f"{game.title} has no campaign")
    return game.campaign


def begin(game: Game, seats: Sequence[str], options: Mapping[str, Any]) -> CampaignFile:
    """Start a campaign. seats: for each seat, `human` or the spec of a bot. Raises BadSetup."""
    campaign = campaign_of(game)
    settings = game.settings(len(seats), options)
    party = campaign.begin(len(seats), settings)
    first = NextMatch("Begin", {**settings, campaign.carried: party})
    return CampaignFile(game, seats, party, settings, [first])


def read(game: Game, data: Mapping[str, Any]) -> CampaignFile:
    """Read a campaign from JSON data. Raises DamagedCampaign, which names the field, WrongVersion or BadSetup."""
    campaign_of(game)
    check_cards(game, data, "campaign")
    for name in data:
        if name not in FIELDS:
            raise DamagedCampaign(f"a campaign has no field {name!r}; it has {', '.join(FIELDS)}")
    seats = data.get("seats")
    if not isinstance(seats, list) or not all([isinstance(seat, str) for seat in seats]):
        raise DamagedCampaign(f"'seats' must be a list of words, 'human' or a bot, not {seats!r}")
    party = data.get("party")
    next_matches = data.get("next")
    if not isinstance(party, dict):
        raise DamagedCampaign(f"'party' must be an object, not {party!r}")
    if not isinstance(next_matches, list):
        raise DamagedCampaign(f"'next' must be a list of matches, not {next_matches!r}")
    if len(next_matches) > MOST_NEXT:
        raise DamagedCampaign(f"'next' can have at most {MOST_NEXT} matches, not {len(next_matches)}")
    options = _settings(game, seats, party, data.get("options"), "'options'")
    matches: list[NextMatch] = []
    for number, entry in enumerate(next_matches, 1):
        where = f"'next' {number}"
        if (
            not isinstance(entry, dict)
            or not isinstance(entry.get("name"), str)
            or not isinstance(entry.get("again"), bool)
        ):
            raise DamagedCampaign(f"{where} must be an object with 'name', 'again' and 'options', not {entry!r}")
        matches.append(
            NextMatch(entry["name"], _settings(game, seats, party, entry.get("options"), where), again=entry["again"])
        )
    match = data.get("match")
    if match is not None and not isinstance(match, dict):
        raise DamagedCampaign(f"'match' must be the save of a match, not {match!r}")
    return CampaignFile(game, seats, party, options, matches, match)


def _settings(game: Game, seats: Sequence[str], party: Mapping[str, Any], options: Any, where: str) -> dict[str, Any]:
    carried = campaign_of(game).carried
    if not isinstance(options, dict) or carried in options:
        raise DamagedCampaign(f"{where} must be the set-up options of a match by name, not {options!r}")
    try:
        return game.settings(len(seats), {**options, carried: party})
    except BadSetup as error:
        raise DamagedCampaign(f"{where}: {error}") from None
