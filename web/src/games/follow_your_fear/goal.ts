/** How far the Fear is from its end. */

import { captured, type View } from "./view";

interface FearToken {
  blue: boolean;
  now: "board" | "waits" | "taken";
}

/** Its tokens: on the board, in the reserve, captured. */
export function fearTokens(dream: View): FearToken[] {
  const some = (many: number, blue: boolean, now: FearToken["now"]): FearToken[] =>
    Array.from({ length: many }, () => ({ blue, now }));
  return [
    ...some(dream.red.length, false, "board"),
    ...some(dream.blue.length, true, "board"),
    ...some(dream.reserve[0] ?? 0, false, "waits"),
    ...some(dream.reserve[1] ?? 0, true, "waits"),
    ...dream.players.flatMap(({ taken }) =>
      captured(taken)
        .filter(({ kind }) => dream.kinds[kind]?.seat === null)
        .flatMap(({ kind, many }) => some(many, dream.kinds[kind]?.blue ?? false, "taken")),
    ),
  ];
}
