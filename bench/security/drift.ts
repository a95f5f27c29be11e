import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { STORY } from "../../tests/support/testimonial.ts";
import { freePort } from "../free-port.ts";
import { startProduct } from "./product.ts";
import type { Verdict } from "./report.ts";
import { tool } from "./tools.ts";

const ENQUIRY = { name: "Anu", phone: "9876543210", email: "anu@example.org", message: "When?" };
const LINK = { number: "1234567", label: "telephone", description: "A line" };

const QUESTIONS: [method: string, path: string, body?: object][] = [
  ["GET", "/api/brochures"],
  ["GET", "/api/essential-links"],
  ["GET", "/api/district-contacts"],
  ["GET", "/api/testimonials"],
  ["GET", "/api/testimonials?status=pending"],
  ["GET", "/api/testimonials?page=1&limit=2"],
  ["GET", "/api/events"],
  ["GET", "/api/events?district=Kannur&offset=0&limit=3"],
  ["GET", "/api/challenge"],
  ["GET", "/api/contact?page=1&limit=5&q=a"],
  ["GET", "/api/dashboard/stats"],
  ["GET", "/api/dashboard/recent-contacts"],
  ["GET", "/api/dashboard/pending-testimonials"],
  ["GET", "/api/dashboard/contact-chart"],
  ["GET", "/api/admin/profile"],
  ["POST", "/api/contact", ENQUIRY],
  ["POST", "/api/testimonials/add", STORY],
  ["POST", "/api/essential-links/add", LINK],
  ["PUT", "/api/essential-links/update/1", LINK],
  ["PUT", "/api/testimonials/approve/1"],
  ["PUT", "/api/testimonials/approve/99999"],
  ["DELETE", "/api/contact/99999"],
  ["POST", "/api/contact/bulk-delete", { ids: [99999] }],
  ["POST", "/api/admin/login", { email: "nobody@example.org", password: "Wrong-Horse-7" }],
  ["POST", "/api/admin/verify-otp", { email: "nobody@example.org", otp: "000000" }],
];

/** Prism as a proxy reports undocumented responses. */
export async function scanApiDrift(folder: string): Promise<Verdict> {
  const site = await startProduct();
  const document = join(folder, "described.json");
  writeFileSync(document, await (await fetch(`${site.origin}/api/openapi.json`)).text());
  const product = await askThrough(document, site.origin, site.token);
  await site.stop();

  const drifting = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify([{ id: "one", file_url: 7 }]));
  }).listen(0, "127.0.0.1");
  await once(drifting, "listening");
  const origin = `http://127.0.0.1:${(drifting.address() as AddressInfo).port}`;
  const planted = await askThrough(document, origin, site.token, QUESTIONS.slice(0, 1));
  drifting.close();
  for (const line of product.violations) process.stderr.write(`${line}\n`);
  return {
    judge: "Prism, as a proxy",
    product: `${product.asked} calls, ${product.violations.length} not as described`,
    planted: planted.violations.length > 0 ? "a drifting answer: found" : "a drifting answer: NOT found",
    good: product.violations.length === 0 && product.asked === QUESTIONS.length * 2 && planted.violations.length > 0,
  };
}

async function askThrough(document: string, upstream: string, token: string, questions = QUESTIONS) {
  const port = await freePort();
  const proxy = spawn(
    "node",
    [tool("@stoplight/prism-cli/dist/index.js"), "proxy", document, upstream, "-p", String(port), "-h", "127.0.0.1"],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  try {
    await new Promise<void>((resolve, reject) => {
      let said = "";
      proxy.stdout.on("data", (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes("Prism is listening")) resolve();
      });
      setTimeout(() => reject(new Error(`Prism did not start:\n${said}`)), 60_000).unref();
    });
    const violations: string[] = [];
    let asked = 0;
    for (const [method, path, body] of questions) {
      for (const given of [undefined, token]) {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
          method,
          headers: {
            ...(body && { "Content-Type": "application/json" }),
            ...(given && { Authorization: `Bearer ${given}` }),
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        asked += 1;
        const found = JSON.parse(answer.headers.get("sl-violations") ?? "[]") as {
          location: string[];
          message: string;
        }[];
        const drift = found.filter(({ location }) => location[0] === "response");
        if (drift.length > 0 || answer.headers.get("content-type")?.includes("problem"))
          violations.push(
            `${method} ${path} ${answer.status}: ${JSON.stringify(drift)} ${(await answer.text()).slice(0, 200)}`,
          );
      }
    }
    return { asked, violations };
  } finally {
    const left = once(proxy, "exit");
    proxy.kill("SIGTERM");
    await left;
  }
}
