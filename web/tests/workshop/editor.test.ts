import { beforeEach, expect, test, vi } from "vitest";

import type { Draft, DraftReport, SavePack, WorkshopPack } from "../../src/protocol";
import type { Setting } from "../../src/start/settings";
import { type Drawn, Editor } from "../../src/workshop/editor.svelte";
import { until } from "../fakes";

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

type Answer = (report: DraftReport | "unreachable") => void;

/**
 * A server with packs, each a list of saved drafts; the last one is the newest. checks: the checks of drafts with "checked" in their
 * title, which tests answer.
 */
const server = { packs: new Map<string, Draft[]>(), slow: 0, checks: [] as Answer[] };

function packOf(id: string): WorkshopPack {
  const versions = (server.packs.get(id) ?? []).map((_, number) => ({ number: number + 1, saved: 0, note: "" }));
  return { id, game: "final-girl", yours: true, versions: versions.reverse() } as unknown as WorkshopPack;
}

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  if (path === "/api/workshop/check") {
    const { title } = JSON.parse(String(init.body)) as Draft;
    const report = await new Promise<DraftReport | "unreachable">((done) =>
      title?.includes("checked") ? server.checks.push(done) : done({}),
    );
    if (report === "unreachable") throw new Error("offline");
    return Response.json(report);
  }
  const wanted = JSON.parse(String(init.body)) as SavePack;
  if (server.slow) await new Promise((done) => setTimeout(done, server.slow));
  const id = path.split("/")[4] ?? `pack-${server.packs.size + 1}`;
  const saved = server.packs.get(id) ?? [];
  if (JSON.stringify(saved.at(-1)) !== JSON.stringify(wanted.draft)) {
    if ((wanted.base ?? 0) < saved.length) return Response.json({ message: "Newer." }, { status: 409 });
    server.packs.set(id, [...saved, wanted.draft]);
  }
  return Response.json(packOf(id));
}

/** An editor in which a version of a pack is open, which has five versions at first. */
function opened(version: number): Editor {
  const drafts =
    server.packs.get("foxes") ?? Array.from({ length: 5 }, (_, number) => draftOf(`Version ${number + 1}`));
  server.packs.set("foxes", drafts);
  const draft = drafts[version - 1]!;
  return Editor.of(drawn, { pack: packOf("foxes"), version, draft });
}

const stored = localStorage;
beforeEach(() => {
  server.packs.clear();
  server.slow = 0;
  server.checks = [];
  vi.stubGlobal("localStorage", stored);
  localStorage.clear();
});
// Editors check their drafts after the end of a test.
vi.stubGlobal("fetch", answer);

test("the version that is open is played and exported, until a changed draft is saved", async () => {
  const editor = opened(2);
  expect(await editor.ensureSaved()).toEqual({ id: "foxes", version: 2 });
  expect(server.packs.get("foxes")).toHaveLength(5);
  editor.change(draftOf("Other"));
  expect(await editor.ensureSaved()).toEqual({ id: "foxes", version: 6 });
  expect(await editor.ensureSaved()).toEqual({ id: "foxes", version: 6 });
});

test("the unsaved changes of each version are kept apart", () => {
  opened(5).change(draftOf("Newest, changed"));
  const older = opened(2);
  expect([older.draft.title, older.restored]).toEqual(["Version 2", false]);
  older.change(draftOf("Older, changed"));
  expect([opened(5), opened(2)].map(({ draft }) => draft.title)).toEqual(["Newest, changed", "Older, changed"]);
  older.undo();
  expect([opened(5), opened(2)].map(({ draft }) => draft.title)).toEqual(["Newest, changed", "Version 2"]);
});

test("saving an older version keeps the unsaved changes of the version that was the newest until then", async () => {
  opened(5).change(draftOf("Newest, changed"));
  const older = opened(2);
  await older.save();
  expect([older.version, older.unsaved]).toEqual([6, false]);
  older.change(draftOf("Sixth, changed"));
  const titles = [opened(5), opened(6), opened(2)].map(({ draft }) => draft.title);
  expect(titles).toEqual(["Newest, changed", "Sixth, changed", "Version 2"]);
});

