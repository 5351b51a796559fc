import type { GameFace } from "../face";
import { ambience } from "./ambience";
import Board from "./Board.svelte";
import Look from "./Look.svelte";
import { moves } from "./moves";
import Player from "./Player.svelte";
import Vitals from "./Vitals.svelte";
import { namedPieces } from "./view";

export const dontGoInThere: GameFace = {
  Board,
  Player,
  Vitals,
  panes: [
    { id: "board", name: "Rooms" },
    { id: "others", name: "Players" },
  ],
  Look,
  moves,
  ambience,
  standing: async () => (await import("./Standing.svelte")).default,
  pieces: namedPieces,
};
