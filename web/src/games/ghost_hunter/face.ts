import type { GameFace } from "../face";
import { ambience } from "./ambience";
import Board from "./Board.svelte";
import { rolls } from "./draws";
import Look from "./Look.svelte";
import { moves } from "./moves";
import Player from "./Player.svelte";
import Vitals from "./Vitals.svelte";
import { namedPieces, type View } from "./view";

export const ghostHunter: GameFace = {
  Board,
  Player,
  Vitals,
  panes: [
    { id: "board", name: "House" },
    { id: "fight", name: "Battle" },
    { id: "others", name: "Hunters" },
    { id: "cards", name: "Casebook" },
  ],
  about: (view) => ((view as View).battle ? "fight" : undefined),
  rolls,
  Look,
  moves,
  ambience,
  aloud: ({ event }, view) => {
    const { title, setting, goal } = view as View;
    return event[0] === "begins" ? `${title}. ${setting} ${goal}` : undefined;
  },
  patience: 12,
  standing: async () => (await import("./Standing.svelte")).default,
  pieces: namedPieces,
};
