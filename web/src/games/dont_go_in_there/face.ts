import type { GameFace } from "../face";
import Board from "./Board.svelte";
import Player from "./Player.svelte";
import { namedPieces, roomOf } from "./view";

export const dontGoInThere: GameFace = { Board, Player, score: "Curses", pieces: namedPieces, group: roomOf };
