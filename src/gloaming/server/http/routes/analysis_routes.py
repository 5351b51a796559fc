"""The routes that analyze finished matches: win probabilities after each choice, and better choices."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gloaming.engine.phrases import called
from gloaming.server.accounts.identities import Identities
from gloaming.server.bots.bot_pool import BotFault, BotPool, Requester
from gloaming.server.bots.bot_worker import AnalysisReply, AnalysisTask
from gloaming.server.http.compression import compressed
from gloaming.server.limits.rate_limits import SOON, Limits, RateLimit, address_of
from gloaming.server.limits.responses import Refusal, reply
from gloaming.server.limits.time_slices import TimeSlices
from gloaming.server.monitoring import metrics
from gloaming.server.protocol.analysis_info import AnalysisInfo, BetterChoice, BetterChoices, TurningPoint
from gloaming.server.tables.table import Table
from gloaming.server.tables.table_registry import TableRegistry

log = logging.getLogger(__name__)

MOST_KEPT: Final = 32
"""The maximum number of matches whose analyses are cached."""

MOST_CHOICES_KEPT: Final = 40_000
"""The maximum number of choices in all cached matches together; the analysis of a choice takes some 700 bytes."""

MOST_CHOICES: Final = 5000
"""The most choices of a match that can be analyzed; the longest matches of the published games have some 2,000."""

MOST_AT_ONCE: Final = 2
"""The maximum number of analyses that run for one identity at the same time."""

MOST_OF_ADDRESS: Final = 8
MOST_OF_SERVER: Final = 40

T = TypeVar("T")


def analysis_routes(tables: TableRegistry, identities: Identities, limits: Limits) -> list[Route]:
    """Return the routes that analyze finished matches."""
    reading = RateLimit(limits.moments, "moments")
    looking = RateLimit(limits.analyses, "analyses")
    analysing = Analyzer(tables.bot_pool)

    async def finished_table(request: Request) -> tuple[Table, list[str], Callable[[], AnalysisRequester]]:
        """Return a finished table, the names of its players, and a function that returns the requester.

        The function also counts the request against the rate limit. It is called only if the analysis is not cached.
        """
        identity = identities.of(request)
        table = await tables.seen(request.path_params["id"], identity)
        if not table.over:
            raise Refusal(409, "not-over", "The match is still running. It can be analyzed once it is over.")
        if table.is_secret:
            raise Refusal(409, "of-the-day", "Others are still playing this daily challenge. Analyze it in two days.")
        made = len(table.play.match.choices or [])
        if not made:
            raise Refusal(409, "no-choices", "No choices were made in this match, so there is nothing to analyze.")
        if made > MOST_CHOICES:
            raise Refusal(409, "too-long", f"This match has {made} choices. At most {MOST_CHOICES} can be analyzed.")
        reading.take(identity, request)

        def looker() -> AnalysisRequester:
            looking.take(identity, request)
            return AnalysisRequester(identity, address_of(request))

        return table, [tables.profiles.known(sitter).name for sitter in table.seating.sitters], looker

    async def show_analysis(request: Request) -> Response:
        """Return the AnalysisInfo of a finished match."""
        table, names, looker = await finished_table(request)
        task_reply = await analysing.whole(table, looker)
        analysis = task_reply.analysis
        assert analysis is not None
        if any(names):
            analysis = await asyncio.to_thread(_named, analysis, names)
        return reply(analysis)

    async def show_better(request: Request) -> Response:
        """Return the BetterChoices of a seat in a finished match."""
        table, names, looker = await finished_table(request)
        seat, seats = request.path_params["seat"], table.play.match.seats
        if seat >= seats:
            raise Refusal(404, "no-seat", f"There is no seat {seat}. Seats are numbered from 0 to {seats - 1}.")
        choices = await analysing.better(table, seat, looker)
        named = [msgspec.structs.replace(choice, label=called(choice.label, names)) for choice in choices.better]
        return reply(BetterChoices(choices.looked, named))

    return [
        Route("/tables/{id}/analysis", compressed(show_analysis)),
        Route("/tables/{id}/better/{seat:count}", show_better),
    ]


def _named(analysis: AnalysisInfo, names: Sequence[str]) -> AnalysisInfo:
    """Return an analysis whose texts contain the players' names in place of "Player 1" and so on."""
    pause = TimeSlices()
    choices = []
    for choice in analysis.choices:
        pause()
        choices.append(
            msgspec.structs.replace(choice, where=called(choice.where, names), said=called(choice.said, names))
        )
    turns = [TurningPoint(turn.number, [called(text, names) for text in turn.told]) for turn in analysis.turning_points]
    return AnalysisInfo(analysis.win_probabilities, choices, turns)


