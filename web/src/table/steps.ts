/** Divides events into steps: rolls, scenes, and what happens between them. */

import type { Content, GameFace, Roll, Told } from "../games/face";
import type { EventInfo } from "../protocol";

/** Who acts: the visitor, another player, or the game itself, such as a Killer. */
export type Actor = "own" | "other" | "game";

/** What is shown of one event. */
export interface Step {
  kind: "roll" | "scene" | "beat";
  /** The title of a scene; "" for other steps. */
  title: string;
  text: string;
  seat: number | null;
  pieces: string[];
  /** The number of its event. */
  number: number;
  actor: Actor;
  /** The same for all steps of one turn or phase. */
  group: string;
  roll?: Roll | undefined;
  told?: Told | undefined;
  /** Milliseconds at normal speed. */
  time: number;
  /** Whether it stays until the visitor continues. */
  waits: boolean;
}

/** What the steps of events depend on. */
export interface Staging {
  /** The visitor's seat; null for a spectator. */
  seat: number | null;
  /** Whether there is one player only. */
  alone: boolean;
  /** The seat whose choice led to the events; null for the game. */
  chooser: number | null;
  /** Whether scenes wait for the visitor, as in a first match. */
  guided: boolean;
  face?: Pick<GameFace, "rolls" | "scene"> | undefined;
  content: Content;
  /** The events before those to stage. */
  before: readonly EventInfo[];
  /** Returns the position at an event. */
  view(event: EventInfo): object;
}

/** Milliseconds of the parts of a roll. */
export const THROW = { tumble: 900, rest: 300, light: 250 } as const;
export const BEAT = 400;
const SCENE = 1600;
const LONGEST_SCENE = 2600;
/** Milliseconds for each letter of a scene beyond a short sentence. */
const LETTER = 12;
/** Letters of a short sentence. */
const SHORT_SENTENCE = 60;
/** Milliseconds that a result stays. */
const RESULT = 500;

function rollTime(roll: Roll): number {
  const thrown = roll.kind === "throw" ? THROW.tumble + THROW.rest : 0;
  return thrown + THROW.light + RESULT;
}

/** The most beats that are read together. */
const TOGETHER = 3;

/** Return the steps with up to three beats of one turn in one step, to be read one by one. */
export function together(some: readonly Step[]): Step[] {
  const joined: Step[] = [];
  let open = 0;
  for (const step of some) {
    const last = joined.at(-1);
    if (last && open && open < TOGETHER && step.kind === "beat" && step.group === last.group) {
      const pieces = [...last.pieces, ...step.pieces];
      joined[joined.length - 1] = { ...last, text: `${last.text} ${step.text}`, pieces, number: step.number };
      open += 1;
    } else {
      joined.push(step);
      open = step.kind === "beat" ? 1 : 0;
    }
  }
  return joined;
}

/** Letters of a scene up to which what follows it is added. */
const MOST_ADDED = 120;

/** Return the steps with the few beats at the end in the scene before them, so that the visitor stops once. */
function closed(staged: Step[]): Step[] {
  const at = staged.findLastIndex(({ kind }) => kind !== "beat");
  const [scene, ...rest] = staged.slice(Math.max(at, 0));
  const text = [scene, ...rest].map((step) => step?.text).join(" ");
  if (scene?.kind !== "scene" || text.length > MOST_ADDED) return staged;
  return [...staged.slice(0, at), { ...scene, text, number: rest.at(-1)?.number ?? scene.number }];
}

/** Return the steps of some events. An event of the visitor's own move that needs no time has none. */
export function steps(events: readonly EventInfo[], staging: Staging): Step[] {
  const { seat: me, face, content } = staging;
  const staged: Step[] = [];
  const before = [...staging.before];
  let acting = staging.chooser;
  let phase = "";
  let rolled = false;
  for (const event of events) {
    const seat = event.seat ?? null;
    if (event.begins && seat !== acting) [acting, phase, rolled] = [seat, String(event.number), false];
    else if (seat !== null && seat !== acting) [acting, phase, rolled] = [seat, "", false];
    const actor: Actor = acting === null ? "game" : acting === me ? "own" : "other";
    const view = staging.view(event);
    const roll = face?.rolls?.(event, view, before, content);
    const told = roll ? undefined : face?.scene?.(event, view, before, content);
    before.push(event);
    const toMe = !staging.alone && me !== null && actor === "other" && event.pieces.includes(`seat-${me}`);
    const common = {
      text: told?.text ?? event.text,
      seat: seat ?? (staging.alone ? null : acting),
      pieces: event.pieces.filter((piece) => !piece.startsWith("seat-")),
      number: event.number,
      actor,
      group: `${acting}/${phase}`,
    };
    const title = told?.none ? "" : (told?.title ?? (event.scene || (toMe ? "To you" : "")));
    if (roll) {
      const waits = actor === "own" && Boolean(roll.fails);
      staged.push({ ...common, kind: "roll", title: "", roll, time: rollTime(roll), waits });
      rolled = true;
    } else if (title) {
      const last = staged.at(-1);
      if (told?.joins && last?.kind === "scene" && last.group === common.group) {
        common.text = `${last.text} ${common.text}`;
        common.pieces = [...new Set([...last.pieces, ...common.pieces])];
        staged.pop();
      }
      const time = Math.min(SCENE + Math.max(0, common.text.length - SHORT_SENTENCE) * LETTER, LONGEST_SCENE);
      staged.push({ ...common, kind: "scene", title, told, time, waits: staging.guided });
    } else if (actor !== "own" || rolled) {
      staged.push({ ...common, kind: "beat", title: "", time: BEAT, waits: false });
    }
  }
  return staging.guided ? closed(staged) : staged;
}
