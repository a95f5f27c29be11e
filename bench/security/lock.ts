import { writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Verdict } from "./report.ts";
import { run, tool } from "./tools.ts";

/** lockfile-lint: strong integrity hashes, registry hosts only. */
export async function scanLockfile(folder: string): Promise<Verdict> {
  const lint = async (path: string) =>
    run([
      "node",
      tool("lockfile-lint/bin/lockfile-lint.js"),
      "--path",
      path,
      "--type",
      "npm",
      "--validate-https",
      "--validate-integrity",
      "--allowed-hosts",
      "npm",
    ]);
  const planted = join(folder, "package-lock.json");
  const lock = JSON.parse(await readFile("package-lock.json", "utf8"));
  lock.packages["node_modules/zod"].resolved = "http://evil.test/zod.tgz";
  writeFileSync(planted, JSON.stringify(lock));
  const [product, fault] = [await lint("package-lock.json"), await lint(planted)];
  const entries = Object.keys(lock.packages).length - 1;
  return {
    judge: "lockfile-lint",
    product: product.code === 0 ? `${entries} entries, no issue` : product.output.trim().slice(0, 80),
    planted: fault.output.includes("evil.test") ? "a foreign host: found" : "a foreign host: NOT found",
    good: product.code === 0 && fault.output.includes("evil.test"),
  };
}