class AnalysisRequester:
    """The person who requests an analysis, by identity and address."""

    def __init__(self, identity: str | None, address: str) -> None:
        self.identity = identity
        self.address = address

    @property
    def asker(self) -> Requester:
        """The requester for the bot pool, marked so that tables with people are served before the analysis."""
        return Requester(self.identity or f"at {self.address}", people=False, address=lambda: self.address)


class TableAnalyses:
    """The analyses of one match, finished or running. better: the analyses of better choices, by seat."""

    def __init__(self, choices: int) -> None:
        self.choices = choices
        self.whole: asyncio.Task[AnalysisReply] | None = None
        self.better: dict[int, asyncio.Task[BetterChoices]] = {}


class Analyzer:
    """Computes analyses of matches and caches recent ones. Simultaneous requests for one match share its analysis."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._kept: OrderedDict[str, TableAnalyses] = OrderedDict()
        self._under_way: Counter[str] = Counter()
        self._all_under_way = 0

    async def whole(self, table: Table, looker: Callable[[], AnalysisRequester]) -> AnalysisReply:
        """Return the win probabilities of a table's match.

        looker: counts a new analysis against the rate limit and returns the requester. Raises Refusal.
        """
        kept = self._of(table)
        task = kept.whole
        if task is None or _failed(task):
            task = kept.whole = self._begin(looker(), lambda asker: self._study(AnalysisTask(table.record()), asker))
        return await asyncio.shield(task)

    async def better(self, table: Table, seat: int, looker: Callable[[], AnalysisRequester]) -> BetterChoices:
        """Return better choices for a seat of a table's match. looker: as for `whole`. Raises Refusal."""
        doubts = (await self.whole(table, looker)).doubts[seat]
        kept = self._of(table)
        task = kept.better.get(seat)
        if task is None or _failed(task):
            task = kept.better[seat] = self._begin(looker(), lambda asker: self._better(table.record(), doubts, asker))
        return await asyncio.shield(task)

    def _of(self, table: Table) -> TableAnalyses:
        choices = len(table.play.match.choices or [])
        kept = self._kept.get(table.id)
        if kept is None or kept.choices != choices:
            kept = self._kept[table.id] = TableAnalyses(choices)
        self._kept.move_to_end(table.id)
        while len(self._kept) > MOST_KEPT or self._is_much():
            self._kept.popitem(last=False)
        return kept

    def _is_much(self) -> bool:
        """Return whether matches must be removed from the cache, as all of them together have too many choices.

        A single match always stays in the cache.
        """
        return len(self._kept) > 1 and sum(analyses.choices for analyses in self._kept.values()) > MOST_CHOICES_KEPT

    def _begin(self, requester: AnalysisRequester, look: Callable[[Requester], Awaitable[T]]) -> asyncio.Task[T]:
        """Start an analysis, which counts against the concurrency limits while it runs. Raises Refusal."""
        places = {f"at {requester.address}": MOST_OF_ADDRESS}
        if requester.identity is not None:
            places[requester.identity] = MOST_AT_ONCE
        if self._all_under_way >= MOST_OF_SERVER:
            metrics.limited("server-analyses")
            raise Refusal(503, "full", "The server is analyzing many matches. Try again later.", wait=SOON)
        for holder, most in places.items():
            if self._under_way[holder] >= most:
                metrics.limited("own-analyses" if holder == requester.identity else "address-analyses")
                message = f"{most} of your analyses are already running. Wait until one is done."
                raise Refusal(429, "too-many", message, wait=SOON)
        self._all_under_way += 1
        self._under_way.update(places.keys())

        async def run() -> T:
            try:
                return await look(requester.asker)
            finally:
                self._all_under_way -= 1
                self._under_way.subtract(places.keys())
                self._under_way = +self._under_way

        return asyncio.create_task(run())

    async def _study(self, task: AnalysisTask, asker: Requester) -> AnalysisReply:
        try:
            return await self._pool.study(task, asker)
        except BotFault:
            log.exception("a match cannot be analyzed")
            metrics.failed("bot")
            raise Refusal(503, "no-analysis", "This match could not be analyzed. Try again later.") from None

    async def _better(self, record: dict[str, Any], doubts: list[int], asker: Requester) -> BetterChoices:
        choices: list[BetterChoice] = []
        for number in sorted(doubts):
            better = (await self._study(AnalysisTask(record, number), asker)).better
            if better is not None:
                choices.append(better)
        return BetterChoices(len(doubts), choices)


def _failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
