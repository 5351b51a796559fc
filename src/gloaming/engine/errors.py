"""Errors of the public API. Each message names the wrong value and says what is allowed."""

from __future__ import annotations


class GloamingError(Exception):
    """Base class of all errors that Gloaming raises on purpose."""


class UnknownGame(GloamingError):
    """There is no game with this id. The message lists the known ids."""


class BadSetup(GloamingError):
    """A seat count, seed or set-up option is not allowed. The message says what is allowed."""


class UnknownStyle(GloamingError):
    """The game's bots have no play style with this name. The message lists the styles."""


class IllegalChoice(GloamingError):
    """The chosen option is not legal now. The match is unchanged."""


class UnknownSeat(GloamingError):
    """The match has no such seat."""


class DamagedSave(GloamingError):
    """A save cannot be read. The message says which part is damaged."""


class DamagedRecord(GloamingError):
    """A record cannot be read or replayed. The message says which part is damaged."""


class DamagedCampaign(GloamingError):
    """A campaign file cannot be read. The message names the field and says what is allowed."""


class WrongVersion(GloamingError):
    """A save or record was made with another version of the rules or with other packs.

    The match could turn out differently.
    """


class NoRecord(GloamingError):
    """The match is an imagined world, which has no record because its earlier choices are unknown."""


class RulesFault(GloamingError):
    """The rules of a game violated an invariant. This is a bug: please report it with the record."""


class EndlessRules(RulesFault):
    """The rules ran too many steps without reaching a decision."""


class BadContent(GloamingError):
    """A content file is invalid. The message names the file, entry and field."""


class UnknownRule(GloamingError):
    """There is no clause with this id. The message lists the nearest ids."""
