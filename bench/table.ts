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
  const rows = figures.map(({ name, figure, floor, ratio, aim, reached }) => [
    name,
    figure,
    floor,
    ratio === undefined ? "" : ratio.toFixed(2),
    aim,
    reached ? "reached" : "SHORT",
  ]);
  const all = [["figure", "measured", "floor", "ratio", "aim", ""], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |\n`;
  const [head = [], ...body] = all;
  process.stdout.write([head, widths.map((width) => "-".repeat(width)), ...body].map(line).join(""));
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

export const percentile = (values: number[], percent: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1] ?? Number.NaN;
