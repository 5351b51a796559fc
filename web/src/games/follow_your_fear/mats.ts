/** What a face-up card gives, in short and in full. */

import { player } from "../../words";
import { powerParts } from "./powers";
import { signed } from "./sums";
import { cardFacts, captured, type Content, describe, type MatCard, nameOf } from "./view";

interface Share {
  sign?: "strength" | "defense";
  text: string;
}

/** What a card adds to Strength and Defense now. */
function values(card: MatCard): { of: "strength" | "defense"; text: string }[] {
  const changes: { of: "strength" | "defense"; text: string }[] = [];
  if (card.strength) changes.push({ of: "strength", text: signed(card.strength) });
  if (card.strength_times !== 1) changes.push({ of: "strength", text: `×${card.strength_times}` });
  if (card.defense + card.copied || card.copies.length)
    changes.push({ of: "defense", text: signed(card.defense + card.copied) });
  if (card.defense_times !== 1) changes.push({ of: "defense", text: `×${card.defense_times}` });
  return changes;
}

/** The share of a card in the sums; for a card without one, the word for what it does. */
export function cardShare(card: MatCard, content: Content): Share[] {
  const shares: Share[] = values(card).map(({ of, text }) => ({ sign: of, text }));
  if (card.turned) shares.push({ text: "⇄" });
  if (shares.length) return shares;
  const entry = content.get(card.id);
  const power = card.flipped ? "Move back" : entry && cardFacts(entry).powers[0];
  return power ? [{ text: powerParts(power).word }] : [];
}

/** Everything about a face-up card, for screen readers. */
export function cardWords(card: MatCard, content: Content): string {
  const given = values(card).map(({ of, text }) => `${of === "strength" ? "Strength" : "Defense"} ${text}`);
  return [
    card.flipped ? `${nameOf(card.id, content)}, flipped for the Move on its back` : describe(card.id, content),
    given.length ? `Gives ${given.join(", ")}.` : "",
    card.turned ? "Strength and Defense are exchanged." : "",
    card.copies.length ? `Copies ${card.copies.map(player).join(" and ")}.` : "",
    captured(card.laid)
      .map(({ many }) => `${many} captured on it.`)
      .join(" "),
  ].join(" ");
}
