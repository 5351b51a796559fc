import { expect, test } from "vitest";

import type { VerbKind } from "../../src/workshop/form/schema";
import { foundVerbs, unfitFor } from "../../src/workshop/form/verbs";

const kind = (verb: string, help: string): VerbKind => ({
  verb,
  label: verb.charAt(0).toUpperCase() + verb.slice(1),
  help,
  schema: {},
});
const corrupt = kind("corrupt", "Place or remove Corrupt tiles.");
const move = kind("move", "Move one of your tokens.");
const hurt = kind("hurt", "Deal damage, which an Ace may cancel.");
const affect = kind("affect", "Apply effects of cards to the hunter concerned.");
const offer = kind("offer", "The hunter chooses one of two lists of effects. Only for Event cards.");
const all = [corrupt, offer, affect, move, hurt];
const found = (words: string, unfit?: (verb: VerbKind) => string): string[] =>
  foundVerbs(all, words, (verb) => (verb === affect ? [hurt] : []), unfit).map(({ verb }) => verb.verb);

test("whole words come before parts of words", () => {
  expect(found("move")).toEqual(["move", "corrupt"]);
});

test("descriptions, nested effects and other words for the same are found", () => {
  expect(found("damage")).toEqual(["hurt", "affect"]);
  expect(found("lose HP")).toEqual(["hurt", "affect"]);
  expect(found("zebra")).toEqual([]);
});

test("without a search all are there in their order, those for other entries last", () => {
  expect(found("")).toEqual(["corrupt", "offer", "affect", "move", "hurt"]);
  expect(found("", (verb) => unfitFor(verb, "scenario", {})).at(-1)).toBe("offer");
  expect(unfitFor(offer, "event", {})).toBe("");
  expect(unfitFor(offer, "scenario", {})).toBe("Only for Event cards");
  const accuse = kind("accuse", "Accuse one. Only for scenarios with suspects.");
  expect(unfitFor(accuse, "scenario", { suspects: 4 })).toBe("");
  expect(unfitFor(accuse, "scenario", {})).toBe("Only for scenarios with suspects");
});
