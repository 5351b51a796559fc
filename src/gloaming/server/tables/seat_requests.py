"""Give people seats at a table, and remove people."""

from __future__ import annotations

from gloaming.server.protocol.table_messages import ForgetPerson, SeatRequest
from gloaming.server.store.database import StoreFault
from gloaming.server.tables.table_state import TableState


async def seat_person(table: TableState, request: SeatRequest) -> bool:
    """Answer a request for an empty seat with the seat that the person has then. Return whether the person took one."""
    seat, before = None, table.seating.of(request.identity)
    try:
        seat = before if before is not None else await _sit(table, request)
    except StoreFault as error:
        if not request.seat.done():
            request.seat.set_exception(error)
    finally:
        if not request.seat.done():
            request.seat.set_result(seat)
    return seat is not None and before is None


async def _sit(table: TableState, request: SeatRequest) -> int | None:
    """Let a person take the wanted seat. Return it, None if it is not free."""
    if request.wanted not in table.free_seats() or request.identity in table.seating.unwelcome:
        return None
    await table.session.sit(request.identity, request.wanted, request.promise)
    table.sat_from[request.wanted] = request.address
    table.lobby.vacate(request.wanted)
    for watcher in table.watchers:
        if watcher.identity == request.identity:
            table.chat.greet(watcher)
    return request.wanted


async def forget_person(table: TableState, item: ForgetPerson) -> bool:
    """Resign a person's seat, replace the person's identity, and close the person's sockets. Return whether it is done.

    The request is answered with StoreFault if it is not.
    """
    seats = table.seating
    seat, opener = seats.of(item.identity), item.identity == seats.opener
    try:
        if seat is not None:
            owes = table.owes_share(seat)
            await table.exits.forget(seat, begun=table.begun, opener=opener, owes=owes)
        table.chat.forget(item.identity, table.watchers)
        seats.replace_identity(item.identity, item.nobody)
        for watcher in table.watchers:
            if watcher.identity == item.identity:
                watcher.gone = True
        table.session.change()
        item.done.set_result(None)
    except StoreFault as error:
        item.done.set_exception(error)
    finally:
        if not item.done.done():
            item.done.set_exception(StoreFault("the table did not release the person; try again"))
    return item.done.exception() is None


def close_unwelcome(table: TableState) -> None:
    """Close the sockets of people who no longer have a seat and may not watch the table."""
    for watcher in table.watchers:
        if not table.seating.may_see(watcher.identity):
            watcher.gone = True
            watcher.wake.set()
