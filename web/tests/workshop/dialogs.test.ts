/** Pages and dialogs of the workshop with answers of a server that is not there. */

import { type Component, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { WorkshopGame } from "../../src/protocol";
import type { Setup } from "../../src/workshop/draft/setup";
import PlayDialog from "../../src/workshop/PlayDialog.svelte";

type Answer = object | (() => object | Promise<object>);

/** What the server answers to a method and path. */
let answers: Record<string, Answer>;
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
  vi.waitFor(() => {
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
      setup: { game: "g", settings: () => [], presets: () => ({}) } as Setup,
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
