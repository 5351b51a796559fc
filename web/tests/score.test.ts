import { describe, expect, test } from "vitest";

import { BEATS, compose, pitch, tempo, type Plan } from "../src/look/compose";

const PLAN: Plan = {
  root: 110,
  scale: [0, 2, 3, 5, 7, 8, 10],
  chords: [
    [0, 2, 4],
    [3, 5, 7],
  ],
  tempo: [50, 90],
  pad: "sine",
  lead: "triangle",
  pulse: [0, 2],
};

/** Repeatable numbers from 0 up to 1. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

const voices = (danger: number) => new Set(compose(PLAN, 0, danger, dice(7)).map(({ voice }) => voice));

describe("the music of a game", () => {
  test("is calm without danger: chords and a few tones", () => {
    for (let bar = 0; bar < 40; bar += 1)
      for (const note of compose(PLAN, bar, 0, dice(bar + 1))) expect(["pad", "lead"]).toContain(note.voice);
  });

  test("beats in danger, and trembles in great danger", () => {
    expect(voices(0.5).has("pulse")).toBe(true);
    expect(voices(0.5).has("strain")).toBe(false);
    expect(voices(0.9).has("strain")).toBe(true);
  });

  test("gets faster with the danger", () => {
    expect(tempo(PLAN, 0)).toBe(50);
    expect(tempo(PLAN, 0.5)).toBe(70);
    expect(tempo(PLAN, 1)).toBe(90);
  });

  test("never gets loud, and every note falls into its bar", () => {
    for (let bar = 0; bar < 40; bar += 1) {
      const notes = compose(PLAN, bar, 1, dice(bar + 1));
      for (const { at } of notes) expect(at).toBeLessThan(BEATS);
      for (const now of [0, 1, 2, 3]) {
        const sounding = notes.filter(({ at, lasts }) => at <= now && now < at + lasts);
        expect(sounding.reduce((sum, { loud }) => sum + loud, 0)).toBeLessThan(0.8);
      }
    }
  });

  test("stays in the scale, over several octaves", () => {
    expect(pitch(PLAN, 0)).toBe(110);
    expect(pitch(PLAN, 7)).toBeCloseTo(220);
    expect(pitch(PLAN, -7)).toBeCloseTo(55);
    expect(pitch(PLAN, 9)).toBeCloseTo(220 * 2 ** (3 / 12));
  });

  test("follows the chords in their order", () => {
    const first = compose(PLAN, 0, 0, () => 0.99)[1];
    const second = compose(PLAN, 1, 0, () => 0.99)[1];
    expect(first?.hertz).toBeCloseTo(pitch(PLAN, 2));
    expect(second?.hertz).toBeCloseTo(pitch(PLAN, 5));
    expect(compose(PLAN, 2, 0, () => 0.99)[1]?.hertz).toBe(first?.hertz);
  });
});
