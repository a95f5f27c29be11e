import type { Kysely, Selectable, Transaction } from "kysely";
import type { Page, PageQuery } from "../../../shared/pagination.ts";
import type { Picture, PictureForm, PictureUpload } from "../../../shared/pictures/pictures.schema.ts";
import { PICTURE_LIMITS } from "../../../shared/pictures/pictures.ts";
import { foldText } from "../../../shared/search/fold-text.ts";
import type { AuditRecorder } from "../../actions/audit-recorder.ts";
import type { Actor } from "../../actions/run-action.ts";
import type { AuditedEntity } from "../../audit-log/audited-entity.ts";
import { createCrudService } from "../../audit-log/crud.ts";
import { type IfMatch, lockForUpdate, toAdminView } from "../../audit-log/versions.ts";
import { LARGEST_NUMBER } from "../../database/largest-number.ts";
import type { PictureRow, Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import { toTimestamp } from "../../lib/clock.ts";
import type { InTransaction } from "../../storage/file-references.ts";
import { findPictureUses, referToPicture } from "../../storage/picture-uses.ts";
import { toFileUrl } from "../../storage/storage.ts";
import { toStoredImage } from "../../storage/stored-picture.ts";
import type { EventPictures } from "../events/pictures.ts";
import { createEventPictureAdoption } from "./adopt-event-pictures.ts";
import { createShownPictures, getFocus, type ShownPictures } from "./shown-pictures.ts";

/** The picture library. */
export interface Pictures extends ShownPictures {
  /** Newest first. @param q words of descriptions and credits */
  list(by: Actor, range: PageQuery & { q?: string | undefined; ids?: number[] | undefined }): Promise<Page<Picture>>;
  /** @throws AppError "invalid" when it is no picture; "conflict" when the library is full; "unavailable" */
  add(by: Actor, form: PictureUpload, sent: Uint8Array): Promise<Picture>;
  /** @throws AppError "not-found", "stale" */
  update(by: Actor, id: number, expected: IfMatch, form: PictureForm): Promise<Picture>;
  /** Replaces the file everywhere. @throws AppError "not-found", "stale", "invalid", "unavailable" */
  replace(by: Actor, id: number, expected: IfMatch, sent: Uint8Array): Promise<Picture>;
  /** @throws AppError "not-found", "stale"; "conflict" with its uses */
  remove(by: Actor, id: number, expected: IfMatch): Promise<void>;
  /** Adds pictures that were uploaded for events to the library; returns the paths of all files. */
  adopt(): Promise<string[]>;
  /** Erases those that nothing uses, without a copy for undo. */
  erase(ids: readonly number[]): Promise<void>;
  kind: AuditedEntity<Row>;
}

type Row = Selectable<PictureRow>;

const FOLDER = "pictures";

/** True while the library holds the file. */
export const pictureNames = async (db: Kysely<Tables>, key: string): Promise<boolean> =>
  (await db.selectFrom("pictures").select("id").where("file_key", "=", key).executeTakeFirst()) !== undefined;

interface Deps extends PickDeps<"db" | "clock" | "log" | "actions" | "uploads" | "storage" | "publicContent"> {
  copies: Pick<EventPictures, "of" | "make" | "forget">;
  fileAddress(path: string): string;
}

export function createPictures({
  db,
  clock,
  actions,
  uploads,
  publicContent,
  copies,
  fileAddress,
  ...deps
}: Deps): Pictures {
  const kind = {
    name: "picture",
    table: "pictures",
    fields: ["file_key", "width", "height", "alt", "alt_ml", "credit", "focus_x", "focus_y"],
    label: ({ alt }) => alt,
    shown,
    notFoundCode: "picture-gone",
    undo: {
      extraColumns: (before, values) => withFolded({ ...before, ...values }),
      insert: async (trx, row, values) =>
        trx
          .insertInto("pictures")
          .values({ ...(values as Row), ...row, ...withFolded(values as Row) })
          .execute(),
      validate: async (trx) => validateCount(trx),
      hasShortRetention: ({ fields }) => (fields["file_key"]?.before ?? null) !== null,
      withFiles: uploads.restoring(getKeys),
    },
  } satisfies AuditedEntity<Row>;

  const crud = createCrudService({ db, actions, files: { uploads, keysOf: getKeys } }, kind);
  const adopt = createEventPictureAdoption({ db, ...deps });

  const withUses = async <Shown extends { id: number }>(
    seen: Shown[],
  ): Promise<(Shown & Pick<Picture, "used_in">)[]> => {
    const rows = await db
      .selectFrom("pictures")
      .select(["id", "file_key"])
      .where("id", "in", [0, ...seen.map(({ id }) => id)])
      .execute();
    const uses = await findPictureUses(db, rows, toTimestamp(clock));
    return seen.map((picture) => ({ ...picture, used_in: uses.get(picture.id) ?? [] }));
  };
  const asSaved = async (picture: Omit<Picture, "used_in">) => (await withUses([picture]))[0] as Picture;

  const find = async (id: number) => {
    const row =
      id > LARGEST_NUMBER
        ? undefined
        : await db.selectFrom("pictures").selectAll().where("id", "=", id).executeTakeFirst();
    if (!row) throw new AppError("not-found", "picture-gone");
    return row;
  };

  return {
    kind,
    ...createShownPictures({ db, copies, fileAddress }),

    async list(by, { page, limit, q, ids }) {
      const words = foldText(q ?? "")
        .replace(/[\\%_]/g, " ")
        .split(/\s+/)
        .filter(Boolean);
      const matching = db
        .selectFrom("pictures")
        .where(({ and, eb }) => and(words.map((word) => eb("folded", "like", `%${word}%`))));
      const found = ids ? matching.where("id", "in", ids) : matching;
      const { total } = await found.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
      const rows = await found
        .selectAll()
        .orderBy("id", "desc")
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      return { items: await withUses(await toAdminView(db, kind, rows, by)), page, limit, total: Number(total) };
    },

    async add(by, form, sent) {
      await validateCount(db, 1);
      const { columns, file } = await store(sent);
      const values = { ...form, ...columns };
      const saved = await crud.add(by, { ...values, ...withFolded(values) }, [file]);
      await copies.make(toFileUrl(file.key));
      return asSaved(saved);
    },

    async update(by, id, expected, { focus, ...form }) {
      const before = await find(id);
      const { alt = before.alt, alt_ml = before.alt_ml, credit = before.credit } = form;
      const values = { ...form, ...(focus && { focus_x: focus.x, focus_y: focus.y }), from_event: 0 };
      return asSaved(await crud.update(by, id, expected, { ...values, ...withFolded({ alt, alt_ml, credit }) }));
    },

    async replace(by, id, expected, sent) {
      const { file_key } = await find(id);
      const { columns, file } = await store(sent);
      const moved = { fresh: [file], leaving: [file_key] };
      const act: InTransaction<[AuditRecorder]> = (work) => actions.run(by, "change picture", [id], work);
      const row = await uploads.change(moved, act, async (trx, recorder) => {
        const before = await lockForUpdate(trx, kind, id, expected);
        await referToPicture(trx, before);
        const after = await trx
          .updateTable("pictures")
          .set({ ...columns, from_event: 0 })
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirstOrThrow();
        recorder.recordChange(kind, before, after);
        return { done: after, left: getKeys(before) };
      });
      await copies.forget([toFileUrl(file_key)]);
      await copies.make(toFileUrl(file.key));
      return asSaved((await toAdminView(db, kind, [row]))[0] as Omit<Picture, "used_in">);
    },

    async remove(by, id, expected) {
      const { file_key } = await find(id);
      const refuseUsed = async (on: Kysely<Tables>, row: Row) => {
        const usedIn = (await findPictureUses(on, [row], toTimestamp(clock))).get(id) ?? [];
        if (usedIn.length > 0) throw new AppError("conflict", "picture-used", { usedIn });
      };
      const act: InTransaction<[AuditRecorder]> = (work) => actions.run(by, "delete picture", [id], work);
      await uploads.change({ leaving: [file_key] }, act, async (trx, recorder) => {
        const before = await lockForUpdate(trx, kind, id, expected);
        await refuseUsed(trx, before);
        await trx.deleteFrom("pictures").where("id", "=", id).execute();
        recorder.recordChange(kind, before, null);
        return { done: undefined, left: getKeys(before) };
      });
      await copies.forget([toFileUrl(file_key)]);
    },

    async erase(ids) {
      const deleted = await uploads.change({}, publicContent.change, async (trx) => {
        const rows = await trx
          .selectFrom("pictures")
          .selectAll()
          .where("id", "in", [0, ...ids])
          .execute();
        const uses = await findPictureUses(trx, rows, toTimestamp(clock));
        const unused = rows.filter(({ id }) => uses.get(id)?.length === 0);
        for (const { id } of unused) await trx.deleteFrom("pictures").where("id", "=", id).execute();
        return { done: unused, left: unused.flatMap(getKeys) };
      });
      await copies.forget(deleted.map(({ file_key }) => toFileUrl(file_key)));
    },

    async adopt() {
      await adopt();
      const rows = await db.selectFrom("pictures").select("file_key").orderBy("id", "desc").execute();
      return rows.map(({ file_key }) => toFileUrl(file_key));
    },
  };
}

async function validateCount(trx: Kysely<Tables> | Transaction<Tables>, more = 0): Promise<void> {
  const { count } = await trx
    .selectFrom("pictures")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (Number(count) + more <= PICTURE_LIMITS.count) return;
  throw new AppError("conflict", { code: "too-many-pictures", params: { limit: PICTURE_LIMITS.count } });
}

/** Upright, without metadata; its sizes are made afterwards. */
async function store(sent: Uint8Array) {
  let size = { width: 0, height: 0 };
  const file = await toStoredImage(sent, {
    folder: FOLDER,
    field: "picture",
    pixels: PICTURE_LIMITS.pixels,
    ending({ width, height }) {
      size = { width, height };
      return ".webp";
    },
  });
  return { file, columns: { file_key: file.key, ...size } };
}

const getKeys = ({ file_key }: Partial<Row>): string[] => (typeof file_key === "string" ? [file_key] : []);

type FoldedTexts = Pick<Row, "alt"> & { [name in "alt_ml" | "credit"]?: string | undefined };
const withFolded = ({ alt, alt_ml = "", credit = "" }: FoldedTexts) => ({
  folded: foldText([alt, alt_ml, credit].join("\n")),
});

const shown = (row: Row): Omit<Picture, "used_in" | "version" | "changed"> => {
  const { id, file_key, width, height, alt, alt_ml, credit } = row;
  return { id, url: toFileUrl(file_key), width, height, alt, alt_ml, credit, focus: getFocus(row) };
};
