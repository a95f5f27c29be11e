/** A result and its baseline from the same run. */
export interface Figure {
  name: string;
  figure: string;
  floor: string;
  /** Result ÷ baseline. */
  ratio?: number;
  aim: string;
  reached: boolean;
}

export function printTable(figures: Figure[]): void {
  const rows = figures.map(({ name, figure, floor, ratio, aim, reached }) => {
    const end = reached ? "reached" : "SHORT";
    return `| ${name} | ${figure} | ${floor} | ${ratio?.toFixed(2) ?? ""} | ${aim} | ${end} |`;
  });
  process.stdout.write(
    ["| figure | measured | floor | ratio | aim | |", "|---|---|---|---|---|---|", ...rows, ""].join("\n"),
  );
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

export const percentile = (values: number[], percent: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1] ?? Number.NaN;
