import { once } from "node:events";
import { connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { getSite } from "../../bench/faults/site.ts";
import { stopWhileWriting } from "../../bench/faults/stops.ts";
import { TIMED } from "../support/timed.ts";

it.each([
  ["one process", {}, "once"],
  ["a supervisor that signals all of two workers, twice", { WORKERS: "2" }, "all of them, twice"],
] as const)(
  "reliability: what was accepted is answered when the site is asked to stop: %s",
  TIMED,
  async (_, settings, asking) => {
    const { stops, accepted, answered, lost, codes, slowest } = await stopWhileWriting(2, settings, asking);
    console.log(
      `figures: ${stops} stops, ${accepted} accepted, ${answered} answered, at most ${Math.round(slowest)} ms`,
    );
    expect(answered).toBeGreaterThan(0);
    expect({ accepted, lost, codes }).toEqual({ accepted: answered, lost: 0, codes: [0, 0] });
    expect(slowest).toBeLessThan(10_000);
  },
);

it(
  "reliability: somebody who never finishes a request does not keep the site from leaving within ten seconds",
  TIMED,
  async () => {
    const site = await getSite();
    onTestFinished(() => site.remove());
    await site.start();
    const { hostname, port } = new URL(site.origin);
    const socket = connect(Number(port), hostname).on("error", () => {});
    await once(socket, "connect");
    socket.write("POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{");
    const { code, milliseconds } = await site.stop();
    expect(code).toBe(0);
    expect(milliseconds).toBeLessThan(10_000);
  },
);
