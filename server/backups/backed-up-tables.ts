import type { Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";

/** How the rows of a table are read for a backup, comparison or move. */
export interface BackedUpTable {
  /** Unique column that orders rows identically on both databases. */
  by: string;
  /** Text columns need a collation. */
  text?: true;
  /** Storage keys that a row references. */
  files?(row: object): string[];
}

type BackedUpAs<Row> = Omit<BackedUpTable, "by" | "files"> & { by: keyof Row; files?(row: Selectable<Row>): string[] };

type Left = "ends with a restore" | "follows from other rows" | "is about this installation alone";

/** A new table does not compile until it is listed. */
const TABLES: { [Table in keyof Tables]: BackedUpAs<Tables[Table]> | Left } = {
  installation: { by: "name", text: true },
  admins: { by: "id", files: ({ profile }) => ownFiles([profile]) },
  testimonials: { by: "id" },
  deleted_testimonials: { by: "id" },
  contact_submissions: { by: "id" },
  removed_enquiries: { by: "id" },
  case_notes: { by: "id" },
  case_letters: { by: "id" },
  case_drafts: { by: "id" },
  case_viewers: "ends with a restore",
  enquiry_messages: { by: "id" },
  enquiry_attachments: { by: "id", files: ({ file_key }) => [file_key] },
  filed_emails: { by: "message_hash", text: true },
  ready_answers: { by: "id" },
  essential_links: { by: "id" },
  notices: { by: "id" },
  campaign: { by: "id", files: ({ facts }) => ownFiles(picturesIn(JSON.parse(facts))) },
  own_pages: { by: "id" },
  page_versions: { by: "id" },
  staff_drafts: { by: "id" },
  district_contacts: { by: "id" },
  centres: { by: "id" },
  imports: { by: "id" },
  brochures: { by: "id", files: ({ file_key, file_key_ml }) => keysAmong([file_key, file_key_ml]) },
  materials: { by: "id", files: ({ file_key, preview_key }) => keysAmong([file_key, preview_key]) },
  pictures: { by: "id", files: ({ file_key }) => [file_key] },
  pledges: { by: "day", text: true },
  visits: { by: "key", text: true },
  presses: { by: "key", text: true },
  kept_files: { by: "file_key", text: true, files: ({ kept_as }) => [kept_as] },
  history: { by: "id" },
  audit_log_targets: "follows from other rows",
  events: { by: "id", files: ({ images }) => ownFiles(JSON.parse(images)) },
  event_overrides: { by: "id" },
  event_feed: { by: "id" },
  event_pictures: {
    by: "address_hash",
    text: true,
    files: ({ file, widths }) =>
      file === null
        ? []
        : [...JSON.parse(widths).map((width: number) => `${file}-${width}.webp`), `${file}-preview.jpg`],
  },
  page_previews: "ends with a restore",
  invitations: "ends with a restore",
  authenticator_apps: { by: "admin_id" },
  passkeys: { by: "id" },
  recovery_codes: { by: "code_hash", text: true },
  challenges: "ends with a restore",
  sessions: "ends with a restore",
  reset_codes: "ends with a restore",
  letters: "ends with a restore",
  limit_counts: "ends with a restore",
  stored_files: "follows from other rows",
  file_claims: "ends with a restore",
  counts: "follows from other rows",
  backups: "is about this installation alone",
  search_cleaning: "is about this installation alone",
};

/** In an order in which they can be filled. */
export const BACKED_UP_TABLES = Object.entries(TABLES).filter(([, rules]) => typeof rules !== "string") as [
  table: string,
  rules: BackedUpTable,
][];

export const EMPTIED: string[] = Object.entries(TABLES)
  .filter(([, rules]) => rules !== "is about this installation alone")
  .map(([table]) => table);

/** Older archives lack some of these columns. */
const keysAmong = (columns: unknown[]): string[] => columns.filter((key) => typeof key === "string");

const picturesIn = ({ partners }: { partners?: { picture?: string }[] | null }): (string | null)[] =>
  (partners ?? []).map(({ picture = null }) => picture);

const OWN_FILE = /^\/files\/([a-z0-9-]+(?:\/[A-Za-z0-9_-]+)+\.\w+)$/;

/** Storage keys among URLs. */
function ownFiles(addresses: (string | null)[]): string[] {
  return addresses.map((address) => OWN_FILE.exec(address ?? "")?.[1]).filter((key) => key !== undefined);
}
