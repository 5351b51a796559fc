import type { GameFace } from "../face";
import { ambience } from "./ambience";
import Board from "./Board.svelte";
import dawn from "./dawn.svg";
import death from "./death.svg";
import Look from "./Look.svelte";
import { moves } from "./moves";
import Standing from "./Standing.svelte";
import { namedPieces } from "./view";

export const finalGirl: GameFace = {
  Board,
  Player: null,
  Look,
  moves,
  ambience,
  patience: 14,
  Standing,
  ending: ({ winners }) => (winners.length ? dawn : death),
  pieces: namedPieces,
};
