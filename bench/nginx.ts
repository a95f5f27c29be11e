import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rawAnswer, runInTurn } from "./compare.ts";
import { freePort } from "./free-port.ts";
import { type Measured, startMeasured } from "./load.ts";
import { startSite, warmUp } from "./site.ts";
import type { Figure } from "./table.ts";

const AIM = 0.65;
const ITS_OWN = new Set(["content-length", "content-type", "etag", "vary"]);

/** The cached home page, compared with one nginx worker serving the same file and headers. */
export async function benchNginx(): Promise<Figure[]> {
  const site = await startSite();
  let nginx: Measured | undefined;
  try {
    await warmUp(site, "/");
    const { headers, body } = await rawAnswer(`${site.origin}/`);
    nginx = await startNginx(join(site.folder, "nginx"), Buffer.from(body, "base64"), headers);
    const turns = await runInTurn({ server: site, path: "/" }, { server: nginx, path: "/index.html" });
    return [
      {
        name: "home page, plain: requests/s beside nginx",
        figure: turns.one.perSecond.toFixed(0),
        floor: `${turns.other.perSecond.toFixed(0)} as a static file, one worker`,
        ratio: turns.speed,
        aim: `≥ ${AIM}`,
        reached: turns.speed >= AIM,
      },
      {
        name: "home page, plain: processor time a request beside nginx",
        figure: `${turns.one.microseconds.toFixed(1)} µs`,
        floor: `${turns.other.microseconds.toFixed(1)} µs`,
        ratio: 1 / turns.work,
        aim: `≥ ${AIM} (floor ÷ measured)`,
        reached: 1 / turns.work >= AIM,
      },
    ];
  } finally {
    await nginx?.stop();
    await site.stop();
  }
}

async function startNginx(folder: string, page: Buffer, headers: string[]): Promise<Measured> {
  mkdirSync(join(folder, "logs"), { recursive: true });
  writeFileSync(join(folder, "index.html"), page);
  const port = await freePort();
  const given = headers
    .flatMap((name, place) => (place % 2 || ITS_OWN.has(name) ? [] : [[name, headers[place + 1]]]))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;
    events { worker_connections 1024; }
    http {
      types { text/html html; } charset utf-8; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
      open_file_cache max=10; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      server { listen 127.0.0.1:${port}; root ${folder}; ${given.join("\n")} }
    }`,
  );
  const command = `echo http://127.0.0.1:${port}; exec nginx -p ${folder} -c ${folder}/nginx.conf -e stderr`;
  const nginx = await startMeasured(["sh", "-c", command]);
  for (let turn = 0; turn < 100; turn += 1) {
    const answer = await fetch(`${nginx.origin}/index.html`).catch(() => null);
    if (answer?.ok && (await answer.arrayBuffer()).byteLength === page.length) return nginx;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("nginx does not serve the page.");
}
