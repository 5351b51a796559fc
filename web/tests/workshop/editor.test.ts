import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Draft, SavePack, WorkshopPack } from "../../src/protocol";
import { type Drawn, Editor } from "../../src/workshop/editor.svelte";

const draftOf = (title: string): Draft => ({
  game: "final-girl",
  title,
  entries: { action: [{ id: "walk", name: "Walk" }] },
  replaces: [],
});
const drawn = {
  game: { schema: {}, tables: [{ id: "action", title: "Actions", singular: "Action" }], entries: {}, pieces: {} },
  face: {},
  view: {},
  box: new Map(),
} as unknown as Drawn;

/** A server with packs, each a list of saved drafts; the last one is the newest. */
const server = { packs: new Map<string, Draft[]>(), slow: 0 };

function packOf(id: string): WorkshopPack {
  const versions = (server.packs.get(id) ?? []).map((_, number) => ({ number: number + 1, saved: 0, note: "" }));
  return { id, game: "final-girl", title: "", versions: versions.reverse(), entries: 1 } as unknown as WorkshopPack;
}

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  if (path === "/api/workshop/check") return Response.json({});
  const wanted = JSON.parse(String(init.body)) as SavePack;
  const id = path.split("/")[4] ?? `pack-${server.packs.size + 1}`;
  const saved = server.packs.get(id) ?? [];
  if (server.slow) await new Promise((done) => setTimeout(done, server.slow));
  if (JSON.stringify(saved.at(-1)) !== JSON.stringify(wanted.draft)) {
    if (wanted.base < saved.length) return Response.json({ message: "Newer." }, { status: 409 });
    server.packs.set(id, [...saved, wanted.draft]);
  }
  return Response.json(packOf(id));
}

/** An editor in which a version of a pack with some versions is open. */
function opened(version: number, versions = 5): Editor {
  const drafts = Array.from({ length: versions }, (_, number) => draftOf(`Version ${number + 1}`));
  server.packs.set("foxes", drafts);
  const draft = drafts[version - 1]!;
  return Editor.of(drawn, { pack: packOf("foxes"), version, draft });
}

beforeEach(() => {
  server.packs.clear();
  server.slow = 0;
  localStorage.clear();
  vi.stubGlobal("fetch", answer);
});
afterEach(() => vi.unstubAllGlobals());

test("the version that is open is played and exported, until a changed draft is saved", async () => {
  const editor = opened(2);
  expect(await editor.ensureSaved()).toEqual({ id: "foxes", version: 2 });
  expect(server.packs.get("foxes")).toHaveLength(5);
  editor.change(draftOf("Other"));
  expect(await editor.ensureSaved()).toEqual({ id: "foxes", version: 6 });
  expect(await editor.ensureSaved()).toEqual({ id: "foxes", version: 6 });
});
