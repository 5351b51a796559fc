/** The games this page can draw, by id. The code of a game's table is loaded with its first table. */

import house from "./dont_go_in_there/house.svg";
import type { GameSign } from "./face";
import village from "./fatal_frame/village.svg";
import film from "./final_girl/films/cover";
import dream from "./follow_your_fear/dream.svg";
import mansion from "./ghost_hunter/mansion.svg";

export const signs: Readonly<Record<string, GameSign>> = {
  "dont-go-in-there": {
    cover: house,
    accent: "#b9a2f2",
    load: async () => (await import("./dont_go_in_there/face")).dontGoInThere,
  },
  "final-girl": {
    cover: film,
    accent: "#f0627a",
    shelf: {
      name: "Choose a night",
      help: "Killer, Location and girl, and the nights you have survived.",
      load: async () => (await import("./final_girl/Shelf.svelte")).default,
    },
    load: async () => (await import("./final_girl/face")).finalGirl,
  },
  "fatal-frame": {
    cover: village,
    accent: "#f4503a",
    load: async () => (await import("./fatal_frame/face")).fatalFrame,
  },
  "follow-your-fear": {
    cover: dream,
    accent: "#5fc9c0",
    load: async () => (await import("./follow_your_fear/face")).followYourFear,
  },
  "ghost-hunter": {
    cover: mansion,
    accent: "#e8c15a",
    load: async () => (await import("./ghost_hunter/face")).ghostHunter,
  },
};
