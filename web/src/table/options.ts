/** The options of a question as buttons, grouped by place where a place has several. */

import type { OptionInfo } from "../protocol";

export interface Choice {
  /** The option's number in the question. */
  number: number;
  /** What its button says: within a group no more than its heart. */
  short: string;
  detail: string;
}

export interface Group {
  name: string;
  choices: Choice[];
}

/** What waits under a heading until one opens that, by what it is about. */
export interface Fold {
  name: string;
  groups: Group[];
}

/** With more options than this a place takes a row of its own. */
const ROW = 4;

/** The groups as they are shown from top to bottom, without the option that goes on. guided: what a guide asks for. */
export function laidOut(options: OptionInfo[], guided: number | null): (Group & { beside: boolean })[] {
  const groups = grouped(options).map(({ name, choices }) => ({
    name,
    choices: choices.filter(({ number }) => !options[number]?.goes_on),
    beside: false,
  }));
  // What the guide asks for comes first, where its place takes a row of its own anyway.
  const asked = groups.findIndex(
    ({ name, choices }) => name && choices.length > ROW && choices.some(({ number }) => number === guided),
  );
  if (asked > 0) groups.unshift(...groups.splice(asked, 1));
  return [...groups, ...beside(options).map((group) => ({ ...group, beside: true }))].filter(
    ({ choices }) => choices.length,
  );
}

/** What only goes on: it stands by itself below all others. */
export function continueOption(options: OptionInfo[]): Choice | undefined {
  return grouped(options)
    .flatMap(({ choices }) => choices)
    .find(({ number }) => options[number]?.goes_on);
}

/** The options in the order in which they are read and typed, from 1 on; the one that goes on is typed as 0. */
export function inOrder(options: OptionInfo[], guided: number | null): number[] {
  const groups = [...laidOut(options, guided), ...foldedAway(options).flatMap((fold) => fold.groups)];
  return groups.flatMap(({ choices }) => choices.map(({ number }) => number));
}

/**
 * Groups in the order of their first options; one without a name where no place has two options. Options without a
 * place come last, in a group without a name. The option that goes on is the last of all. What answers nothing is left
 * out: `beside` has it.
 */
function grouped(options: OptionInfo[]): Group[] {
  const named = options.flatMap(({ group }) => (group ? [group] : []));
  const apart = named.length > new Set(named).size && named.length * 2 >= options.length;
  const groups = new Map<string, Choice[]>();
  const last: Choice[] = [];
  const end: Choice[] = [];
  options.forEach((option, number) => {
    if (option.beside || option.folded) return;
    const name = apart ? (option.group ?? "") : "";
    const choice = name
      ? { number, short: option.within || option.label, detail: "" }
      : {
          number,
          short: option.short || (!option.group && option.within) || option.label,
          detail: option.detail ?? "",
        };
    if (name) groups.set(name, [...(groups.get(name) ?? []), choice]);
    else if (option.goes_on) end.push(choice);
    else last.push(choice);
  });
  const places = Array.from(groups, ([name, choices]) => ({ name, choices }));
  const rest = [...last, ...end];
  return rest.length ? [...places, { name: "", choices: rest }] : places;
}

/** What may be said or set while the question stays open, by what it is about. */
function beside(options: OptionInfo[]): Group[] {
  const groups = new Map<string, Choice[]>();
  options.forEach((option, number) => {
    if (!option.beside || option.folded) return;
    const name = option.group ?? "";
    groups.set(name, [...(groups.get(name) ?? []), { number, short: option.within || option.label, detail: "" }]);
  });
  return Array.from(groups, ([name, choices]) => ({ name, choices }));
}

/** What is chosen seldom, under its headings. */
export function foldedAway(options: OptionInfo[]): Fold[] {
  const folds = new Map<string, Map<string, Choice[]>>();
  options.forEach((option, number) => {
    if (!option.folded) return;
    const groups = folds.get(option.folded) ?? new Map<string, Choice[]>();
    const name = option.group ?? "";
    groups.set(name, [...(groups.get(name) ?? []), { number, short: option.within || option.label, detail: "" }]);
    folds.set(option.folded, groups);
  });
  return Array.from(folds, ([name, groups]) => ({
    name,
    groups: Array.from(groups, ([about, choices]) => ({ name: about, choices })),
  }));
}

/** Keep the choices whose options contain the words of the filter, and the groups that have any. */
export function filtered<Kind extends Group>(groups: Kind[], options: OptionInfo[], words: string): Kind[] {
  const fits = ({ number }: Choice): boolean => contains(options[number], words);
  return groups
    .map((group) => ({ ...group, choices: group.choices.filter(fits) }))
    .filter(({ choices }) => choices.length);
}

/** Whether an option contains the words of the filter; all contain "". */
export const contains = (option: OptionInfo | undefined, words: string): boolean =>
  option !== undefined && option.label.toLowerCase().includes(words.toLowerCase());

/** The pieces that stand for exactly one option, with its number; and those that stand for several. */
export function optionsByPiece(options: OptionInfo[]): { single: Map<string, number>; shared: Set<string> } {
  const single = new Map<string, number>();
  const shared = new Set<string>();
  options.forEach(({ pieces }, number) => {
    for (const piece of pieces) {
      if (single.has(piece)) shared.add(piece);
      single.set(piece, number);
    }
  });
  for (const piece of shared) single.delete(piece);
  return { single, shared };
}
