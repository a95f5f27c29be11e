import { type Agent, request } from "node:http";
import { text } from "node:stream/consumers";

export interface Answer {
  status: number;
  text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- each caller checks the shape of the response
  json: any;
  /** Milliseconds. */
  wait: number;
  retryAfter: boolean;
}

interface Asking {
  json?: unknown;
  body?: FormData;
  token?: string;
  headers?: Record<string, string>;
  agent?: Agent;
  timeoutMs?: number;
}

/** Without an agent, each request has its own connection, so that processes alternate. */
export async function ask(
  origin: string,
  method: string,
  path: string,
  { json, body, token, headers: more, agent, timeoutMs = 60_000 }: Asking = {},
): Promise<Answer> {
  // Encodes the form; never sent.
  const form = body && new Request(origin, { method: "POST", body });
  const content = form ? Buffer.from(await form.arrayBuffer()) : json === undefined ? null : JSON.stringify(json);
  const type = form?.headers.get("content-type") ?? "application/json";
  const headers = {
    ...more,
    ...(content !== null && { "Content-Type": type, "Content-Length": Buffer.byteLength(content) }),
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      origin + path,
      { method, agent: agent ?? false, headers, timeout: timeoutMs },
      async (response) => {
        const body = await text(response).catch(reject);
        if (body === undefined) return;
        const retryAfter = "retry-after" in response.headers;
        const wait = performance.now() - began;
        resolve({ status: response.statusCode ?? 0, text: body, json: parsed(body), wait, retryAfter });
      },
    );
    sent.on("error", reject);
    sent.on("timeout", () => sent.destroy(new Error(`No answer within ${timeoutMs} ms.`)));
    sent.end(content ?? undefined);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
