/** Noise on the map, and where the Brother is while he is not there. */

import type { Markers } from "../film";

export const AWAY = "in the walls";

export const MARKERS: Readonly<Record<string, Markers>> = {
  noise: {
    name: "Noise",
    most: 3,
    path: "M3 9h4l5-5v16l-5-5H3zM14.500 8.500q3 3.500 0 7l-1-1q2-2.500 0-5zM17 6q5 6 0 12l-1-1q4-5 0-10zM19.700 3.500q7 8.500 0 17l-1-1q6-7.500 0-15z",
    colour: "#ffe08a",
  },
};
