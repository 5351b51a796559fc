/** The table of "Play now": you, and bots of medium strength, at a good number of seats. */

import type { BotInfo, CreateTable, GameInfo } from "../protocol";

/** A seat for a person, in `seats` of CreateTable. */
export const PERSON = "human";

/** The bot that chooses at random. */
const CHANCE = "random";

const MEDIUM = 2;
const GOOD_SEATS = 3;

/** The default opponent. */
export function opponent(game: GameInfo): BotInfo | undefined {
  const wanted = game.bots.find((bot) => bot.level === MEDIUM) ?? game.bots.find((bot) => bot.spec === "greedy");
  return wanted ?? game.bots[0];
}

/** The default number of seats. */
export function goodSeats(game: GameInfo): number {
  return Math.max(game.least_seats, Math.min(game.most_seats, GOOD_SEATS));
}

/** The kinds of `count` seats: a person first, then bots. */
export function quickSeats(game: GameInfo, count = goodSeats(game)): string[] {
  const bot = opponent(game)?.spec ?? PERSON;
  return Array.from({ length: count }, (_, seat) => (seat ? bot : PERSON));
}

/** The bots to choose from, from the weakest to the strongest: the random bot and all with a level. */
export function ranked(bots: BotInfo[]): BotInfo[] {
  return bots
    .filter((bot) => bot.level || bot.spec === CHANCE)
    .sort((first, second) => (first.level ?? 0) - (second.level ?? 0));
}

const KEPT = "gloaming.setups";

/** The table as set last for a game, without other people. */
export function lastSetup(game: string): CreateTable | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, CreateTable>)[game];
  } catch {
    return undefined;
  }
}

/** Keep the set-up of a table, with which "Play" opens the next one. */
export function keepSetup(wanted: CreateTable): void {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, CreateTable>;
    localStorage.setItem(KEPT, JSON.stringify({ ...kept, [wanted.game]: wanted }));
  } catch {
    // Without storage, "Play" opens the usual table.
  }
}
