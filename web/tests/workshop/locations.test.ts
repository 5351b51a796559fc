import { describe, expect, test } from "vitest";

import type { Draft, WorkshopGame } from "../../src/protocol";
import type { Entry } from "../../src/workshop/editors/entry";
import {
  add,
  besideName,
  connect,
  cutOff,
  deckOf,
  disconnect,
  leadsTo,
  named,
  needsOf,
  pathsOf,
  place,
  remove,
  renamed,
  spacesOf,
  withDeck,
  withFace,
} from "../../src/workshop/editors/locations";

const space = (id: string, links: Record<string, number[]> = {}): Entry => ({ id, name: id, at: [50, 50], links });

/** Three spaces in a row. */
const INN: Entry = {
  id: "inn",
  decks: [],
  spaces: [
    space("bar", { stairs: [1, 2, 3, 4, 5, 6] }),
    space("stairs", { bar: [1, 2, 3], attic: [4, 5, 6] }),
    space("attic", { stairs: [1, 2, 3, 4, 5, 6] }),
  ],
};

const links = (location: Entry, id: string): Record<string, number[]> | undefined =>
  spacesOf(location).find((space) => space.id === id)?.links;

describe("the paths of a Location", () => {
  test("are drawn once, and lead both ways", () => {
    expect(pathsOf(spacesOf(INN)).map(({ id, oneWay }) => [id, oneWay])).toEqual([
      ["bar-stairs", false],
      ["attic-stairs", false],
    ]);
  });

  test("a new path takes a die face from the path that has most", () => {
    const ring = connect(INN, "bar", "attic");
    expect(links(ring, "bar")).toEqual({ stairs: [1, 2, 3, 4, 5], attic: [6] });
    expect(links(ring, "attic")).toEqual({ stairs: [1, 2, 3, 4, 5], bar: [6] });
  });

  test("the first path of a space has all die faces", () => {
    const [more, cellar] = add(INN, [10, 90], []);
    expect(links(connect(more, cellar, "bar"), cellar)).toEqual({ bar: [1, 2, 3, 4, 5, 6] });
  });

  test("a one-way path leads back once it is made two-way", () => {
    const down = connect(INN, "attic", "bar", true);
    expect(spacesOf(down).find(({ id }) => id === "attic")?.oneWay).toEqual(["bar"]);
    expect(pathsOf(spacesOf(down)).find(({ oneWay }) => oneWay)).toMatchObject({ from: "attic", to: "bar" });
    const both = connect(down, "bar", "attic");
    expect(spacesOf(both).flatMap(({ oneWay }) => oneWay)).toEqual([]);
    expect(links(both, "bar")).toHaveProperty("attic");
  });

  test("are removed in both directions", () => {
    const parted = disconnect(INN, "attic", "stairs");
    expect(links(parted, "stairs")).toEqual({ bar: [1, 2, 3] });
    expect(cutOff(spacesOf(parted))).toEqual(["attic"]);
  });

  test("a die face leads to one space, or nowhere", () => {
    const changed = withFace(INN, "stairs", 4, "bar");
    expect(links(changed, "stairs")).toEqual({ bar: [1, 2, 3, 4], attic: [5, 6] });
    const stays = withFace(changed, "stairs", 4, "");
    expect(spacesOf(stays).map((space) => leadsTo(space, 4))).toEqual(["stairs", "", "stairs"]);
  });
});

describe("the spaces of a Location", () => {
  test("are placed in whole percent of the map", () => {
    expect(spacesOf(place(INN, "bar", [33.4, 120]))[0]?.at).toEqual([33, 100]);
  });

  test("get an id that no other Location has", () => {
    expect(add(INN, [0, 0], ["space-4"])[1]).toBe("space-4-2");
    expect(named(INN, "bar", "Café", ["cafe"], true)[1]).toBe("cafe-2");
  });

  test("the first name becomes the id, and later names do not", () => {
    const [more, id] = add(INN, [50, 50], []);
    const [cellar, now] = named(connect(more, id, "bar"), id, "The Cellar", []);
    expect(now).toBe("the-cellar");
    expect(links(cellar, "bar")).toHaveProperty("the-cellar");
    expect(named(cellar, now, "Vault", [])[1]).toBe("the-cellar");
    // While its first name is typed, the id follows each letter.
    expect(named(cellar, now, "The Cellars", [], true)[1]).toBe("the-cellars");
  });

  test("are renamed in paths and decks", () => {
    const shop = renamed(withDeck(INN, "stairs", 4), "stairs", "steps");
    expect(shop.decks).toEqual(["steps"]);
    expect(links(shop, "attic")).toEqual({ steps: [1, 2, 3, 4, 5, 6] });
  });

  test("are removed with their paths and their Item deck", () => {
    const gone = remove(withDeck(INN, "attic", 4), "attic");
    expect(gone.decks).toEqual([]);
    expect(links(gone, "stairs")).toEqual({ bar: [1, 2, 3] });
  });

  test("the sizes of Item decks are listed only if one is not 4", () => {
    const decks = withDeck(withDeck(INN, "bar", 4), "attic", 4);
    expect(decks).not.toHaveProperty("deck_sizes");
    expect(withDeck(decks, "attic", 2)).toMatchObject({ decks: ["bar", "attic"], deck_sizes: [4, 2] });
    expect(deckOf(decks, "attic")).toBe(4);
    expect(deckOf(decks, "stairs")).toBeUndefined();
  });
});

test("a Location lists what it needs, and the Setup cards that name lost spaces", () => {
  const game = { entries: {} } as unknown as WorkshopGame;
  const setup = { id: "night", name: "Night", of: "inn", girl: "bar", killer: "roof", victims: { attic: 2 } };
  const draft: Draft = { game: "final-girl", entries: { location: [INN], setup: [setup] } };
  const missing = needsOf(INN, draft, game).flatMap(({ text, done }) => (done ? [] : [text]));
  expect(missing).toEqual(["An Exit", "An Event", "The Setup card Night names “roof”, which is not on the map."]);
});

test("the die faces of a path stand outside the name where it begins, and no farther than its middle", () => {
  const half = { x: 40, y: 10 };
  expect(besideName({ x: 0, y: 0 }, { x: 0, y: 200 }, half)).toEqual({ x: 0, y: 22 });
  expect(besideName({ x: 0, y: 0 }, { x: 300, y: 0 }, half)).toEqual({ x: 52, y: 0 });
  expect(besideName({ x: 0, y: 0 }, { x: 60, y: 0 }, half)).toEqual({ x: 30, y: 0 });
});
