import type { GameFace } from "../face";
import { ambience } from "./ambience";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Look from "./Look.svelte";
import { moves } from "./moves";
import Phase from "./Phase.svelte";
import Picture from "./Picture.svelte";
import Player from "./Player.svelte";
import { bestStart } from "./reach";
import Rivals from "./Rivals.svelte";
import { scene } from "./told";
import { namedPieces, type View, waysOf } from "./view";
import Vitals from "./Vitals.svelte";

export const followYourFear: GameFace = {
  Board,
  Player,
  Vitals,
  Hand,
  Rivals,
  Phase,
  Picture,
  shape: "square",
  handHeight: 222,
  vitalsHeight: 128,
  rivals: "Fear",
  begins: ({ option, pieces }, piece) => option[0] === "move" && pieces[1] === piece,
  picks: (options, view) => {
    const start = bestStart(waysOf(options), view as View);
    return start < 0 ? undefined : `tile-${start}`;
  },
  looks: ({ option: [verb], pieces }) =>
    verb === "take" || verb === "summon" || verb === "discard" ? pieces[0] : undefined,
  Look,
  moves,
  scene,
  ambience,
  verdict: (won, { winners }) => (won ? (winners.length > 1 ? "Shared victory" : "You won") : "You lost"),
  patience: 12,
  standing: async () => (await import("./Standing.svelte")).default,
  pieces: namedPieces,
};
