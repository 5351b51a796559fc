/** Differences between a draft and the box, in words. */

import { type Json, label } from "../form/schema";

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
