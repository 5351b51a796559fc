import { describe, expect, test } from "vitest";

import { optionsByPiece, filtered, foldedAway, inOrder, laidOut, continueOption } from "../src/table/options";
import type { OptionInfo } from "../src/protocol";
import { option } from "./fakes";

const at = (group: string, label: string): OptionInfo => option(`${label} in the ${group}`, { group, within: label });

/** The groups by name, with the labels of their buttons. */
const shown = (options: OptionInfo[], guided: number | null = null): [string, string[]][] =>
  laidOut(options, guided).map(({ name, choices }) => [name, choices.map(({ short }) => short)]);

describe("groups", () => {
  test("are the places, in the order of their first options, where a place has several", () => {
    const options = [at("Attic", "Left"), at("Cellar", "Door"), at("Attic", "Right"), option("Wait")];
    expect(shown(options)).toEqual([
      ["Attic", ["Left", "Right"]],
      ["Cellar", ["Door"]],
      ["", ["Wait"]],
    ]);
  });

  test("are not made where every place has one option", () => {
    expect(shown([at("Attic", "Left"), at("Cellar", "Door")])).toEqual([
      ["", ["Left in the Attic", "Door in the Cellar"]],
    ]);
  });

  test("are not made where most options have no place", () => {
    const options = [at("Attic", "Left"), at("Attic", "Right"), option("Wait"), option("Rest"), option("Hide")];
    expect(shown(options)).toHaveLength(1);
  });

  test("without a place show the short form of an option and its detail", () => {
    const [group] = laidOut([option("Take the key (1 Time)", { short: "Take the key", detail: "1 Time" })], null);
    expect(group?.choices).toEqual([{ number: 0, short: "Take the key", detail: "1 Time" }]);
  });

  test("begin with the one that a guide asks for, where that is long", () => {
    const long = ["A", "B", "C", "D", "E"].map((label) => at("Cellar", label));
    const options = [at("Attic", "Left"), at("Attic", "Right"), ...long];
    expect(shown(options, 4).map(([name]) => name)).toEqual(["Cellar", "Attic"]);
    expect(shown(options, 0).map(([name]) => name)).toEqual(["Attic", "Cellar"]);
    expect(shown(options.slice(0, -1), 4).map(([name]) => name)).toEqual(["Attic", "Cellar"]);
  });
});

describe("options apart from the answers", () => {
  const options = [
    option("End the turn", { goes_on: true }),
    option("Hide"),
    option("Show the hand", { beside: true, group: "Hand", within: "Show" }),
    option("Discard the amulet", { folded: "Discard", group: "Items", within: "Amulet" }),
    option("Discard the doll", { folded: "Discard", group: "Items", within: "Doll" }),
    option("Run"),
  ];

  test("are grouped below them", () => {
    expect(laidOut(options, null).map(({ name, aside }) => [name, aside])).toEqual([
      ["", false],
      ["Hand", true],
    ]);
  });

  test("are under collapsed headings, in groups", () => {
    const [fold, ...others] = foldedAway(options);
    expect(others).toEqual([]);
    expect(fold?.name).toBe("Discard");
    expect(fold?.groups.map(({ name, choices }) => [name, choices.map(({ short }) => short)])).toEqual([
      ["Items", ["Amulet", "Doll"]],
    ]);
  });

  test("have numbers after the answers; the continue option has none", () => {
    expect(continueOption(options)?.number).toBe(0);
    expect(inOrder(options, null)).toEqual([1, 5, 2, 3, 4]);
  });

  test("all have a button: every option is shown once", () => {
    expect([...inOrder(options, null), continueOption(options)?.number].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe("the filter", () => {
  const options = [at("Attic", "Left"), at("Cellar", "Door"), at("Attic", "Right"), option("Wait")];
  const left = (words: string): number[] =>
    filtered(laidOut(options, null), options, words).flatMap(({ choices }) => choices.map(({ number }) => number));

  test("keeps options by their whole label, in any case, and their groups", () => {
    expect(left("attic")).toEqual([0, 2]);
    expect(left("RIGHT")).toEqual([2]);
    expect(left("")).toEqual([0, 2, 1, 3]);
  });

  test("keeps nothing if no option matches", () => {
    expect(filtered(laidOut(options, null), options, "window")).toEqual([]);
  });
});

describe("a piece", () => {
  test("stands for an option where it belongs to no other", () => {
    const options = [option("Take", { pieces: ["key", "door"] }), option("Open", { pieces: ["door"] }), option("Wait")];
    expect(optionsByPiece(options)).toEqual({ single: new Map([["key", 0]]), shared: new Set(["door"]) });
  });
});
