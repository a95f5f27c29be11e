import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { says200, until } from "../faults/site.ts";
import { freePort } from "../free-port.ts";

/** A real Prometheus with the product's rules, that asks sites as an operator's would. */
export interface Prometheus {
  /** From now on it asks this site. */
  watch(origin: string): void;
  forget(origin: string): void;
  /** The alerts that fire for this site now. */
  firing(origin: string): Promise<string[]>;
  stop(): Promise<void>;
}

const RULES = "deploy/prometheus-rules.yaml";
/** How often it asks, how long an alert's `for` lasts here, and how far its rates look back, in seconds. */
const EVERY = 3;
export const FOR = 6;
const WINDOW = 30;

/** What it reads, but for waiting: minutes are seconds here. No threshold is changed. */
const shortened = (rules: string) => rules.replace(/\bfor: \w+/g, `for: ${FOR}s`).replace(/\[\w+\]/g, `[${WINDOW}s]`);

/** The names of all alerts, in the order of the file. */
export const alertsOfRules = (): string[] =>
  [...readFileSync(RULES, "utf8").matchAll(/- alert: (\w+)/g)].map(([, name = ""]) => name);

/** Starts one that watches nobody yet, or says why there is none. */
export async function startPrometheus(): Promise<Prometheus | string> {
  if (spawnSync("prometheus", ["--version"]).error) return "Prometheus (Debian's prometheus) is not there";
  const folder = mkdtempSync(join(tmpdir(), "campaign-prometheus-"));
  const file = (name: string) => join(folder, name);
  const watched = new Set<string>();
  const tell = () => {
    // It looks at the file whenever that changes, and must never see half of it.
    writeFileSync(file("new"), JSON.stringify([{ targets: [...watched] }]));
    renameSync(file("new"), file("sites.json"));
  };
  tell();
  writeFileSync(file("rules.yaml"), shortened(readFileSync(RULES, "utf8")));
  const seconds = `${EVERY}s`;
  const config = {
    global: { scrape_interval: seconds, scrape_timeout: seconds, evaluation_interval: "1s" },
    rule_files: ["rules.yaml"],
    scrape_configs: [
      { job_name: "drug-free-kerala", file_sd_configs: [{ files: ["sites.json"], refresh_interval: "1s" }] },
    ],
  };
  // JSON is YAML as well.
  writeFileSync(file("prometheus.yml"), JSON.stringify(config));
  const at = `127.0.0.1:${await freePort()}`;
  const words = [`--config.file=${file("prometheus.yml")}`, `--storage.tsdb.path=${file("data")}`];
  const child: ChildProcess = spawn("prometheus", [...words, `--web.listen-address=${at}`, "--log.level=warn"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  await until(() => says200(`http://${at}/-/ready`), 30_000);
  return {
    watch(origin) {
      watched.add(new URL(origin).host);
      tell();
    },
    forget(origin) {
      watched.delete(new URL(origin).host);
      tell();
    },
    async firing(origin) {
      const query = `ALERTS{alertstate="firing",instance="${new URL(origin).host}"}`;
      const answer = await fetch(`http://${at}/api/v1/query?query=${encodeURIComponent(query)}`);
      const { data } = (await answer.json()) as { data: { result: { metric: { alertname: string } }[] } };
      return data.result.map(({ metric }) => metric.alertname);
    },
    async stop() {
      const left = once(child, "exit");
      child.kill("SIGTERM");
      await left;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
