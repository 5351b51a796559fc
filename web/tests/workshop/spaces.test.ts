import { expect, test } from "vitest";

import type { Draft } from "../../src/protocol";
import { followSpaces } from "../../src/workshop/draft/spaces";
import { remove, renamed } from "../../src/workshop/editors/locations";
import type { Entry } from "../../src/workshop/form/schema";

const space = (id: string, ...links: string[]) => ({
  id,
  name: id,
  at: [50, 50],
  links: Object.fromEntries(links.map((to) => [to, [1]])),
});

const INN = {
  id: "inn",
  decks: [],
  spaces: [space("bar", "stairs"), space("stairs", "bar", "attic"), space("attic", "stairs")],
};

const SETUP = { id: "night", of: "inn", girl: "attic", killer: "bar", victims: { attic: 2, stairs: 1 } };

const OTHER = { ...SETUP, id: "elsewhere", of: "camp" };

const draft: Draft = { game: "final-girl", title: "Mine", entries: { location: [INN], setup: [SETUP, OTHER] } };

test("cards of the Location name the space next to a removed one, and victims of both stand together", () => {
  expect(followSpaces(draft, INN, remove(INN, "attic") as Entry).entries?.setup).toEqual([
    { ...SETUP, girl: "stairs", victims: { stairs: 3 } },
    OTHER,
  ]);
});

test("cards of the Location name a renamed space by its new id", () => {
  expect(followSpaces(draft, INN, renamed(INN, "attic", "loft") as Entry).entries?.setup).toEqual([
    { ...SETUP, girl: "loft", victims: { loft: 2, stairs: 1 } },
    OTHER,
  ]);
});

test("a change of anything else leaves the cards alone", () => {
  expect(followSpaces(draft, INN, { ...INN, decks: ["bar"] })).toBe(draft);
});
