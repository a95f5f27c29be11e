import { once } from "node:events";
import { createConnection } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import * as z from "zod/mini";
import { ENQUIRY_ERRORS } from "../../shared/enquiries/enquiries.ts";
import { defineForm } from "../../shared/validation/form.ts";
import { processorTime } from "../../tests/support/cpu-time.ts";
import { createSessionClient } from "../../tests/support/sessions.ts";
import { createHttpServer, listen } from "../http-server/listen.ts";
import { defineEndpoint } from "./endpoint.ts";
import type { Env } from "./env.ts";
import { serveEndpoints } from "./mount-endpoints.ts";
import type { UploadedFile } from "./read-multipart.ts";

const LIMIT = 100_000;
const TOKEN = "t".repeat(43);
const sessions = createSessionClient(TOKEN);

let handed: { body: unknown; file: UploadedFile | null; other: UploadedFile | null } | undefined;
let app: Hono<Env>;

beforeAll(() => {
  const upload = defineEndpoint("POST /upload", {
    summary: "Upload",
    act: "add brochure",
    body: defineForm(ENQUIRY_ERRORS, { schema: z.object({ name: z.string({ error: "name-missing" }) }) }),
    upload: { file: { atMost: LIMIT }, file_ml: { atMost: LIMIT } },
    wrap: z.object({}),
    handle: async ({ body, files: { file, file_ml: other } }) => {
      handed = { body, file, other };
      return {};
    },
  });
  app = new Hono<Env>();
  serveEndpoints(app, [upload], { sessions, proofs: { check: async () => null } });
});

const headers = { Authorization: `Bearer ${TOKEN}` };
const post = async (body: BodyInit, more: Record<string, string> = {}) =>
  app.request("/upload", { method: "POST", body, headers: { ...headers, ...more } }, {});
const form = (parts: Record<string, string | File>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(parts)) data.append(name, value);
  return data;
};
const raw = (text: string | Uint8Array<ArrayBuffer>) =>
  post(text, { "Content-Type": "multipart/form-data; boundary=frontier" });
