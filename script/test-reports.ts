import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

export interface Counted {
  passed: number;
  failed: number;
  took: Took[];
}

interface Took {
  title: string;
  milliseconds: number;
}

interface FileOfTests {
  name: string;
  status: string;
  assertionResults: {
    status: string;
    ancestorTitles: string[];
    title: string;
    fullName: string;
    duration?: number | null;
  }[];
}

interface OfVitest {
  numPassedTests: number;
  numFailedTests: number;
  testResults: FileOfTests[];
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; tests: { status: string; results: { duration: number }[] }[] }[];
}

interface OfPlaywright extends Suite {
  stats: { expected: number; unexpected: number };
}

/** Vitest or Playwright JSON; null without a report. */
export function readReport(file: string): Counted | null {
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, "utf8")) as OfVitest | OfPlaywright;
  return "stats" in report ? ofPlaywright(report) : ofVitest(report);
}

export const slowest = (took: Took[], count: number): string[] =>
  took
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(({ title, milliseconds }) => `${(milliseconds / 1000).toFixed(1)} s  ${title}`);

/** A file that fails to load counts as one failure. */
function ofVitest({ numPassedTests, numFailedTests, testResults }: OfVitest): Counted {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  );
  const took = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${relative(".", name)}: ${fullName.trim()}`,
      milliseconds: duration ?? 0,
    })),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length, took };
}

function ofPlaywright(report: OfPlaywright): Counted {
  const { expected, unexpected } = report.stats;
  return {
    passed: expected,
    failed: unexpected,
    took: getSpecs(report).map(({ title, file, tests }) => ({
      title: `${file}: ${title}`,
      milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
  };
}

const getSpecs = ({ suites = [], specs = [] }: Suite): NonNullable<Suite["specs"]> => [
  ...specs,
  ...suites.flatMap(getSpecs),
];
