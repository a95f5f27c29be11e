import { request } from "node:http";

export interface Answer {
  status: number;
  text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- each caller checks the shape of the response
  json: any;
}

interface Asking {
  json?: unknown;
  body?: FormData;
  token?: string;
}

/** A new connection each, so that processes alternate. */
export async function ask(origin: string, method: string, path: string, asking: Asking = {}): Promise<Answer> {
  const { json, body, token } = asking;
  // Encodes the form; never sent.
  const form = body && new Request(origin, { method: "POST", body });
  const content = form ? Buffer.from(await form.arrayBuffer()) : json === undefined ? null : JSON.stringify(json);
  const type = form?.headers.get("content-type") ?? "application/json";
  return new Promise((resolve, reject) => {
    const headers = {
      ...(content !== null && { "Content-Type": type, "Content-Length": Buffer.byteLength(content) }),
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const sent = request(origin + path, { method, agent: false, headers, timeout: 60_000 }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      const text = Buffer.concat(chunks).toString("utf8");
      resolve({ status: answer.statusCode ?? 0, text, json: parsed(text) });
    });
    sent.on("error", reject);
    sent.on("timeout", () => sent.destroy(new Error("No answer within a minute.")));
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
