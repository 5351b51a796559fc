import type { GameFace } from "../face";
import { ambience } from "./ambience";
import Board from "./Board.svelte";
import dawn from "./dawn.svg";
import death from "./death.svg";
import Look from "./Look.svelte";
import { moves } from "./moves";
import Vitals from "./Vitals.svelte";
import { namedPieces } from "./view";

export const finalGirl: GameFace = {
  Board,
  Player: null,
  Vitals,
  panes: [
    { id: "board", name: "Map" },
    { id: "hand", name: "Hand" },
    { id: "others", name: "Killer" },
    { id: "cards", name: "Cards" },
  ],
  Look,
  moves,
  ambience,
  patience: 14,
  standing: async () => (await import("./Standing.svelte")).default,
  verdict: (won) => (won ? "You survived" : "You died"),
  ending: ({ winners }) => (winners.length ? dawn : death),
  pieces: namedPieces,
};
