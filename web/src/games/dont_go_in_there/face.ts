import type { GameFace } from "../face";
import Board from "./Board.svelte";
import cover from "./house.svg";
import { moves } from "./moves";
import Player from "./Player.svelte";
import Standing from "./Standing.svelte";
import { namedPieces, roomOf } from "./view";

export const dontGoInThere: GameFace = {
  Board,
  Player,
  cover,
  accent: "#b9a2f2",
  moves,
  Standing,
  pieces: namedPieces,
  group: roomOf,
};
