import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { load, startMeasured } from "./load.ts";
import { startSite, warmUp } from "./site.ts";
import { type Figure, median } from "./table.ts";

const ROUNDS = 5;
const AIM = 0.8;
const ENQUIRY = {
  name: "Anu Thomas",
  phone: "9876543210",
  email: "anu@example.org",
  message: "When does the marathon begin in our district, and where do we leave our bags?",
};

/** An enquiry, acknowledged after it is durable, beside a bare server that inserts one row a request as durably. */
export async function benchWrite(): Promise<Figure[]> {
  const site = await startSite({ RATE_LIMITS: "0" });
  const bare = await startMeasured(["node", "bench/bare-writer.ts", join(site.folder, "bare.sqlite")]);
  try {
    const script = join(site.folder, "post.lua");
    writeFileSync(script, posting(ENQUIRY));
    await warmUp(site.origin, "/contact-us");
    const shape = { connections: 20, script };
    for (const server of [site, bare]) await load(server, "/api/contact", { ...shape, seconds: 1 });
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        site: await load(site, "/api/contact", shape),
        bare: await load(bare, "/api/contact", shape),
      });
    const middle = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
    const speed = middle((round) => round.site.perSecond / round.bare.perSecond);
    const work = middle((round) => round.bare.microseconds / round.site.microseconds);
    return [
      {
        name: "stored enquiry, 20 connections: requests/s",
        figure: middle((round) => round.site.perSecond).toFixed(0),
        floor: `${middle((round) => round.bare.perSecond).toFixed(0)} single inserts`,
        ratio: speed,
        aim: `≥ ${AIM}`,
        reached: speed >= AIM,
      },
      {
        name: "stored enquiry: processor time a request",
        figure: `${middle((round) => round.site.microseconds).toFixed(0)} µs`,
        floor: `${middle((round) => round.bare.microseconds).toFixed(0)} µs`,
        ratio: work,
        aim: "(floor ÷ measured, no aim)",
        reached: true,
      },
    ];
  } finally {
    await bare.stop();
    await site.stop();
  }
}

/** What the load generator runs to send a form again and again. */
const posting = (form: Record<string, string>) =>
  `wrk.method = "POST"\nwrk.headers["Content-Type"] = "application/json"\nwrk.body = [[${JSON.stringify(form)}]]\n`;
