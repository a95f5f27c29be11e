import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

/** Forbidden imports. */
const REFUSED: [file: string, line: string][] = [
  ["shared/a.ts", 'import { x } from "node:fs";'],
  ["shared/b.ts", 'import { x } from "fs";'],
  ["shared/c.ts", 'import { x } from "zod";'],
  ["shared/d.ts", 'import { x } from "react";'],
  ["shared/e.ts", 'import type { x } from "../server/config/config.ts";'],
  ["shared/events/f.ts", 'import type { x } from "../../server/config/config.ts";'],
  ["shared/events/g.ts", 'import { x } from "zod";'],
  ["sample-content/a.ts", 'import { x } from "../server/config/config.ts";'],
  ["sample-content/b.ts", 'import { x } from "../bench/table.ts";'],
  ["script/b.ts", 'import type { x } from "../bench/table.ts";'],
  ["script/a.ts", 'import { x } from "../tests/support/site.ts";'],
  ["bench/a.ts", 'import { x } from "vitest";'],
  ["app/root1.tsx", 'import { x } from "../server/config/config.ts";'],
  ["app/root2.tsx", 'import type { x } from "../server/config/config.ts";'],
  ["app/page-context.ts", 'import { x } from "../server/page-services.ts";'],
  ["app/services2.ts", 'import { type X } from "react-router";'],
  ["app/public/home/a.tsx", 'import { x } from "../../admin/lib/api-client.ts";'],
  ["app/public/home/b.tsx", 'import { x } from "../../../server/page-services.ts";'],
  ["app/public/home/c.tsx", 'import { x } from "../../../sample-content/campaign.ts";'],
  ["app/public/home/d.tsx", 'import { x } from "zod";'],
  ["app/admin/a.ts", 'import { x } from "../public/seo/meta.ts";'],
  ["app/admin/b.ts", 'import type { x } from "../../server/app.ts";'],
  ["app/admin/lib/api-client.ts", 'import { x } from "../../../server/app.ts";'],
  ["app/components/a.ts", 'import { x } from "../public/seo/meta.ts";'],
  ["app/components/b.ts", 'import { x } from "../admin/lib/api-client.ts";'],
  ["app/components/c.ts", 'import type { x } from "../../script/axe-violations.ts";'],
  ["server/stories/i.ts", 'import type { x } from "../../bench/table.ts";'],
  ["server/stories/circle.ts", 'import type { x } from "./other-half.ts"; export type y = x;'],
  ["server/stories/other-half.ts", 'import type { y } from "./circle.ts"; export type x = y;'],
  ["server/app.ts", 'import { x } from "../app/page-context.ts";'],
  ["server/app2.ts", 'import type { x } from "../app/page-context.ts";'],
  ["server/main.ts", 'import { x } from "./storage/s3.ts";'],
  ["server/lib/logger.ts", 'import { env } from "node:process";'],
  ["server/http-server/listen.ts", 'export const x = process.env["X"];'],
  ["server/stories/a.ts", 'import { x } from "hono";'],
  ["server/stories/b.ts", 'import { x } from "../http/endpoint.ts";'],
  ["server/stories/c.ts", 'import { x } from "../features/accounts/accounts.ts";'],
  ["server/stories/h.ts", 'import { x } from "../http-server/listen.ts";'],
  ["server/features/stories/a.ts", 'import { x } from "hono";'],
  ["server/features/stories/b.ts", 'import { x } from "../../http/endpoint.ts";'],
  ["server/features/stories/c.ts", 'import { x } from "../accounts/accounts.ts";'],
  ["server/features/stories/d.ts", 'import { x } from "../../config/config.ts";'],
  ["server/features/stories/e.ts", 'import { x } from "../../backups/backups.ts";'],
  ["server/features/stories/stories.routes.ts", 'import { x } from "../accounts/accounts.ts";'],
  ["server/http-server/a.ts", 'import { x } from "../http/endpoint.ts";'],
  ["server/http-server/b.ts", 'import { x } from "../features/accounts/accounts.ts";'],
  ["server/stories/d.ts", 'import { x } from "../config/config.ts";'],
  ["server/stories/e.ts", 'import { x } from "pg";'],
  ["server/stories/f.ts", 'import { x } from "../../tests/support/site.ts";'],
  ["server/stories/g.ts", 'import { x } from "../mail/smtp.ts";'],
  ["server/stories/stories.routes.ts", 'import { x } from "../features/accounts/accounts.ts";'],
  ["server/database/up.ts", 'import type { x } from "../mail/email-job.ts";'],
  ["server/storage/up.ts", 'import type { x } from "../audit-log/audited-entity.ts";'],
  ["server/actions/up.ts", 'import type { x } from "../audit-log/audited-entity.ts";'],
  ["server/http/up.ts", 'import type { x } from "../features/accounts/sessions.ts";'],
  ["server/mail/templates/up.ts", 'import type { x } from "../../http/endpoint.ts";'],
  ["server/audit-log/up.routes.ts", 'import { x } from "../http/endpoint.ts";'],
  ["server/lib/cli-command.ts", 'import type { x } from "../container/container.ts";'],
  ["server/features/events/up.ts", 'import type { x } from "../../page-services.ts";'],
  ["server/features/accounts/up.ts", 'import type { x } from "../two-factor/challenges.ts";'],
  ["server/features/accounts/up2.ts", 'import type { x } from "../staff/invitation-tokens.ts";'],
  ["server/features/two-factor/up.routes.ts", 'import type { x } from "../staff/staff.ts";'],
  ["server/database/migrations/1.ts", 'import { x } from "../tables.ts";'],
  ["server/database/migrations/2.ts", 'import { x } from "../../../shared/validation/text.ts";'],
];

