"""What can go wrong at the public face. Every message names the value and what would be right."""

from __future__ import annotations


class GloamingError(Exception):
    """The base of every error that Gloaming raises on purpose."""


class UnknownGame(GloamingError):
    """No game has this id; the message lists the ids there are."""


class BadSetup(GloamingError):
    """A number of seats, a seed or a set-up option is not allowed; the message says what is."""


class UnknownStyle(GloamingError):
    """Bots have no such style in this game; the message lists those there are."""


class IllegalChoice(GloamingError):
    """The option picked is not on offer. The match is as it was."""


class UnknownSeat(GloamingError):
    """The match has no such seat."""


class DamagedSave(GloamingError):
    """A save that cannot be read; the message says where it is wrong."""


class DamagedRecord(GloamingError):
    """A record that cannot be read or replayed; the message says where it is wrong."""


class DamagedCampaign(GloamingError):
    """A campaign file that cannot be read; the message names the field and what would be right."""


class WrongVersion(GloamingError):
    """A record made by another version of the rules, which may give another match."""


class NoRecord(GloamingError):
    """An imagined world has no record: its past is only what one seat knows of it."""


class RulesFault(GloamingError):
    """The rules of a game broke one of their own promises. This is a bug: please report it with the record."""


class EndlessRules(RulesFault):
    """The rules took too many steps without a decision."""


class BadContent(GloamingError):
    """A content file is wrong; the message names file, entry and field."""


class UnknownRule(GloamingError):
    """No clause has this id; the message lists the nearest."""
