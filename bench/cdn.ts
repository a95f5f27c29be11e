import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "../script/ask.ts";
import { freePort } from "../script/free-port.ts";
import { logIn, says200, startSite, until, warmUp } from "../script/site.ts";
import type { Figure } from "./table.ts";

const CHANGES = 100;
const CHANGE_INTERVAL_MS = 700;
const READ_INTERVAL_MS = 7;
const MAX_AGE_MS = 5000;
/** All show the announcement. */
const PAGES = ["/", "/ml", "/events", "/ml/events", "/about-us", "/contact-us", "/testimonials", "/schools"];
const TOKEN = "bench-token";

/** Stale pages behind a real Varnish with `deploy/varnish.vcl`. */
export async function benchCdn(): Promise<Figure[]> {
  const port = await freePort();
  const cdn = `http://127.0.0.1:${port}`;
  const site = await startSite({ CDN_PURGE_URL: `${cdn}/purge`, CDN_PURGE_TOKEN: TOKEN });
  const folder = join(site.dataDir, "varnish");
  const rules = readFileSync("deploy/varnish.vcl", "utf8");
  const origin = `"${new URL(site.origin).port}"`;
  writeFileSync(`${folder}.vcl`, rules.replace('"3000"', origin).replace("CHANGE-ME", TOKEN));
  const words = `-F -n ${folder} -a 127.0.0.1:${port} -f ${folder}.vcl -s malloc,64m -p http_gzip_support=off -j none`;
  const varnish = spawn("varnishd", words.split(" "), { stdio: "ignore" });
  try {
    await warmUp(site);
    await until(() => says200(cdn), 10_000);
    const token = await logIn(site.origin);
    const announce = async (number: number, method: string, path: string): Promise<number> => {
      const [from, until] = [-0.01, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
      const json = { text: `Change ${number} of the campaign.`, kind: "warning", from, until };
      return (await ask(site.origin, method, `/api/notices/${path}`, { token, json })).json.data.id;
    };
    const id = await announce(0, "POST", "add");
    await pause(MAX_AGE_MS);
    const changed = [performance.now()];
    let changing = true;
    const changes = (async () => {
      for (let number = 1; number <= CHANGES; number += 1) {
        await pause(CHANGE_INTERVAL_MS);
        await announce(number, "PUT", `update/${id}`);
        changed.push(performance.now());
      }
      await pause(MAX_AGE_MS);
      changing = false;
    })();
    let [reads, fresh, stale] = [0, 0, 0];
    const getLatest = (at: number) => changed.findLastIndex((when) => when <= at);
    const read = async (path = "/") => {
      const at = performance.now();
      const { text } = await ask(cdn, "GET", path);
      const shown = Number(/Change (\d+) of the campaign/.exec(text)?.[1]);
      reads += 1;
      if (getLatest(at) <= shown) fresh += 1;
      // Also without an announcement.
      if (!(getLatest(at - MAX_AGE_MS) <= shown)) stale += 1;
    };
    const reading: Promise<void>[] = [];
    while (changing) {
      reading.push(read(PAGES[reading.length % PAGES.length]));
      await pause(READ_INTERVAL_MS);
    }
    await Promise.all([changes, ...reading]);
    return [
      {
        name: `CDN (Varnish): pages older than ${MAX_AGE_MS / 1000} s among ${reads} reads, ${CHANGES} changes`,
        figure: `${stale}`,
        floor: `newest at once in ${fresh}`,
        aim: "0",
        reached: stale === 0,
      },
    ];
  } finally {
    varnish.kill("SIGTERM");
    await once(varnish, "exit");
    await site.remove();
  }
}
