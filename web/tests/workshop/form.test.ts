import { describe, expect, it } from "vitest";

import type { ContentEntry, Draft, WorkshopGame } from "../../src/protocol";
import { duplicates } from "../../src/workshop/draft/duplicates";
import { setup } from "../../src/workshop/draft/setup";
import { inside, moved, stepsOf, valueAt, withValue } from "../../src/workshop/form/paths";
import { References } from "../../src/workshop/form/references";
import { choiceWords, type JsonSchema, label, PackSchema } from "../../src/workshop/form/schema";
import type { Setting } from "../../src/start/settings";

const ROOT: JsonSchema = {
  properties: {
    action: { type: "array", items: { $ref: "#/$defs/Action" } },
    killer: { type: "array", items: { $ref: "#/$defs/Killer" } },
  },
  $defs: {
    Action: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        of: { type: "string", "x-names": "Killer" },
        source: { enum: ["published", "ours"] },
        ...Object.fromEntries(
          ["grade", "known", "naming", "ours", "rule", "ruling", "topic"].map((name) => [name, {}]),
        ),
        cost: { type: "integer", minimum: 0, maximum: 5, description: "its cost in `Time` (FG-COST-1)" },
        effects: { type: "array", items: { $ref: "#/$defs/Effect" }, minItems: 1 },
        when: { enum: ["action", "roll"], default: "action" },
        weapon: { anyOf: [{ $ref: "#/$defs/Weapon" }, { type: "null" }] },
        victims: { type: "object", additionalProperties: { type: "integer" }, propertyNames: { "x-names": "space" } },
      },
      required: ["id", "name", "source", "cost", "effects"],
    },
    Weapon: { type: "object", properties: { damage: { type: "integer", minimum: 1 } }, required: ["damage"] },
    Effect: { oneOf: [{ $ref: "#/$defs/Move" }, { $ref: "#/$defs/Hunt" }] },
    Move: {
      description: "Move up to `steps` spaces.",
      properties: { verb: { const: "move" }, steps: { type: "integer", minimum: 2 } },
      required: ["verb", "steps"],
    },
    Hunt: {
      description: "The Killer hunts.",
      properties: { verb: { const: "hunt" }, who: { type: "string", "x-names": "Killer", "x-also": ["all"] } },
      required: ["verb", "who"],
    },
    Killer: { type: "object", properties: { id: { type: "string" }, name: { type: "string" }, source: {} } },
  },
};
const schema = new PackSchema(ROOT);
const action = schema.table("action");

const game = {
  schema: ROOT,
  tables: [
    { id: "action", title: "Actions", singular: "Action", file: "actions.toml" },
    { id: "killer", title: "Killers", singular: "Killer", file: "killers.toml" },
  ],
  entries: {
    action: [{ id: "chase", name: "Chase", of: "hans", effects: [{ verb: "hunt", who: "hans" }] }],
    killer: [{ id: "hans", name: "Hans the Butcher", boss: { id: "b-1", name: "Boss" }, aims: ["B-1"] }],
  },
  pieces: {},
} as unknown as WorkshopGame;
const draft: Draft = { game: "final-girl", entries: { killer: [{ id: "ann", name: "Ann" }] } };

