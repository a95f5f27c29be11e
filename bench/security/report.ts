/** A scanner's result for the product and for a vulnerable control. */
export interface Verdict {
  judge: string;
  product: string;
  planted: string;
  /** The product passed and the control failed. */
  good: boolean;
}

export function printVerdicts(verdicts: Verdict[]): void {
  const rows = verdicts.map(({ judge, product, planted, good }) => [judge, product, planted, good ? "good" : "BAD"]);
  const all = [["judge", "on the product", "on the planted fault", ""], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  for (const row of all)
    process.stdout.write(
      `${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd()}\n`,
    );
}
