import type { GameFace } from "../face";
import Board from "./Board.svelte";
import cover from "./house.svg";
import Player from "./Player.svelte";
import { namedPieces, roomOf } from "./view";

export const dontGoInThere: GameFace = { Board, Player, cover, score: "Curses", pieces: namedPieces, group: roomOf };
