import { expect, test } from "vitest";

import type { ContentEntry, Draft, DraftReport } from "../../src/protocol";
import { underNewId, withEarlier } from "../../src/workshop/draft/drawings";

const card = (id: string, text: string): ContentEntry =>
  ({ id, name: id, kind: "card", text, pieces: [] as string[] }) as unknown as ContentEntry;
const draft: Draft = { game: "g", entries: { card: [{ id: "axe" }, { id: "rope" }] } };
const before: DraftReport = {
  pieces: { card: { axe: ["card-axe"], rope: ["card-rope"], gone: ["card-gone"] } },
  content: [card("card-axe", "old"), card("card-rope", "old"), card("card-gone", "old")],
};
const fault = { table: "card", number: 0, field: "text", reason: "too long", message: "too long" };

test("every entry keeps its last valid drawing while one has a fault", () => {
  const now = { faults: [fault], pieces: {}, content: [] };
  const merged = withEarlier(now, before, draft);
  expect(merged.pieces).toEqual({ card: { axe: ["card-axe"], rope: ["card-rope"] } });
  expect(merged.content?.map(({ id }) => id)).toEqual(["card-axe", "card-rope"]);
});

test("what the server can draw is new, and without faults nothing is kept", () => {
  const now = { faults: [fault], pieces: { card: { rope: ["card-rope"] } }, content: [card("card-rope", "new")] };
  const merged = withEarlier(now, before, draft);
  expect(merged.content?.map(({ id, text }) => `${id} ${text}`)).toEqual(["card-axe old", "card-rope new"]);
  const valid = { pieces: {}, content: [] };
  expect(withEarlier(valid, before, draft)).toBe(valid);
});

test("an entry keeps its drawing when its name changes its id", () => {
  const renamed = underNewId(before, "card", "axe", "hatchet");
  expect(renamed.pieces?.card?.hatchet).toEqual(["card-axe"]);
});
