/** Chooses options by typed number: at once if no second digit is possible, otherwise after a delay or Enter. */

/** Milliseconds to wait for a second digit. */
const WAIT = 1000;

export class Typed {
  /** The digits typed so far. */
  figures = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #order: number[] = [];

  constructor(readonly choose: (option: number) => void) {}

  /**
   * Handle a key press. order: the options from number 1 on; goesOn: the option of the key 0, or -1. Returns whether
   * the key was part of a number.
   */
  press(key: string, order: number[], goesOn: number): boolean {
    this.#order = order;
    if (key === "0" && !this.figures && goesOn >= 0) this.choose(goesOn);
    else if (/^\d$/.test(key)) this.#add(key, order.length);
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
    const option = this.#order[Number(this.figures) - 1];
    this.clear();
    if (option !== undefined) this.choose(option);
  }
}
