import { createHash } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { AdminBrochure, Brochure } from "../../../shared/brochures/brochures.schema.ts";
import { isOtherThanPdf } from "../../../shared/media-types.ts";
import type { Actor } from "../../actions/run-action.ts";
import type { AuditedEntity } from "../../audit-log/audited-entity.ts";
import { createCrudService } from "../../audit-log/crud.ts";
import { type IfMatch, toAdminView } from "../../audit-log/versions.ts";
import type { BrochureRow, Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { hasPdfSignature } from "../../storage/file-kinds.ts";
import { toFileUrl } from "../../storage/storage.ts";

export interface BrochureFile {
  name: string;
  content: Uint8Array;
}

export interface SentBrochure {
  name: string;
  /** Blank: none; absent: unchanged. */
  name_ml?: string | undefined;
  /** Null: unchanged or none. */
  file_ml: BrochureFile | null;
}

interface SentChange extends SentBrochure {
  /** Null: unchanged. */
  file: BrochureFile | null;
  /** Removes the Malayalam file unless a new one is sent. */
  without_file_ml: boolean;
}

export interface Brochures {
  /** Newest first. */
  list(): Promise<Brochure[]>;
  listForAdmin(by: Actor): Promise<AdminBrochure[]>;
  /** The one on the home page. */
  latest(): Promise<Brochure | null>;
  /** @throws AppError "unavailable" when the file cannot be stored */
  add(by: Actor, sent: SentBrochure & { file: BrochureFile }): Promise<AdminBrochure>;
  /**
   * Replaced files are no longer public once no brochure references them.
   * @throws AppError "not-found", "stale", "unavailable"
   */
  update(by: Actor, id: number, expected: IfMatch, sent: SentChange): Promise<AdminBrochure>;
  /**
   * Removes it from the site; the next newest takes its place.
   * @throws AppError "not-found", "stale"
   */
  withdraw(by: Actor, id: number, expected: IfMatch): Promise<void>;
  /** Original file name. */
  fileName(key: string): Promise<string | null>;
  kind: AuditedEntity<Row>;
}

type Row = Selectable<BrochureRow>;

const toNames = (db: Kysely<Tables>, key: string) =>
  db
    .selectFrom("brochures")
    .selectAll()
    .where(({ eb, or }) => or([eb("file_key", "=", key), eb("file_key_ml", "=", key)]))
    .orderBy("id", "desc")
    .limit(1);

/** True while a brochure references the file. */
export const brochureNames = async (db: Kysely<Tables>, key: string): Promise<boolean> =>
  (await toNames(db, key).executeTakeFirst()) !== undefined;

export function createBrochures({ db, actions, uploads }: PickDeps<"db" | "actions" | "uploads">): Brochures {
  const newestFirst = db.selectFrom("brochures").selectAll().orderBy("id", "desc");

  const kind = {
    name: "brochure",
    table: "brochures",
    fields: ["name", "name_ml", "file_name", "file_key", "file_name_ml", "file_key_ml"],
    label: ({ name }) => name,
    shown,
    notFoundCode: "brochure-gone",
    undo: {
      hasShortRetention: ({ fields }) => KEYS.some((key) => (fields[key]?.before ?? null) !== null),
      withFiles: uploads.restoring(getKeys),
    },
  } satisfies AuditedEntity<Row>;

  const crud = createCrudService({ db, actions, files: { uploads, keysOf: getKeys } }, kind);

  return {
    kind,

    list: async () => (await newestFirst.execute()).map(shown),
    listForAdmin: async (by) => toAdminView(db, kind, await newestFirst.execute(), by),

    async latest() {
      const row = await newestFirst.limit(1).executeTakeFirst();
      return row ? shown(row) : null;
    },

    add(by, sent) {
      const { stored, columns } = toStored(sent);
      return crud.add(by, columns, stored);
    },

    update(by, id, expected, sent) {
      const { stored, columns } = toStored(sent);
      return crud.update(by, id, expected, columns, stored);
    },

    withdraw: crud.remove,

    async fileName(key) {
      const row = await toNames(db, key).executeTakeFirst();
      return (row?.file_key === key ? row.file_name : row?.file_name_ml) ?? null;
    },
  };
}

const KEYS = ["file_key", "file_key_ml"] as const;

const getKeys = (row: Partial<Row>): string[] => [
  ...new Set(KEYS.map((key) => row[key]).filter((key) => typeof key === "string")),
];

function toStored({ name, name_ml, file, file_ml, without_file_ml = false }: Partial<SentChange> & SentBrochure) {
  const columns: Partial<Omit<Row, "id" | "version">> & Pick<Row, "name"> = {
    name,
    ...(name_ml !== undefined && { name_ml }),
    ...(file && { file_key: brochureKey(file.content), file_name: pdfName(file.name) }),
    ...(without_file_ml && { file_key_ml: null, file_name_ml: null }),
    ...(file_ml && { file_key_ml: brochureKey(file_ml.content), file_name_ml: pdfName(file_ml.name) }),
  };
  const sent = [file, file_ml].filter((item) => item !== null && item !== undefined);
  const stored = new Map(sent.map(({ content }) => [brochureKey(content), content]));
  return { columns, stored: [...stored].map(([key, content]) => ({ key, content })) };
}

const shown = ({ id, name, file_name, file_key, name_ml, file_name_ml, file_key_ml }: Row): Brochure => ({
  id,
  name,
  file_name,
  file_url: toFileUrl(file_key),
  name_ml,
  file_name_ml,
  file_url_ml: file_key_ml === null ? null : toFileUrl(file_key_ml),
});

/** Whether a file is a PDF by its bytes, unless the sender says that it is something else; its name says nothing. */
export const isPdf = ({ claimedType, content }: { claimedType: string; content: Uint8Array }): boolean =>
  !isOtherThanPdf(claimedType) && hasPdfSignature(content);

/** Storage key derived from the content, so URLs are immutable. */
export const brochureKey = (content: Uint8Array): string =>
  `brochures/${createHash("sha256").update(content).digest("hex")}.pdf`;

/** Ends in `.pdf`. */
function pdfName(name: string): string {
  if (name === "") return "brochure.pdf";
  return /\.pdf$/i.test(name) ? name : `${name}.pdf`;
}
