"""Packs that tests bring."""

from __future__ import annotations

from pathlib import Path

STRONGER = """
[[ghost]]
id = "seeker"
name = "Seeker of the Well"
rule = "FF-GHOSTCARD-1"
power = 4
zone = "both"
chase = true
value = 2
copies = 2
text = "It has been waiting."
source = "ours"
"""


def pack(folder: Path, ghosts: str = STRONGER, title: str = "The Well", game: str = "fatal-frame") -> Path:
    """A pack of Fatal Frame in a new folder: the Seeker is another, unless told otherwise."""
    folder.mkdir()
    (folder / "pack.toml").write_text(f'game = "{game}"\ntitle = "{title}"\n')
    (folder / "ghosts.toml").write_text(ghosts)
    return folder
