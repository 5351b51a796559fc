/** Explanations of the game's keywords, for cards that use them. */

const TERMS: Readonly<Record<string, string>> = {
  Bound: "stays at its Location.",
  Chase: "follows the player it attacks when that player moves.",
  "Red filament": "stays on the map until it is beaten.",
  "Blue filament": "vanishes when no player is left at its Location.",
  Power: "a die must show more than this to beat the Ghost.",
  "Album value": "the points it gives you once captured.",
  "Ghost Effect": "applies before the dice are compared with the Power, even if you win.",
  Lose: "put a card of yours from the table into the discard pile.",
  Discard: "put a card from your hand into the discard pile.",
  Film: "adds attack dice. A Camera holds 1.",
  "Spirit Orb": "used up to add 1 to a die. A Camera holds 3.",
  Function: "usable once per turn, at any time in your own turn. A Camera holds 2.",
  "Attached card": "stays until that Ghost has been fought, then it is discarded.",
  Bead: "one life of a Boss. Each die above its Power removes one.",
  "Boss die": "if it matches one of your dice, you are thrown out of the Shrine.",
};

/** The keywords of a card with their explanations. facts: those of its entry. */
export function termsOf(kind: string, text: string, facts: Readonly<Record<string, unknown>>): [string, string][] {
  const names: string[] = [];
  if (kind === "ghost") {
    names.push(facts.chase ? "Chase" : "Bound", facts.filament === "blue" ? "Blue filament" : "Red filament");
    if (facts.white) names.push("Ghost Effect");
  }
  if (kind === "boss") names.push("Bead", "Boss die");
  if (facts.sort === "film") names.push("Film");
  if (facts.sort === "orb") names.push("Spirit Orb");
  if (facts.sort === "function") names.push("Function");
  if (/\battach/i.test(text)) names.push("Attached card");
  if (/\bloses? \d/i.test(text) || /\bloses? their/i.test(text)) names.push("Lose");
  if (/\bdiscards? \d/i.test(text)) names.push("Discard");
  return Array.from(new Set(names), (name) => [name, TERMS[name] ?? ""]);
}

export function explain(term: string): string {
  return `${term}: ${TERMS[term] ?? ""}`;
}
