"""The packs of the workshop: save, list, share, delete, import and export them."""

from __future__ import annotations

import asyncio
import base64
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from gloaming import Game, Shelf, WrongVersion
from gloaming.engine.decoding import decode
from gloaming.games import MOST_CONTENTS, ids
from gloaming.lab.content.game_files import PackFiles
from gloaming.server.accounts.names import readable
from gloaming.server.accounts.profiles import Profiles
from gloaming.server.limits.responses import Refusal
from gloaming.server.limits.storage_quota import StorageQuota
from gloaming.server.protocol.workshop_info import Draft, PackVersion, SavePack, WorkshopPack
from gloaming.server.store.account_store import AccountStore
from gloaming.server.store.database import Transaction
from gloaming.server.store.migrations import THIRTEENTH
from gloaming.server.store.operations import Operations
from gloaming.server.store.pack_store import (
    PackRow,
    VersionRow,
    add_content,
    add_pack,
    add_version,
    all_packs,
    count_packs,
    count_uses,
    delete_pack,
    delete_packs_of,
    feature_pack,
    find_pack,
    packs_shown_to,
    remove_pack,
    removed_among,
    share_pack,
    size_of_contents,
    tables_with,
)
from gloaming.server.workshop.check_pool import CheckPool
from gloaming.server.workshop.check_tasks import CheckTask, DescribeTask, ImportTask, OpenTask, SaveTask, ZipTask
from gloaming.server.workshop.pack_contents import PackContents, content_of, digest_in, digest_of
from gloaming.server.workshop.pack_games import PackGames

MOST_BYTES: Final = 256 * 1024
"""The maximum size of a draft in bytes, as JSON, and of an imported zip file."""

MOST_ENTRIES: Final = 200
"""The maximum number of entries in a draft."""

MOST_PACKS: Final = 50
"""The maximum number of packs of a person."""

MOST_VERSIONS: Final = 30
"""The maximum number of versions of a pack. A new one takes the place of the oldest one that no table uses."""

MOST_IN_MEMORY: Final = 64 * 2**20
"""The maximum number of characters of all packs on a server without a store."""

LONGEST_TITLE: Final = 80
LONGEST_NOTE: Final = 200

MOST_CACHED: Final = 100
"""The maximum number of cached answers about games and saved packs."""

LARGEST_CACHED: Final = 512 * 1024
"""The maximum size of a cached answer, in bytes."""

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"


