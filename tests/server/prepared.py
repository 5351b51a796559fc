"""Servers that start without loading the program each time: forks of a process that has loaded it."""

from __future__ import annotations

import gc
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from importlib import import_module
from typing import TextIO

STARTED, ENDED = b"+", b"-"


class Prepared:
    """A process that has loaded the program, but started nothing. Close it after its last server has ended."""

    def __init__(self) -> None:
        self._asking, question = socket.socketpair()
        program = [sys.executable, "-P", __file__, str(question.fileno())]
        with question:
            self._process = subprocess.Popen(program, pass_fds=[question.fileno()], stdout=subprocess.PIPE)

    def start(self, *words: str) -> Forked:
        """Run `gloaming` with these arguments in a fork. The fork before must have ended and been waited for."""
        read, write = os.pipe()
        try:
            socket.send_fds(self._asking, ["\0".join(words).encode()], [write])
        finally:
            os.close(write)
        return Forked(self._asking, open(read, encoding="utf-8"))

    def close(self) -> None:
        """End the process."""
        self._asking.close()
        self._process.communicate()


class Forked:
    """The part of `subprocess.Popen` that tests use. stdout: the output."""

    def __init__(self, answers: socket.socket, stdout: TextIO) -> None:
        self.stdout = stdout
        self._told = answers
        self._ended = False
        answer = answers.recv(64)
        assert answer.startswith(STARTED), "no server was forked"
        self._pid = int(answer[1:])

    def send_signal(self, number: int) -> None:
        """Send a signal, unless the process is known to have ended."""
        if not self._ended:
            with suppress(ProcessLookupError):
                os.kill(self._pid, number)

    def kill(self) -> None:
        """Kill the process, unless it is known to have ended."""
        self.send_signal(signal.SIGKILL)

    def wait(self) -> None:
        """Wait until the process has ended."""
        if not self._ended:
            assert self._told.recv(64) == ENDED, "the process from which it was forked has ended"
            self._ended = True


def prepare(questions: socket.socket) -> list[str]:
    """Fork for each line of arguments. Return, in a fork, its arguments."""
    while True:
        words, files, _, _ = socket.recv_fds(questions, 65_536, 1)
        if not words:
            sys.exit()
        pid = os.fork()
        if pid == 0:
            os.dup2(files[0], 1)
            os.close(files[0])
            questions.close()
            return words.decode().split("\0")
        os.close(files[0])
        questions.send(STARTED + str(pid).encode())
        os.waitpid(pid, 0)
        questions.send(ENDED)


if __name__ == "__main__":
    from gloaming.cli import app

    import_module("gloaming.server.http.listener")
    # load all games and the command line parser
    app(["games"], prog_name="gloaming", standalone_mode=False)
    gc.collect()
    gc.freeze()
    app(prepare(socket.socket(fileno=int(sys.argv[1]))), prog_name="gloaming")
