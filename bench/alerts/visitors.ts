import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

const ENQUIRY = JSON.stringify({
  name: "A runner",
  phone: "9847012345",
  email: "runner@example.org",
  message: "I want to run along.",
});

export interface Visitors {
  stop(): Promise<void>;
}

/** Three requests a second. */
export function fewVisitors(origin: string): Visitors {
  let stopped = false;
  const ask = (path: string, options: RequestInit = {}) =>
    fetch(origin + path, { signal: AbortSignal.timeout(5000), ...options })
      .then((answer) => answer.text())
      .catch(() => "");
  const write = { method: "POST", headers: { "Content-Type": "application/json" }, body: ENQUIRY };
  const visit = async () => {
    let picture: string | undefined;
    while (!stopped) {
      const page = await ask("/testimonials");
      picture ??= /"(\/files\/[^" ?]+)/.exec(page)?.[1];
      await ask("/api/testimonials");
      await ask("/api/contact", write);
      if (picture) await ask(picture);
      await pause(1000);
    }
  };
  const visiting = visit();
  return {
    async stop() {
      stopped = true;
      await visiting;
    },
  };
}

/** Ten times the admission limit. */
const CROWD = 2500;

export function crowd(origin: string): Visitors {
  let stopped = false;
  const agent = new Agent({ keepAlive: true, maxSockets: CROWD });
  const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(ENQUIRY) };
  const write = () =>
    new Promise<void>((resolve) => {
      const sent = request(`${origin}/api/contact`, { method: "POST", agent, headers, timeout: 20_000 }, (answer) => {
        answer.resume().on("close", resolve);
      });
      sent.on("error", () => resolve()).on("timeout", () => sent.destroy());
      sent.end(ENQUIRY);
    });
  const visit = async () => {
    while (!stopped) await write();
  };
  const visiting = Promise.all(Array.from({ length: CROWD }, visit));
  return {
    async stop() {
      stopped = true;
      agent.destroy();
      await visiting;
    },
  };
}
