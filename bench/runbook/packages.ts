import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

/** The host's apt mirror without trailing slash; undefined without an HTTP one. */
export function getLocalMirror(): string | undefined {
  const lists = globSync("/etc/apt/{sources.list,sources.list.d/*}").map((file) => readFileSync(file, "utf8"));
  const wanted = /^(?:URIs:\s*|deb\s+(?:\[.*\]\s*)?)(http:\/\/\S*\/debian)\/?(?:\s|$)/m;
  return lists.map((text) => wanted.exec(text)?.[1]).find((mirror) => mirror !== undefined);
}

/** Caching apt proxy for machines without internet access. */
export async function servePackages(host: string, mirror: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  const server = createServer(async ({ url = "" }, response) => {
    const cached = join(folder, createHash("sha256").update(url).digest("hex"));
    try {
      if (!existsSync(cached) || !url.endsWith(".deb")) {
        const answer = url.startsWith(`${mirror}/`) ? await fetch(url) : new Response(null, { status: 403 });
        if (!answer.ok) return void response.writeHead(answer.status).end();
        const part = `${cached}.${process.pid}`;
        writeFileSync(part, Buffer.from(await answer.arrayBuffer()));
        renameSync(part, cached);
      }
      createReadStream(cached).pipe(response.writeHead(200));
    } catch {
      response.writeHead(502).end();
    }
  }).listen(0, host);
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return { apt: `Acquire::http::Proxy "http://${host}:${port}";\n`, close: () => server.close() };
}
