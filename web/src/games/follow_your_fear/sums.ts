/** How Strength and Defense add up: the cards on a mat, their multipliers, the Void. */

import { whom } from "../../words";
import type { Content } from "./view";
import { type MatCard, nameOf, type View } from "./view";

/** What adds to a sum. card: its id, or "". */
export interface Term {
  value: number;
  what: string;
  card: string;
}

export interface Sum {
  total: number;
  /** "(2+1)×2", as short as it can be; "" where nothing adds to it. */
  short: string;
  /** "2 from Ember Fox and 1 from Milk Goat, times 2". */
  long: string;
}

const VOID_FEAR = 2;
const VOID_PLAYER = -2;

/** "+2", "−1". */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
export const plain = (value: number): string => (value < 0 ? `−${-value}` : String(value));

const joined = (values: readonly number[]): string =>
  values.map((value, at) => (at ? signed(value) : plain(value))).join("");

/** What the cards of a mat come to. */
export function sumOf(mat: readonly MatCard[], what: "strength" | "defense", content: Content): Sum {
  const exchanged = mat.filter(({ turned }) => turned).length % 2 === 1;
  const counted = exchanged === (what === "strength") ? "defense" : "strength";
  const times = mat.reduce((product, card) => product * card[`${counted}_times`], 1);
  const terms = mat
    .map((card) => ({
      value: card[counted] + (counted === "defense" ? card.copied : 0),
      what: nameOf(card.id, content),
      card: card.id,
    }))
    .filter(({ value }) => value);
  const before = terms.reduce((sum, { value }) => sum + value, 0);
  const values = joined(terms.map(({ value }) => value));
  const short = !terms.length ? "" : times === 1 ? values : `${terms.length > 1 ? `(${values})` : values}×${times}`;
  const named = terms.map(({ value, what }) => `${plain(value)} from ${what}`).join(", ");
  const how = [named, times !== 1 && named ? `times ${times}` : "", exchanged ? "Strength and Defense exchanged" : ""];
  return { total: before * times, short: exchanged && short ? `⇄ ${short}` : short, long: how.filter(Boolean).join(", ") };
}

/** The Strength of those who act. */
export function strengthNow(dream: View, content: Content): Sum {
  const one = dream.players[dream.turn];
  return sumOf((dream.phase === "fear" ? one?.fears : one?.spirits) ?? [], "strength", content);
}

/** The Defense of a player's tokens. */
export function defenseOf(dream: View, seat: number, content: Content): Sum {
  const one = dream.players[seat];
  const sum = sumOf(one?.spirits ?? [], "defense", content);
  return one?.in_void ? withVoid(sum, VOID_PLAYER) : sum;
}

/** The Defense of the Fear: what each player has given it, and the Void. */
export function fearDefense(dream: View, content: Content): Sum {
  const parts = dream.players.flatMap((one, seat) => {
    const sum = sumOf(one.fears, "defense", content);
    return sum.short ? [{ seat, sum }] : [];
  });
  const total = parts.reduce((all, { sum }) => all + sum.total, 0);
  const short = parts.map(({ seat, sum }, at) => `${at ? signed(sum.total) : plain(sum.total)} (${whom(seat)})`).join(" ");
  const long = parts.map(({ seat, sum }) => `${plain(sum.total)} from ${whom(seat)} (${sum.long})`).join(", ");
  const sum = { total, short, long };
  return dream.fear_in_void ? withVoid(sum, VOID_FEAR) : sum;
}

function withVoid(sum: Sum, change: number): Sum {
  const sign = sum.short ? `${change < 0 ? "−" : "+"} ` : change < 0 ? "−" : "";
  return {
    total: sum.total + change,
    short: `${sum.short} ${sign}${Math.abs(change)} Void`.trim(),
    long: [sum.long, `${plain(change)} from the Void`].filter(Boolean).join(", "),
  };
}
