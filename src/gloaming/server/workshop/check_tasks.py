"""The tasks of the processes that check packs, and their replies."""

from __future__ import annotations

from typing import Any

import msgspec

from gloaming.lab.content.game_files import PackFiles
from gloaming.server.protocol.workshop_info import Draft


class CheckTask(msgspec.Struct, frozen=True, tag="check"):
    """Check a draft. Answered with its DraftReport."""

    draft: Draft


class DescribeTask(msgspec.Struct, frozen=True, tag="describe"):
    """Describe a game to the editor. Answered with its WorkshopGame."""

    game: str


class SaveTask(msgspec.Struct, frozen=True, tag="save"):
    """Check a draft that is about to be saved. Answered with its PackFiles, or with the message of its first fault."""

    draft: Draft


class ImportTask(msgspec.Struct, frozen=True, tag="import"):
    """Read and check the zip file of a pack. Answered with its Draft, or with the message of its first fault."""

    data: bytes


class OpenTask(msgspec.Struct, frozen=True, tag="open"):
    """Turn the files of a saved pack into a draft. Answered with a Draft."""

    files: PackFiles


class ZipTask(msgspec.Struct, frozen=True, tag="zip"):
    """Turn the files of a saved pack into a zip file. Answered with its bytes, encoded as base64."""

    files: PackFiles


class StartTask(msgspec.Struct, frozen=True, tag="start"):
    """Load a game with packs and start a match. Answered with a StartedDeal, or with the message of a fault.

    packs: the files of the packs; seats: the number of seats, 0 to load the game only; options: the settings.
    start_with: the table and id of an entry that has to be on the table or in a hand at the start, None for any deal.
    """

    game: str
    packs: tuple[PackFiles, ...]
    seats: int = 0
    options: dict[str, Any] = {}
    start_with: tuple[str, str] | None = None


class StartedDeal(msgspec.Struct, frozen=True):
    """A match that can be started.

    seed: the seed of a deal with the wanted entry, None for any deal; options: the settings of that deal.
    """

    seed: int | None = None
    options: dict[str, Any] = {}


class CheckReply(msgspec.Struct, frozen=True):
    """The reply to a task. value: the answer as JSON; fault: what is wrong with the pack, "" if nothing is."""

    value: msgspec.Raw = msgspec.Raw(b"null")
    fault: str = ""


Task = CheckTask | DescribeTask | SaveTask | ImportTask | OpenTask | ZipTask | StartTask
