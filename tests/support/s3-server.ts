import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { freePort } from "../../script/free-port.ts";

export interface S3Server {
  settings: Record<string, string>;
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

const BUCKET = "campaign-files";

/** @param tls for localhost */
export async function startS3(tls?: { key: Buffer; cert: Buffer }, address = "127.0.0.1"): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), "campaign-s3-"));
  const port = await freePort();
  let server: S3rver | null = null;
  const start = async () => {
    server = new S3rver({
      port,
      address,
      silent: true,
      ...tls,
      directory,
      configureBuckets: [BUCKET, "campaign-backups"].map((name) => ({ name, configs: [] })),
    });
    await server.run();
  };
  const stop = async () => {
    await server?.close();
    server = null;
  };
  await start();
  return {
    settings: {
      STORAGE_URL: `s3://${BUCKET}?endpoint=${tls ? "https://localhost" : `http://${address}`}:${port}`,
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    },
    start,
    stop,
    async remove() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
