/** The words on the table that a newcomer does not know, each with its rule in a sentence or two. */

export const KEYWORDS = {
  Strength:
    "What your Spirits add up to this turn. A token of yours captures the Fear where a Move leads onto it and your Strength is greater than its Defense.",
  Defense:
    "What an attacker's Strength must be greater than. It counts for all tokens of its owner until that player's next turn.",
  tokens:
    "Pieces on the board. Spirits need them on tiles of their symbols, and they move and capture. A player without any is banished.",
  captured:
    "Tokens taken from the board. Lay captured Fear tokens on your Spirits, and captured Player tokens on your Fear cards: each adds 1 to what the card gives.",
  slots: "Places for the cards of a phase: 3 Spirits in your Spirit Phase, 3 Fear cards in your Fear Phase.",
  Void: "The four tiles in the middle. A token there counts as any symbol. The Fear has +2 Defense while it stands there, a player has -2.",
  Fear: "All players hunt the same Fear. The player who captures the last of its tokens wins. Each player controls it in the Fear Phase of their own turn.",
} as const;

export type Keyword = keyof typeof KEYWORDS;
