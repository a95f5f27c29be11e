import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startSite } from "../../script/site.ts";
import { run } from "../run.ts";
import { tool } from "../tools.ts";
import type { Verdict } from "./scanner.ts";

interface Finding {
  code: string;
  path: (string | number)[];
  /** 0: error, 1: warning. */
  severity: number;
}

/** Public endpoints; server/http/permissions.test.ts checks the same list. */
const OPEN_WRITES = /^(testimonials\/add|contact|admin\/(login|forgot-password|verify-otp|reset-password))$/;

/** Exceptions with reasons. */
const EXCEPTIONS: { code: string; where?: (path: string[]) => boolean; because: string }[] = [
  { code: "owasp:api1:2023-no-numeric-ids", because: "every endpoint with an id requires authentication" },
  {
    code: "owasp:api2:2023-write-restricted",
    where: ([, address = ""]) => OPEN_WRITES.test(address.replace("/api/", "")) || address === "/feed/event-updates",
    because: "public forms, the login, and the feed, which has a key of its own",
  },
  {
    code: "owasp:api4:2023-array-limit",
    where: (path) => path.includes("responses"),
    because: "responses are bounded by pagination and by who may add",
  },
  {
    code: "owasp:api4:2023-string-limit",
    where: (path) => path.includes("responses") || path[0] === "components",
    because: "responses hold what was bounded when it was stored",
  },
  { code: "owasp:api4:2023-rate-limit", because: "limits are announced by Retry-After once they are reached" },
  { code: "owasp:api5:2023-admin-security-unique", because: "permissions follow from the role of the token" },
  { code: "owasp:api8:2023-define-cors-origin", because: "no origin is allowed unless the operator names one" },
];

const isExcepted = ({ code, path }: Finding) =>
  EXCEPTIONS.some((exception) => exception.code === code && (exception.where?.(path.map(String)) ?? true));

/** Spectral with the OWASP rules; the document without authorization is the control. */
export async function scanApiDescription(folder: string): Promise<Verdict[]> {
  const site = await startSite({ PUBLIC_ORIGIN: "https://site.example.org" });
  const document = await (await fetch(`${site.origin}/api/openapi.json`)).json();
  await site.remove();
  const ruleset = join(folder, "ruleset.json");
  const rules = tool("@stoplight/spectral-owasp-ruleset/dist/ruleset.js");
  writeFileSync(ruleset, JSON.stringify({ extends: [[rules, "all"]] }));
  const lint = async (): Promise<Finding[]> => {
    const [file, report] = [join(folder, "openapi.json"), join(folder, "report.json")];
    writeFileSync(file, JSON.stringify(document));
    const spectral = ["node", tool("@stoplight/spectral-cli/dist/index.js"), "lint", file, "-r", ruleset];
    await run([...spectral, "-q", "-f", "json", "-o", report]);
    return (JSON.parse(readFileSync(report, "utf8")) as Finding[]).filter(({ severity }) => severity === 0);
  };
  const errors = await lint();
  const left = errors.filter((finding) => !isExcepted(finding));
  for (const { code, path } of left) process.stderr.write(`${code} at ${path.join(".")}\n`);

  for (const operations of Object.values(document.paths as Record<string, Record<string, object>>))
    for (const operation of Object.values(operations)) Object.assign(operation, { security: [] });
  const planted = (await lint()).filter((finding) => finding.code.includes("api2") && !isExcepted(finding));
  return [
    {
      scanner: "Spectral, OWASP rules",
      product: `${left.length} errors outside the ${EXCEPTIONS.length} excepted rules`,
      planted: `an API document without authorization: ${planted.length} errors`,
      good: errors.length > 0 && left.length === 0 && planted.length > 0,
    },
  ];
}
