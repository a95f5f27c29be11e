import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { FAULTS as MADE } from "../bench/alerts/faults.ts";

const RULES = "deploy/prometheus-rules.yaml";
const DASHBOARD = "deploy/grafana-dashboard.json";
const read = (path: string) => readFileSync(path, "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, word = ""]) => word);

/** Metrics of a healthy installation in promtool notation, `from+step x times`, one value a minute. */
const WELL = {
  'up{job="drug-free-kerala",instance="a"}': "1x130",
  'database_up{instance="a"}': "1x130",
  'database_writable{instance="a"}': "1x130",
  'storage_up{instance="a"}': "1x130",
  'http_requests_total{instance="a",status="2xx"}': "0+6000x130",
  'http_requests_total{instance="a",status="5xx"}': "0+6x130",
  'http_requests_shed_total{instance="a"}': "7x130",
  'emails_waiting{instance="a",tried="no"}': "3x130",
  'emails_waiting{instance="a",tried="yes"}': "0x130",
  'emails_overdue_seconds{instance="a"}': "2x130",
  'emails_total{instance="a",outcome="sent"}': "0+5x130",
  'emails_total{instance="a",outcome="delayed"}': "0+1x130",
  'emails_total{instance="a",outcome="refused"}': "2x130",
  'emails_total{instance="a",outcome="expired"}': "1x130",
  'event_feed_age_seconds{instance="a"}': "60x130",
  'backup_verified_age_seconds{instance="a"}': "90000x130",
  'backup_failing{instance="a"}': "0x80 1x30 0x20",
  'backup_copied_age_seconds{instance="a"}': "90000x130",
  'logins_rejected_total{instance="a",reason="wrong"}': "0+1x130",
  'logins_rejected_total{instance="a",reason="too many"}': "9x130",
  'process_resident_memory_bytes{job="drug-free-kerala",instance="a"}': "200000000x130",
};

/** Side effect of other failures, which have their own alerts. */
const SERVER_ERRORS = { 'http_requests_total{instance="a",status="5xx"}': "0+1000x130" };

/** Each makes exactly one alert fire after two hours. */
const FAULTS: Record<string, Partial<typeof WELL>> = {
  ProcessDown: { 'up{job="drug-free-kerala",instance="a"}': "1x117 0x12" },
  DatabaseDown: { ...SERVER_ERRORS, 'database_up{instance="a"}': "1x117 0x12" },
  DatabaseReadOnly: { ...SERVER_ERRORS, 'database_writable{instance="a"}': "1x116 0x13" },
  StorageDown: { ...SERVER_ERRORS, 'storage_up{instance="a"}': "1x116 0x13" },
  HighErrorRate: { 'http_requests_total{instance="a",status="5xx"}': "0+100x130" },
  LoadShedding: { 'http_requests_shed_total{instance="a"}': "0+1x130" },
  EmailDeliveryFailing: { 'emails_waiting{instance="a",tried="yes"}': "0x100 1x29" },
  EmailQueueStuck: { 'emails_overdue_seconds{instance="a"}': "2x100 400x29" },
  EmailsRejected: { 'emails_total{instance="a",outcome="expired"}': "1x100 2x29" },
  EventFeedStale: { 'event_feed_age_seconds{instance="a"}': "0+60x130" },
  BackupOld: { 'backup_verified_age_seconds{instance="a"}': "170000+60x130" },
  BackupFailed: { 'backup_failing{instance="a"}': "0x50 1x79" },
  BackupNotCopied: { 'backup_copied_age_seconds{instance="a"}': "170000+60x130" },
  LoginBruteForce: { 'logins_rejected_total{instance="a",reason="wrong"}': "0+10x130" },
  MemoryHigh: { 'process_resident_memory_bytes{job="drug-free-kerala",instance="a"}': "950000000x130" },
};
const ALERTS = all(read(RULES), /- alert: (\w+)/g);

it("rules and dashboard use only metrics that the product exports", () => {
  const told = [read("server/metrics/metrics.ts"), "up process_resident_memory_bytes process_cpu_seconds_total"].join();
  const { panels } = JSON.parse(read(DASHBOARD)) as { panels: { targets?: { expr: string }[] }[] };
  const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join("\n");
  for (const asked of [all(read(RULES), /expr: (?:>-)?([^]*?)\n {8}\w/g).join("\n"), shown]) {
    const names = all(asked, /(?<![{,"=\w])\b([a-z]+(?:_[a-z]+)+|up)\b(?![\w(]|\s*[=!]?=~?")/g);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !new RegExp(`\\b${name.replace(/_(bucket|count|sum)$/, "")}\\b`).test(told))).toEqual(
      [],
    );
  }
  expect([Object.keys(FAULTS), Object.keys(MADE)]).toEqual([ALERTS, ALERTS]);
});

it("each alert fires alone on its fault, and none fires when healthy", (context) => {
  if (spawnSync("promtool", ["--version"]).error)
    return context.skip("promtool (Debian package prometheus) is not installed");
  const folder = mkdtempSync(join(tmpdir(), "campaign-rules-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  copyFileSync(RULES, join(folder, "rules.yaml"));
  const tests = Object.entries({ none: {}, ...FAULTS }).map(([alert, wrong]) => ({
    name: alert,
    interval: "1m",
    input_series: Object.entries({ ...WELL, ...wrong }).map(([series, values]) => ({ series, values })),
    promql_expr_test: [
      {
        expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
        eval_time: "2h",
        exp_samples: alert === "none" ? [] : [{ labels: `{alertname="${alert}"}`, value: 1 }],
      },
    ],
  }));
  // JSON is YAML as well.
  writeFileSync(join(folder, "test.yaml"), JSON.stringify({ rule_files: ["rules.yaml"], tests }));
  const checked = execFileSync("promtool", ["check", "rules", join(folder, "rules.yaml")], { encoding: "utf8" });
  expect(checked).toContain(`SUCCESS: ${ALERTS.length} rules found`);
  const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", join(folder, "test.yaml")], {
    encoding: "utf8",
  });
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining("SUCCESS")]);
});
