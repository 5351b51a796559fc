/** Format a probability as a whole percentage. Only certain outcomes show 0% or 100%. */
export function percent(probability: number): string {
  const whole = Math.round(100 * probability);
  return `${probability > 0 && probability < 1 ? Math.min(Math.max(whole, 1), 99) : whole}%`;
}
