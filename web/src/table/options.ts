/** The options of a question as buttons: grouped by place where each has one, and their labels cut into parts. */

import type { OptionInfo } from "../protocol";

export interface Choice {
  /** The option's number in the question. */
  number: number;
  /** The label in three parts: its group's name, the heart of it, and what stands in brackets at its end. */
  place: string;
  short: string;
  detail: string;
}

export interface Group {
  name: string;
  choices: Choice[];
}

function choice(number: number, label: string, group: string): Choice {
  const at = group ? label.indexOf(`${group} `) : -1;
  const first = group && label.startsWith(`${group}, `) ? `${group}, ` : "";
  const place = first || (at >= 0 && at < 9 ? label.slice(0, at + group.length + 1) : "");
  const rest = label.slice(place.length);
  const [, short = rest, detail = ""] = /^(.*\S) (\(.*\))$/.exec(rest) ?? [];
  return { number, place, short, detail };
}

/**
 * Groups in the order of their first options; one without a name where no place has two options. Options without a
 * place come last, in a group without a name, unless they are the most. The option that goes on is the last of all.
 */
export function grouped(options: OptionInfo[], place: (piece: string) => string | null): Group[] {
  const names = options.map((option) => option.pieces.map(place).find((name) => name !== null) ?? "");
  const placed = names.filter(Boolean);
  const distinct = new Set(placed).size;
  if (placed.length * 2 < names.length || distinct === placed.length) names.fill("");
  const groups = new Map<string, Choice[]>();
  const last: Choice[] = [];
  const end: Choice[] = [];
  options.forEach((option, number) => {
    const name = names[number] ?? "";
    const choices = option.goes_on ? end : name ? (groups.get(name) ?? []) : last;
    choices.push(choice(number, option.label, name));
    if (name && !option.goes_on) groups.set(name, choices);
  });
  const found = Array.from(groups, ([name, choices]) => ({ name, choices }));
  const rest = [...last, ...end];
  return rest.length ? [...found, { name: "", choices: rest }] : found;
}
