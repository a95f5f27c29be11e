import cluster from "node:cluster";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Baseline: a bare server that sends one prepared response. */
const [file = "", processes = "1"] = process.argv.slice(2);
const { status, headers, body } = JSON.parse(readFileSync(file, "utf8")) as {
  status: number;
  headers: string[];
  body: string;
};
const bytes = Buffer.from(body, "base64");

const server = createServer((_request, response) => {
  response.writeHead(status, headers);
  response.end(bytes);
});
if (processes !== "1" && cluster.isPrimary) {
  for (let number = 0; number < Number(processes); number += 1) cluster.fork();
} else {
  server.listen(0, "127.0.0.1", () =>
    process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
  );
}
process.once("SIGTERM", () => {
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
  process.exit(0);
});
