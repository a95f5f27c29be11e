import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface AskedFeed {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage["headers"];
  body: string;
}

type Answering = (response: ServerResponse, asked: AskedFeed) => void;

/** A real HTTP event feed with configurable responses. */
export interface EventFeedServer {
  url: string;
  origin: string;
  asked: AskedFeed[];
  answer: Answering;
  answerPicture: Answering;
  close(): Promise<void>;
}

export const buildFeedItem = (over: Record<string, unknown> = {}) => ({
  caption: "The road fills",
  description: "Everybody ran.",
  district: "Kozhikode",
  last_modified_at: "2026-11-18T05:30:00Z",
  ...over,
});

export const answers = {
  list:
    (items: unknown, { bare = false } = {}): Answering =>
    (response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end(JSON.stringify(bare ? items : { data: items }));
    },
  status:
    (status: number, body = "{}"): Answering =>
    (response) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(body);
    },
  html: (response: ServerResponse) => {
    response.writeHead(200, { "Content-Type": "text/html" });
    response.end("<!doctype html><p>Be right back.");
  },
  hang: () => {},
  drip: (response: ServerResponse) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.write('{"data":[');
    const timer = setInterval(() => response.write(" "), 200);
    response.on("close", () => clearInterval(timer));
  },
  huge: (response: ServerResponse) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.write('{"data":["');
    const block = "x".repeat(1024 * 1024);
    let sent = 0;
    const more = () => {
      while (sent < 50 && !response.destroyed) {
        sent += 1;
        if (!response.write(block)) return void response.once("drain", more);
      }
      response.end('"]}');
    };
    more();
  },
  bytes:
    (content: Buffer, type = "image/png"): Answering =>
    (response) => {
      response.writeHead(200, { "Content-Type": type });
      response.end(content);
    },
  redirect:
    (to: string): Answering =>
    (response) => {
      response.writeHead(302, { Location: to });
      response.end();
    },
} satisfies Record<string, Answering | ((...words: never[]) => Answering)>;

export async function startEventFeed(): Promise<EventFeedServer> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const asked = {
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: Buffer.concat(chunks).toString("utf8"),
    };
    feed.asked.push(asked);
    (request.method === "GET" ? feed.answerPicture : feed.answer)(response, asked);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const feed: EventFeedServer = {
    origin,
    url: `${origin}/feed`,
    asked: [],
    answer: answers.list([]),
    answerPicture: answers.status(404),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return feed;
}
