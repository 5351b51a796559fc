/** Texts for Strength and Defense: the cards that add to them, multipliers, the Void. */

import type { ContentEntry } from "../../protocol";
import { count, list, whom } from "../../words";
import { strengthOf } from "./powers";
import { cardFacts, type Content, type MatCard, type Sum, type View } from "./view";

export interface SumWords {
  total: number;
  /** "(2+1)×2", in the shortest form; "" if there are no terms. */
  short: string;
  /** "2 from Ember Fox and 1 from Milk Goat, times 2". */
  long: string;
}

/** "+2", "−1". */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
export const plain = (value: number): string => (value < 0 ? `−${-value}` : String(value));

const joined = (values: readonly number[]): string =>
  values.map((value, at) => (at ? signed(value) : plain(value))).join("");

/** The sum of the cards on a mat, and the Void. */
function sumWords(total: number, { terms, times, exchanged, void: change }: Sum): SumWords {
  const adding = terms.filter(({ number }) => number);
  const values = joined(adding.map(({ number }) => number));
  const short = !adding.length ? "" : times === 1 ? values : `${adding.length > 1 ? `(${values})` : values}×${times}`;
  const named = adding.map(({ number, label }) => `${plain(number)} from ${label}`).join(", ");
  const how = [named, times !== 1 && named ? `times ${times}` : "", exchanged ? "Strength and Defense exchanged" : ""];
  return withVoid(
    { total, short: exchanged && short ? `⇄ ${short}` : short, long: how.filter(Boolean).join(", ") },
    change,
  );
}

/** The Strength of the acting side. */
export const strengthNow = (dream: View): SumWords => sumWords(dream.strength, dream.strength_sum);

/** The Defense of a player's tokens. */
export function defenseOf(dream: View, seat: number): SumWords {
  const dreamer = dream.players[seat];
  return dreamer ? sumWords(dreamer.defense, dreamer.defense_sum) : { total: 0, short: "", long: "" };
}

/** The Defense of the Fear: from each player, and from the Void. */
export function fearDefense(dream: View): SumWords {
  const parts = dream.players.flatMap((dreamer, seat) => {
    const sum = sumWords(dreamer.fear_defense, dreamer.fear_sum);
    return sum.short ? [{ seat, sum }] : [];
  });
  const short = parts
    .map(({ seat, sum }, at) => `${at ? signed(sum.total) : plain(sum.total)} (${whom(seat)})`)
    .join(" ");
  const long = parts.map(({ seat, sum }) => `${plain(sum.total)} from ${whom(seat)} (${sum.long})`).join(", ");
  return withVoid({ total: dream.fear_defense, short, long }, dream.fear_void);
}

function withVoid(sum: SumWords, change: number): SumWords {
  if (!change) return sum;
  const sign = sum.short ? `${change < 0 ? "−" : "+"} ` : change < 0 ? "−" : "";
  return {
    total: sum.total,
    short: `${sum.short} ${sign}${Math.abs(change)} Void`.trim(),
    long: [sum.long, `${plain(change)} from the Void`].filter(Boolean).join(", "),
  };
}

/** The Strength of the acting side once a card is summoned, before captured tokens are laid on it. */
export function powerStrength(dream: View, entry: ContentEntry | undefined): number {
  const { terms, times, exchanged, void: change } = dream.strength_sum;
  if (!entry || exchanged) return dream.strength;
  const card = strengthOf(cardFacts(entry).powers);
  const sum = terms.reduce((total, { number }) => total + number, card.adds);
  return sum * times * card.times + change;
}

/** A piece of a sum that is read from left to right. */
export interface SumPart {
  value: string;
  label: string;
  total?: boolean;
}

/** The Strength card by card: "2 + 1", "Bristling Cat", "× 2", "War Drum Grouse", "= 6". Empty if no card counts. */
export function sumParts(
  { terms, times, exchanged, void: change }: Sum,
  total: number,
  cards: readonly MatCard[],
  content: Content,
): SumPart[] {
  const adding = terms.filter(({ number }) => number);
  const tokens = (label: string): number =>
    cards
      .filter(({ id }) => content.get(id)?.name === label)
      .reduce((sum, { laid }) => sum + laid.reduce((a, b) => a + b, 0), 0);
  const wrapped = times !== 1 && adding.length > 1;
  const parts = adding.map(({ number, label }, at) => {
    const lead = at ? (number < 0 ? "− " : "+ ") : "";
    const with_ = tokens(label);
    return {
      value: `${at === 0 && wrapped ? "(" : ""}${lead}${lead ? Math.abs(number) : plain(number)}${at === adding.length - 1 && wrapped ? ")" : ""}`,
      label: with_ ? `${label}, with ${count(with_, "captured token")}` : label,
    };
  });
  if (times !== 1)
    parts.push({
      value: `× ${times}`,
      label: list(terms.filter(({ times: by }) => by !== 1).map(({ label }) => label)),
    });
  if (change) parts.push({ value: `${change < 0 ? "−" : "+"} ${Math.abs(change)}`, label: "the Void" });
  if (exchanged && parts.length) parts.push({ value: "⇄", label: "Strength and Defense exchanged" });
  return parts.length ? [...parts, { value: `= ${plain(total)}`, label: "", total: true } as SumPart] : [];
}
