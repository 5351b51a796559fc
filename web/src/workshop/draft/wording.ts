/** The fields and faults of a draft in words for people. */

import type { DraftFault } from "../../protocol";
import { stepsOf } from "../form/paths";
import { label } from "../form/schema";

/** What an error message of a pack begins with: a file, and then the table and id of an entry. */
const PLACE = /^[\w-]+\/[\w.-]+(?:\.toml)?: (?:\w+ [a-z0-9-]+: )?(?:field '[^']*':? )?/;

/** Reasons that a field shows in other words. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^'.*' is blank; /, ""],
  [/^a list of 1 or more.*/, "Choose at least one"],
  [/^a list of (\d+) or more.*/, "Choose at least $1"],
  [/^required but missing; it may be (.*)/, "This must be filled in: $1"],
  [/^required but missing/, "This must be filled in"],
  [/^(an? (?:whole )?(?:number|text|list|table))\b/, "This must be $1"],
];

/** The label of the field of a path: "Effects 1, Count" for "effects[0].count". */
export function fieldLabel(path: string): string {
  const parts: string[] = [];
  for (const step of stepsOf(path))
    parts.push(typeof step === "number" ? `${parts.pop() ?? ""} ${step + 1}`.trim() : label(step));
  return parts.join(", ");
}

/** Why a value is not valid, as a sentence. */
export function reasonOf({ field, reason }: Pick<DraftFault, "field" | "reason">): string {
  let said = reason.replace(PLACE, "");
  for (const [pattern, words] of WORDS) {
    const next = said.replace(pattern, words);
    if (next === said) continue;
    said = next;
    break;
  }
  const one = /^(effect|spell|rule|line|space|door)s$/.exec(field.split(/[.[]/).at(-1) ?? "")?.[1];
  if (said === "Choose at least one" && one) said += ` ${one}`;
  said = said.trim();
  said = said.charAt(0).toUpperCase() + said.slice(1);
  return !said || /[.!?]$/.test(said) ? said : `${said}.`;
}

/** A fault with the label of its field. */
export function faultWords(fault: Pick<DraftFault, "field" | "reason">): string {
  const field = fieldLabel(fault.field);
  return field ? `${field}: ${reasonOf(fault)}` : reasonOf(fault);
}
