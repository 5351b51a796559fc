/** Pages and dialogs of the workshop with answers of a server that is not there. */

import { type Component, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { signs } from "../../src/games";
import type { GameFace } from "../../src/games/face";
import type { Draft, PackOfTable, WorkshopGame } from "../../src/protocol";
import { keepDraft } from "../../src/workshop/draft/drafts";
import type { Setup } from "../../src/workshop/draft/setup";
import { type Drawn, Editor } from "../../src/workshop/editor.svelte";
import PackCards from "../../src/workshop/PackCards.svelte";
import PlayDialog from "../../src/workshop/PlayDialog.svelte";
import SaveDialog from "../../src/workshop/SaveDialog.svelte";
import ShareDialog from "../../src/workshop/ShareDialog.svelte";
import WorkshopStart from "../../src/workshop/WorkshopStart.svelte";
import { until } from "../fakes";

type Answer = object | (() => object | Promise<object>);

const stored = localStorage;
/** What the server answers to a method and path. */
let answers: Record<string, Answer>;
const never = (): Promise<object> => new Promise(() => {});
let asked: string[];
let shown: object[];

vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
  const call = `${init.method ?? "GET"} ${path}`;
  asked.push(call);
  const answer = answers[call];
  if (!answer) throw new Error(`offline: ${call}`);
  const found = await (typeof answer === "function" ? answer() : answer);
  return found instanceof Response ? found : Response.json(found);
});

beforeEach(() => {
  answers = {};
  asked = [];
  shown = [];
  vi.stubGlobal("localStorage", stored);
  localStorage.clear();
});
afterEach(() => {
  for (const component of shown) void unmount(component);
  document.body.replaceChildren();
});

function show<Props extends object>(what: Component<Props>, props: Props): object {
  const component = mount(what as Component, { target: document.body, props });
  shown.push(component);
  return component;
}

/** Wait until something is on the page. */
const found = <Found>(look: () => Found | null | undefined): Promise<Found> =>
  until(() => {
    const seen = look();
    if (!seen) throw new Error(`missing in ${document.body.textContent}`);
    return seen;
  });
const button = (words: string): Promise<HTMLButtonElement> =>
  found(() => [...document.querySelectorAll("button")].find((each) => each.textContent?.trim() === words));
const text = (words: string): Promise<boolean> => found(() => document.body.textContent?.includes(words));

test("closing the dialog while a table is opened, and trying again, opens no second table", async () => {
  const game = { id: "g", title: "G", least_seats: 1, most_seats: 1, bots: [], options: [] };
  let opened = (): void => {};
  answers = {
    "GET /api/games": [game],
    "POST /api/tables": () => new Promise<object>((done) => (opened = () => done({ id: "t", seat: 0 }))),
    "GET /api/tables/t": { id: "t", seat: 0 },
  };
  let busy = false;
  const left = vi.fn();
  const play = (): object =>
    show(PlayDialog, {
      game: { pieces: {} } as WorkshopGame,
      loadSetup: () => Promise.resolve({ game: "g", settings: () => [], presets: () => ({}) } as Setup),
      opened: null,
      entryOf: () => undefined,
      pack: () => Promise.resolve({ id: "foxes", version: 2 }),
      leave: left,
      get busy() {
        return busy;
      },
      set busy(to) {
        busy = to;
      },
    });
  const first = play();
  (await button("Start")).click();
  await found(() => asked.includes("POST /api/tables"));
  await unmount(first);
  shown = [];
  play();
  (await button("Preparing the table…")).click();
  opened();
  await found(() => left.mock.calls.length);
  expect(asked.filter((call) => call === "POST /api/tables")).toHaveLength(1);
  expect(left.mock.calls).toEqual([["/table/t"]]);
  expect(busy).toBe(false);
});

test("the dialog offers a match when the pack has been checked", async () => {
  const game = { id: "g", title: "G", least_seats: 1, most_seats: 1, bots: [], options: [] };
  answers = { "GET /api/games": [game] };
  let checked = (): void => {};
  const setup: Setup = { game: "g", settings: () => [], presets: () => ({}) };
  show(PlayDialog, {
    game: { pieces: {} } as WorkshopGame,
    loadSetup: () => new Promise<Setup>((done) => (checked = () => done(setup))),
    opened: null,
    entryOf: () => undefined,
    pack: () => Promise.resolve({ id: "foxes", version: 2 }),
  });
  await text("Checking the pack…");
  expect(document.querySelector("form")).toBeNull();
  checked();
  await button("Start");
  expect(document.body.textContent).not.toContain("Checking the pack…");
});

const draft: Draft = { game: "final-girl", title: "Foxes", entries: {}, replaces: [] };
const foxes = {
  id: "foxes",
  game: "final-girl",
  title: "Foxes",
  author: "",
  yours: true,
  shared: false,
  featured: false,
  versions: [{ number: 3, saved: 0, note: "" }],
  entries: 1,
};

const drawn = { game: { schema: {}, tables: [], entries: {}, pieces: {} }, box: new Map() } as unknown as Drawn;

/** Show the first page with drafts of a pack's newest version, of an older one, and of a new pack. */
function start(): void {
  for (const [key, pack] of [
    ["foxes", "foxes"],
    ["foxes@3", "foxes"],
    ["a1b2", ""],
  ] as const)
    keepDraft({ key, pack, base: pack ? 3 : 0, draft: { ...draft, title: key }, time: 1 });
  show(WorkshopStart, {});
}
const tile = (title: string): Promise<HTMLElement> =>
  found(() =>
    [...document.querySelectorAll<HTMLElement>(".draft")].find(
      (each) => each.querySelector("b")?.textContent === title,
    ),
  );

