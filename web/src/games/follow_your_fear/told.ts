/** How captures and thefts are told as scenes: who, what, why, and what it costs. */

import type { EventInfo } from "../../protocol";
import { isOwn } from "../../names.svelte";
import { player, who } from "../../words";
import type { Content, Told } from "../face";
import { plain } from "./sums";
import type { GameEvent } from "./types";
import { boardOf, nameOf, targetOf, type View } from "./view";

export function scene(
  event: EventInfo,
  view: object,
  _before: readonly EventInfo[],
  content: Content,
): Told | undefined {
  const dream = view as View;
  const happened = event.event as unknown as GameEvent;
  const square = (tile: number): string => boardOf(content).squares[tile] ?? "";
  const fear = targetOf(dream.fear, content)?.entry.name ?? "Fear";
  switch (happened[0]) {
    case "captured": {
      const [, seat, kind, tile, strength, defense] = happened;
      const owner = dream.kinds[kind]?.seat ?? null;
      const sum = `Strength ${plain(strength)} beats Defense ${plain(defense)} on ${square(tile)}.`;
      if (owner === null)
        return {
          title: isOwn(seat) ? "You capture the Fear" : `${player(seat)} captures the Fear`,
          text: `${sum} ${isOwn(seat) ? "The token is yours and powers your Spirits." : "The player who takes its last token wins."}`,
          piece: dream.fear ?? undefined,
          tone: isOwn(seat) ? "good" : "plain",
        };
      return {
        title: isOwn(owner) ? "You lose a token" : `${who(seat)} ${isOwn(seat) ? "capture" : "captures"} a token`,
        text: `${isOwn(seat) ? "With" : `${player(seat)} plays`} ${fear.replace(/^The /, "the ")}: ${sum[0]?.toLowerCase()}${sum.slice(1)} ${
          isOwn(owner) ? `${player(seat)} keeps your token.` : `It was ${player(owner)}'s.`
        }`,
        piece: dream.fear ?? undefined,
        tone: isOwn(owner) ? "bad" : isOwn(seat) ? "good" : "plain",
      };
    }
    case "stole":
    case "fed": {
      const [, seat, other] = happened;
      if (!isOwn(other)) return undefined;
      const card = event.pieces.findLast((id) => content.has(id));
      return {
        title: `${player(seat)} steals a Spirit from you`,
        text: `You lose ${card ? nameOf(card, content) : "a card of your hand"}.`,
        piece: card,
        tone: "bad",
      };
    }
    case "banished":
      return isOwn(happened[1])
        ? {
            title: "You are banished",
            text: "You have no token left. You discard all your Spirits and can no longer win, but you still control the Fear.",
            piece: dream.fear ?? undefined,
            tone: "bad",
          }
        : undefined;
    default:
      return undefined;
  }
}
