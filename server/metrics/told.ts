import { Counter, Gauge, type MetricConfiguration, type Registry } from "prom-client";

/** A number, or one for each value of the metric's label; null where there is nothing to tell. */
type Told = number | Record<string, number> | null;

interface Description {
  name: string;
  help: string;
  /** The one label, when the number is told for several values. */
  label?: string;
  /** How the numbers of several processes become one; their sum unless said otherwise. */
  aggregator?: "sum" | "max" | "min";
  registry: Registry;
}

/** A metric that only grows, and is asked for when somebody reads it: counting costs its owner nothing but adding one. */
export const toldCounter = (description: Description, now: () => Told | Promise<Told>): void =>
  void new Counter(configurationOf(description, now));

/** The same for a number that goes up and down; a slow answer is waited for. */
export const toldGauge = (description: Description, now: () => Told | Promise<Told>): void =>
  void new Gauge(configurationOf(description, now));

function configurationOf(
  { label, registry, aggregator = "sum", ...named }: Description,
  now: () => Told | Promise<Told>,
): MetricConfiguration<string> & { collect(): Promise<void> } {
  return {
    ...named,
    aggregator,
    labelNames: label === undefined ? [] : [label],
    registers: [registry],
    async collect(this: { reset(): void; remove(): void; inc(labels: Record<string, string>, value: number): void }) {
      const value = await now();
      this.reset();
      // Without a label a fresh metric stands at 0, which would be a lie; with one it has no lines yet.
      if (value === null) return label === undefined ? this.remove() : undefined;
      const each =
        typeof value === "number"
          ? [[{}, value] as const]
          : Object.entries(value).map(([one, count]) => [{ [label ?? ""]: one }, count] as const);
      for (const [labels, count] of each) this.inc(labels, count);
    },
  } as MetricConfiguration<string> & { collect(): Promise<void> };
}
