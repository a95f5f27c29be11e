import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

/** Forbidden imports. */
const REFUSED: [file: string, line: string][] = [
  ["domain/a.ts", 'import { x } from "node:fs";'],
  ["domain/b.ts", 'import { x } from "fs";'],
  ["domain/c.ts", 'import { x } from "zod";'],
  ["domain/d.ts", 'import { x } from "react";'],
  ["domain/e.ts", 'import type { x } from "../server/config.ts";'],
  ["sample-content/a.ts", 'import { x } from "../server/config.ts";'],
  ["sample-content/b.ts", 'import { x } from "../bench/table.ts";'],
  ["script/b.ts", 'import type { x } from "../bench/table.ts";'],
  ["script/a.ts", 'import { x } from "../tests/support/site.ts";'],
  ["bench/a.ts", 'import { x } from "../tests/support/postgres.ts";'],
  ["app/root1.tsx", 'import { x } from "../server/config.ts";'],
  ["app/root2.tsx", 'import type { x } from "../server/config.ts";'],
  ["app/services.ts", 'import { x } from "../server/services.ts";'],
  ["app/services2.ts", 'import { type X } from "react-router";'],
  ["app/public/home/a.tsx", 'import { x } from "../../admin/api.ts";'],
  ["app/public/home/b.tsx", 'import { x } from "../../../server/services.ts";'],
  ["app/public/home/c.tsx", 'import { x } from "../../../sample-content/campaign.ts";'],
  ["app/public/home/d.tsx", 'import { x } from "zod";'],
  ["app/admin/a.ts", 'import { x } from "../public/head.ts";'],
  ["app/ui/a.ts", 'import { x } from "../public/head.ts";'],
  ["app/ui/b.ts", 'import { x } from "../admin/api.ts";'],
  ["app/ui/c.ts", 'import type { x } from "../../script/barriers.ts";'],
  ["server/stories/i.ts", 'import type { x } from "../../bench/table.ts";'],
  ["server/stories/circle.ts", 'import type { x } from "./other-half.ts"; export type y = x;'],
  ["server/stories/other-half.ts", 'import type { y } from "./circle.ts"; export type x = y;'],
  ["server/app.ts", 'import { x } from "../app/services.ts";'],
  ["server/app2.ts", 'import type { x } from "../app/services.ts";'],
  ["server/main.ts", 'import { x } from "./storage/s3.ts";'],
  ["server/log.ts", 'import { env } from "node:process";'],
  ["server/front/listen.ts", 'export const x = process.env["X"];'],
  ["server/stories/a.ts", 'import { x } from "hono";'],
  ["server/stories/b.ts", 'import { x } from "../http/call.ts";'],
  ["server/stories/c.ts", 'import { x } from "../resources/admins/admins.ts";'],
  ["server/stories/h.ts", 'import { x } from "../front/listen.ts";'],
  ["server/resources/stories/a.ts", 'import { x } from "hono";'],
  ["server/resources/stories/b.ts", 'import { x } from "../../http/call.ts";'],
  ["server/resources/stories/c.ts", 'import { x } from "../admins/admins.ts";'],
  ["server/resources/stories/d.ts", 'import { x } from "../../config.ts";'],
  ["server/resources/stories/e.ts", 'import { x } from "../../backups/backups.ts";'],
  ["server/resources/stories/stories.api.ts", 'import { x } from "../admins/admins.ts";'],
  ["server/front/a.ts", 'import { x } from "../http/call.ts";'],
  ["server/front/b.ts", 'import { x } from "../resources/admins/admins.ts";'],
  ["server/stories/d.ts", 'import { x } from "../config.ts";'],
  ["server/stories/e.ts", 'import { x } from "pg";'],
  ["server/stories/f.ts", 'import { x } from "../../tests/support/site.ts";'],
  ["server/stories/g.ts", 'import { x } from "../mail/smtp.ts";'],
  ["server/stories/stories.api.ts", 'import { x } from "../resources/admins/admins.ts";'],
  ["server/database/up.ts", 'import type { x } from "../mail/letter-order.ts";'],
  ["server/storage/up.ts", 'import type { x } from "../history/kind.ts";'],
  ["server/acts/up.ts", 'import type { x } from "../history/kind.ts";'],
  ["server/http/up.ts", 'import type { x } from "../resources/admins/sessions.ts";'],
  ["server/mail/letters/up.ts", 'import type { x } from "../../http/call.ts";'],
  ["server/history/up.api.ts", 'import { x } from "../http/call.ts";'],
  ["server/command.ts", 'import type { x } from "./assemble.ts";'],
  ["server/resources/events/up.ts", 'import type { x } from "../../services.ts";'],
  ["server/resources/admins/up.ts", 'import type { x } from "../second-factor/challenges.ts";'],
  ["server/resources/admins/up2.ts", 'import type { x } from "../staff/invitation-tokens.ts";'],
  ["server/resources/second-factor/up.api.ts", 'import type { x } from "../staff/staff.ts";'],
  ["server/database/migrations/1.ts", 'import { x } from "../tables.ts";'],
  ["server/database/migrations/2.ts", 'import { x } from "../../../domain/text.ts";'],
];

