/** Where a card's Move leads a token, computed for previews; the server's options are what counts. */

import type { EventInfo } from "../../protocol";
import { boardOf, cardFacts, type Content, type Pattern, patternOf, standing, targetOf, type View } from "./view";

/** A tile that a Move reaches. kind: of the token there; falls: whether the acting side can capture it now. */
export interface Reached {
  tile: number;
  kind: number | undefined;
  falls: boolean;
}

/** The Move of a card; flipped: the one on its back. */
export function moveOf(card: string, flipped: boolean, content: Content): Pattern | undefined {
  const entry = content.get(card);
  if (!entry) return undefined;
  const facts = cardFacts(entry);
  return patternOf(flipped ? (targetOf(facts.fear ?? null, content)?.facts.back ?? "") : facts.pattern, content);
}

/** The Move that is being carried out: that of the card summoned last. */
export function moveNow(events: readonly EventInfo[], content: Content): Pattern | undefined {
  const last = events.findLast(({ event }) => event[0] === "summoned" || event[0] === "flipped");
  const card = last?.pieces.findLast((id) => content.has(id));
  return card === undefined ? undefined : moveOf(card, last?.event[0] === "flipped", content);
}

/** The Defense of a kind of token. */
export function defenseAgainst(dream: View, kind: number): number {
  const seat = dream.kinds[kind]?.seat ?? null;
  return seat === null ? dream.fear_defense : (dream.players[seat]?.defense ?? 0);
}

/** The tokens that act in this phase. */
export const acting = (dream: View): number[] =>
  dream.phase === "fear" ? [...dream.red, ...dream.blue] : (dream.players[dream.turn]?.tokens ?? []);

/** Whether the acting side may capture a kind of token if it is strong enough. */
function isPrey(dream: View, kind: number): boolean {
  const seat = dream.kinds[kind]?.seat ?? null;
  return dream.phase === "fear" ? seat !== null && seat !== dream.turn : seat === null;
}

/**
 * Every tile that a Move reaches from `start`, free or with a token that may be captured. strength: the Strength that
 * attacks. (FY-MOVE-2, FY-MOVE-3, FY-MOVE-4, FY-MOVE-5)
 */
export function reach(
  dream: View,
  content: Content,
  pattern: Pattern,
  start: number,
  strength = dream.strength,
): Reached[] {
  const board = boardOf(content);
  const size = board.columns.length;
  const there = standing(dream);
  const quarters = board.sides.indexOf(dream.players[dream.turn]?.side ?? "south");
  const [row, column] = [Math.floor(start / size), start % size];

  /** The tile at [right, ahead] of the token as its owner sees it. */
  function at(right: number, ahead: number): number | undefined {
    let [down, east] = [-ahead, right];
    // From the south, ahead is up; every quarter of the board turns it clockwise.
    for (let turn = 0; turn < (quarters + 2) % 4; turn += 1) [down, east] = [east, -down];
    const [y, x] = [row + down, column + east];
    return y >= 0 && x >= 0 && y < size && x < size ? y * size + x : undefined;
  }

  const found = new Map<number, Reached>();
  function add(tile: number): boolean {
    const kind = there[tile];
    if (kind === undefined) found.set(tile, { tile, kind, falls: true });
    else if (isPrey(dream, kind) && !dream.hidden.includes(tile))
      found.set(tile, { tile, kind, falls: strength > defenseAgainst(dream, kind) });
    return kind === undefined;
  }

  const has = new Set(pattern.offsets.map(String));
  for (const [right, ahead] of pattern.offsets) {
    const tile = at(right, ahead);
    if (tile === undefined) continue;
    const far = Math.max(Math.abs(right), Math.abs(ahead));
    const straight = right === 0 || ahead === 0 || Math.abs(right) === Math.abs(ahead);
    const between = Array.from({ length: straight ? far - 1 : 0 }, (_, step): [number, number] => [
      (right / far) * (step + 1),
      (ahead / far) * (step + 1),
    ]);
    const walks = between.every((step) => has.has(String(step)));
    if (!walks || between.every((step) => there[at(...step) ?? -1] === undefined)) add(tile);
  }
  for (const [right, ahead] of pattern.rays)
    for (let step = 1; step < size; step += 1) {
      const tile = at(right * step, ahead * step);
      if (tile === undefined || !add(tile)) break;
    }
  return Array.from(found.values());
}

/** The acting token to draw a Move from: one that captures, otherwise the one with the most ways. */
export function bestStart(ways: readonly (readonly [start: number, end: number])[], dream: View): number {
  const there = standing(dream);
  const worth = new Map<number, number>();
  for (const [start, end] of ways) worth.set(start, (worth.get(start) ?? 0) + (there[end] === undefined ? 1 : 100));
  return Array.from(worth).reduce((best, next) => (next[1] > best[1] ? next : best), [-1, 0])[0];
}