class WorkshopPacks:
    """The packs of the workshop of a server.

    enabled: whether the workshop is on. If it is off, tables with packs can still be continued.
    needed: returns the names of the contents of the tables in memory.
    """

    def __init__(
        self,
        store: Operations | None,
        shelf: Shelf,
        profiles: Profiles,
        needed: Callable[[], Collection[str]],
        *,
        enabled: bool = True,
    ) -> None:
        self.enabled = enabled
        self.pool = CheckPool()
        self._store = AccountStore(store, f"{THIRTEENTH}; CREATE TABLE tables (id TEXT, over INTEGER)")
        self._profiles = profiles
        self.contents = PackContents(self._store, needed)
        shelf.contents = self.contents.folder
        self.games = PackGames(shelf, self.contents, self.pool)
        self._cached: OrderedDict[tuple[str, str], msgspec.Raw] = OrderedDict()
        self._preparing: asyncio.Task[None] | None = None

    def prepare(self) -> None:
        """Describe all games in the background, once, so that the first draft need not wait for a process to start."""
        if self._preparing is None:
            self._preparing = asyncio.create_task(self._describe_all())

    async def _describe_all(self) -> None:
        for game in ids():
            with suppress(Refusal):
                await self.describe(game)

    async def check(self, draft: Draft) -> msgspec.Raw:
        """Return the DraftReport of a draft as JSON. Raises Refusal."""
        _check_size(draft)
        return await self.pool.do(CheckTask(draft))

    async def files(self, draft: Draft) -> PackFiles:
        """Return the files of a draft, which is not saved. Raises Refusal with its first fault."""
        _check_size(draft)
        return decode(bytes(await self.pool.do(SaveTask(draft))), PackFiles)

    async def describe(self, game: str) -> msgspec.Raw:
        """Return the WorkshopGame of a game as JSON. Raises Refusal."""
        return await self._answer("game", game, lambda: DescribeTask(game))

    async def shown_to(self, identity: str | None) -> list[WorkshopPack]:
        """Return a person's packs and the featured ones, the latest saved first."""
        rows = await self._store.do(partial(packs_shown_to, identity=identity or ""))
        await self._profiles.look_up(*{row.author for row in rows})
        return [self._info(row, identity) for row in rows]

    async def find(self, id: str, identity: str | None) -> PackRow:
        """Return a pack that a person may see. Raises Refusal."""
        row = await self._store.do(partial(find_pack, id=id))
        if row is None or (not row.shared and (identity is None or row.author != identity)):
            raise _unknown()
        if row.removed:
            raise Refusal(404, "removed-pack", "The server's operator has removed this pack.")
        return row

    async def open(self, id: str, identity: str | None, version: int | None) -> dict[str, Any]:
        """Return the PackContent of a version of a pack, None for the newest. Raises Refusal."""
        row = await self.find(id, identity)
        found = _version(row, version)
        files = await self._files(found)
        draft = await self._answer("draft", found.digest, lambda: OpenTask(files))
        return {"pack": await self.info(row, identity), "version": found.number, "draft": draft}

    async def save(self, id: str | None, identity: str, wanted: SavePack, quota: StorageQuota) -> WorkshopPack:
        """Save a draft as a new version of a pack, or as a new pack if `id` is None. Raises Refusal.

        quota: the quota of stored bytes of the author.
        """
        row = None if id is None else await self._own(id, identity)
        title, note = readable(wanted.draft.title, LONGEST_TITLE), readable(wanted.note, LONGEST_NOTE)
        if not title:
            raise Refusal(422, "bad-pack", "The pack needs a title. Enter one, then save it again.")
        draft = msgspec.structs.replace(wanted.draft, title=title)
        _check_size(draft)
        if row is not None and draft.game != row.game:
            raise Refusal(409, "other-game", f"This is a pack of {row.game}. Save the draft as a new pack.")
        quota.check()
        raw = await self.pool.do(SaveTask(draft))
        content = content_of(decode(bytes(raw), PackFiles))
        entries, now = sum(map(len, draft.entries.values())), time.time()

        def work(transaction: Transaction) -> str:
            if self._store.in_memory and size_of_contents(transaction) > MOST_IN_MEMORY:
                raise Refusal(503, "full", "This server keeps packs in memory, which is full. Export yours instead.")
            pack = None if row is None else find_pack(transaction, row.id)
            if pack is None:
                if row is not None:
                    raise _unknown()
                if count_packs(transaction, identity) >= MOST_PACKS:
                    raise Refusal(409, "many-packs", f"You have {MOST_PACKS} packs. Delete one, then save this one.")
                id = "".join([secrets.choice(LETTERS) for _ in range(12)])
                pack = PackRow(id, identity, draft.game, title, False, False, False, now, now)
                add_pack(transaction, pack)
            newest = pack.versions[0] if pack.versions else None
            if newest is not None and newest.digest == digest_of(content):
                return pack.id
            number = 0 if newest is None else newest.number
            if row is not None and wanted.base < number:
                message = f"Version {number} of this pack was saved elsewhere. Open it, or save yours as a new pack."
                raise Refusal(409, "newer-version", message)
            add_content(transaction, digest_of(content), content)
            version = VersionRow(number + 1, now, note, digest_of(content), entries)
            add_version(transaction, pack.id, title, version, MOST_VERSIONS)
            return pack.id

        saved = await self._store.do(work)
        quota.pay(len(content))
        return await self.info(await self._own(saved, identity), identity)

    async def share(self, id: str, identity: str, *, shared: bool) -> WorkshopPack:
        """Share a pack, or stop sharing it. Raises Refusal."""
        row = await self._own(id, identity)
        await self._store.do(partial(share_pack, id=row.id, shared=shared))
        return await self.info(await self._own(id, identity), identity)

    async def delete(self, id: str, identity: str) -> None:
        """Delete a pack with all versions. Tables that are played with it can continue. Raises Refusal."""
        row = await self._own(id, identity)
        await self._store.do(partial(delete_pack, id=row.id))

    async def export(self, id: str, identity: str | None, version: int | None) -> bytes:
        """Return a version of a pack, None for the newest, as a zip file. Raises Refusal."""
        found = _version(await self.find(id, identity), version)
        files = await self._files(found)
        return base64.b64decode(decode(bytes(await self.pool.do(ZipTask(files))), str))

    async def import_zip(self, data: bytes) -> msgspec.Raw:
        """Return the Draft of a zip file as JSON. Raises Refusal if the pack is faulty or too large to be saved."""
        raw = await self.pool.do(ImportTask(data))
        size = memoryview(raw).nbytes
        if size > MOST_BYTES:
            raise Refusal(422, "bad-pack", f"The pack has {size // 1024} KiB; the maximum is {MOST_BYTES // 1024} KiB.")
        _check_size(decode(bytes(raw), Draft))
        return raw

    async def named(self, names: Sequence[str], game: str, identity: str | None) -> list[str]:
        """Return the names of the contents of packs for a new table: PACK@VERSION#DIGEST.

        names: the packs, each as PACK@VERSION, or PACK for its newest version. Raises Refusal.
        """
        if not self.enabled:
            raise Refusal(404, "no-workshop", "The workshop is turned off on this server.")
        if len(names) > MOST_CONTENTS or len({name.partition("@")[0] for name in names}) < len(names):
            raise Refusal(400, "bad-request", f"packs: name up to {MOST_CONTENTS} different packs.")
        contents = []
        for name in names:
            id, _, number = name.partition("@")
            if number and not (number.isascii() and number.isdigit() and len(number) <= 6):
                raise Refusal(400, "bad-request", f"packs: {name!r} is not PACK@VERSION, such as abcd@2.")
            row = await self.find(id, identity)
            if row.game != game:
                raise Refusal(400, "bad-request", f"packs: {row.title!r} is a pack of {row.game}, not of {game}.")
            found = _version(row, int(number) if number else None)
            contents.append(f"{row.id}@{found.number}#{found.digest}")
        await self.check_removed(contents)
        return contents

    async def check_removed(self, contents: Sequence[str]) -> None:
        """Raise Refusal if the operator has removed one of the packs of a new table."""
        digests = [digest_in(name) for name in contents]
        is_removed = await self._store.do(partial(removed_among, digests=digests))
        if is_removed:
            message = "The server's operator has removed a pack of this table. Play without it."
            raise Refusal(409, "removed-pack", message)

    async def packs_at(self, game: Game) -> list[dict[str, Any]]:
        """Return the PackOfTable of each pack of the workshop with which a game is played. Raises Refusal."""
        if game.packs is None or not game.packs.contents:
            return []
        shown = []
        try:
            files = await self.contents.files(game.packs.contents)
        except WrongVersion as error:
            raise Refusal(404, "unknown-pack", f"The packs of this match cannot be shown: {error}") from None
        for name, title, one in zip(game.packs.contents, game.packs.titles, files, strict=True):
            id, _, version = name.partition("#")[0].partition("@")
            row = await self._store.do(partial(find_pack, id=id))
            same = (
                []
                if row is None
                else [one for one in row.versions if (str(one.number), one.digest) == (version, digest_in(name))]
            )
            author = row.author if row is not None and same else ""
            await self._profiles.look_up(author)
            draft = decode(bytes(await self._answer("draft", digest_in(name), partial(OpenTask, one))), Draft)
            raw = await self._answer("report", digest_in(name), partial(CheckTask, draft))
            report = decode(raw, dict[str, msgspec.Raw])
            called = self._profiles.known(author).name
            changes = {part: report.get(part, msgspec.Raw(b"[]")) for part in ("changes", "content")}
            shown.append({"pack": id, "version": int(version), "title": title, "author": called, **changes})
        return shown

    async def all(self) -> list[tuple[PackRow, int]]:
        """Return all packs, each with the number of stored tables and matches that are played with it."""
        rows = await self._store.do(all_packs)
        await self._profiles.look_up(*{row.author for row in rows})
        return [(row, await self._store.do(partial(count_uses, pack=row.id))) for row in rows]

    async def feature(self, id: str, *, featured: bool) -> str:
        """Show a shared pack to everybody, or no longer. Return its title. Raises Refusal."""
        row = await self._store.do(partial(find_pack, id=id))
        if row is None or row.removed:
            raise Refusal(404, "unknown-pack", f"There is no pack {id}. `--packs` lists them.")
        if featured and not row.shared:
            raise Refusal(409, "not-shared", f"{row.title} is not shared by its author.")
        await self._store.do(partial(feature_pack, id=id, featured=featured))
        return row.title

    async def remove(self, id: str) -> tuple[str, Sequence[str]]:
        """Remove a pack. Return its title, and the stored tables of running matches with it. Raises Refusal."""
        row = await self._store.do(partial(find_pack, id=id))
        if row is None:
            raise Refusal(404, "unknown-pack", f"There is no pack {id}. `--packs` lists them.")
        await self._store.do(partial(remove_pack, id=id))
        return row.title, await self._store.do(partial(tables_with, pack=id))

    async def forget(self, identity: str) -> None:
        """Delete a person's packs. Raises StoreFault."""
        await self._store.do(partial(delete_packs_of, identity=identity))

    async def info(self, row: PackRow, identity: str | None) -> WorkshopPack:
        """Return a pack as a person sees it."""
        await self._profiles.look_up(row.author)
        return self._info(row, identity)

    async def close(self) -> None:
        """Stop the processes, and delete the folder of contents."""
        if self._preparing is not None:
            self._preparing.cancel()
            await asyncio.wait([self._preparing])
        await self.pool.close()
        self.contents.close()
        self._store.close()

    def _info(self, row: PackRow, identity: str | None) -> WorkshopPack:
        return WorkshopPack(
            id=row.id,
            game=row.game,
            title=row.title,
            author=self._profiles.known(row.author).name,
            yours=identity is not None and row.author == identity,
            shared=row.shared,
            featured=row.featured,
            versions=[
                PackVersion(number=version.number, saved=version.saved, note=version.note) for version in row.versions
            ],
            entries=row.versions[0].entries if row.versions else 0,
        )

    async def _own(self, id: str, identity: str) -> PackRow:
        row = await self.find(id, identity)
        if row.author != identity:
            raise Refusal(403, "not-yours", "Only its author can change this pack. Save a copy as your own.")
        return row

    async def _files(self, version: VersionRow) -> PackFiles:
        [files] = await self.contents.files([f"#{version.digest}"])
        return files

    async def _answer(self, kind: str, key: str, task: Callable[[], Any]) -> msgspec.Raw:
        """Return the answer to a task, from the cache if it is there."""
        known = self._cached.pop((kind, key), None)
        answer = await self.pool.do(task()) if known is None else known
        if memoryview(answer).nbytes <= LARGEST_CACHED:
            self._cached[kind, key] = answer
        if len(self._cached) > MOST_CACHED:
            self._cached.popitem(last=False)
        return answer


def _version(row: PackRow, number: int | None) -> VersionRow:
    """Return a version of a pack, None for the newest. Raises Refusal."""
    found = [version for version in row.versions if number is None or version.number == number]
    if not found:
        raise Refusal(404, "no-version", f"{row.title!r} has no version {number}. Old versions are deleted in time.")
    return found[0]


def _check_size(draft: Draft) -> None:
    entries = sum(map(len, draft.entries.values()))
    if entries > MOST_ENTRIES:
        raise Refusal(422, "bad-pack", f"The pack has {entries} entries; the maximum is {MOST_ENTRIES}.")


def _unknown() -> Refusal:
    return Refusal(404, "unknown-pack", "There is no such pack, or its author does not share it.")
