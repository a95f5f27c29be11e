import { spawn } from "node:child_process";
import { buffer, text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import { type SizedPicture, sizePicture } from "./picture-sizes.ts";

/** A picture that takes longer than this is given up, in milliseconds. */
const WITHIN = 60_000;

/**
 * Sizes a picture in a process of its own, which takes with it what the decoder held: up to 150 MB, that the allocator
 * of a server would keep for good (docs/performance-laboratory.md). A picture that kills its decoder kills no server.
 * @throws Error when it is no picture, has too many pixels, or takes longer than a minute.
 */
export async function sizePictureApart(bytes: Buffer): Promise<SizedPicture> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    stdio: ["pipe", "pipe", "pipe"],
    // The settings hold secrets, which a decoder of foreign files need not know.
    env: {},
    timeout: WITHIN,
    killSignal: "SIGKILL",
  });
  const left = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  // A child that left early reads no further; why it left is told by its last words.
  child.stdin.on("error", () => {}).end(bytes);
  const [sized, words, status] = await Promise.all([buffer(child.stdout), text(child.stderr), left]);
  if (status !== 0) throw new Error(words.trim() || "its decoder was ended");
  return deserialize(sized) as SizedPicture;
}

async function sizeWhatComes(): Promise<void> {
  try {
    const sized = await sizePicture(await buffer(process.stdin));
    process.stdout.write(serialize(sized));
  } catch (fault) {
    process.stderr.write(fault instanceof Error ? fault.message : String(fault));
    process.exitCode = 1;
  }
}

if (import.meta.main) await sizeWhatComes();
