import { expect, test } from "vitest";

import { aimed } from "../src/table/aimed";
import { option } from "./fakes";

const turns = [0, 2].map((turn) => option(`Turn ${turn}`, { pieces: ["cell", `turn-${turn}`] }));
const doors = ["north", "east"].map((side) => option(`Open ${side}`, { pieces: [`way-${side}`, `room-${side}`] }));
const wait = option("End the turn", { goes_on: true });

test("a guide rings the piece that tells its option from the others, not the place that all share", () => {
  expect(aimed(["cell"], turns, 1)).toEqual(["turn-2"]);
  expect(aimed(["cell", "turn-2"], turns, 1)).toEqual(["turn-2"]);
});

test("a guide to a door rings the room behind it, too", () => {
  expect(aimed(["way-east"], [...doors, wait], 1)).toEqual(["way-east", "room-east"]);
});

test("a guide that points at something else, or suggests nothing, keeps what it points at", () => {
  expect(aimed(["card"], turns, 1)).toEqual(["card"]);
  expect(aimed(["cell"], turns, null)).toEqual(["cell"]);
  expect(aimed(["cell"], [turns[0]!], 0)).toEqual(["cell"]);
});
