import { spawn } from "node:child_process";
import { buffer, text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import { type SizedPicture, sizePicture } from "./resize-picture.ts";

const TIMEOUT_MS = 60_000;

/**
 * Resizes in a child process: decoders retain up to 150 MB, and a crash must not end the server.
 * @throws Error when it is no picture, has too many pixels, or times out
 */
export async function resizeInWorker(bytes: Buffer): Promise<SizedPicture> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    stdio: ["pipe", "pipe", "pipe"],
    // No secrets for a decoder of foreign files.
    env: {},
    timeout: TIMEOUT_MS,
    killSignal: "SIGKILL",
  });
  const left = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  // EPIPE when the child exits early; its output has the reason.
  child.stdin.on("error", () => {}).end(bytes);
  const [sized, errors, status] = await Promise.all([buffer(child.stdout), text(child.stderr), left]);
  if (status !== 0) throw new Error(errors.trim() || "its decoder was ended");
  return deserialize(sized) as SizedPicture;
}

async function handleJobs(): Promise<void> {
  try {
    const sized = await sizePicture(await buffer(process.stdin));
    process.stdout.write(serialize(sized));
  } catch (error) {
    process.stderr.write(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

if (import.meta.main) await handleJobs();
