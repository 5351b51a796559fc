/** The powers of a card in parts: a symbol, a number and a word. */

import type { Outline } from "./art/pictures";
import { title } from "../../words";
import { type Sign, TYPES } from "./view";

export interface PowerParts {
  /** The symbol of a value or of a type; otherwise an outline, or the grid of a Move. */
  sign?: Sign | "strength" | "defense";
  outline?: Outline;
  move?: boolean;
  number: string;
  word: string;
  /** The full name, where the word on a small card is shorter. */
  name: string;
}

const OUTLINES: Readonly<Record<string, Outline>> = {
  Harvest: "sickle",
  Peek: "third-eye",
  card: "card-draw",
  "Fear card": "card-draw",
  Push: "push",
  Steal: "snatch",
  Swap: "cycle",
  Hide: "ninja-mask",
  Teleport: "teleport",
  Heal: "healing",
  Disappear: "invisible",
  Poison: "poison-bottle",
  Copy: "mirror-mirror",
  "Let Go": "feather",
  Exchange: "scales",
};
const SIGNS = { Strength: "strength", Defense: "defense", Corrupt: "corrupt" } as const;

/** Powers whose name is longer than the word on the card. */
const WORDS: Readonly<Record<string, string>> = { "Exchange Strength and Defense": "Exchange" };

const typeset = (number: string): string => number.replace("-", "−").replace("x", "×");

/** Split "+2 Strength", "Strength x2", "Move wedge", "Hope symbol" or "Let Go 3". */
export function powerParts(power: string): PowerParts {
  if (/^Move (?!x)/.test(power)) return { move: true, number: "", word: "Move", name: "Move" };
  const [, before = "", rest = ""] = /^([+-]\d+)? ?(.*)$/.exec(power) ?? [];
  const [, name = "", after = ""] = /^(.*?)(?: (x?\d+))?$/.exec(rest) ?? [];
  const number = typeset(before || after);
  const type = TYPES.find((sign) => name.toLowerCase() === `${sign} symbol`);
  if (type) return { sign: type, number, word: title(type), name: `${title(type)} symbol` };
  const word = WORDS[name] ?? name;
  const sign = SIGNS[word as keyof typeof SIGNS];
  if (sign) return { sign, number, word, name };
  const outline = OUTLINES[word];
  return outline ? { outline, number, word, name } : { move: word === "Move", number, word, name };
}

/** What a card adds to Strength, and the factor by which it multiplies it, before captured tokens. */
export function strengthOf(powers: readonly string[]): { adds: number; times: number } {
  const parts = powers.map(powerParts).filter(({ sign }) => sign === "strength");
  const value = (number: string): number => Number(number.replace("−", "-").replace(/[×+]/, ""));
  return {
    adds: parts.filter(({ number }) => !number.startsWith("×")).reduce((sum, { number }) => sum + value(number), 0),
    times: parts.filter(({ number }) => number.startsWith("×")).reduce((by, { number }) => by * value(number), 1),
  };
}
