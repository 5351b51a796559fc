"""The contents of the workshop's packs: in the store, and in a folder from which games are loaded."""

from __future__ import annotations

import asyncio
import os
import shutil
import weakref
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from pathlib import Path
from secrets import token_hex
from tempfile import gettempdir, mkdtemp
from typing import Final

import msgspec

from gloaming import WrongVersion
from gloaming.engine.decoding import decode
from gloaming.lab.content.game_files import PackFiles
from gloaming.server.store.account_store import AccountStore
from gloaming.server.store.pack_store import contents_of

MOST_BYTES: Final = 128 * 2**20
"""The maximum size of the folder in bytes, apart from the packs of tables in memory."""


def digest_of(content: str) -> str:
    """Return the digest of a content, by which it is stored: 32 hexadecimal digits."""
    return blake2b(content.encode(), digest_size=16).hexdigest()


def content_of(files: PackFiles) -> str:
    """Return the files of a pack as the text that is stored."""
    return msgspec.json.encode(files).decode()


def digest_in(name: str) -> str:
    """Return the digest in the name of a content, PACK@VERSION#DIGEST."""
    return name.rpartition("#")[2]


class PackContents:
    """A folder with the contents that tables need, each in a subfolder named by its digest, written from the store.

    The contents that were needed least recently are deleted when the folder is full; the store has all of them.

    needed: returns the names of the contents of the tables in memory, which are not deleted.
    """

    def __init__(self, store: AccountStore, needed: Callable[[], Collection[str]]) -> None:
        self._store = store
        self._needed = needed
        self.folder: Final = Path(gettempdir()) / f"gloaming-workshop-{token_hex(12)}"
        self._delete = weakref.finalize(self, shutil.rmtree, self.folder, ignore_errors=True)
        self._sizes: OrderedDict[str, int] = OrderedDict()

    async def files(self, names: Sequence[str]) -> tuple[PackFiles, ...]:
        """Return the files of contents. Raises WrongVersion if one is not in the store, or StoreFault."""
        digests = [digest_in(name) for name in names]
        stored = await self._store.do(partial(contents_of, digests=digests))
        missing = [name for name, digest in zip(names, digests, strict=True) if digest not in stored]
        if missing:
            raise WrongVersion(f"its pack {missing[0].partition('#')[0]!r} of the workshop is no longer here")
        return tuple([decode(stored[digest].encode(), PackFiles) for digest in digests])

    async def provide(self, names: Sequence[str]) -> None:
        """Write contents into the folder, unless they are there. Raises WrongVersion or StoreFault."""
        for name in names:
            if digest_in(name) in self._sizes:
                self._sizes.move_to_end(digest_in(name))
        missing = [name for name in names if digest_in(name) not in self._sizes]
        if not missing:
            return
        found = dict(zip([digest_in(name) for name in missing], await self.files(missing), strict=True))
        self._sizes |= await asyncio.to_thread(self._write, found)
        kept = {digest_in(name) for name in [*self._needed(), *names]}
        for digest in [*self._sizes]:
            if sum(self._sizes.values()) <= MOST_BYTES:
                break
            if digest not in kept:
                del self._sizes[digest]
                await asyncio.to_thread(shutil.rmtree, self.folder / digest, ignore_errors=True)

    def _write(self, found: Mapping[str, PackFiles]) -> dict[str, int]:
        """Write contents, by digest, and return their sizes in bytes."""
        sizes = {}
        self.folder.mkdir(mode=0o700, exist_ok=True)
        for digest, files in found.items():
            written = files.write(Path(mkdtemp(dir=self.folder, prefix=".part-")))
            with suppress(OSError):  # another request has written the same content
                os.replace(written, self.folder / digest)
            shutil.rmtree(written.parent, ignore_errors=True)
            sizes[digest] = sum(len(text) for _, text in files.files)
        return sizes

    def close(self) -> None:
        """Delete the folder."""
        self._delete()
