import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { answerInOrder } from "./paced-reading.ts";
import { sendFromMemory } from "./send-from-memory.ts";

const BODY = Buffer.from("<h1>ലഹരി</h1>".repeat(10_000));
const PAGE = { headers: ["content-type", "text/html", "content-length", String(BODY.length)], body: BODY };
const NOT_MODIFIED = { headers: ["etag", 'W/"1"'], body: Buffer.alloc(0) };

/** All responses to these requests on one connection, without dates. */
async function ask(requests: string[]): Promise<string> {
  const finished: number[] = [];
  const answer: RequestListener = (request, response) => {
    response.once("finish", () => finished.push(response.statusCode));
    if (request.url === "/304") sendFromMemory(response, 304, NOT_MODIFIED);
    else sendFromMemory(response, 200, PAGE);
  };
  const server = createServer(answerInOrder(answer)).listen(0);
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port);
  socket.write(requests.join(""));
  const answers = await text(socket);
  expect(finished).toHaveLength(requests.length);
  return answers.replaceAll(/^Date: .*$/gm, "Date");
}

const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
const CLOSE = "Connection: close\r\n";

const head = (connection: string, headers = `content-type: text/html\r\ncontent-length: ${BODY.length}`) =>
  `HTTP/1.1 200 OK\r\n${headers}\r\nDate\r\nConnection: ${connection}\r\n\r\n`;
const KEEP_ALIVE = "keep-alive\r\nKeep-Alive: timeout=5";

it("sends what Node sends, also with the head of an earlier response", async () => {
  const usual = head(KEEP_ALIVE) + BODY;
  expect(await ask([get("/"), get("/"), get("/"), get("/", CLOSE)])).toBe(usual.repeat(3) + head("close") + BODY);
});

it("sends 304 and HEAD without a body", async () => {
  const notModified = `HTTP/1.1 304 Not Modified\r\netag: W/"1"\r\nDate\r\nConnection: ${KEEP_ALIVE}\r\n\r\n`;
  const requests = [get("/304"), get("/304"), get("/"), "HEAD / HTTP/1.1\r\nHost: a\r\n\r\n", get("/", CLOSE)];
  expect(await ask(requests)).toBe(
    notModified.repeat(2) + head(KEEP_ALIVE) + BODY + head(KEEP_ALIVE) + head("close") + BODY,
  );
});

it("closes the connection of HTTP/1.0 after the response", async () => {
  await ask([get("/", CLOSE)]);
  expect(await ask(["GET / HTTP/1.0\r\nHost: a\r\n\r\n"])).toBe(head("close") + BODY);
});
