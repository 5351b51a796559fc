import type { GameFace } from "../face";
import { ambience } from "./ambience";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Look from "./Look.svelte";
import { moves } from "./moves";
import Picture from "./Picture.svelte";
import Player from "./Player.svelte";
import Rivals from "./Rivals.svelte";
import { rolls, scene } from "./rolls";
import { namedPieces } from "./view";
import Vitals from "./Vitals.svelte";

export const dontGoInThere: GameFace = {
  shape: "wide",
  tray: true,
  handHeight: 182,
  vitalsHeight: 88,
  Board,
  Player,
  Vitals,
  Hand,
  Rivals,
  Picture,
  Look,
  moves,
  rolls,
  scene,
  ambience,
  standing: async () => (await import("./Standing.svelte")).default,
  pieces: namedPieces,
};
