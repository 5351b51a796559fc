/** Texts for Strength and Defense: the cards that add to them, multipliers, the Void. */

import { whom } from "../../words";
import type { Sum, View } from "./view";

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
