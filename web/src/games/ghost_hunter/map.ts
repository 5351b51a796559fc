/** Where tiles lie on the floors, and which places beyond their doors can be chosen. */

import type { OptionInfo } from "../../protocol";
import type { TileView, View } from "./types";

/** From the top of the house down. */
const FLOORS = ["second", "first", "basement"] as const;
type Floor = (typeof FLOORS)[number];
const FLOOR_NAMES: Readonly<Record<Floor, string>> = {
  second: "Second floor",
  first: "First floor",
  basement: "Basement",
};

export const SIDES = ["north", "east", "south", "west"] as const;
export type Side = (typeof SIDES)[number];
const STEPS: Readonly<Record<Side, readonly [number, number]>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};
const LETTERS: Readonly<Record<string, Side>> = { N: "north", E: "east", S: "south", W: "west" };

/** A floor, or a part of it that lies apart and has a map of its own. part: from 0. */
export interface Area {
  floor: string;
  part: number;
}

export interface Place extends Area {
  east: number;
  south: number;
}

export const FIRST: Area = { floor: "first", part: 0 };

/** "first", "second2". */
export const keyOf = ({ floor, part }: Area): string => `${floor}${part ? part + 1 : ""}`;

export const inArea = (place: Area, area: Area): boolean => place.floor === area.floor && place.part === area.part;

export function areaName({ floor, part }: Area): string {
  return `${FLOOR_NAMES[floor as Floor]}${part ? `, part ${part + 1}` : ""}`;
}

export function laidOn(view: View, area: Area): TileView[] {
  return view.tiles.filter(({ cell }) => inArea(cell, area));
}

/** The floors on which something lies, from the top, each with its parts. */
export function areasOf(view: View): Area[] {
  const found = new Map<string, Area>([[keyOf(FIRST), FIRST]]);
  for (const { floor, part } of [...view.tiles.map(({ cell }) => cell), ...view.covered])
    found.set(keyOf({ floor, part }), { floor, part });
  return Array.from(found.values()).sort(
    (a, b) => FLOORS.indexOf(a.floor as Floor) - FLOORS.indexOf(b.floor as Floor) || a.part - b.part,
  );
}

/** Where a tile lies. */
export function areaOf(view: View, tile: string | null | undefined): Area | undefined {
  return view.tiles.find(({ id }) => id === tile)?.cell;
}

/** What a piece `cell-first-0--1` or `cell-second2-0-0` names. */
function placeOf(piece: string): Place | undefined {
  const found = /^cell-(second|first|basement)(\d*)-(-?\d+)-(-?\d+)$/.exec(piece);
  return found
    ? {
        floor: found[1] ?? "",
        part: found[2] ? Number(found[2]) - 1 : 0,
        east: Number(found[3]),
        south: Number(found[4]),
      }
    : undefined;
}

/** A place beyond a door that options name. verbs: what would be done there. */
interface Beyond extends Place {
  piece: string;
  verbs: string[];
}

export function beyondDoors(options: readonly OptionInfo[]): Beyond[] {
  const found = new Map<string, Beyond>();
  for (const { option, pieces } of options)
    for (const piece of pieces) {
      const place = placeOf(piece);
      if (place) found.set(piece, { ...place, piece, verbs: [...(found.get(piece)?.verbs ?? []), String(option[0])] });
    }
  return Array.from(found.values());
}

/** A way out of a tile that an option takes. side: undefined for stairs, chutes and a Tower's other door. */
export interface Way {
  piece: string;
  side: Side | undefined;
}

/** The ways out of the tile on which the hunter whose turn it is stands that can be chosen. */
export function waysOut(options: readonly OptionInfo[]): Way[] {
  return options.flatMap(({ option, pieces }) => {
    const piece = `way-${option[1]}`;
    return ["go", "open", "mark"].includes(String(option[0])) && pieces.includes(piece)
      ? [{ piece, side: SIDES[Number(option[1])] }]
      : [];
  });
}

