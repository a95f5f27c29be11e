import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Verdict } from "./report.ts";
import { run, tool } from "./tools.ts";

/** Resolved only in the scanner's network namespace. */
export const PRODUCT_NAME = "campaign.example.org";
export const PLANTED_NAME = "planted.example.org";

interface Scanned {
  scan: { grade: string; score: number; testsPassed: number; testsFailed: number };
  tests: Record<string, { pass: boolean; result: string }>;
}

/**
 * Mozilla's HTTP Observatory. It requires a public name on port 443, hence network namespaces (root only) and
 * a temporary CA.
 */
export async function scanObservatory(folder: string): Promise<Verdict> {
  await makeCertificates(folder);
  // Avoids downloading the HSTS preload list.
  writeFileSync(tool("@mdn/mdn-http-observatory/conf/hsts-preload.json"), "{}");
  const hosts = join(folder, "hosts");
  writeFileSync(hosts, `127.0.0.1 localhost ${PRODUCT_NAME} ${PLANTED_NAME}\n`);
  const inside =
    'ip link set lo up && mount --bind "$1" /etc/hosts && exec node bench/security/observatory-inside.ts "$2"';
  const { code, output } = await run(["unshare", "--net", "--mount", "sh", "-c", inside, "sh", hosts, folder], {
    env: { NODE_EXTRA_CA_CERTS: join(folder, "ca.pem") },
  });
  const said = output.split("\n").find((line) => line.startsWith('{"product"'));
  if (code !== 0 || said === undefined)
    return {
      judge: "HTTP Observatory",
      product: `could not be asked: ${output.trim().slice(-300)}`,
      planted: "",
      good: false,
    };
  const { product, planted } = JSON.parse(said) as { product: Scanned; planted: Scanned };
  for (const [name, { pass, result }] of Object.entries(product.tests))
    if (!pass) process.stderr.write(`Observatory, ${name}: ${result}\n`);
  const policy = planted.tests["content-security-policy"];
  return {
    judge: "HTTP Observatory",
    product: `${product.scan.grade}, ${product.scan.score} points, ${product.scan.testsFailed} tests failed`,
    planted: `a page without a policy: ${planted.scan.grade}, ${planted.scan.score} points`,
    good: product.scan.testsFailed === 0 && policy?.pass === false,
  };
}

async function makeCertificates(folder: string): Promise<void> {
  const at = (name: string) => join(folder, name);
  writeFileSync(at("names"), `subjectAltName=DNS:${PRODUCT_NAME},DNS:${PLANTED_NAME}\n`);
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  for (const words of [
    ["req", "-x509", ...key, "-keyout", at("ca.key"), "-out", at("ca.pem"), "-days", "2", "-subj", "/CN=Judges"],
    ["req", ...key, "-keyout", at("site.key"), "-out", at("site.csr"), "-subj", `/CN=${PRODUCT_NAME}`],
    [
      "x509",
      "-req",
      "-in",
      at("site.csr"),
      "-CA",
      at("ca.pem"),
      "-CAkey",
      at("ca.key"),
      "-CAcreateserial",
      "-out",
      at("site.pem"),
      "-days",
      "2",
      "-extfile",
      at("names"),
    ],
  ]) {
    const { code, output } = await run(["openssl", ...words]);
    if (code !== 0) throw new Error(`No certificate could be made:\n${output}`);
  }
}
