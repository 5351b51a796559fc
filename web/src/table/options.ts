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

/** The number under which an option is shown and typed: 0 for the one that goes on, else from 1. goesOn: -1 for none. */
export function keyOf(option: number, goesOn: number): number {
  if (option === goesOn) return 0;
  return goesOn >= 0 && option > goesOn ? option : option + 1;
}

/** The option that is shown under a number from 1. */
export function optionOf(key: number, goesOn: number): number {
  return goesOn >= 0 && key > goesOn ? key : key - 1;
}

/**
 * Groups in the order of their first options; one without a name where no place has two options. Options without a
 * place come last, in a group without a name. The option that goes on is the last of all. What answers nothing is left
 * out: `beside` has it.
 */
export function grouped(options: OptionInfo[]): Group[] {
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
      : { number, short: option.short || (!option.group && option.within) || option.label, detail: option.detail ?? "" };
    if (name) groups.set(name, [...(groups.get(name) ?? []), choice]);
    else if (option.goes_on) end.push(choice);
    else last.push(choice);
  });
  const found = Array.from(groups, ([name, choices]) => ({ name, choices }));
  const rest = [...last, ...end];
  return rest.length ? [...found, { name: "", choices: rest }] : found;
}

/** What may be said or set while the question stays open, by what it is about. */
export function beside(options: OptionInfo[]): Group[] {
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
  return Array.from(folds, ([name, groups]) => ({ name, groups: Array.from(groups, ([about, choices]) => ({ name: about, choices })) }));
}
