import type { GameFace } from "../face";
import { ambience } from "./ambience";
import Board from "./Board.svelte";
import dawn from "./dawn.svg";
import deathAmongMinions from "./death-among-minions.svg";
import death from "./death.svg";
import Hand from "./Hand.svelte";
import Look from "./Look.svelte";
import { isCompany } from "./company";
import { moves } from "./moves";
import Phase from "./Phase.svelte";
import Picture from "./Picture.svelte";
import Rivals from "./Rivals.svelte";
import Steps from "./Steps.svelte";
import Vitals from "./Vitals.svelte";
import { rolls } from "./rolls";
import { told } from "./told";
import { count } from "../../words";
import { namedPieces, type View } from "./view";

export const finalGirl: GameFace = {
  Board,
  Player: null,
  Vitals,
  Hand,
  Rivals,
  Phase,
  Steps,
  shape: "wide",
  vitalsHeight: 90,
  rivals: (view) => ((view as Partial<View>).killer?.exists === false ? "Enemies" : "Killer"),
  tray: true,
  Picture,
  Look,
  moves,
  rolls,
  scene: told,
  begins: (_, piece) => isCompany(piece),
  ambience,
  aloud: ({ event, text }, view) => {
    const { row, movement, attack, exists } = (view as View).killer;
    if (event[0] !== "bloodlust" || event[1] !== row) return undefined;
    const who = exists ? "he moves" : "Minions move";
    return `${text} From now on, ${who} ${count(movement, "space")} for each Move icon, and each attack deals ${attack} damage.`;
  },
  patience: 14,
  standing: async () => (await import("./Standing.svelte")).default,
  verdict: (won) => (won ? "You survived" : "You died"),
  ending: ({ winners }, view) => {
    if (winners.length) return dawn;
    return (view as View).killer.exists ? death : deathAmongMinions;
  },
  pieces: namedPieces,
};