/** Allowed imports. */
const WELCOME: [file: string, line: string][] = [
  ["domain/ok.ts", 'import { x } from "zod/mini"; export { y } from "./text.ts";'],
  ["app/services3.ts", 'import { x } from "react-router";'],
  ["app/public/home/ok.tsx", 'import { x } from "../../../domain/events.ts"; export { y } from "../../ui/icon.tsx";'],
  ["server/config.ts", 'export const x = process.env["X"];'],
  ["server/resources/admins/admins.ts", "export const x = 1;"],
  ["server/main2.ts", 'import { x } from "./config.ts";'],
  ["server/assemble.ts", 'import { x } from "./mail/smtp.ts";'],
  ["server/database/open.ts", 'import { x } from "pg";'],
  ["server/stories/ok.ts", 'import { x } from "../../domain/events.ts"; export { y } from "../refused.ts";'],
  [
    "server/stories/ok2.ts",
    'import type { x } from "../resources/admins/admins.ts"; export { y } from "../storage/storage.ts";',
  ],
  ["server/history/down.ts", 'import type { x } from "../acts/told.ts"; export { y } from "../storage/storage.ts";'],
  ["server/http/down.ts", 'import type { x } from "../acts/acts.ts"; export { y } from "../limits/networks.ts";'],
  ["server/resources/staff/down.ts", 'import type { x } from "../admins/sessions.ts";'],
  ["server/backups/down.commands.ts", 'import type { x } from "../command.ts";'],
  ["server/stories/ok.api.ts", 'import { x } from "../http/call.ts";'],
  ["server/backups/backups.ts", "export const x = 1;"],
  ["server/http/call.ts", "export const x = 1;"],
  [
    "server/resources/stories/ok.ts",
    'import type { x } from "../admins/admins.ts"; export { y } from "../../refused.ts";',
  ],
  ["server/resources/stories/ok.api.ts", 'import { x } from "../../http/call.ts";'],
  ["server/front/ok.ts", 'import { x } from "../refused.ts"; export { y } from "../../domain/text.ts";'],
  ["bench/faults/ok.ts", 'import { x } from "../../tests/support/postgres.ts";'],
  ["server/stories/ok.test.ts", 'import { x } from "../../tests/support/product.ts";'],
];

let folder: string;
let stopped: Set<string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "campaign-walls-"));
  copyFileSync("oxlint.config.ts", join(folder, "oxlint.config.ts"));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  for (const [file, line] of [...REFUSED, ...WELCOME]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${line}\n`);
  }
  const words = ["-f", "json", "app", "bench", "domain", "sample-content", "script", "server"];
  const output = await new Promise<string>((done) => {
    execFile(join(folder, "node_modules/.bin/oxlint"), words, { cwd: folder }, (_fault, out) => done(out));
  });
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] };
  const walls = /no-restricted-imports|no-cycle|no-process-env|consistent-type-specifier-style/;
  stopped = new Set(diagnostics.filter(({ code }) => walls.test(code)).map(({ filename }) => filename));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(REFUSED)("stops in %s: %s", (file) => expect(stopped).toContain(file));
it.each(WELCOME)("lets through in %s: %s", (file) => expect(stopped).not.toContain(file));
