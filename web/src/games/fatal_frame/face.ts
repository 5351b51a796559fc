import type { GameFace } from "../face";
import { ambience } from "./ambience";
import Board from "./Board.svelte";
import escape from "./escape.svg";
import Look from "./Look.svelte";
import { moves } from "./moves";
import Player from "./Player.svelte";
import Vitals from "./Vitals.svelte";
import { about, namedPieces, type View } from "./view";

export const fatalFrame: GameFace = {
  Board,
  Player,
  Vitals,
  panes: [
    { id: "board", name: "Village" },
    { id: "fight", name: "Fight" },
    { id: "hand", name: "Hand" },
    { id: "others", name: "Players" },
  ],
  about,
  looks: ({ pieces }, view) => pieces.find((piece) => (view as View).discard.includes(piece)),
  Look,
  moves,
  ambience,
  patience: 16,
  standing: async () => (await import("./Standing.svelte")).default,
  ending: () => escape,
  pieces: namedPieces,
};
