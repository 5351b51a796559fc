"""Decode JSON and plain data into typed objects, safely in threads.

msgspec analyses a type the first time it decodes that type. Up to version 0.22, the process crashes when a second
thread uses the type before the first thread has finished the analysis. Therefore all code decodes through this module.
"""

from __future__ import annotations

from threading import Lock
from typing import Any, Final, TypeVar, overload

import msgspec

T = TypeVar("T")

_ANALYSIS: Final = Lock()
_analysed: Final[set[Any]] = set()


def decoder(wanted: Any) -> msgspec.json.Decoder[Any]:
    """Return a JSON decoder for a type."""
    with _ANALYSIS:
        made = msgspec.json.Decoder(wanted)
        _analysed.add(wanted)
    return made


@overload
def decode(text: bytes | bytearray | str, wanted: type[T]) -> T: ...


@overload
def decode(text: bytes | bytearray | str, wanted: Any) -> Any: ...


def decode(text: bytes | bytearray | str, wanted: Any) -> Any:
    """Decode JSON text into an object of the type `wanted`. Raises msgspec.DecodeError or ValidationError."""
    _analyse(wanted)
    return msgspec.json.decode(text, type=wanted)


@overload
def convert(data: Any, wanted: type[T], *, from_attributes: bool = False) -> T: ...


@overload
def convert(data: Any, wanted: Any, *, from_attributes: bool = False) -> Any: ...


def convert(data: Any, wanted: Any, *, from_attributes: bool = False) -> Any:
    """Convert plain data into an object of the type `wanted`. Raises msgspec.ValidationError, which names the field.

    from_attributes: whether an object with attributes may stand for a mapping.
    """
    _analyse(wanted)
    return msgspec.convert(data, wanted, from_attributes=from_attributes)


def _analyse(wanted: Any) -> None:
    if wanted not in _analysed:
        decoder(wanted)
