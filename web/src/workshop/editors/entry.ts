/** Reading and changing the fields of entries, which hold anything that a TOML file can hold. */

import type { Draft, WorkshopGame } from "../../protocol";
import { entriesIn, idOf, nameOf } from "../draft/entries";

export type Entry = Record<string, unknown>;

export const isEntry = (value: unknown): value is Entry =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

export const numberOf = (value: unknown, otherwise = 0): number => (typeof value === "number" ? value : otherwise);

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const textsOf = (value: unknown): string[] => listOf(value).filter((item) => typeof item === "string");

export const entriesOf = (value: unknown): Entry[] => listOf(value).filter(isEntry);

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Return the entry with a field set, or without it if the value is undefined or the default. */
export function withField(entry: Entry, field: string, value: unknown, byDefault?: unknown): Entry {
  if (value !== undefined && !same(value, byDefault)) return { ...entry, [field]: value };
  const rest = { ...entry };
  delete rest[field];
  return rest;
}

export interface Choice {
  id: string;
  name: string;
}

export const choicesIn = (draft: Draft, game: WorkshopGame, table: string): Choice[] =>
  entriesIn(draft, game, table).map((entry) => ({ id: idOf(entry), name: nameOf(entry) }));
