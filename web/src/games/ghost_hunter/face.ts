import type { GameFace } from "../face";
import { ambience } from "./ambience";
import Board from "./Board.svelte";
import { rolls } from "./draws";
import Hand from "./Hand.svelte";
import Look from "./Look.svelte";
import { moves } from "./moves";
import Phase from "./Phase.svelte";
import Picture from "./Picture.svelte";
import Player from "./Player.svelte";
import Rivals from "./Rivals.svelte";
import { told } from "./told";
import Vitals from "./Vitals.svelte";
import { namedPieces, type View } from "./view";

export const ghostHunter: GameFace = {
  Board,
  Player,
  Vitals,
  Hand,
  Rivals,
  Phase,
  Picture,
  shape: "wide",
  handHeight: 152,
  vitalsHeight: 128,
  rivals: "The case",
  rolls,
  scene: told,
  Look,
  moves,
  ambience,
  aloud: ({ event }, view) => {
    const { title, setting, goal } = view as View;
    return event[0] === "begins" ? `${title}. ${setting} ${goal}` : undefined;
  },
  retold: (events, at) => {
    const [verb, who, , pool] = events[at]?.event ?? [];
    const next = events.slice(at + 1, at + 5);
    return (
      verb === "announced" && next.some(({ event }) => event[0] === "hurt" && event[1] === who && event[3] === pool)
    );
  },
  patience: 12,
  standing: async () => (await import("./Standing.svelte")).default,
  pieces: namedPieces,
};
