import { describe, expect, test } from "vitest";

import type { Content } from "../../src/games/face";
import type { Draft, WorkshopGame } from "../../src/protocol";
import { belongsTo, duplicates } from "../../src/workshop/draft/duplicates";
import { added, changed, idOf } from "../../src/workshop/draft/entries";
import { followId, withNewIds } from "../../src/workshop/draft/renaming";
import { namesTable } from "../../src/workshop/form/references";
import { type Entry, PackSchema } from "../../src/workshop/form/schema";
import { mapParts } from "../../src/workshop/form/walk";

/** What the server tells the workshop of each game; `web/build.py` writes it. */
const games = Object.values(
  import.meta.glob<[string, WorkshopGame][]>("../games.json", { eager: true, import: "default" }),
).flat();

test("the five games are there", () => {
  expect(games).toHaveLength(5);
});

/** A draft of a game after an entry got another id. */
function follow(
  id: string,
  entries: NonNullable<Draft["entries"]>,
  table: string,
  before: string,
  after: string,
): unknown {
  const game = games.find(([other]) => other === id)![1];
  return followId(game, new PackSchema(game.schema), { game: id, entries }, table, before, after).entries;
}

test("a Finale follows its Killer, and a card its pattern", () => {
  const finales = follow("final-girl", { finale: [{ id: "end", of: "ann" }] }, "killer", "ann", "anna");
  expect(finales).toEqual({ finale: [{ id: "end", of: "anna" }] });
  const spirit = (pattern: string) => ({ spirit: [{ id: "imp", powers: [{ verb: "move", pattern }] }] });
  expect(follow("follow-your-fear", spirit("cross"), "pattern", "cross", "long-cross")).toEqual(spirit("long-cross"));
});

/** The ids to which an entry refers, in small letters, each with the kind of reference. */
function referencesOf(packs: PackSchema, table: string, entry: Entry): [string, string][] {
  const found: [string, string][] = [];
  mapParts(packs, entry, packs.table(table), (part, schema) => {
    const field = packs.field(schema);
    if (typeof part === "string" && part && field.kind === "reference" && !field.also.includes(part))
      found.push([field.to, part.toLowerCase()]);
    return part;
  });
  return found;
}

describe.each(games)("in %s", (id, game) => {
  const packs = new PackSchema(game.schema);
  const entries = game.entries as Record<string, Entry[]>;
  const all = Object.entries(entries).flatMap(([table, each]) => each.map((entry) => [table, entry] as const));
  const pieces = Object.values(game.pieces).flatMap((each) => Object.values(each).flat());
  const box = new Map(pieces.map((piece) => [piece, {}])) as unknown as Content;

  test.each(game.tables)("references follow when entries of the table $id get other ids", (table) => {
    const ids = new Set(entries[table.id]!.map(idOf));
    const renamed = [...ids].map((before) => ({ table, before, after: `${before}-x` }));
    for (const [other, entry] of all) {
      const [before, after] = [entry, withNewIds(packs, other, entry, renamed)].map((each) =>
        referencesOf(packs, other, each),
      );
      expect(after).toEqual(before!.map(([kind, name]) => [kind, ids.has(name) ? `${name}-x` : name]));
    }
  });

  test.each(game.tables)(
    "a renamed copy from the table $id refers to itself and to what was copied with it",
    ({ id: table }) => {
      for (const entry of entries[table]!) {
        const taken = new Set(all.map(([, each]) => idOf(each)));
        const made = duplicates(game, { game: id }, box, table, entry, "Fresh Name", taken);
        const copy = made.reduce<Draft>((next, each) => added(next, each.table, each.entry).draft, { game: id });
        const named = changed(copy, { table, number: 0 }, { ...made[0]!.entry, id: "other" });
        const draft = followId(game, packs, named, table, "fresh-name", "other");
        const [first, ...parts] = Object.entries(draft.entries ?? {}).flatMap(([other, each]) =>
          each.map((one) => [other, one as Entry] as const),
        );
        for (const [, part] of parts) expect(belongsTo(part, "other")).toBe(true);
        const references = [first!, ...parts].flatMap(([other, each]) => referencesOf(packs, other, each));
        const copied = all.filter(([, part]) => belongsTo(part, idOf(entry))).map(([, part]) => idOf(part));
        expect(copied).toHaveLength(parts.length);
        const gone = ["fresh-name", idOf(entry), ...copied];
        expect(references.filter(([, name]) => gone.includes(name))).toEqual([]);
      }
    },
  );
});

test("a kind of reference names the entries of a table by the table's name or by that of an entry", () => {
  const table = (table: string, singular: string) => ({ id: table, singular, title: "", file: "", required: true });
  expect(namesTable("Killer or Location", table("location", "Location"))).toBe(true);
  expect(namesTable("bonus Item", table("bonus", "Bonus Item"))).toBe(true);
  expect(namesTable("bonus Item", table("item", "Item"))).toBe(false);
  expect(namesTable("Event card", table("monster", "Monster"))).toBe(true);
});
