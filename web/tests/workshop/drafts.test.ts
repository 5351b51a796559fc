import { describe, expect, it } from "vitest";

import { keepDraft, keptDrafts, dropDraft, isEmpty, isOf, same } from "../../src/workshop/draft/drafts";
import { added, changed, freeId, placesOf, removed, replacing, slug } from "../../src/workshop/draft/entries";
import { faultsAt, whereOf } from "../../src/workshop/draft/faults";
import { matches, NO_FILTER, numberFields, verbsOf } from "../../src/workshop/draft/filters";
import { valueWords } from "../../src/workshop/draft/changes";
import { History } from "../../src/workshop/draft/history";
import type { Draft, WorkshopPack } from "../../src/protocol";

const EMPTY: Draft = { game: "final-girl", title: "", entries: {}, replaces: [] };

function storage(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

describe("undo and redo", () => {
  it("goes back and forth, and drops what was undone after a new change", () => {
    const history = new History("a");
    history.change("b");
    history.change("c");
    history.undo();
    expect(history.present).toBe("b");
    history.redo();
    expect(history.present).toBe("c");
    history.undo();
    history.change("d");
    expect([history.present, history.canRedo]).toEqual(["d", false]);
  });

  it("merges the typing into one field into one step, until there is a pause or another field", () => {
    const history = new History("");
    for (const [text, time] of [
      ["W", 0],
      ["Wa", 200],
      ["Walk", 900],
    ] as const)
      history.change(text, "name", time);
    history.change("Walk.", "text", 1000);
    history.change("Walk!", "text", 9000);
    history.undo();
    expect(history.present).toBe("Walk.");
    history.undo();
    expect(history.present).toBe("Walk");
    history.undo();
    expect([history.present, history.canUndo]).toEqual(["", false]);
  });
});

describe("entries of a draft", () => {
  it("makes ids from names, and numbers them if they are taken", () => {
    expect(slug("Grandma's Überkiller!")).toBe("grandmas-uberkiller");
    expect(freeId("Walk", new Set(["walk", "walk-2"]))).toBe("walk-3");
    expect(freeId("???", new Set())).toBe("entry");
    expect(slug("A name with very many words that does not fit").length).toBeLessThanOrEqual(36);
  });

  it("adds, changes and removes entries", () => {
    const killer = added(EMPTY, "killer", { id: "ann", name: "Ann" });
    const finale = added(killer.draft, "finale", { id: "end", of: "ann" });
    const next = changed(finale.draft, finale.place, { id: "end", of: "bob" });
    expect(placesOf(next, ["killer", "finale"])).toHaveLength(2);
    expect(next.entries?.finale).toEqual([{ id: "end", of: "bob" }]);
    expect(removed(next, finale.place).entries).toEqual({ killer: [{ id: "ann", name: "Ann" }] });
  });

  it("replaces an entry of the box once, as the author's own", () => {
    const box = { id: "walk", name: "Walk", source: "published", rule: "FG-1" };
    const first = replacing(EMPTY, "action", box);
    expect(first.draft.entries?.action).toEqual([{ id: "walk", name: "Walk", source: "ours" }]);
    expect(first.draft.replaces).toEqual(["walk"]);
    expect(replacing(first.draft, "action", box).draft).toBe(first.draft);
    expect(removed(first.draft, first.place).replaces).toEqual([]);
  });
});

describe("drafts in the browser", () => {
  it("keeps several, the latest first, and forgets those that are dropped", () => {
    const kept = storage();
    const draft = { ...EMPTY, title: "One" };
    keepDraft({ key: "a", pack: "", base: 0, draft, time: 1 }, kept);
    keepDraft({ key: "b", pack: "", base: 0, draft, time: 2 }, kept);
    keepDraft({ key: "a", pack: "", base: 0, draft: { ...draft, title: "Two" }, time: 3 }, kept);
    expect(keptDrafts(kept).map(({ key, draft: { title } }) => [key, title])).toEqual([
      ["a", "Two"],
      ["b", "One"],
    ]);
    dropDraft("a", kept);
    expect(keptDrafts(kept).map(({ key }) => key)).toEqual(["b"]);
  });

  it("belong to the page of a pack as long as it has the version that they change", () => {
    const packs = [{ id: "foxes", versions: [{ number: 3 }, { number: 2 }] }] as unknown as WorkshopPack[];
    const of = (key: string, pack = "foxes"): boolean => isOf({ key, pack, base: 3, draft: EMPTY, time: 1 }, packs);
    expect([of("foxes"), of("foxes@2")]).toEqual([true, true]);
    expect([of("foxes@1"), of("a1b2", ""), of("owls", "owls")]).toEqual([false, false, false]);
  });

  it("survives a browser that cannot store", () => {
    const full = {
      getItem: () => "no json",
      setItem: () => {
        throw new Error("full");
      },
    };
    expect(keptDrafts(full)).toEqual([]);
    expect(keepDraft({ key: "a", pack: "", base: 0, draft: EMPTY, time: 1 }, full)).toBe(false);
  });

  it("compares drafts by what is in them", () => {
    expect(isEmpty(EMPTY)).toBe(true);
    expect(same(EMPTY, { game: "final-girl", entries: { action: [] } })).toBe(true);
    expect(same(EMPTY, { ...EMPTY, title: "Other" })).toBe(false);
  });
});

describe("the gallery", () => {
  const walk = {
    id: "walk",
    name: "Walk",
    cost: 0,
    success2: [{ verb: "move", steps: 2 }],
    failure: [[{ verb: "time" }]],
  };
  const rest = { id: "rest", name: "Short Rest", cost: 2 };

  it("finds entries by words, kind, verb and number", () => {
    const found = (filter: object): boolean =>
      matches(walk, "action", "Move up to 2 spaces", { ...NO_FILTER, ...filter });
    expect(found({ words: "walk spaces" })).toBe(true);
    expect(found({ words: "rest" })).toBe(false);
    expect(found({ table: "killer" })).toBe(false);
    expect(found({ verb: "time" })).toBe(true);
    expect(found({ number: { field: "cost", least: 1, most: null } })).toBe(false);
  });

  it("offers the verbs at any depth, and the numbers that differ", () => {
    expect([...verbsOf(walk)]).toEqual(["move", "time"]);
    expect(numberFields([walk, rest])).toEqual(["cost"]);
  });
});

describe("faults and changes", () => {
  const fault = { table: "action", number: 0, field: "success2[0].steps", reason: "too many", message: "…" };

  it("are shown at their field, or at the control around it", () => {
    expect(faultsAt([fault], "success2[0].steps", true)).toEqual([fault]);
    expect(faultsAt([fault], "success2", false)).toEqual([]);
    expect(faultsAt([fault], "success2", true)).toEqual([fault]);
    expect(faultsAt([fault], "success", true)).toEqual([]);
    expect(whereOf({ ...EMPTY, entries: { action: [{ id: "walk", name: "Walk" }] } }, fault)).toBe("Walk");
  });

  it("are described in words", () => {
    expect(valueWords([{ verb: "move", steps: 2 }, { verb: "end" }])).toBe("Move (steps 2), End");
    expect([valueWords(null), valueWords(true), valueWords([])]).toEqual(["none", "yes", "none"]);
  });
});
