import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

export const RELEASE = "bookworm";

/** The host's apt mirror without trailing slash; undefined without an HTTP one. */
export function getLocalMirror(): string | undefined {
  const lines = globSync("/etc/apt/{sources.list,sources.list.d/*}").map((file) => readFileSync(file, "utf8"));
  const wanted = new RegExp(
    String.raw`^(?:URIs:\s*|deb\s+(?:\[.*\]\s*)?)(http://\S*/debian)/?(?:\s+${RELEASE}\s.*)?$`,
    "m",
  );
  return lines.map((text) => wanted.exec(text)?.[1]).find((mirror) => mirror !== undefined);
}

/** Caching apt proxy for machines without internet access. */
export async function servePackages(host: string, mirror: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  const server = createServer(async (request, response) => {
    const address = request.url ?? "";
    if (!address.startsWith(`${mirror}/`)) return void response.writeHead(403).end();
    const kept = join(folder, createHash("sha256").update(address).digest("hex"));
    try {
      if (!existsSync(kept) || !address.endsWith(".deb")) {
        const answer = await fetch(address);
        if (!answer.ok) return void response.writeHead(answer.status).end();
        writeFileSync(`${kept}.part`, Buffer.from(await answer.arrayBuffer()));
        renameSync(`${kept}.part`, kept);
      }
      createReadStream(kept).pipe(response.writeHead(200));
    } catch {
      response.writeHead(502).end();
    }
  }).listen(0, host);
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return {
    line: `Acquire::http::Proxy "http://${host}:${port}";\n`,
    close: () => server.close(),
  };
}
