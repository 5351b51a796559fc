import { describe, expect, test } from "vitest";

import type { Content } from "../src/games/face";
import { fightOnBoard, lastFight } from "../src/games/fatal_frame/fight";
import { lossOf } from "../src/games/fatal_frame/loss";
import { rolls } from "../src/games/fatal_frame/rolls";
import { scene } from "../src/games/fatal_frame/scenes";
import type { View } from "../src/games/fatal_frame/types";
import { callThem } from "../src/names.svelte";
import type { ContentEntry, EventInfo } from "../src/protocol";
import { event } from "./fakes";

callThem(["", ""], 0);

const entry = (id: string, name: string, kind: string, facts: object): [string, ContentEntry] => [
  id,
  { id, name, kind, facts, text: "", pieces: [] } as unknown as ContentEntry,
];
const content: Content = new Map([
  entry("camera-obscura", "Camera Obscura", "camera", { dice: 1, orbs: 3, functions: 2, album: 6 }),
  entry("61-film", "61-Film", "upgrade", { sort: "film", dice: 2 }),
  entry("lens-crack", "Crack in the Lens", "action", {}),
  entry("seeker", "Seeker", "ghost", {
    power: 2,
    value: 1,
    filament: "red",
    chase: true,
    does: "If you fail, discard 1 card. In your Album: add 1 to all your attack dice.",
    when: "fail",
    effect: "discard 1 card",
    white: "If you fail, discard 1 card.",
    red: "In your Album: add 1 to all your attack dice.",
  }),
]);

/** Number some events; each is a verb with its arguments, and the pieces. */
const told = (...all: [unknown[], string[]][]): EventInfo[] =>
  all.map(([said, pieces], number) =>
    event(number, { event: said, pieces, seat: typeof said[1] === "number" ? said[1] : null }),
  );

const camera = { id: "camera-0", film: null, orbs: ["spirit-orb"], functions: [] };
const view = {
  seat: 0,
  threshold: 9,
  combat: null,
  over: false,
  players: [{ points: 2, camera, album: [], items: [], boss: null }],
} as unknown as View;

const turn: [unknown[], string[]] = [["turn", 1, 3], ["seat-1"]];
const faced: [unknown[], string[]] = [
  ["faced", 0, 4],
  ["seat-0", "seeker"],
];

describe("what other players do to the visitor", () => {
  const events = told(
    turn,
    [
      ["acted", 1, 50],
      ["seat-1", "lens-crack"],
    ],
    [
      ["lost", 0, 40],
      ["seat-0", "61-film"],
    ],
  );

  test("is a scene: who, what, and the cost", () => {
    const shown = scene(events[2]!, view, events.slice(0, 2), content);
    expect(shown).toEqual({
      title: "Player 2 cracks your lens",
      text: "You lose your 61-Film. You now roll 1 die instead of 3.",
      piece: "lens-crack",
      tone: "bad",
    });
  });

  test("shows the lost card among those that are left", () => {
    expect(lossOf(view, events, content)).toEqual({ lost: "61-film", row: ["spirit-orb", "61-film"] });
    expect(lossOf(view, events.slice(0, 2), content)).toBeUndefined();
  });

  test("is nothing that the visitor does, nor what happens between others", () => {
    const own = told(
      [
        ["acted", 0, 50],
        ["seat-0", "lens-crack"],
      ],
      [
        ["lost", 1, 40],
        ["seat-1", "61-film"],
      ],
    );
    expect(scene(own[1]!, view, own.slice(0, 1), content)).toBeUndefined();
  });

  test("includes a Ghost that is set on the visitor, with what it means", () => {
    const [haunted] = told([
      ["haunted", 1, 4, 0],
      ["seat-1", "seeker", "seat-0"],
    ]);
    expect(scene(haunted!, view, [], content)).toMatchObject({
      title: "Player 2 sends you the Seeker",
      text: "Power 2: you fight it at the start of your turn. If you fail, discard 1 card.",
      tone: "bad",
    });
  });
});

describe("a fight", () => {
  const rolled: [unknown[], string[]] = [
    ["rolled", 0, 0, 2, 1],
    ["seat-0", "die-0", "die-1"],
  ];
  const failed: [unknown[], string[]] = [
    ["failed", 0, 4],
    ["seat-0", "die-0", "die-1", "seeker"],
  ];

  test("throws its dice without a result, and a failure of the visitor waits", () => {
    const events = told(turn, faced, rolled, failed);
    expect(rolls(events[2]!, view, events.slice(0, 2), content)).toMatchObject({ kind: "throw", outcome: undefined });
    expect(rolls(events[3]!, view, events.slice(0, 3), content)).toMatchObject({ kind: "result", lit: 1, fails: true });
  });

  test("raises a die by an Orb", () => {
    const events = told(turn, faced, rolled, [
      ["raised", 0, 0, 3],
      ["seat-0", "die-0"],
    ]);
    const roll = rolls(events[3]!, view, events.slice(0, 3), content);
    expect(roll?.dice.map(({ face, word }) => [face, word])).toEqual([
      [3, "was 2"],
      [1, undefined],
    ]);
  });

  test("takes the place of the board until its player continues or is asked", () => {
    const events = told(turn, faced, rolled, failed);
    expect(fightOnBoard(view, events, false)?.ghost).toBe("seeker");
    expect(fightOnBoard(view, events, true)).toBeNull();
    const gone = told(turn, faced, rolled, failed, [
      ["went", 0, 3, 2],
      ["seat-0", "cell-3"],
    ]);
    expect(fightOnBoard(view, gone, false)).toBeNull();
  });

  test("is shown from the position where its events are unknown", () => {
    const combat = {
      step: 4,
      ghost: "seeker",
      boss: false,
      power: 2,
      rolled: [1],
      final: [2],
      boss_rolled: null,
      boss_die: null,
    };
    expect(fightOnBoard({ ...view, turn: 0, combat } as View, [], true)).toMatchObject({ step: 4, rolled: [1] });
  });

  test("has its steps told as far as they are known", () => {
    expect(lastFight(told(turn, faced))?.step).toBe(1);
    expect(lastFight(told(turn, faced, rolled))?.step).toBe(4);
    expect(lastFight(told(turn, faced, rolled, failed))).toMatchObject({ step: 0, won: false });
  });
});
