import * as z from "zod/mini";
import {
  IMPORT_COLUMNS,
  IMPORT_ERRORS,
  IMPORT_KINDS,
  IMPORT_LIMITS,
  importResult,
} from "../../../shared/import/import.ts";
import { defineForm } from "../../../shared/validation/form.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { Imports } from "./import.ts";

const YES = ["true", "1", "on", "yes"];
const NO = ["false", "0", "off", "no", ""];

const importForm = defineForm(IMPORT_ERRORS, {
  schema: z.object({
    dry_run: z.optional(z.enum([...YES, ...NO], { error: "import-dry-run" })),
  }),
});

export const importEndpoints = (imports: Imports) =>
  IMPORT_KINDS.flatMap((kind) => [
    defineEndpoint(`POST /api/import/${kind}`, {
      summary: `Import ${kind} from a CSV table in UTF-8, all or nothing; with dry_run only check it`,
      act: "import",
      body: importForm,
      upload: { file: { atMost: IMPORT_LIMITS.bytes, missing: "import-file-missing" } },
      errors: ["conflict"],
      data: importResult,
      handle: ({ by, body, files }) => imports.run(by, kind, files.file.content, YES.includes(body.dry_run ?? "")),
    }),
    defineEndpoint(`GET /api/import/${kind}/template`, {
      summary: `The empty table of ${kind}: a CSV file with its header`,
      act: "see what is public",
      download: "text/csv",
      handle: async () => ({ name: `${kind}.csv`, pieces: headerOf(IMPORT_COLUMNS[kind]) }),
    }),
  ]);

/** With the byte order mark by which spreadsheets recognise UTF-8. */
async function* headerOf(columns: readonly string[]): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(`\uFEFF${columns.join(",")}\r\n`);
}