const part = (disposition: string, content = "value") =>
  `--frontier\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

describe("uploads", () => {
  it("security 53: reject an endless part header before it is parsed", async () => {
    for (const line of ["a:\r\n", 'Content-Disposition: form-data; name="x"\r\n']) {
      const head = line.repeat(Math.floor(LIMIT / line.length));
      const asking = async () => expect((await raw(`--frontier\r\n${head}\r\nx\r\n--frontier--\r\n`)).status).toBe(400);
      expect(await processorTime(asking)).toBeLessThan(1000);
    }
  });

  it("return the fields and the file", async () => {
    const file = new File(["%PDF-1.7"], "ലഘുലേഖ.pdf", { type: "application/pdf" });
    expect((await post(form({ name: "Leaflet", file, status: "ignored" }))).status).toBe(200);
    expect(handed?.body).toEqual({ name: "Leaflet" });
    expect(handed?.file).toMatchObject({ name: "ലഘുലേഖ.pdf", claimedType: "application/pdf" });
    expect(new TextDecoder().decode(handed?.file?.content)).toBe("%PDF-1.7");
  });

  it("return two files, each by its field, and reject one that is too large", async () => {
    const pdf = (content: string) => new File([content], "a.pdf", { type: "application/pdf" });
    expect((await post(form({ name: "A", file: pdf("English"), file_ml: pdf("മലയാളം") }))).status).toBe(200);
    const read = [handed?.file, handed?.other].map((file) => new TextDecoder().decode(file?.content));
    expect(read).toEqual(["English", "മലയാളം"]);
    const beyond = pdf("x".repeat(LIMIT + 1));
    expect((await post(form({ name: "A", file: pdf("x"), file_ml: beyond }))).status).toBe(413);
    expect((await post(form({ name: "A", file_ml: pdf("x") }))).status).toBe(200);
    expect([handed?.file, handed?.other?.name]).toEqual([null, "a.pdf"]);
  });

  it("may have an empty file, as a browser sends it", async () => {
    for (const file of ["", part('name="file"; filename=""\r\nContent-Type: application/octet-stream', "")]) {
      expect((await raw(`${part('name="name"', "A")}${file}--frontier--\r\n`)).status).toBe(200);
      expect(handed?.file).toBeNull();
    }
  });

  it("validate the fields", async () => {
    const refused = await post(form({ file: new File(["x"], "x.pdf") }));
    expect([refused.status, await refused.json()]).toEqual([
      422,
      {
        message: "Please enter your name.",
        code: "name-missing",
        errors: { name: "Please enter your name." },
        codes: { name: "name-missing" },
      },
    ]);
  });

  it("accept a file up to its limit, and not a byte more", async () => {
    const sized = (bytes: number) =>
      `${part('name="name"', "A")}${part('name="file"; filename="x"', "x".repeat(bytes))}--frontier--\r\n`;
    expect((await raw(sized(LIMIT))).status).toBe(200);
    expect((await raw(sized(LIMIT + 1))).status).toBe(413);
    expect((await raw(sized(2 * LIMIT + 100_000))).status).toBe(413);
  });

  it.each([
    ["another type", "{}", "application/json", 415],
    ["a posted form", "name=A", "application/x-www-form-urlencoded", 415],
    ["no boundary", "--frontier--", "multipart/form-data", 400],
    ["an invalid parameter", `${part('name="name"')}--frontier--`, "multipart/form-data; boundary=frontier; =", 400],
    ["another boundary", `${part('name="name"')}--frontier--`, "multipart/form-data; boundary=y", 400],
  ])("refuse %s", async (_title, body, type, status) => {
    expect((await post(body, { "Content-Type": type })).status).toBe(status);
  });

  it.each([
    ["security 37: a truncated body", part('name="file"; filename="a.pdf"').slice(0, -6)],
    ["security 37: an empty body", ""],
    ["security 37: a part without a name", `${part('x="y"')}--frontier--\r\n`],
    ["security 37: a part with an empty name", `${part('name=""')}--frontier--\r\n`],
    [
      "security 37: a thousand parts",
      `${Array.from({ length: 1000 }, (_, at) => part(`name="n${at}"`)).join("")}--frontier--\r\n`,
    ],
    [
      "security 37: two files in one field",
      `${part('name="file"; filename="a"')}${part('name="file"; filename="b"')}--frontier--\r\n`,
    ],
    ["security 37: a file in another field", `${part('name="other"; filename="a"')}--frontier--\r\n`],
    ["security 37: the same field twice", `${part('name="name"')}${part('name="name"')}--frontier--\r\n`],
    ["security 37: text in place of the file", `${part('name="name"')}${part('name="file"')}--frontier--\r\n`],
  ])("%s is malformed", async (_title, body) => {
    expect((await raw(body)).status).toBe(400);
  });

  it.each([
    ["two boundaries, the first of which is used", "boundary=frontier; boundary=elsewhere"],
    ["two boundaries, the second of which is used", "boundary=elsewhere; boundary=frontier"],
    ["two boundaries with different capitalisation", 'BOUNDARY="frontier"; boundary=elsewhere'],
    ["a boundary and one under another name", "boundary=frontier; x-boundary=elsewhere"],
    ["a boundary within another parameter", 'boundary=frontier; x="; boundary=elsewhere"'],
    ["a boundary with an escape", 'boundary="fron\\tier"'],
  ])("security 37: a thousand parts are too many behind %s", async (_title, parameters) => {
    const parts = Array.from({ length: 1000 }, (_, at) => part(`name="n${at}"`)).join("");
    const body = `${part('name="name"', "A")}${parts}--frontier--\r\n`;
    expect((await post(body, { "Content-Type": `multipart/form-data; ${parameters}` })).status).toBe(400);
  });

  it("are read with the boundary of a browser", async () => {
    const boundary = "----WebKitFormBoundaryAb9";
    const body = `--${boundary}\r\nContent-Disposition: form-data; name="name"\r\n\r\nA\r\n--${boundary}--\r\n`;
    expect((await post(body, { "Content-Type": `multipart/form-data; boundary=${boundary}` })).status).toBe(200);
  });

  it.each(["boundary=frontier", 'boundary="frontier"', "charset=utf-8;Boundary=frontier", "boundary=frontier ; x=y"])(
    "are read with %j",
    async (parameters) => {
      const body = `${part('name="name"', "A")}--frontier--\r\n`;
      expect((await post(body, { "Content-Type": `multipart/form-data; ${parameters}` })).status).toBe(200);
    },
  );

  it("security 23: fields named after the prototype change nothing", async () => {
    expect((await raw(`${part('name="__proto__"')}${part('name="name"', "A")}--frontier--\r\n`)).status).toBe(200);
    expect(handed?.body).toEqual({ name: "A" });
    expect(Object.getPrototypeOf(handed?.body)).toBe(Object.prototype);
  });

  it.each([
    ["../../etc/passwd", "passwd"],
    ["C:\\fakepath\\leaflet.pdf", "leaflet.pdf"],
    ["a\0b.pdf", "ab.pdf"],
    ["a%0D%0ASet-Cookie: x.pdf", "aSet-Cookie: x.pdf"],
    ["quo%22te.pdf", 'quo"te.pdf'],
    [`${"n".repeat(300)}.pdf`, `${"n".repeat(196)}.pdf`],
  ])("security 36: the file name %j is sanitised", async (sent, name) => {
    expect((await raw(`${part('name="name"')}${part(`name="file"; filename="${sent}"`)}--frontier--\r\n`)).status).toBe(
      200,
    );
    expect(handed?.file?.name).toBe(name);
  });
});

describe("uploads over a real socket", () => {
  const start = async () => {
    const server = createHttpServer();
    server.on("request", getRequestListener(app.fetch, { overrideGlobalObjects: false }));
    const port = await listen(server, { host: "127.0.0.1", port: 0 });
    onTestFinished(() => void server.close(() => {}).closeAllConnections());
    return port;
  };
  const head = (more: string) =>
    `POST /upload HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=frontier\r\n${more}\r\n\r\n`;
  const getStatus = async (port: number, sent: string) => {
    const socket = createConnection(port, "127.0.0.1");
    socket.on("error", () => {});
    onTestFinished(() => void socket.destroy());
    socket.write(sent);
    const [answer] = (await once(socket, "data")) as [Buffer];
    return Number(/^HTTP\/1\.1 (\d+)/.exec(answer.toString())?.[1]);
  };

  it("security 38: an unauthenticated upload of 100 MB is refused before a byte of it is read", async () => {
    const port = await start();
    expect(await getStatus(port, head("Content-Length: 100000000"))).toBe(401);
  });

  it("an administrator's upload with too large a declared length is refused at once", async () => {
    expect(await getStatus(await start(), head(`Authorization: Bearer ${TOKEN}\r\nContent-Length: 100000000`))).toBe(
      413,
    );
  });

  it("an aborted upload leaves the server running", async () => {
    const port = await start();
    const socket = createConnection(port, "127.0.0.1");
    socket.write(head(`Authorization: Bearer ${TOKEN}\r\nContent-Length: 5000`) + part('name="name"'), () =>
      socket.destroy(),
    );
    await once(socket, "close");
    expect(await getStatus(port, head("Content-Length: 10"))).toBe(401);
  });
});
