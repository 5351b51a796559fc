import { expect, test } from "vitest";

import type { Content } from "../../src/games/face";
import type { Draft, WorkshopGame } from "../../src/protocol";
import type { Setting } from "../../src/start/settings";
import { copiedWords, copiesOf, grouped } from "../../src/workshop/draft/copies";
import { duplicates } from "../../src/workshop/draft/duplicates";
import { added } from "../../src/workshop/draft/entries";
import { setup } from "../../src/workshop/draft/setup";
import type { Entry } from "../../src/workshop/form/schema";

const CAMP: Entry = { id: "camp", name: "Camp", spaces: [{ id: "pier", name: "Pier", links: {} }] };
const TABLE = { file: "t.toml", required: true };
const OF_LOCATION = { type: "array", items: { properties: { of: { type: "string", "x-names": "Location" } } } };
const game: WorkshopGame = {
  schema: { properties: { setup: OF_LOCATION, event: OF_LOCATION } },
  tables: [
    { id: "setup", title: "Setup cards", singular: "Setup card", ...TABLE },
    { id: "event", title: "Events", singular: "Event", ...TABLE },
    { id: "location", title: "Locations", singular: "Location", ...TABLE },
  ],
  entries: {
    location: [CAMP],
    setup: [{ id: "swim", name: "Swim", of: "camp", girl: "pier", victims: { pier: 2 } }],
    event: [{ id: "storm", name: "Storm", of: "camp", text: "Rain." }],
  },
  pieces: {},
};
const box = new Map([["space-pier", { id: "space-pier", name: "Pier" }]]) as unknown as Content;

function withCamp(before: Draft = { game: "g" }): Draft {
  const all = duplicates(game, before, box, "location", CAMP, "Old Mill", new Set(["camp", "swim", "storm"]));
  return all.reduce<Draft>((draft, { table, entry }) => added(draft, table, entry).draft, before);
}

test("cards that came along with a Location are grouped under it, and it comes first", () => {
  const draft = withCamp();
  const [first, ...others] = grouped(draft, game);
  expect(first?.place).toEqual({ table: "location", number: 0 });
  expect(first?.copies.map(({ table }) => table)).toEqual(["setup", "event"]);
  expect(others).toEqual([]);
});

test("a copy that is changed becomes an entry of its own", () => {
  const draft = withCamp();
  const event = { ...(draft.entries?.event?.[0] as Entry), text: "Snow." };
  const groups = grouped({ ...draft, entries: { ...draft.entries, event: [event] } }, game);
  expect(groups.map(({ place }) => place.table)).toEqual(["location", "event"]);
  expect(copiesOf(groups, draft).size).toBe(1);
});

test("the draft's version of an Event is copied, not also that of the box", () => {
  const storm = { id: "storm", name: "Storm", of: "camp", text: "Snow." };
  const draft = withCamp({ game: "g", entries: { event: [storm] }, replaces: ["storm"] });
  expect(draft.entries?.event).toEqual([storm, { ...storm, id: "storm-2", of: "old-mill" }]);
});

test("what was copied is said once in a sentence", () => {
  expect(copiedWords(game, ["event", "setup"])).toBe(
    "Its Setup cards and Events were copied with it, so that it can be played at once.",
  );
});

test("the new card type is among those that are chosen", () => {
  const types = ["cat", "doll", "mask", "ring", "lantern"];
  const own: WorkshopGame = { ...game, entries: { type: [{ id: "cat" }, { id: "doll" }] } };
  const options = [
    { id: "types", name: "Types", help: "", kind: "some", choices: types, counts: { 2: 3 }, default: null },
  ] as Setting[];
  const made = setup(own, { game: "g", entries: { type: [{ id: "lantern", name: "Lantern" }] } }, options);
  const chosen = made.presets(made.settings([]), { table: "type", number: 0 }, 2).types;
  expect(chosen).toContain("lantern");
  expect(chosen).toHaveLength(3);
});
