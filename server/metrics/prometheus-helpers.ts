import { Counter, Gauge, type MetricConfiguration, type Registry } from "prom-client";

/** One value, or one per label value; null for none. */
type MetricValue = number | Record<string, number> | null;

interface Description {
  name: string;
  help: string;
  /** Name of the label. */
  label?: string;
  /** How workers are combined; default sum. */
  aggregator?: "sum" | "max" | "min";
  registry: Registry;
}

/** A counter read on scrape. */
export const describedCounter = (description: Description, now: () => MetricValue | Promise<MetricValue>): void =>
  void new Counter(getConfiguration(description, now));

/** A gauge read on scrape, possibly asynchronously. */
export const describedGauge = (description: Description, now: () => MetricValue | Promise<MetricValue>): void =>
  void new Gauge(getConfiguration(description, now));

function getConfiguration(
  { label, registry, aggregator = "sum", ...named }: Description,
  now: () => MetricValue | Promise<MetricValue>,
): MetricConfiguration<string> & { collect(): Promise<void> } {
  return {
    ...named,
    aggregator,
    labelNames: label === undefined ? [] : [label],
    registers: [registry],
    async collect(this: { reset(): void; remove(): void; inc(labels: Record<string, string>, value: number): void }) {
      const value = await now();
      this.reset();
      // An unlabelled gauge without a value would report 0.
      if (value === null) return label === undefined ? this.remove() : undefined;
      const each =
        typeof value === "number"
          ? [[{}, value] as const]
          : Object.entries(value).map(([one, count]) => [{ [label ?? ""]: one }, count] as const);
      for (const [labels, count] of each) this.inc(labels, count);
    },
  } as MetricConfiguration<string> & { collect(): Promise<void> };
}