test("changes of an older version are saved as the newest one, also after others were saved in between", async () => {
  opened(2).change(draftOf("Older, changed"));
  const newest = opened(5);
  newest.change(draftOf("Newest, changed"));
  await newest.save();
  expect((await opened(2).save()).versions[0]?.number).toBe(7);
});

test("a new draft that is saved twice at once becomes one pack with one version", async () => {
  server.slow = 20;
  const editor = new Editor(drawn, draftOf("New"));
  const [one, other, first] = await Promise.all([editor.ensureSaved(), editor.ensureSaved(), editor.save()]);
  expect([one, other, first.id]).toEqual([{ id: "pack-1", version: 1 }, one, "pack-1"]);
  expect([...server.packs.values()].map((versions) => versions.length)).toEqual([1]);
});

test("a draft that changes while it is saved can be saved again", async () => {
  server.slow = 20;
  const editor = opened(5);
  editor.change(draftOf("Sixth"));
  const first = editor.save();
  await new Promise((done) => setTimeout(done, 5));
  editor.change(draftOf("Seventh"));
  await Promise.all([first, editor.save()]);
  expect(
    server.packs
      .get("foxes")
      ?.map(({ title }) => title)
      .slice(5),
  ).toEqual(["Sixth", "Seventh"]);
  expect([editor.version, editor.unsaved]).toEqual([7, false]);
});

test("a save that fails does not stop the next one", async () => {
  const editor = new Editor(drawn, draftOf("New"));
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  await expect(editor.save()).rejects.toThrow("The server cannot be reached.");
  vi.stubGlobal("fetch", answer);
  expect(await editor.ensureSaved()).toEqual({ id: "pack-1", version: 1 });
});

test("a browser that cannot store drafts is mentioned until the draft is saved", async () => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  const editor = opened(5);
  editor.change(draftOf("Sixth"));
  expect(editor.kept).toBe(false);
  await editor.save();
  expect(editor.kept).toBe(true);
  editor.change(draftOf("Seventh"));
  expect(editor.kept).toBe(false);
  editor.undo();
  expect(editor.kept).toBe(true);
});

/** Answer a check with the options of a table, or not at all. */
async function report(check: number, ...options: string[]): Promise<void> {
  await until(() => expect(server.checks).toHaveLength(check + 1));
  server.checks[check]!(options.length ? { options: options.map((id) => ({ id })) } : "unreachable");
  await new Promise((done) => setTimeout(done, 20));
}

test("an answer about an earlier state of the draft is ignored", async () => {
  const editor = new Editor(drawn, draftOf("First, checked"));
  await until(() => expect(server.checks).toHaveLength(1));
  editor.change(draftOf("Second, checked"));
  await report(0, "first");
  expect([editor.checking, editor.report.options]).toEqual([true, undefined]);
  await report(1, "second");
  await until(() => expect([editor.checking, editor.report.options]).toEqual([false, [{ id: "second" }]]));
});

test("a table is set up with the draft as it is, not as it was checked before", async () => {
  const editor = new Editor(drawn, draftOf("First, checked"));
  await report(0, "first");
  editor.change(draftOf("Second, checked"));
  const [one, other] = [editor.setup(), editor.setup()];
  await report(1, "second");
  expect((await one).settings([])).toEqual([{ id: "second" }]);
  expect((await other).settings([])).toEqual([{ id: "second" }]);
  expect((await editor.setup()).settings([])).toEqual([{ id: "second" }]);
});

test("a table is set up with the entries of a draft that could not be checked", async () => {
  const editor = new Editor(drawn, draftOf("First, checked"));
  await report(0, "first");
  editor.change(draftOf("Second, checked"));
  const setup = editor.setup();
  await report(1);
  const action = { id: "action", kind: "one", choices: ["run"] } as unknown as Setting;
  expect((await setup).settings([action])).toEqual([{ ...action, choices: ["run", "walk"] }]);
});
