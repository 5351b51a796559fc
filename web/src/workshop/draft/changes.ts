/** Differences between a draft and the box, in words. */

import { inside, stepsOf } from "../form/paths";
import { type Json, label } from "../form/schema";

/** A path for people: "Effects 1, Count" for "effects[0].count". */
export function pathWords(path: string): string {
  let words: string[] = [];
  for (const step of stepsOf(path)) {
    if (typeof step === "number") words = [...words.slice(0, -1), `${words.at(-1) ?? ""} ${step + 1}`.trim()];
    else words.push(label(step));
  }
  return words.join(", ") || inside("", path);
}

/** A value for people. */
export function valueWords(value: Json | undefined): string {
  if (value === null || value === undefined) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(valueWords).join(", ") || "none";
  if (typeof value === "object") {
    const { verb, ...others } = value;
    const rest = Object.entries(others).map(([name, part]) => `${label(name).toLowerCase()} ${valueWords(part)}`);
    const head = typeof verb === "string" ? label(verb) : "";
    return head && rest.length ? `${head} (${rest.join(", ")})` : head || rest.join(", ");
  }
  return String(value) || "none";
}
