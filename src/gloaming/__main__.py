"""`python -m gloaming` is the command `gloaming`."""

from __future__ import annotations

from gloaming.cli import app

if __name__ == "__main__":
    app(prog_name="gloaming")
