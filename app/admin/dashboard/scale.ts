/** The marks of an axis that begins at 0: round numbers, at most five steps, the last one not below the largest value. */
export function marksFor(largest: number): number[] {
  const step = roundStep(Math.max(largest, 4) / 4);
  const steps = Math.ceil(Math.max(largest, 1) / step);
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is not below it. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power;
}