describe("the form of a schema", () => {
  it("has a field for each kind of value, and none for sources and clauses", () => {
    const kinds = schema.parts(action).map((part) => [part.name, schema.field(part.schema, part.name).kind]);
    expect(kinds).toEqual([
      ["name", "text"],
      ["of", "reference"],
      ["cost", "number"],
      ["effects", "list"],
      ["when", "choice"],
      ["weapon", "group"],
      ["victims", "map"],
    ]);
  });

  it("shows help from the descriptions, without markup and clauses", () => {
    const cost = schema.parts(action).find(({ name }) => name === "cost");
    expect([cost?.help, cost?.required]).toEqual(["Its cost in Time.", true]);
    expect(label("deck_sizes")).toBe("Deck sizes");
  });

  it("names fields in words, so that a designer knows what they are for", () => {
    const parts = schema.parts({
      properties: { verb: { const: "either" }, of: {}, by: {}, on_roll: {}, deck_sizes: {} },
    });
    expect(parts.map(({ label }) => label)).toEqual(["Choices", "How much", "Effect on a roll", "Deck sizes"]);
    expect(schema.parts({ properties: { source: {}, of: {} } }).map(({ label }) => label)).toEqual(["Belongs to"]);
  });

  it("says what the words of a choice mean, also in a list, if it fits", () => {
    const words = {
      enum: ["end", "saved", "dead"],
      "x-meanings": { saved: "when a Victim is saved", dead: "for each Victim killed in this Killer Action" },
    };
    const list = schema.field({ type: "array", items: words });
    for (const given of [words, { anyOf: [words, { type: "null" }] }, list.kind === "list" ? list.of : {}]) {
      const field = schema.field(given);
      expect(field.kind === "choice" && field.choices.map((choice) => choiceWords(choice, field))).toEqual([
        "End",
        "Saved: when a Victim is saved",
        "Dead",
      ]);
      expect(field.kind === "choice" && field.meanings.dead).toContain("killed in this");
    }
  });

  it("offers the verbs with their descriptions, and their own fields", () => {
    const effects = schema.field({ $ref: "#/$defs/Effect" });
    expect(effects.kind === "verb" && effects.verbs.map(({ label, help }) => `${label}: ${help}`)).toEqual([
      "Move: Move up to steps spaces.",
      "Hunt: The Killer hunts.",
    ]);
    expect(schema.required({ $ref: "#/$defs/Hunt" }, { verb: "hunt" }, () => "ann")).toEqual({
      verb: "hunt",
      who: "ann",
    });
  });

  it("starts new entries within all bounds", () => {
    expect(schema.required(action, { id: "x" })).toEqual({
      id: "x",
      name: "",
      source: "ours",
      cost: 1,
      effects: [{ verb: "move", steps: 2 }],
    });
  });

  it("knows what references may name, the draft's own first", () => {
    const references = new References(schema, game, draft);
    expect(references.of("Killer").map(({ id, own }) => [id, own])).toEqual([
      ["ann", true],
      ["hans", false],
    ]);
    expect(references.name("killer", "hans")).toBe("Hans the Butcher");
    expect(references.first("space")).toBe("");
  });
});

describe("paths", () => {
  it("lead to a value, and change it without changing the entry", () => {
    const entry = { effects: [{ verb: "move", steps: 2 }] };
    const next = withValue(entry, "effects[0].steps", 3);
    expect([valueAt(next, "effects[0].steps"), valueAt(entry, "effects[0].steps")]).toEqual([3, 2]);
    expect(withValue(next, "effects", undefined)).toEqual({});
    expect(stepsOf(inside(inside("failure", 1), 0))).toEqual(["failure", 1, 0]);
  });

  it("reorder lists", () => {
    expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  });
});

describe("copies of entries", () => {
  it("bring what belongs to them, under new ids", () => {
    const killer = (game.entries.killer ?? [])[0] as never;
    const box = new Map([["b-1", {} as ContentEntry]]);
    const copies = duplicates(game, draft, box, "killer", killer, "New Hans", new Set(["hans", "chase"]));
    expect(copies.map(({ table, entry }) => [table, entry.id, entry.of])).toEqual([
      ["killer", "new-hans", undefined],
      ["action", "chase-2", "new-hans"],
    ]);
    expect(copies[0]?.entry).toMatchObject({ boss: { id: "b-1-new-hans" }, aims: ["b-1-new-hans"] });
  });
});

describe("the set-up of a table", () => {
  const settings = [
    { id: "killer", name: "Killer", help: "", kind: "one", choices: ["hans"], default: null, unset: "Any" },
  ];
  const made = setup(game, draft);

  it("offers the draft's own Killer and presets it", () => {
    expect(made.settings(settings as Setting[])[0]).toMatchObject({ choices: ["hans", "ann"] });
    expect(made.presets(settings as Setting[], { table: "killer", number: 0 })).toEqual({ killer: "ann" });
    expect(made.presets(settings as Setting[], null)).toEqual({});
  });
});
