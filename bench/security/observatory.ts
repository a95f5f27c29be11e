import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { join } from "node:path";
import { startSite } from "../../script/site.ts";
import { runOrThrow } from "../run.ts";
import { tool } from "../tools.ts";
import type { Verdict } from "./scanner.ts";

/** Resolved only in the scanner's network namespace. */
const PRODUCT_NAME = "campaign.example.org";
const PLANTED_NAME = "planted.example.org";

interface Scanned {
  scan: { grade: string; score: number; testsPassed: number; testsFailed: number };
  tests: Record<string, { pass: boolean; result: string }>;
}

/** Mozilla's HTTP Observatory. It requires public names on port 443, hence a network namespace (root only). */
export async function scanObservatory(folder: string): Promise<Verdict[]> {
  const [key, certificate] = [join(folder, "site.key"), join(folder, "site.pem")];
  const hosts = join(folder, "hosts");
  const names = `subjectAltName=DNS:${PRODUCT_NAME},DNS:${PLANTED_NAME}`;
  const openssl = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=Bench";
  await runOrThrow([...openssl.split(" "), "-addext", names, "-keyout", key, "-out", certificate]);
  // Avoids downloading the HSTS preload list.
  writeFileSync(tool("@mdn/mdn-http-observatory/conf/hsts-preload.json"), "{}");
  writeFileSync(hosts, `127.0.0.1 localhost ${PRODUCT_NAME} ${PLANTED_NAME}\n`);
  const inside = `ip link set lo up && mount --bind "$1" /etc/hosts && exec node ${import.meta.filename} "$2"`;
  const command = ["unshare", "--net", "--mount", "sh", "-c", inside, "sh", hosts, folder];
  const said = await runOrThrow(command, { env: { NODE_EXTRA_CA_CERTS: certificate } });
  const { product, planted } = JSON.parse(said) as { product: Scanned; planted: Scanned };
  for (const [name, { pass, result }] of Object.entries(product.tests))
    if (!pass) process.stderr.write(`Observatory, ${name}: ${result}\n`);
  return [
    {
      scanner: "HTTP Observatory",
      product: `${product.scan.grade}, ${product.scan.score} points, ${product.scan.testsFailed} tests failed`,
      planted: `a page without a CSP: ${planted.scan.grade}, ${planted.scan.score} points`,
      good: product.scan.testsFailed === 0 && planted.tests["content-security-policy"]?.pass === false,
    },
  ];
}

/** In the network namespace: both sites behind HTTPS, and the scans. */
async function scanInside(folder: string): Promise<void> {
  const site = await startSite({ PUBLIC_ORIGIN: `https://${PRODUCT_NAME}`, TRUST_PROXY: "1" });
  const certificate = { key: readFileSync(join(folder, "site.key")), cert: readFileSync(join(folder, "site.pem")) };
  const secure = createSecureServer(certificate, (incoming, answer) => {
    const { method, url, headers } = incoming;
    if (headers.host === PLANTED_NAME) {
      answer.writeHead(200, { "Content-Type": "text/html", "Set-Cookie": "session=1" });
      return void answer.end("<!doctype html><script src=http://scripts.example.net/x.js></script>");
    }
    const onward = request(site.origin + url, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(answer);
    });
    incoming.pipe(onward);
  }).listen(443);
  const plain = createServer(({ headers, url }, answer) => {
    answer.writeHead(301, { Location: `https://${headers.host}${url}` }).end();
  }).listen(80);
  await Promise.all([once(secure, "listening"), once(plain, "listening")]);
  const scan = async (name: string): Promise<unknown> => {
    const output = await runOrThrow(["node", tool("@mdn/mdn-http-observatory/src/scan.js"), name]);
    return JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1));
  };
  const scanned = { product: await scan(PRODUCT_NAME), planted: await scan(PLANTED_NAME) };
  process.stdout.write(JSON.stringify(scanned));
  for (const server of [secure, plain]) server.close().closeAllConnections();
  await site.remove();
}

if (process.argv[1] === import.meta.filename) await scanInside(process.argv[2] ?? "");
