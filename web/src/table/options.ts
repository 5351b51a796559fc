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
  const place = group && label.startsWith(`${group}, `) ? `${group}, ` : "";
  const rest = label.slice(place.length);
  const [, short = rest, detail = ""] = /^(.*\S) (\(.*\))$/.exec(rest) ?? [];
  return { number, place, short, detail };
}

/** Groups in the order of their first options; one without a name where any option has no place. */
export function grouped(options: OptionInfo[], place: (piece: string) => string | null): Group[] {
  const names = options.map((option) => option.pieces.map(place).find((name) => name !== null) ?? "");
  if (names.includes("")) names.fill("");
  const groups = new Map<string, Choice[]>();
  options.forEach((option, number) => {
    const name = names[number] ?? "";
    const choices = groups.get(name) ?? [];
    choices.push(choice(number, option.label, name));
    groups.set(name, choices);
  });
  return Array.from(groups, ([name, choices]) => ({ name, choices }));
}