/** Sides of a tile through which Towers lead to it from another floor. */
export function towerDoors(view: View, tile: string): string[] {
  return view.tiles.flatMap(({ far }) => (far?.tile === tile && far.side ? [far.side] : []));
}

/** What a floor spans, in cells. */
export interface Span {
  west: number;
  north: number;
  wide: number;
  high: number;
}

/** The area of all places. least: the minimum of cells in each direction. */
export function spanOf(places: readonly { east: number; south: number }[], least = 3): Span {
  const all = places.length ? places : [{ east: 0, south: 0 }];
  const [west, east] = [Math.min(...all.map((tile) => tile.east)), Math.max(...all.map((tile) => tile.east))];
  const [north, south] = [Math.min(...all.map((tile) => tile.south)), Math.max(...all.map((tile) => tile.south))];
  const [wide, high] = [Math.max(east - west + 1, least), Math.max(south - north + 1, least)];
  return { west: west - (wide - (east - west + 1)) / 2, north: north - (high - (south - north + 1)) / 2, wide, high };
}

/** The cells beyond open doors where no tile lies yet. */
export function unexplored(
  laid: readonly TileView[],
  taken: readonly { east: number; south: number }[],
): { east: number; south: number }[] {
  const key = ({ east, south }: { east: number; south: number }): string => `${east},${south}`;
  const full = new Set(taken.map(key));
  const found = new Map<string, { east: number; south: number }>();
  for (const { cell } of laid)
    for (const side of SIDES)
      if (cell.doors.includes(side) || cell.markers.includes(side)) {
        const place = stepFrom(cell, side);
        if (!full.has(key(place))) found.set(key(place), place);
      }
  return Array.from(found.values());
}

const PERCENT = /(\d+)%/;
/** What is done at a place, and the words before its chance. */
const DEEDS: Readonly<Record<string, readonly [string, string]>> = {
  escape: ["Escape here", ""],
  go: ["Go here", "hit "],
  open: ["Open", ""],
  lay: ["Lay it here", ""],
  beside: ["Lay it here", ""],
  fold: ["Fold away", ""],
  "rub-out": ["Rub out", ""],
};

/** "Escape here, 60 %": what the options of a place do and how likely that is; "" where they differ or are no deed. */
export function priceOf(options: readonly OptionInfo[], piece: string): string {
  const there = options.filter(({ pieces }) => pieces[0] === piece || pieces.at(-1) === piece);
  const [verb, ...others] = [...new Set(there.map(({ option }) => String(option[0])))];
  const deed = verb && !others.length ? DEEDS[verb] : undefined;
  if (!deed) return "";
  const chance = PERCENT.exec(there[0]?.likely ?? "")?.[1];
  return chance ? `${deed[0]}, ${deed[1]}${chance}\u00a0%` : deed[0];
}

function stepFrom(place: { east: number; south: number }, side: Side): { east: number; south: number } {
  const [east, south] = STEPS[side];
  return { east: place.east + east, south: place.south + south };
}

/** The printed doors of a tile, rotated clockwise by quarter turns. */
export function turnedDoors(letters: string, quarters: number): Side[] {
  return Array.from(letters).flatMap((letter) => {
    const side = LETTERS[letter];
    return side ? [SIDES[(SIDES.indexOf(side) + quarters) % SIDES.length] ?? side] : [];
  });
}

/** Sides of a tile whose wall has become a door, seen from here or from the other side. */
export function markersOf(tile: TileView, all: readonly TileView[]): Side[] {
  return SIDES.filter((side, number) => {
    const there = stepFrom(tile.cell, side);
    const other = all.find(({ cell }) => cell.east === there.east && cell.south === there.south);
    return tile.cell.markers.includes(side) || other?.cell.markers.includes(SIDES[(number + 2) % SIDES.length] ?? "");
  });
}
