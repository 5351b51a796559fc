"""The addresses that people share."""

from __future__ import annotations

import pytest

from gloaming.client import RefusedByServer
from gloaming.client.shared_addresses import SharedAddress, parse_address


@pytest.mark.parametrize(
    ("address", "parts"),
    [
        ("http://host:8000", SharedAddress("http://host:8000")),
        ("host:8000/", SharedAddress("host:8000/")),
        ("http://host/join#CODE", SharedAddress("http://host/join", invite="CODE")),
        (" https://host/table/abc-1/ ", SharedAddress("https://host/table/abc-1/", table="abc-1")),
        ("http://host/#/table/abc", SharedAddress("http://host/", table="abc")),
        ("http://host/api/tables/abc", SharedAddress("http://host/api/tables/abc", table="abc")),
    ],
)
def test_an_address_leads_to_a_server_an_invite_or_a_table(address: str, parts: SharedAddress) -> None:
    assert parse_address(address) == parts


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("http://host/join", "the invite has no code"),
        ("http://host/elsewhere", "an invite ends in /join#CODE and a table in /table/ID"),
        ("http://[host/join#CODE", "is not an address"),
    ],
)
def test_another_address_is_refused(address: str, message: str) -> None:
    with pytest.raises(RefusedByServer, match=message):
        parse_address(address)
