/** The numbers of an entry, which its card may not show. */

import { type Entry, type Json, label, type Part } from "../form/schema";

/** More numbers than this are not listed. */
const MOST = 14;

const isPlain = (value: Json): boolean => typeof value === "number";

/** A list of numbers, or a table with numbers, in a few words; "" for anything else, such as effects, which the card says. */
function said(value: Json): string {
  if (isPlain(value)) return String(value);
  if (Array.isArray(value)) {
    if (!value.length || value.length > 12) return "";
    if (value.every(isPlain)) return value.join(", ");
    const rows = value.map((row) => (Array.isArray(row) || (row && typeof row === "object") ? said(row) : ""));
    return rows.every((row) => row) ? rows.join("; ") : "";
  }
  if (value === null || typeof value !== "object" || "verb" in value) return "";
  const numbers = Object.entries(value).filter(([, item]) => isPlain(item));
  return numbers.map(([name, item]) => `${label(name).toLowerCase()} ${String(item)}`).join(", ");
}

/** The labels and values of the fields of an entry that are numbers or lists of numbers. */
export function factsOf(parts: readonly Part[], entry: Entry): [string, string][] {
  return parts
    .flatMap(({ name, label: called }): [string, string][] => {
      const value = entry[name];
      if (value === undefined || name === "copies") return [];
      const words = name === "goal" && typeof value === "string" ? value : said(value);
      return words ? [[called, words]] : [];
    })
    .slice(0, MOST);
}
