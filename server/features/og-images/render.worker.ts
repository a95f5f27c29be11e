import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { buffer, json, text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { OgImage } from "../../../shared/og-images/og-images.ts";
import { compose } from "./compose.ts";
import { composeStatus } from "./compose-status.ts";
import { createMeasure } from "./measure-text.ts";

const TIMEOUT_MS = 60_000;
/** `nice` value. */
const WORKER_NICENESS = 10;

/** fontconfig reads it once per process. */
export const FONTS_CONFIG = fileURLToPath(new URL("./fonts/fonts.conf", import.meta.url));

/**
 * Renders PNG in a low-priority child process, which has the fonts and frees its memory.
 * @throws Error on timeout
 */
export async function drawInWorker(picture: OgImage): Promise<Buffer> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    stdio: ["pipe", "pipe", "pipe"],
    // No secrets.
    env: { FONTCONFIG_FILE: FONTS_CONFIG },
    timeout: TIMEOUT_MS,
    killSignal: "SIGKILL",
  });
  const left = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  if (child.pid !== undefined) setPriority(child.pid, WORKER_NICENESS);
  child.stdin.on("error", () => {}).end(JSON.stringify(picture));
  const [png, errors, status] = await Promise.all([buffer(child.stdout), text(child.stderr), left]);
  if (status !== 0) throw new Error(errors.trim() || "the drawing of a picture was ended");
  return png;
}

async function handleJobs(): Promise<void> {
  const { default: sharp } = await import("sharp");
  const picture = (await json(process.stdin)) as OgImage;
  const svg = await (picture.status ? composeStatus : compose)(picture, createMeasure(sharp));
  process.stdout.write(await sharp(Buffer.from(svg)).png({ palette: true, colours: 128, effort: 7 }).toBuffer());
}

if (import.meta.main) await handleJobs();
