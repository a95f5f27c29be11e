import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SERVER_BUNDLE } from "../script/start-server.ts";
import { startMeasured } from "./load.ts";
import { type Figure, median } from "./table.ts";

const STARTS = 7;
const AIM = 500;

export async function benchStart(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "campaign-bench-"));
  const answer = join(folder, "answer.json");
  writeFileSync(
    answer,
    JSON.stringify({ status: 200, headers: ["content-length", "2"], body: Buffer.from("ok").toString("base64") }),
  );
  const env = {
    DATA_DIR: join(folder, "data"),
    PORT: "0",
    LOG_LEVEL: "error",
    SAMPLE_CONTENT: "1",
    ADMIN_PASSWORD: "Right-Horse-7",
  };
  try {
    await firstAnswer(SERVER_BUNDLE, env);
    const product: number[] = [];
    const bare: number[] = [];
    for (let start = 0; start < STARTS; start += 1) {
      product.push(await firstAnswer(SERVER_BUNDLE, env));
      bare.push(await firstAnswer(["node", "bench/baseline-server.ts", answer], env));
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
    rmSync(folder, { recursive: true, force: true });
  }
}

async function firstAnswer(command: string[], env: Record<string, string>): Promise<number> {
  const started = performance.now();
  const server = await startMeasured(command, { env });
  const { status } = await fetch(`${server.origin}/`);
  const took = performance.now() - started;
  await server.stop();
  if (status !== 200) throw new Error(`The first answer was ${status}.`);
  return took;
}
