import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const RULES = "deploy/prometheus-rules.yaml";
const TESTS = "tests/prometheus-rules.test.yaml";
const DASHBOARD = "deploy/grafana-dashboard.json";
const read = (path: string) => readFileSync(path, "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, word = ""]) => word);

it("rules and dashboard use only metrics that the product exports", () => {
  const exported = [
    read("server/metrics/metrics.ts"),
    "up process_cpu_seconds_total nodejs_eventloop_lag_max_seconds",
  ].join();
  const { panels } = JSON.parse(read(DASHBOARD)) as { panels: { targets?: { expr: string }[] }[] };
  const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join("\n");
  for (const used of [all(read(RULES), /expr: (?:>-)?([^]*?)\n {8}\w/g).join("\n"), shown]) {
    const names = all(used, /(?<![{,"=\w])\b([a-z]+(?:_[a-z]+)+|up)\b(?![\w(]|\s*[=!]?=~?")/g);
    expect(names.length).toBeGreaterThan(10);
    expect(
      names.filter((name) => !new RegExp(`\\b${name.replace(/_(bucket|count|sum)$/, "")}\\b`).test(exported)),
    ).toEqual([]);
  }
});

it("each alert fires alone on its fault, and none fires when healthy", (context) => {
  const tested = new Set(all(read(TESTS), /alertname="(\w+)"/g));
  expect([...tested]).toEqual(all(read(RULES), /- alert: (\w+)/g));
  if (spawnSync("promtool", ["--version"]).error)
    return context.skip("promtool (Debian package prometheus) is not installed");
  const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", TESTS], { encoding: "utf8" });
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining("SUCCESS")]);
});