/** Allowed imports. */
const WELCOME: [file: string, line: string][] = [
  ["shared/ok.ts", 'import { x } from "zod/mini"; export { y } from "./validation/text.ts";'],
  [
    "shared/events/ok.ts",
    'import { x } from "zod/mini"; export { y } from "../validation/text.ts"; export { z } from "./event.ts";',
  ],
  ["app/services3.ts", 'import { x } from "react-router";'],
  [
    "app/public/home/ok.tsx",
    'import { x } from "../../../shared/events/events.ts"; export { y } from "../../components/icon.tsx";',
  ],
  ["server/config/config.ts", 'export const x = process.env["X"];'],
  ["server/features/accounts/accounts.ts", "export const x = 1;"],
  ["server/main2.ts", 'import { x } from "./config/config.ts";'],
  ["server/container/container.ts", 'import { x } from "../mail/smtp.ts";'],
  ["server/database/open.ts", 'import { x } from "pg";'],
  [
    "server/stories/ok.ts",
    'import { x } from "../../shared/events/events.ts"; export { y } from "../lib/app-error.ts";',
  ],
  [
    "server/stories/ok2.ts",
    'import type { x } from "../features/accounts/accounts.ts"; export { y } from "../storage/storage.ts";',
  ],
  [
    "server/audit-log/down.ts",
    'import type { x } from "../actions/audit-recorder.ts"; export { y } from "../storage/storage.ts";',
  ],
  [
    "server/http/down.ts",
    'import type { x } from "../actions/run-action.ts"; export { y } from "../rate-limit/ip-prefixes.ts";',
  ],
  ["server/features/staff/down.ts", 'import type { x } from "../accounts/sessions.ts";'],
  ["server/backups/down.commands.ts", 'import type { x } from "../lib/cli-command.ts";'],
  ["server/stories/ok.routes.ts", 'import { x } from "../http/endpoint.ts";'],
  ["server/backups/backups.ts", "export const x = 1;"],
  ["server/http/endpoint.ts", "export const x = 1;"],
  [
    "server/features/stories/ok.ts",
    'import type { x } from "../accounts/accounts.ts"; export { y } from "../../lib/app-error.ts";',
  ],
  ["server/features/stories/ok.routes.ts", 'import { x } from "../../http/endpoint.ts";'],
  [
    "server/http-server/ok.ts",
    'import { x } from "../lib/app-error.ts"; export { y } from "../../shared/validation/text.ts";',
  ],
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
  const words = ["-f", "json", "app", "bench", "sample-content", "script", "server", "shared"];
  const output = await new Promise<string>((done) => {
    execFile(join(folder, "node_modules/.bin/oxlint"), words, { cwd: folder }, (_fault, out) => done(out));
  });
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] };
  const walls = /no-restricted-imports|no-cycle|no-process-env|consistent-type-specifier-style/;
  stopped = new Set(diagnostics.filter(({ code }) => walls.test(code)).map(({ filename }) => filename));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(REFUSED)("rejects in %s: %s", (file) => expect(stopped).toContain(file));
it.each(WELCOME)("allows in %s: %s", (file) => expect(stopped).not.toContain(file));
