import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import { says200, until } from "../site.ts";

/** A real Prometheus with our rules. */
export interface Prometheus {
  watch(origin: string): void;
  forget(origin: string): void;
  firing(origin: string): Promise<string[]>;
  stop(): Promise<void>;
}

const RULES = "deploy/prometheus-rules.yaml";
/** Seconds: scrape interval, `for`, rate window. */
const EVERY = 3;
export const FOR = 6;
const WINDOW = 30;

/** Shortens durations only; thresholds are unchanged. */
const shortened = (rules: string) => rules.replace(/\bfor: \w+/g, `for: ${FOR}s`).replace(/\[\w+\]/g, `[${WINDOW}s]`);

export const getRuleAlerts = (): string[] =>
  [...readFileSync(RULES, "utf8").matchAll(/- alert: (\w+)/g)].map(([, name = ""]) => name);

/** Returns a reason if unavailable. */
export async function startPrometheus(): Promise<Prometheus | string> {
  if (spawnSync("prometheus", ["--version"]).error) return "Prometheus (Debian's prometheus) is not there";
  const folder = mkdtempSync(join(tmpdir(), "campaign-prometheus-"));
  const file = (name: string) => join(folder, name);
  const watched = new Set<string>();
  const tell = () => {
    // Atomic, because Prometheus watches it.
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
