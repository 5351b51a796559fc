/** Paths of fields in an entry, such as "effects[0].count". */

import type { Entry, Json } from "./schema";

export type Step = string | number;

export function stepsOf(path: string): Step[] {
  return [...path.matchAll(/\[(\d+)\]|\[([^\]]+)\]|([^.[\]]+)/g)].map(([, number, key, name]) =>
    number === undefined ? (key ?? name ?? "") : Number(number),
  );
}

/** The path of a part of the value at `path`. */
export function inside(path: string, step: Step): string {
  if (typeof step === "number") return `${path}[${step}]`;
  return path ? `${path}.${step}` : step;
}

/** A copy of an object without some fields. */
export function without<T extends object>(from: T, ...names: readonly string[]): T {
  return Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name))) as T;
}

export function valueAt(value: Json | undefined, path: string): Json | undefined {
  return stepsOf(path).reduce<Json | undefined>(
    (at, step) => (at !== null && typeof at === "object" ? (at as Record<Step, Json>)[step] : undefined),
    value,
  );
}

/** A copy of an entry with another value at a path; undefined removes the field. */
export function withValue(entry: Entry, path: string, value: Json | undefined): Entry {
  return put(entry, stepsOf(path), value) as Entry;
}

function put(at: Json | undefined, [step, ...rest]: Step[], value: Json | undefined): Json | undefined {
  if (step === undefined) return value;
  if (typeof step === "number") {
    const list = Array.isArray(at) ? [...at] : [];
    const next = put(list[step], rest, value);
    if (next === undefined) list.splice(step, 1);
    else list[step] = next;
    return list;
  }
  const { [step]: old, ...others } = (at ?? {}) as Entry;
  const next = put(old, rest, value);
  if (next === undefined) return others;
  return step in ((at ?? {}) as Entry) ? { ...(at as Entry), [step]: next } : { ...others, [step]: next };
}

/** Whether a path is that of a field, or of a part of it. */
export function isWithin(path: string, field: string): boolean {
  return path === field || field === "" || path.startsWith(`${field}.`) || path.startsWith(`${field}[`);
}

/** The list with the item at `from` moved to `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
