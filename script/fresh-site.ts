import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A server of its own with sample content, gone with everything that it kept when it is closed. */
export interface FreshSite {
  /** Its address, without a slash at the end. */
  origin: string;
  admin: { email: string; password: string };
  close(): Promise<void>;
}

/** Starts one from the build, on a free port over an empty folder. */
export async function freshSite(): Promise<FreshSite> {
  const folder = await mkdtemp(join(tmpdir(), "campaign-fresh-"));
  const admin = { email: "clerk@example.org", password: "Right-Horse-7" };
  const child = spawn("node", ["build/program/main.js"], {
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: folder,
      SAMPLE_CONTENT: "1",
      LOG_LEVEL: "warn",
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
      const address = /The site is at (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once("exit", (code) => reject(new Error(`The server left with ${code}:\n${output}`)));
  });
  return {
    origin,
    admin,
    async close() {
      const left = once(child, "exit");
      child.kill("SIGTERM");
      await left;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
