import { expect, test } from "vitest";

import { arrowAt, roads } from "../src/games/final_girl/places";
import type { Content } from "../src/games/final_girl/view";

const content = new Map(
  Object.entries({ attic: { hall: [1] }, hall: { attic: [1] }, well: { hall: [6] } }).map(([id, links]) => [
    `space-${id}`,
    { facts: { links } },
  ]),
) as unknown as Content;

const spots = new Map([
  ["attic", { x: 0, y: 0 }],
  ["hall", { x: 100, y: 0 }],
  ["well", { x: 100, y: 50 }],
]);

test("a path is drawn once, and a one-way path from where it begins", () => {
  expect(roads(spots, content).map(({ id, oneWay }) => [id, oneWay])).toEqual([
    ["attic-hall", false],
    ["well-hall", true],
  ]);
});

test("the arrow of a one-way path points where it leads", () => {
  const way = roads(spots, content).find(({ oneWay }) => oneWay);
  expect(way && arrowAt(way)).toMatch(/ 25\) rotate\(-90\)$/);
});
