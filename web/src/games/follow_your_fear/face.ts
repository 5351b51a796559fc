import type { GameFace } from "../face";
import { ambience } from "./ambience";
import Board from "./Board.svelte";
import Look from "./Look.svelte";
import { moves } from "./moves";
import Player from "./Player.svelte";
import Vitals from "./Vitals.svelte";
import { namedPieces } from "./view";

export const followYourFear: GameFace = {
  Board,
  Player,
  Vitals,
  panes: [
    { id: "board", name: "Board" },
    { id: "fight", name: "Fear" },
    { id: "hand", name: "Hand" },
    { id: "others", name: "Players" },
  ],
  begins: ({ option, pieces }, piece) => option[0] === "move" && pieces[1] === piece,
  looks: ({ option: [verb], pieces }) =>
    verb === "take" || verb === "summon" || verb === "discard" ? pieces[0] : undefined,
  Look,
  moves,
  ambience,
  patience: 12,
  standing: async () => (await import("./Standing.svelte")).default,
  pieces: namedPieces,
};
