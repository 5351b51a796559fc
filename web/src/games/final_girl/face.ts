import type { GameFace } from "../face";
import { ambience } from "./ambience";
import Board from "./Board.svelte";
import dawn from "./dawn.svg";
import death from "./death.svg";
import Hand from "./Hand.svelte";
import Look from "./Look.svelte";
import { moves } from "./moves";
import Phase from "./Phase.svelte";
import Rivals from "./Rivals.svelte";
import Vitals from "./Vitals.svelte";
import { count } from "../../words";
import { namedPieces, type View } from "./view";

export const finalGirl: GameFace = {
  Board,
  Player: null,
  Vitals,
  Hand,
  Rivals,
  Phase,
  shape: "wide",
  rivals: "Killer",
  Look,
  moves,
  ambience,
  aloud: ({ event, text }, view) => {
    const { row, movement, attack } = (view as View).killer;
    if (event[0] !== "bloodlust" || event[1] !== row) return undefined;
    return `${text} From now on, he moves ${count(movement, "space")} for each Move icon, and each attack deals ${attack} damage.`;
  },
  patience: 14,
  standing: async () => (await import("./Standing.svelte")).default,
  verdict: (won) => (won ? "You survived" : "You died"),
  ending: ({ winners }) => (winners.length ? dawn : death),
  pieces: namedPieces,
};
