"""Ports that tests reserve for their servers."""

from __future__ import annotations

import socket
import sys

import pytest


@pytest.mark.skipif(sys.platform != "linux", reason="other systems give it away")
def test_a_port_of_its_own_is_nobody_elses_before_between_and_after_its_servers(own_port: int) -> None:
    address = ("127.0.0.1", own_port)
    for _ in range(3):
        with socket.socket() as other, pytest.raises(OSError, match="in use"):
            other.bind(address)
        with socket.create_server(address) as server, socket.create_connection(address):
            server.accept()[0].close()
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(address)
