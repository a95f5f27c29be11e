import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../run.ts";
import { tool, type Verdict } from "./scanner.ts";

/** secretlint over all tracked files, and over a generated key as control. */
export async function scanSecrets(folder: string): Promise<Verdict[]> {
  const config = join(folder, "secretlint.json");
  const allowed = { id: "@secretlint/secretlint-rule-basicauth", options: { allows: ["/name:word@/"] } };
  const rules = [{ id: tool("@secretlint/secretlint-rule-preset-recommend"), rules: [allowed] }];
  writeFileSync(config, JSON.stringify({ rules }));
  const planted = join(folder, "planted.txt");
  // Concatenated, so that no tracked file contains a key.
  const key = ["-----BEGIN RSA", "PRIVATE KEY-----"].join(" ");
  writeFileSync(planted, `${key}\n${"MIIEpAIBAAKCAQEA".repeat(20)}\n${key.replace("BEGIN", "END")}\n`);
  const { stdout } = await run(["git", "ls-files"]);
  const files = stdout.split("\n").filter((name) => name && !/\.(png|webp|jpg|woff2|ico|pdf)$/.test(name));
  const lint = (names: string[]) =>
    run(["node", tool("secretlint/bin/secretlint.js"), "--no-glob", "--no-color", "--secretlintrc", config, ...names]);
  const [product, control] = [await lint(files), await lint([planted])];
  const isFound = control.code === 1 && control.output.includes("planted.txt");
  return [
    {
      scanner: "secretlint",
      product: product.code === 0 ? `${files.length} files, no secret` : product.output.trim().slice(0, 200),
      planted: isFound ? "a private key: found" : "a private key: NOT found",
      good: product.code === 0 && isFound,
    },
  ];
}