test.each(["before the packs are known", "when they cannot be loaded"])(
  "drafts of packs open their page %s",
  async (when) => {
    answers = { "GET /api/games": [], ...(when.startsWith("before") && { "GET /api/workshop/packs": never }) };
    start();
    if (when.startsWith("when")) await text("The server cannot be reached.");
    for (const [title, address] of [
      ["foxes@3", "/workshop/pack/foxes#v3"],
      ["foxes", "/workshop/pack/foxes"],
    ] as const) {
      expect((await tile(title)).querySelector("[aria-label^=Delete]")).toBeNull();
      (await tile(title)).querySelector("button")?.click();
      expect(location.pathname + location.hash).toBe(address);
    }
    expect((await tile("a1b2")).querySelector("[aria-label^=Delete]")).not.toBeNull();
    (await tile("a1b2")).querySelector("button")?.click();
    expect(location.pathname + location.hash).toBe("/workshop/final-girl#a1b2");
  },
);

test("drafts of packs that are gone become new packs", async () => {
  answers = { "GET /api/games": [], "GET /api/workshop/packs": [] };
  start();
  await text("No featured packs yet.");
  (await tile("foxes")).querySelector("button")?.click();
  expect(location.pathname + location.hash).toBe("/workshop/final-girl#foxes");
});

test("drafts of packs are not listed next to them", async () => {
  const versions = [{ number: 4, saved: 0, note: "" }, ...foxes.versions];
  answers = { "GET /api/games": [], "GET /api/workshop/packs": [{ ...foxes, versions }] };
  start();
  await text("with unsaved changes, with unsaved changes to version 3");
  expect(document.querySelectorAll(".draft")).toHaveLength(1);
});

test("a pack that the browser cannot store is not imported, and the page says why", async () => {
  answers = { "GET /api/games": [], "GET /api/workshop/packs": [], "POST /api/workshop/import": draft };
  vi.stubGlobal("localStorage", { getItem: () => null });
  const before = location.href;
  show(WorkshopStart, {});
  const input = await found(() => document.querySelector<HTMLInputElement>("input[type=file]"));
  Object.defineProperty(input, "files", { value: [new File(["…"], "foxes.zip")] });
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await text("This browser cannot store the draft.");
  expect(location.href).toBe(before);
});

test("the page says when the next draft replaces the oldest", async () => {
  answers = { "GET /api/games": [], "GET /api/workshop/packs": [] };
  for (let number = 1; number < 30; number++) keepDraft({ key: `d${number}`, pack: "", base: 0, draft, time: number });
  start();
  await text("This browser keeps 30 drafts. The next one replaces the oldest.");
});

test("a pack that cannot be saved over a newer version says why", async () => {
  const pack = { ...foxes, versions: [{ number: 4, saved: 0, note: "" }] };
  const refused = (status: number, message: string) => (): object => Response.json({ message }, { status });
  answers = {
    "PUT /api/workshop/packs/foxes": refused(409, "Version 4 of this pack was saved elsewhere."),
    "GET /api/workshop/packs/foxes": { pack, version: 4, draft },
    "POST /api/workshop/check": {},
  };
  const editor = Editor.of(drawn, { pack: foxes, version: 3, draft });
  const close = vi.fn();
  show(SaveDialog, { editor, what: "save" as const, close, open: undefined });
  (await button("Save new version")).click();
  const mine = await button("Save mine as version 5");
  expect(document.body.textContent).not.toContain("saved elsewhere");
  let refuse = (): void => {};
  answers["PUT /api/workshop/packs/foxes"] = () =>
    new Promise<object>((done) => (refuse = () => done(refused(503, "The server is busy. Try again.")())));
  await found(() => mine.getAttribute("aria-disabled") === "false");
  mine.click();
  await found(() => mine.getAttribute("aria-disabled") === "true");
  refuse();
  await text("The server is busy. Try again.");
  answers["PUT /api/workshop/packs/foxes"] = { ...pack, versions: [{ number: 5, saved: 0, note: "" }] };
  mine.click();
  await found(() => close.mock.calls.length);
  expect(document.body.textContent).not.toContain("The server is busy.");
});

test("sharing ends without saving the draft", async () => {
  const pack = { ...foxes, shared: true };
  answers = { "POST /api/workshop/packs/foxes/share": { ...pack, shared: false }, "POST /api/workshop/check": {} };
  const editor = Editor.of(drawn, { pack, version: 3, draft });
  editor.change({ ...draft, title: "Owls" });
  show(ShareDialog, { editor });
  (await button("Stop sharing")).click();
  await text("Only you can see this pack.");
  expect(asked.filter((call) => call.includes("/packs/"))).toEqual(["POST /api/workshop/packs/foxes/share"]);
});

test("all cards of a table's pack can be seen", async () => {
  const content = Array.from({ length: 100 }, (_, number) => ({
    id: `card-${number}`,
    kind: "item",
    name: `Card ${number}`,
    text: "",
    pieces: [],
  }));
  vi.spyOn(signs["ghost-hunter"]!, "load").mockResolvedValue({} as GameFace);
  answers = {
    "GET /api/workshop/games/ghost-hunter": { tables: [], entries: {}, pieces: {}, schema: {} },
    "GET /api/games/ghost-hunter/content": [],
    "GET /api/games/ghost-hunter/teaching": { how_to_play: {} },
  };
  const pack = { pack: "foxes", version: 1, title: "Foxes", author: "", changes: [], content };
  show(PackCards, { game: "ghost-hunter", load: () => Promise.resolve([pack as unknown as PackOfTable]) });
  (await button("Show more")).click();
  await text("Card 99");
  expect(document.body.textContent).not.toContain("Show more");
});
