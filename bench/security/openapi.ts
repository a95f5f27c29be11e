import { writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { startProduct } from "./product.ts";
import type { Verdict } from "./report.ts";
import { run, tool } from "./tools.ts";

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
  { code: "owasp:api1:2023-no-numeric-ids", because: "every call with an id needs an administrator" },
  {
    code: "owasp:api2:2023-write-restricted",
    where: ([, address = ""]) => OPEN_WRITES.test(address.replace("/api/", "")) || address === "/feed/event-updates",
    because: "forms of visitors, the way in, and the feed, which has a key of its own",
  },
  {
    code: "owasp:api4:2023-array-limit",
    where: (path) => path.includes("responses"),
    because: "what the product answers itself is bounded by its pages and by who may add",
  },
  {
    code: "owasp:api4:2023-string-limit",
    where: (path) => path.includes("responses") || path[0] === "components",
    because: "what the product answers itself was bounded when it was taken",
  },
  { code: "owasp:api4:2023-rate-limit", because: "limits are told when they are reached, by Retry-After" },
  {
    code: "owasp:api5:2023-admin-security-unique",
    because: "rights follow from the role behind the token, not from another scheme",
  },
  { code: "owasp:api8:2023-define-cors-origin", because: "no origin is allowed unless the operator names one" },
];

const isExcepted = ({ code, path }: Finding) =>
  EXCEPTIONS.some((exception) => exception.code === code && (exception.where?.(path.map(String)) ?? true));

/** Spectral with the OWASP rules, and on a document without security as control. */
export async function scanApiDescription(folder: string): Promise<Verdict> {
  const site = await startProduct({ PUBLIC_ORIGIN: "https://site.example.org" });
  const document = await (await fetch(`${site.origin}/api/openapi.json`)).json();
  await site.stop();
  const ruleset = join(folder, "ruleset.json");
  writeFileSync(
    ruleset,
    JSON.stringify({ extends: [[tool("@stoplight/spectral-owasp-ruleset/dist/ruleset.js"), "all"]] }),
  );
  const lint = async (name: string, described: object): Promise<Finding[]> => {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(described));
    const report = `${file}.found`;
    const { output } = await run([
      "node",
      tool("@stoplight/spectral-cli/dist/index.js"),
      "lint",
      file,
      "-r",
      ruleset,
      "-f",
      "json",
      "-o",
      report,
      "-q",
    ]);
    return JSON.parse(
      await readFile(report, "utf8").catch(() => {
        throw new Error(output);
      }),
    );
  };
  const all = await lint("openapi.json", document);
  const errors = all.filter(({ severity }) => severity === 0);
  const left = errors.filter((finding) => !isExcepted(finding));

  for (const operations of Object.values(document.paths as Record<string, Record<string, object>>))
    for (const operation of Object.values(operations)) Object.assign(operation, { security: [] });
  const planted = (await lint("without-rights.json", document)).filter(
    (finding) => finding.severity === 0 && finding.code.includes("api2") && !isExcepted(finding),
  );
  for (const { code, path } of left) process.stderr.write(`${code} at ${path.join(".")}\n`);
  const excepted = errors.length - left.length;
  return {
    judge: "Spectral, OWASP rules",
    product: `${left.length} errors beside ${excepted} findings of the ${EXCEPTIONS.length} excepted rules`,
    planted: `no rights in the document: ${planted.length} errors`,
    good: left.length === 0 && planted.length > 0,
  };
}
