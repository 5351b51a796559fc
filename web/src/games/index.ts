/** The games this page can draw, by id. */

import { dontGoInThere } from "./dont_go_in_there/face";
import type { GameFace } from "./face";

export const faces: Readonly<Record<string, GameFace>> = {
  "dont-go-in-there": dontGoInThere,
};
