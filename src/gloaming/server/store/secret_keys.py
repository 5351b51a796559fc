"""The server's secret key, stored in a file in the data folder."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from gloaming.server.store.database import StoreFault

KEY_BYTES = 32


def fresh_key() -> bytes:
    """Return a new random key."""
    return secrets.token_bytes(KEY_BYTES)


def kept_key(folder: Path) -> bytes:
    """Return the secret key stored in a folder. Create the key if there is none. Raises StoreFault."""
    file = folder / "identity.key"
    try:
        if not file.exists():
            draft = file.with_suffix(".part")
            draft.unlink(missing_ok=True)
            with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as opened:
                opened.write(fresh_key())
            os.replace(draft, file)
        file.chmod(0o600)
        key = file.read_bytes()
    except OSError as error:
        raise StoreFault(f"{file}: {error.strerror or error}") from None
    if len(key) != KEY_BYTES:
        raise StoreFault(
            f"{file} is damaged: it holds {len(key)} bytes, not {KEY_BYTES}. Restore a copy, or delete it: then "
            f"everyone loses their identity and seats."
        )
    return key
