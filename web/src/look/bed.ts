/** The background ambience of a game: drones, wind and occasional noises. Loaded when the visitor turns sound on. */

import { hear, opened, whiteNoise, type Ambience, type Now } from "./sounds";

/** Seconds of a volume change, long enough to avoid clicks. */
const GLIDE = 0.6;

/** A gain that swells between silence and `loud`. */
function swelling(context: AudioContext, loud: number, seconds: number, begun: OscillatorNode[]): GainNode {
  const gain = context.createGain();
  gain.gain.value = loud / 2;
  modulate(context, gain.gain, loud / 2.2, seconds, begun);
  return gain;
}

function modulate(context: AudioContext, what: AudioParam, by: number, seconds: number, begun: OscillatorNode[]): void {
  const slow = context.createOscillator();
  const depth = context.createGain();
  slow.frequency.value = 1 / seconds;
  depth.gain.value = by;
  slow.connect(depth).connect(what);
  slow.start();
  begun.push(slow);
}

/** Plays the ambience of a game until stopped. */
export class Bed {
  readonly #gain: GainNode;
  readonly #sources: AudioScheduledSourceNode[];
  readonly #timers = new Map<Now, ReturnType<typeof setTimeout>>();

  constructor({ drones, winds, nowAndThen }: Ambience, out: AudioNode) {
    const { context } = opened();
    this.#gain = context.createGain();
    this.#gain.gain.value = 0;
    this.#gain.gain.linearRampToValueAtTime(1, context.currentTime + GLIDE);
    this.#gain.connect(out);
    const begun: OscillatorNode[] = [];
    for (const { shape, hertz, loud, swell } of drones) {
      const drone = context.createOscillator();
      drone.type = shape;
      drone.frequency.value = hertz;
      drone.connect(swelling(context, loud, swell, begun)).connect(this.#gain);
      drone.start();
      begun.push(drone);
    }
    const blown = winds.map(({ low, high, narrow, loud, swell }) => {
      const wind = context.createBufferSource();
      wind.buffer = whiteNoise(context);
      wind.loop = true;
      const filter = context.createBiquadFilter();
      filter.type = "bandpass";
      filter.Q.value = narrow;
      filter.frequency.value = (low + high) / 2;
      modulate(context, filter.frequency, (high - low) / 2, swell * 1.7, begun);
      wind
        .connect(filter)
        .connect(swelling(context, loud, swell, begun))
        .connect(this.#gain);
      wind.start();
      return wind;
    });
    this.#sources = [...begun, ...blown];
    for (const noise of nowAndThen) this.#wait(noise);
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    const now = this.#gain.context.currentTime;
    this.#gain.gain.cancelScheduledValues(now);
    this.#gain.gain.linearRampToValueAtTime(0, now + GLIDE);
    for (const source of this.#sources) source.stop(now + GLIDE * 2);
  }

  #wait(noise: Now): void {
    const [least, most] = noise.every;
    const play = (): void => {
      hear(noise.tones, this.#gain);
      this.#wait(noise);
    };
    this.#timers.set(noise, setTimeout(play, (least + Math.random() * (most - least)) * 1000));
  }
}
