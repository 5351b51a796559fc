import type { GameFace } from "../face";
import Board from "./Board.svelte";
import { moves } from "./moves";
import Player from "./Player.svelte";
import Standing from "./Standing.svelte";
import { namedPieces, roomOf } from "./view";

export const dontGoInThere: GameFace = {
  Board,
  Player,
  moves,
  Standing,
  pieces: namedPieces,
  group: roomOf,
};
