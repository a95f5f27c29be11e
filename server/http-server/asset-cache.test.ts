import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createAssetCache, getAssetUrls } from "./asset-cache.ts";

const ADDRESSES = new Set(["/assets/layout.css", "/favicon.ico"]);

async function start(make: (address: string, encoding: string) => Promise<Response>) {
  const seen = { made: [] as string[], past: [] as string[] };
  const files = createAssetCache({
    urls: ADDRESSES,
    render: (address, { "Accept-Encoding": encoding }) => {
      seen.made.push(`${encoding} ${address}`);
      return make(address, encoding);
    },
  });
  const server = createServer(
    files((request, response) => {
      seen.past.push(request.url ?? "");
      response.end("past");
    }),
  ).listen(0);
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const asking = request({ port, path, headers, method }, async (answer) => {
        let body = "";
        for await (const chunk of answer) body += chunk;
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
      });
      asking.on("error", reject).end();
    });
  return { ...seen, ask };
}

const styled = async (_address: string, encoding: string) =>
  new Response(`as ${encoding}`, {
    headers: { "Content-Type": "text/css", "Content-Encoding": encoding, "X-Request-Id": "of one" },
  });

it("reads a file once per encoding, then answers from memory", async () => {
  const site = await start(styled);
  for (const accept of ["gzip, deflate, br", "gzip, deflate, br, zstd", "gzip", "gzip"])
    expect((await site.ask("/assets/layout.css", { "Accept-Encoding": accept })).body).toBe(
      accept.includes("br") ? "as br" : "as gzip",
    );
  const plain = await site.ask("/assets/layout.css");
  expect(plain).toMatchObject({ status: 200, body: "as identity", headers: { "content-type": "text/css" } });
  expect(plain.headers).not.toHaveProperty("x-request-id");
  expect(site.made).toEqual(["br /assets/layout.css", "gzip /assets/layout.css", "identity /assets/layout.css"]);
});

it("reads a file once for concurrent requests", async () => {
  const site = await start(styled);
  const answers = await Promise.all(Array.from({ length: 100 }, () => site.ask("/favicon.ico")));
  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(["as identity"]));
  expect(site.made).toHaveLength(1);
});

it("answers a HEAD request with headers only", async () => {
  const site = await start(styled);
  expect(await site.ask("/favicon.ico", {}, "HEAD")).toMatchObject({
    body: "",
    headers: { "content-length": String("as identity".length) },
  });
});

it("passes on missing files, range requests and requests with a body", async () => {
  const site = await start(styled);
  await site.ask("/assets/other.css");
  await site.ask("/assets/layout.css?again");
  await site.ask("/favicon.ico", { Range: "bytes=0-3" });
  await site.ask("/favicon.ico", {}, "POST");
  expect(site.past).toEqual(["/assets/other.css", "/assets/layout.css?again", "/favicon.ico", "/favicon.ico"]);
  expect(site.made).toEqual([]);
});

it("does not cache an error: waiting requests fall through, and the next one reads again", async () => {
  let tries = 0;
  const site = await start(async (...asked) => {
    tries += 1;
    if (tries === 1) throw new Error("The disk does not answer.");
    return tries === 2 ? new Response("Busy", { status: 503 }) : styled(...asked);
  });
  const bodies = [];
  for (let turn = 0; turn < 3; turn += 1) bodies.push((await site.ask("/favicon.ico")).body);
  expect(bodies).toEqual(["past", "past", "as identity"]);
});

it("maps the files of a folder tree by URL, except compressed variants", () => {
  const folder = mkdtempSync(join(tmpdir(), "campaign-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "assets"));
  for (const name of ["favicon.ico", "assets/a.css", "assets/a.css.br", "assets/a.css.gz"])
    writeFileSync(join(folder, name), "");
  expect(getAssetUrls(folder)).toEqual(new Set(["/favicon.ico", "/assets/a.css"]));
});
