/** An option's number as it is typed: at once where no second figure can follow, else after a short while or Enter. */

import { optionOf } from "./options";

/** How long a second figure is waited for, in ms. */
const WAIT = 1000;

export class Typed {
  /** The figures typed so far. */
  figures = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #goesOn = -1;

  constructor(readonly choose: (option: number) => void) {}

  /** A key was pressed; 0 is the option that goes on, if there is one. Returns whether it was meant for the number. */
  press(key: string, options: number, goesOn: number): boolean {
    this.#goesOn = goesOn;
    if (key === "0" && !this.figures && goesOn >= 0) this.choose(goesOn);
    else if (/^\d$/.test(key)) this.#add(key, goesOn >= 0 ? options - 1 : options);
    else if (!this.figures) return false;
    else if (key === "Escape" || key === "Backspace") this.clear();
    else if (key === "Enter") this.#take();
    else return false;
    return true;
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.figures = "";
  }

  #add(figure: string, options: number): void {
    clearTimeout(this.#timer);
    const number = Number(this.figures + figure);
    if (number < 1 || number > options) return this.clear();
    this.figures += figure;
    if (number * 10 > options) this.#take();
    else this.#timer = setTimeout(() => this.#take(), WAIT);
  }

  #take(): void {
    const option = optionOf(Number(this.figures), this.#goesOn);
    this.clear();
    this.choose(option);
  }
}
