/** What the laws of scenarios of Ghost Hunter 13 say, in short, as their names alone do not. */
export const LAWS: Readonly<Record<string, string>> = {
  "open-house": "Every side between two tiles is a passage; no door leads elsewhere.",
  traitor: "Hunters get secret role cards: one of them may be the Guest.",
  reveal: "The Guest shows the black card.",
  fate: "Used Judge cards lie open, and are shuffled only when all ten are used.",
  fold: "No more doors are opened, and tiles may be taken away.",
  redrawn: "A hunter who falls is back after one round out, once each.",
  awake: "Only marks a moment from which rules count rounds.",
  "monsters-only": "Only MONSTER cards are in the Event pile.",
  siege: "Items lie face down on the first tiles.",
};
