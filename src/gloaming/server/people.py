"""What people are called: a name and a mark that each chooses once, shown wherever they sit."""

from __future__ import annotations

import re
import unicodedata
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gloaming.server.identity import Identities
from gloaming.server.operations import Operations
from gloaming.server.protocol import MARKS, Me
from gloaming.server.rates import Fair, Limits
from gloaming.server.replies import Refusal, read, reply

if TYPE_CHECKING:
    from gloaming.server.tables import Tables

LONGEST: Final = 24

MOST_KNOWN: Final = 10_000
"""People whose names are held in memory."""

UNSEEN: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Kinds of characters that a name may not have: control, bidirectional, zero-width and unknown ones."""

BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that are drawn as nothing."""

MOST_MARKS: Final = 4
"""Accents and the like that may follow one another: more of them reach into the lines above and below."""

NOBODY: Final = Me()


class People:
    """Names and marks by identity. store: None: in memory only."""

    def __init__(self, store: Operations | None) -> None:
        self._store = store
        self._known: OrderedDict[str, Me] = OrderedDict()

    def known(self, identity: str | None) -> Me:
        """What somebody is called, as far as it is in memory."""
        return NOBODY if identity is None else self._known.get(identity, NOBODY)

    async def look_up(self, *identities: str | None) -> None:
        """Bring what these people are called into memory. Raises StoreFault."""
        if self._store is None:
            return
        shared = self._store.shared
        unknown = [one for one in identities if one is not None and (shared or one not in self._known)]
        if not unknown:
            return
        found = await self._store.called(unknown)
        for identity in unknown:
            self._hold(identity, NOBODY)
        for identity, name, mark in found:
            self._hold(identity, Me(name=name, mark=mark))

    async def call(self, identity: str, me: Me) -> None:
        """Call somebody so from now on. Raises StoreFault."""
        if self._store is not None:
            await self._store.call(identity, me.name, me.mark)
        self._hold(identity, me)

    def forget(self, identity: str) -> None:
        """Forget what is in memory."""
        self._known.pop(identity, None)

    def _hold(self, identity: str, me: Me) -> None:
        self._known[identity] = me
        self._known.move_to_end(identity)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)


def cleaned(name: str) -> str:
    """A name as it is shown: spaces once, none at its ends. Raises Refusal for one that may not be."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if len(shown) > LONGEST:
        raise Refusal(400, "bad-request", f"a name has at most {LONGEST} letters, not {len(shown)}")
    kinds = [unicodedata.category(letter) for letter in shown]
    marks = re.search("m" * (MOST_MARKS + 1), "".join(["m" if kind.startswith("M") else "-" for kind in kinds]))
    if marks or (shown and all(kind.startswith("M") for kind in kinds)):
        raise Refusal(
            400, "bad-request", f"a name has at most {MOST_MARKS} marks on a letter, and letters to bear them"
        )
    if not UNSEEN.isdisjoint(kinds) or not BLANK.isdisjoint(shown):
        raise Refusal(400, "bad-request", "a name has letters, figures and signs that can be seen, and spaces")
    if re.match(r"player\W*\d{1,2}(?!\w)", unicodedata.normalize("NFKC", shown).casefold()):
        raise Refusal(400, "bad-request", "a name like 'Player 2' stands for a seat: choose another")
    return shown


def people_routes(tables: Tables, identities: Identities, limits: Limits) -> list[Route]:
    """Saying who one is, and being told."""
    naming = Fair(limits.joining, "naming")
    people = tables.people

    async def tell(request: Request) -> Response:
        identity = identities.of(request)
        await people.look_up(identity)
        return reply(people.known(identity))

    async def choose(request: Request) -> Response:
        wanted = await read(request, Me)
        known = identities.of(request)
        naming.take(known, request)
        if wanted.mark not in MARKS:
            raise Refusal(400, "bad-request", f"there is no mark {wanted.mark!r}; there are: {', '.join(MARKS)}")
        me = Me(name=cleaned(wanted.name), mark=wanted.mark)
        identity = known or identities.new()
        await tables.call(identity, me)
        response = reply(me)
        await identities.give(identity, request, response)
        return response

    return [Route("/me", tell), Route("/me", choose, methods=["POST"])]
