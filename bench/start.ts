import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pinTo } from "../script/site.ts";
import { ADMIN_SETTINGS, SERVER_BUNDLE, startServer } from "../script/start-server.ts";
import { type Figure, median } from "./table.ts";

const STARTS = 7;
const AIM = 500;

export async function benchStart(): Promise<Figure[]> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "campaign-bench-"));
  const env = { ...process.env, DATA_DIR, PORT: "0", LOG_LEVEL: "error", SAMPLE_CONTENT: "1", ...ADMIN_SETTINGS };
  const getStartTime = async (command: string[]) => {
    const started = performance.now();
    const server = startServer([...pinTo(0), ...command], { env });
    const { status } = await fetch(await server.address());
    const took = performance.now() - started;
    await server.stop();
    if (status !== 200) throw new Error(`The first answer was ${status}.`);
    return took;
  };
  try {
    await getStartTime(SERVER_BUNDLE);
    const product: number[] = [];
    const bare: number[] = [];
    for (let start = 0; start < STARTS; start += 1) {
      product.push(await getStartTime(SERVER_BUNDLE));
      bare.push(await getStartTime(["node", "bench/baseline.ts", "respond"]));
    }
    const figure = median(product);
    return [
      {
        name: "start to the first home page",
        figure: `${figure.toFixed(0)} ms`,
        floor: `${median(bare).toFixed(0)} ms`,
        ratio: figure / median(bare),
        aim: `≤ ${AIM} ms`,
        reached: figure <= AIM,
      },
    ];
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}
