import type { Kysely, Selectable } from "kysely";
import type { AdminMaterial, Material, MaterialForm } from "../../../shared/materials/materials.schema.ts";
import { MATERIAL_TYPES } from "../../../shared/materials/materials.ts";
import type { Actor } from "../../actions/run-action.ts";
import type { AuditedEntity } from "../../audit-log/audited-entity.ts";
import { createCrudService } from "../../audit-log/crud.ts";
import { type IfMatch, toAdminView } from "../../audit-log/versions.ts";
import type { MaterialRow, Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { toFileUrl } from "../../storage/storage.ts";
import { MATERIALS_FOLDER, materialFile, type SentFile } from "./material-file.ts";

export interface Materials {
  /** Newest first. */
  list(): Promise<Material[]>;
  listForAdmin(by: Actor): Promise<AdminMaterial[]>;
  /** @throws AppError "invalid" unless it is a complete PDF, PNG, JPEG or WebP; "unavailable" */
  add(by: Actor, form: MaterialForm, file: SentFile): Promise<AdminMaterial>;
  /**
   * Replaced files are no longer public once unreferenced.
   * @throws AppError "not-found", "stale", "invalid", "unavailable"
   */
  update(by: Actor, id: number, expected: IfMatch, form: MaterialForm, file: SentFile | null): Promise<AdminMaterial>;
  /** @throws AppError "not-found", "stale" */
  remove(by: Actor, id: number, expected: IfMatch): Promise<void>;
  /** Original file name. */
  fileName(key: string): Promise<string | null>;
  kind: AuditedEntity<Row>;
}

type Row = Selectable<MaterialRow>;

/** True while a material references the file. */
export const materialNames = async (db: Kysely<Tables>, key: string): Promise<boolean> =>
  isMaterialKey(key) &&
  (await db
    .selectFrom("materials")
    .select("id")
    .where(({ eb, or }) => or([eb("file_key", "=", key), eb("preview_key", "=", key)]))
    .executeTakeFirst()) !== undefined;

export function createMaterials({ db, actions, uploads }: PickDeps<"db" | "actions" | "uploads">): Materials {
  const newestFirst = db.selectFrom("materials").selectAll().orderBy("id", "desc");

  const kind = {
    name: "material",
    table: "materials",
    fields: [
      "title",
      "title_ml",
      "kind",
      "language",
      "file_name",
      "file_key",
      "size",
      "width",
      "height",
      "preview_key",
    ],
    label: ({ title }) => title,
    shown,
    notFoundCode: "material-gone",
    undo: {
      hasShortRetention: ({ fields }) => (fields["file_key"]?.before ?? null) !== null,
      withFiles: uploads.restoring(getKeys),
    },
  } satisfies AuditedEntity<Row>;

  const crud = createCrudService({ db, actions, files: { uploads, keysOf: getKeys } }, kind);

  return {
    kind,

    list: async () => (await newestFirst.execute()).map(shown),
    listForAdmin: async (by) => toAdminView(db, kind, await newestFirst.execute(), by),

    async add(by, form, file) {
      const { columns, stored } = await materialFile(file);
      return crud.add(by, { ...form, ...columns }, stored);
    },

    async update(by, id, expected, form, file) {
      const { columns = {}, stored = [] } = file ? await materialFile(file) : {};
      return crud.update(by, id, expected, { ...form, ...columns }, stored);
    },

    remove: crud.remove,

    async fileName(key) {
      if (!isMaterialKey(key)) return null;
      const row = await db
        .selectFrom("materials")
        .select("file_name")
        .where("file_key", "=", key)
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      return row?.file_name ?? null;
    },
  };
}

const isMaterialKey = (key: string): boolean => key.startsWith(`${MATERIALS_FOLDER}/`);

const getKeys = ({ file_key, preview_key }: Partial<Row>): string[] => [
  ...new Set([file_key, preview_key].filter((key) => typeof key === "string")),
];

const shown = (row: Row): Material => {
  const { id, title, title_ml, kind, language, file_name, file_key, size, width, height, preview_key } = row;
  return {
    id,
    title,
    title_ml,
    kind,
    language,
    file_name,
    file_url: toFileUrl(file_key),
    type: MATERIAL_TYPES.find((type) => file_key.endsWith(`.${type}`)) ?? "pdf",
    size,
    width,
    height,
    preview_url: preview_key === null ? null : toFileUrl(preview_key),
  };
};
