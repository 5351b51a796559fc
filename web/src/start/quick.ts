/** The table of "Play now": you, and bots of medium strength, at a good number of seats. */

import type { BotInfo, GameInfo } from "../protocol";

/** A seat for a person, in `seats` of CreateTable. */
export const PERSON = "human";

/** The bot that leaves everything to chance. */
const CHANCE = "random";

const MEDIUM = 2;
const GOOD_SEATS = 3;

/** The bot to play against unless another is asked for. */
export function opponent(game: GameInfo): BotInfo | undefined {
  const wanted = game.bots.find((bot) => bot.level === MEDIUM) ?? game.bots.find((bot) => bot.spec === "greedy");
  return wanted ?? game.bots[0];
}

/** How many sit down unless another number is asked for. */
export function goodSeats(game: GameInfo): number {
  return Math.max(game.least_seats, Math.min(game.most_seats, GOOD_SEATS));
}

/** A kind for each of `count` seats: a person first, then bots. */
export function quickSeats(game: GameInfo, count = goodSeats(game)): string[] {
  const bot = opponent(game)?.spec ?? PERSON;
  return Array.from({ length: count }, (_, seat) => (seat ? bot : PERSON));
}

/** The bots as a choice, from the weakest to the hardest; those that programs give a budget of their own are levels, too. */
export function ranked(bots: BotInfo[]): BotInfo[] {
  return bots
    .filter((bot) => bot.level || bot.spec === CHANCE)
    .sort((first, second) => (first.level ?? 0) - (second.level ?? 0));
}
