import { once } from "node:events";
import { chmodSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, until } from "./tasks.ts";
import type { Testbed } from "./testbed.ts";

const SETTINGS = "/etc/drug-free-kerala/settings";
const PROGRAM = "/usr/local/bin/carry-away";
const ENCRYPTED = "age-encryption.org/v1";

async function openPlace(host: string) {
  const taken: Buffer[] = [];
  const server = createServer(async (request, response) => {
    taken.push(Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)));
    response.writeHead(201).end();
  }).listen(0, host);
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return { taken, url: `http://${host}:${port}/`, close: () => server.close() };
}

/**
 * Copies backups to a bucket and through a custom command.
 * @throws Error if one is missing or not encrypted
 */
export async function expectCopied(testbed: Testbed, on: string): Promise<void> {
  const machine = await testbed.machine(on);
  const set = (text: string) => testbed.follow({ kind: "ini", task: "backups", on, file: SETTINGS, text });
  // The service copies at startup, within its sandbox.
  const restart = () => machine.must("systemctl restart drug-free-kerala");
  const place = await openPlace(testbed.here);
  try {
    await set("BACKUP_COPY_URL=s3://campaign-files?endpoint=ENDPOINT&region=us-east-1\n");
    await set("BACKUP_COPY_ACCESS_KEY_ID=KEY\nBACKUP_COPY_SECRET_ACCESS_KEY=SECRET\n");
    await restart();
    const arrived = async () => (await testbed.bucket()).find(({ name }) => name.startsWith("backups/campaign-"));
    await until(async () => (await arrived()) !== undefined, 60, "no backup came to the bucket.");
    expect((await arrived())?.text.startsWith(ENCRYPTED) === true, "the backups in the bucket are not encrypted.");

    await machine.must(`sed -i '/^BACKUP_COPY_/d' ${SETTINGS} && admin backup now`);
    writeFileSync(join(machine.root, PROGRAM), `#!/bin/sh\nexec curl -sSf -T "$1" ${place.url}\n`);
    chmodSync(join(machine.root, PROGRAM), 0o755);
    await set(`BACKUP_COPY_COMMAND=${PROGRAM}\n`);
    await restart();
    await until(async () => place.taken.length > 0, 60, "the operator's own program brought no backup.");
    const [copy] = place.taken;
    expect(
      copy?.toString("latin1").startsWith(ENCRYPTED) === true,
      "what the operator's program brought is no backup.",
    );
  } finally {
    place.close();
    await machine.must(`sed -i '/^BACKUP_COPY_/d' ${SETTINGS}`);
    await restart();
  }
}
