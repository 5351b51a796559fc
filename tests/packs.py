"""Packs for tests."""

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


def packed(folder: Path, game: str, title: str = "Another Night", **files: str) -> Path:
    """Write a pack to a new folder. files: their texts, by name without extension."""
    folder.mkdir()
    (folder / "pack.toml").write_text(f'game = "{game}"\ntitle = "{title}"\n', encoding="utf-8")
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def pack(folder: Path, ghosts: str = STRONGER, title: str = "The Well", game: str = "fatal-frame") -> Path:
    """Write a pack of Fatal Frame to a new folder; by default it replaces the Seeker."""
    return packed(folder, game, title, ghosts=ghosts)
