import type { GameFace } from "../face";
import { ambience } from "./ambience";
import Board from "./Board.svelte";
import escape from "./escape.svg";
import { fightOnBoard } from "./fight";
import Hand from "./Hand.svelte";
import Look from "./Look.svelte";
import { moves } from "./moves";
import Phase from "./Phase.svelte";
import Picture from "./Picture.svelte";
import Player from "./Player.svelte";
import Rivals from "./Rivals.svelte";
import { rolls } from "./rolls";
import { scene } from "./scenes";
import { namedPieces, type View } from "./view";
import Vitals from "./Vitals.svelte";

export const fatalFrame: GameFace = {
  Board,
  Player,
  Vitals,
  Hand,
  Rivals,
  Phase,
  Picture,
  shape: "wide",
  rivals: "Players",
  vitalsHeight: 136,
  looks: ({ pieces }, view) => pieces.find((piece) => (view as View).discard.includes(piece)),
  Look,
  moves,
  rolls,
  scene,
  stages: (view, events) => fightOnBoard(view as View, events, false) !== null,
  ambience,
  patience: 16,
  standing: async () => (await import("./Standing.svelte")).default,
  ending: () => escape,
  pieces: namedPieces,
};
