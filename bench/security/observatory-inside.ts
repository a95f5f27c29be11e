import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { join } from "node:path";
import { PLANTED_NAME, PRODUCT_NAME } from "./observatory.ts";
import { startProduct } from "./product.ts";
import { run, tool } from "./tools.ts";

/** Runs in the scanner's network namespace, with the product behind https. */
const [folder = ""] = process.argv.slice(2);
const site = await startProduct({ PUBLIC_ORIGIN: `https://${PRODUCT_NAME}`, TRUST_PROXY: "1" });

const secure = createSecureServer(
  { key: readFileSync(join(folder, "site.key")), cert: readFileSync(join(folder, "site.pem")) },
  (asked, answer) => (asked.headers.host === PLANTED_NAME ? answerCarelessly(answer) : passOn(asked, answer)),
).listen(443);
const plain = createServer((asked, answer) => {
  answer.writeHead(301, { Location: `https://${asked.headers.host}${asked.url}` }).end();
}).listen(80);
await Promise.all([once(secure, "listening"), once(plain, "listening")]);

function passOn(asked: IncomingMessage, answer: ServerResponse): void {
  const { method = "GET", url = "/", headers } = asked;
  const onward = request(site.origin + url, { method, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.rawHeaders);
    got.pipe(answer);
  });
  onward.on("error", () => answer.writeHead(502).end());
  asked.pipe(onward);
}

function answerCarelessly(answer: ServerResponse): void {
  answer.writeHead(200, { "Content-Type": "text/html", "Set-Cookie": "session=1" });
  answer.end("<!doctype html><script src=http://scripts.example.net/x.js></script>");
}

async function scan(name: string): Promise<unknown> {
  const { code, output } = await run(["node", tool("@mdn/mdn-http-observatory/src/scan.js"), name], { within: 60_000 });
  if (code !== 0) throw new Error(`The observatory did not scan ${name}:\n${output}`);
  return JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1));
}

try {
  const said = { product: await scan(PRODUCT_NAME), planted: await scan(PLANTED_NAME) };
  process.stdout.write(`${JSON.stringify(said)}\n`);
} finally {
  for (const server of [secure, plain]) server.close().closeAllConnections();
  await site.stop();
}
