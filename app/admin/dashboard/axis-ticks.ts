/** Axis ticks from 0: round, at most five steps, covering the maximum. */
export function marksFor(largest: number): number[] {
  const step = roundStep(Math.max(largest, 4) / 4);
  const steps = Math.ceil(Math.max(largest, 1) / step);
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

/** Rounds up to 1, 2, 5, 10, 20, … */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power;
}
