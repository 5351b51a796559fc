import { describe, expect, test } from "vitest";

import type { Draft, WorkshopGame } from "../../src/protocol";
import { withField } from "../../src/workshop/editors/entry";
import { aimField, withAim } from "../../src/workshop/editors/sentences/aims";
import { choicesFor, namesGiven, sameId, withNames } from "../../src/workshop/editors/sentences/names";
import { menuWords, phraseOf, pieces } from "../../src/workshop/editors/sentences/phrases";
import { clauseText, ruleText, type Sentences } from "../../src/workshop/editors/sentences/wording";
import { type Entry, type JsonSchema, PackSchema } from "../../src/workshop/form/schema";

const verb = (name: string, properties: Record<string, JsonSchema>, required: string[] = []): JsonSchema => ({
  title: name,
  type: "object",
  properties: { verb: { const: name }, ...properties },
  required: ["verb", ...required],
});

/** A part of the schema of Ghost Hunter 13, with a verb that the page does not know. */
const SCHEMA: JsonSchema = {
  properties: { scenario: { type: "array", items: { $ref: "#/$defs/Scenario" } } },
  $defs: {
    Scenario: {
      title: "Scenario",
      type: "object",
      properties: {
        id: { type: "string" },
        rules: { type: "array", items: { $ref: "#/$defs/Rule" } },
      },
    },
    Rule: {
      title: "Rule",
      type: "object",
      properties: {
        when: {
          oneOf: [
            verb("entered", { tile: { type: "string", "x-names": "tile" } }, ["tile"]),
            verb("round-begins", { first: { type: "integer" }, every: { type: "integer", default: 0 } }, ["first"]),
          ],
        },
        only_if: {
          type: "array",
          items: {
            oneOf: [
              verb("count-is", {
                counter: { type: "string", "x-names": "counter" },
                least: { type: "integer", default: 0 },
              }),
            ],
          },
        },
        does: {
          type: "array",
          items: {
            oneOf: [
              verb(
                "add",
                { counter: { type: "string", "x-gives": "counter" }, number: { type: "integer", default: 1 } },
                ["counter"],
              ),
              verb("end-match", { won: { type: "boolean" } }, ["won"]),
              verb("blow-out", { candles: { type: "integer" }, slowly: { type: "boolean", default: false } }, [
                "candles",
              ]),
            ],
          },
        },
      },
    },
  },
};

const packs = new PackSchema(SCHEMA);
const rule = SCHEMA.$defs?.Rule as JsonSchema;
const game = { entries: { tile: [{ id: "t-1", name: "Library" }], monster: [] } } as unknown as WorkshopGame;
const draft: Draft = { game: "ghost-hunter", entries: {} };

function sentencesOf(entry: Entry, words: Readonly<Record<string, string>> = {}): Sentences {
  const given = namesGiven(entry, packs.table("scenario"), packs);
  return {
    packs,
    choices: (kind, also) => choicesFor(kind, also, entry, given, draft, game),
    given: (kind) => given.get(kind) ?? [],
    words: (path) => words[path] ?? "",
  };
}

const RULE: Entry = {
  when: { verb: "entered", tile: "t-1" },
  only_if: [{ verb: "count-is", counter: "lead", least: 2 }],
  does: [
    { verb: "add", counter: "lead" },
    { verb: "end-match", won: true },
  ],
};

describe("a rule", () => {
  const sentences = sentencesOf({ id: "night", rules: [RULE] });

  test("is a sentence with names", () => {
    expect(ruleText(RULE, rule, "rules[0]", sentences)).toBe(
      "When a hunter first enters Library and the counter lead is at least 2: add 1 to the counter lead; then the hunters win.",
    );
  });

  test("without a trigger waits for its conditions", () => {
    const waiting = withField(RULE, "when", undefined) as Entry;
    expect(ruleText(waiting, rule, "rules[0]", sentences)).toMatch(/^As soon as the counter lead is at least 2: /);
  });

  test("is worded as the game words its effects", () => {
    const worded = sentencesOf({ rules: [RULE] }, { "rules[0].does[0]": "count 1 lead" });
    expect(ruleText(RULE, rule, "rules[0]", worded)).toContain(": count 1 lead; then the hunters win.");
  });

  test("says how often it can be carried out", () => {
    expect(ruleText({ ...RULE, times: 0 }, rule, "rules[0]", sentences)).toMatch(/ \(any number of times\)\.$/);
  });
});

describe("a phrase", () => {
  test("shows optional fields only if they are given", () => {
    const sentences = sentencesOf({});
    const when = packs.followed(rule).properties?.when as JsonSchema;
    const text = (value: Entry): string => clauseText(value, when, "when", sentences);
    expect(text({ verb: "round-begins", first: 3 })).toBe("round 3 begins");
    expect(text({ verb: "round-begins", first: 3, every: 1 })).toBe("round 3 begins and every round after it");
  });

  test("of an unknown verb has its name and all its fields", () => {
    const does = packs.field(packs.followed(rule).properties?.does as JsonSchema);
    const effect = does.kind === "list" ? packs.field(does.of) : does;
    const blow = effect.kind === "verb" ? effect.verbs[2] : undefined;
    expect(blow && phraseOf(blow.schema, packs)).toEqual([
      { kind: "text", text: "blow out" },
      expect.objectContaining({ kind: "optional", field: "candles" }),
      expect.objectContaining({ kind: "optional", field: "slowly" }),
    ]);
    expect(blow && menuWords(blow)).toBe("Blow out");
  });

  test("is split into texts, fields, choices and optional parts", () => {
    expect(pieces("put {number} on {at}[, {hidden?hidden:open}]")).toEqual([
      { kind: "text", text: "put " },
      { kind: "field", field: "number" },
      { kind: "text", text: " on " },
      { kind: "field", field: "at" },
      {
        kind: "optional",
        field: "hidden",
        pieces: [
          { kind: "text", text: ", " },
          { kind: "flag", field: "hidden", yes: "hidden", no: "open" },
        ],
      },
    ]);
  });
});

test("a scenario's own names can be chosen once a rule defines them", () => {
  expect(sentencesOf({}).choices("counter", [])).toEqual([]);
  expect(sentencesOf({ rules: [RULE] }).choices("counter", [])).toEqual([{ id: "lead", name: "lead" }]);
});

test("tiles, and the words that are allowed instead, can be chosen by name", () => {
  expect(sentencesOf({}).choices("tile", ["outer", ""])).toEqual([
    { id: "outer", name: "any tile but the start" },
    { id: "t-1", name: "Library (T-1)" },
  ]);
  expect(sameId("T-1", [{ id: "t-1", name: "Library" }])).toBe("t-1");
  expect(withNames("Lay T-1 behind T-99", new Map([["T-1", "Library"]]))).toBe("Lay Library behind T-99");
});

test("an aim keeps its rally when its kind changes", () => {
  const aim = { fight: "b-1", rally: true };
  expect(aimField(aim)).toBe("fight");
  expect(withAim(aim, "explore", "")).toEqual({ explore: true, rally: true });
  expect(withAim({ explore: true }, "go", "t-1")).toEqual({ go: "t-1" });
});
