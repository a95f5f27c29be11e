import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "node:tls";
import { sendSlowly } from "../../tests/support/slowloris.ts";
import type { Machine } from "./machines.ts";
import type { Testbed } from "./testbed.ts";

/** A runbook task and what must hold after its steps. */
export interface Task {
  name: string;
  /** Commands in the text of the documents, which are followed before the blocks, with the words that they need. */
  inline?: [command: string, words?: Record<string, string>][];
  /** Prepares the situation, such as a full disk. */
  before?(testbed: Testbed, first: Machine): Promise<void>;
  /** Output of the steps. */
  says?: string;
  check?(testbed: Testbed, first: Machine, stdout: string): Promise<void>;
  /** A file on the first machine, whose size is printed with the seconds that the steps took. */
  size?: string;
  /** The machine on which the product is ready. */
  served?: string;
  /** An enquiry was answered by email at the end. */
  answers?: true;
  /** Visitors are served over HTTPS. */
  site?: true;
  /** The machine is no longer needed. */
  last?: true;
}

export const ACME = "https://acme.example/acme/local/directory";
export const DATA = "/var/lib/drug-free-kerala";
export const SETTINGS = "/etc/drug-free-kerala/settings";
export const MOUNT_DISK = "mkdir -p /mnt/backups && mount -t tmpfs other-disk /mnt/backups";

/** @throws Error with that message */
export function expect(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

export async function until(holds: () => Promise<boolean>, seconds: number, otherwise: string): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    if (await holds()) return;
    await pause(1000);
  }
  throw new Error(otherwise);
}

/** @throws Error if the result differs from the runbook */
export async function checkTask({ says = "", check, served, site, last }: Task, testbed: Testbed, stdout: string) {
  expect(stdout.includes(says), `"${says}" was not printed`);
  await check?.(testbed, await testbed.machine("first"), stdout);
  if (served) await expectServed(testbed, served);
  if (site) await expectSite(testbed);
  if (served && last) await (await testbed.machine(served)).stop();
}

/** @throws Error unless the help page loads completely over HTTPS */
export async function expectSite(testbed: Testbed): Promise<void> {
  const { status, body } = await testbed.visit("/help");
  expect(status === 200 && body.includes("14405"), `a visitor elsewhere is answered with ${status}`);
}

/** @throws Error unless visitors get a request id of 12 digits */
export async function readRequestId({ machine, site }: Testbed): Promise<string> {
  const head = await (await machine("outside")).must(`curl -sS -o /dev/null -D - https://${site}/api/contact/none`);
  const id = /^x-request-id: ([0-9a-f]{8}-?[0-9a-f]{4})\r?$/im.exec(head)?.[1];
  expect(id !== undefined, `no request id of 12 digits: ${head}`);
  return id;
}

/** @throws Error unless visitors are served while another address drips 1,700 requests */
export async function expectOthersServed(testbed: Testbed): Promise<void> {
  const { address: host } = await testbed.machine("first");
  const connectSecurely = () => connect({ host, port: 443, servername: testbed.site, rejectUnauthorized: false });
  const drips = sendSlowly({ bodies: 1700, part: "headers", connect: connectSecurely });
  try {
    await until(async () => drips.connected() >= 400, 60, "the slow requests do not arrive");
    let served = 0;
    for (let visitor = 0; visitor < 10; visitor += 1)
      served += Number((await testbed.visit("/help").catch(() => null))?.status === 200);
    expect(served >= 9, `${served} of 10 visitors were served beside slow requests`);
  } finally {
    drips.stop();
  }
}

export async function expectServed(testbed: Testbed, name: string): Promise<void> {
  const machine = await testbed.machine(name);
  const isReady = async () => {
    const { stdout } = await machine.run("systemctl is-active drug-free-kerala; curl -s localhost:3000/readyz");
    return stdout.startsWith("active\n") && !stdout.includes('"down"') && stdout.includes('"ready"');
  };
  await until(isReady, 30, `${name} is not ready`);
}

/** Like `scp`. */
export async function copy(testbed: Testbed, file: string, from: string, to: string, name = file): Promise<void> {
  copyFileSync(join((await testbed.machine(from)).root, file), join((await testbed.machine(to)).root, name));
}

export const getReadiness = async (machine: Machine) => (await machine.run("curl -s localhost:3000/readyz")).stdout;

export const post = (url: string, json: object, token = "") =>
  `curl -sS --fail-with-body ${url} -H 'content-type: application/json' -H 'authorization: Bearer ${token}' -d '${JSON.stringify(json)}'`;

export const sendEnquiry = (name: string, origin = "localhost:3000") =>
  post(`${origin}/api/contact`, {
    name,
    phone: "9876543210",
    email: `${name}@visitor.example`,
    message: `Whom does ${name} call?`,
  });

/** Files a visitor's email with an attachment. */
export async function fileEmail({ site }: Testbed, first: Machine, name: string): Promise<void> {
  const head = `From: Anu <${name}@visitor.example>\nTo: clerk@${site}\nMessage-ID: <${name}@visitor.example>\nSubject: Help`;
  const attached = "--b\nContent-Disposition: attachment; filename=list.csv\nContent-Type: text/csv\n\na,b\n--b--";
  const body = `--b\nContent-Type: text/plain\n\nWhom does ${name} call?\n${attached}\n`;
  const email = `${head}\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n${body}`;
  writeFileSync(join(first.root, "root/message.eml"), email);
  await first.must("admin mail file </root/message.eml");
  expect(await hasEnquiry(first, name), "the email is no enquiry");
}

export const hasEnquiry = async (machine: Machine, name: string) =>
  (await machine.must(`admin visitor export ${name}@visitor.example`)).includes(`Whom does ${name} call?`);
