/** Changing a room tile of Ghost Hunter 13: its doors, floors, icons and what it is joined to. */

import type { Draft, WorkshopGame } from "../../protocol";
import { type Choice, choicesIn, type Entry, numberOf, textOf, textsOf, withField } from "./entry";

export const LETTERS = ["N", "E", "S", "W"] as const;
export type Letter = (typeof LETTERS)[number];

export const FLOORS = [
  { id: "second", name: "Second floor" },
  { id: "first", name: "First floor" },
  { id: "basement", name: "Basement" },
] as const;

/** The fields of the icons, in the order in which hunters resolve them. */
export const ICONS = [
  { id: "insanity", name: "Insanity" },
  { id: "events", name: "Event" },
  { id: "items", name: "Item" },
] as const;

export const MARKERS: readonly Choice[] = [
  { id: "any", name: "on its doors and on doors that lead into it" },
  { id: "not-in", name: "only on its own doors" },
  { id: "not-out", name: "only on doors that lead into it" },
  { id: "none", name: "nowhere" },
];

export const CHUTES: readonly Choice[] = [
  { id: "", name: "No" },
  { id: "upper", name: "The upper end" },
  { id: "lower", name: "The lower end" },
];

const ALL_FLOORS = ["basement", "first", "second"];

/** Add or remove a door. */
export function withDoor(entry: Entry, letter: Letter): Entry {
  const doors = textOf(entry.doors);
  const kept = LETTERS.filter((side) => doors.includes(side) !== (side === letter));
  return { ...entry, doors: kept.join("") };
}

export const floorsOf = (entry: Entry): string[] => ("floors" in entry ? textsOf(entry.floors) : ALL_FLOORS);

/** Allow the tile on a floor, or no longer. */
export function withFloor(entry: Entry, floor: string): Entry {
  const floors = floorsOf(entry);
  const kept = ALL_FLOORS.filter((other) => floors.includes(other) !== (other === floor));
  return withField(entry, "floors", kept, ALL_FLOORS);
}

export const withIcons = (entry: Entry, icon: string, by: number): Entry =>
  withField(entry, icon, Math.max(0, Math.min(9, numberOf(entry[icon]) + by)), 0);

/** The tiles that can be at the other end of the stairs or the Chute. */
export const pairsFor = (entry: Entry, draft: Draft, game: WorkshopGame): Choice[] =>
  choicesIn(draft, game, "tile").filter(({ id }) => id !== entry.id);
