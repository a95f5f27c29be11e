import { randomUUID } from "node:crypto";
import type { Selectable, Transaction } from "kysely";
import type { LocalEventChange, LocalEventForm } from "../../../shared/events/events-admin.ts";
import type { AuditRecorder } from "../../actions/audit-recorder.ts";
import type { Actor } from "../../actions/run-action.ts";
import type { AuditedEntity } from "../../audit-log/audited-entity.ts";
import { type IfMatch, lockForUpdate } from "../../audit-log/versions.ts";
import type { EventRow, Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import { toTimestamp } from "../../lib/clock.ts";
import type { InTransaction, StoredFile } from "../../storage/file-references.ts";
import { removeEventUploads } from "../../storage/picture-uses.ts";
import {
  announcedFirst,
  EMPTY_PREVIOUS_PLAN,
  PLANNED_FIELDS,
  PREVIOUS_PLAN_FIELDS,
  REASON_CONTEXT,
  reasonsAfter,
} from "./announced-plan.ts";
import { filesIn } from "./event-files.ts";
import { RESULT_FIELDS, RESULT_RECORDING, requirePictures, toResultColumns } from "./event-results.ts";
import { fingerprint } from "./feed-item.ts";
import { toFeedEvent } from "./list-events.ts";
import { fromRow } from "./local-events.ts";

/** Staff actions on local events. */
export interface EditLocalEvents {
  /** @returns the key */
  add(by: Actor, form: LocalEventForm): Promise<string>;
  /** @throws AppError "not-found", "stale", "invalid" */
  update(by: Actor, key: string, expected: IfMatch, change: LocalEventChange): Promise<void>;
  /**
   * Replaces the pictures; `to` is evaluated again under the row lock.
   * @param change `fresh` are new files
   * @throws AppError "not-found", "stale", and whatever `to` throws
   */
  changePictures(
    by: Actor,
    key: string,
    expected: IfMatch,
    change: { fresh?: StoredFile[]; to(pictures: Picture[]): Picture[] },
  ): Promise<void>;
  /** @throws AppError "not-found", "stale" */
  remove(by: Actor, key: string, expected: IfMatch): Promise<void>;
  kind: AuditedEntity<Row>;
  importing: EventImport;
}

/** Columns that imported events get in addition to those of their table. */
export interface EventImport {
  kind: AuditedEntity<Row>;
  /** By place in the table, of at most `most`. */
  added(trx: Transaction<Tables>, most: number): Promise<(at: number) => object>;
  changed(before: object, columns: object): object;
}

export interface Picture {
  address: string;
  description: string;
}

type Row = Selectable<EventRow>;

const FIELDS = [
  "key",
  ...PLANNED_FIELDS,
  ...PREVIOUS_PLAN_FIELDS,
  "reason",
  "reason_ml",
  "publish_at",
  "images",
  "image_descriptions",
  ...RESULT_FIELDS,
] as const satisfies readonly (keyof Row)[];

export function createEditLocalEvents({
  db,
  actions,
  clock,
  uploads,
}: PickDeps<"db" | "clock" | "actions" | "uploads">): EditLocalEvents {
  const changedNow = () => ({ date: toTimestamp(clock), of_staff: 1 as const });
  const firstPlace = async (trx: Transaction<Tables>) => {
    const { first } = await trx
      .selectFrom("events")
      .select(({ fn }) => fn.min("position").as("first"))
      .executeTakeFirstOrThrow();
    return (first ?? 1) - 1;
  };

  const kind: AuditedEntity<Row> = {
    name: "event",
    table: "events",
    fields: FIELDS,
    lists: ["images", "image_descriptions", ...RESULT_RECORDING.lists],
    contextFields: [
      ["images", "image_descriptions"],
      ["image_descriptions", "images"],
      ...REASON_CONTEXT,
      ...RESULT_RECORDING.contextFields,
    ],
    label: ({ title }) => title,
    shown(row) {
      const listed = fromRow(row);
      const { location: district, source, publish_at, stored } = listed;
      return { ...toFeedEvent(listed), ...stored, district, source, publish_at };
    },
    notFoundCode: "event-gone",
    undo: {
      extraColumns: (before, values) => ({
        ...reasonsAfter(before.status, values.status ?? before.status, ""),
        ...values,
        ...changedNow(),
      }),
      async validate(trx, row) {
        validateTimes(row);
        await requirePictures(trx, row);
      },
      hasShortRetention({ fields: { images } }) {
        const [before, after] = [images?.before, images?.after].map((list) =>
          filesIn({ images: JSON.stringify(list) }),
        );
        return before?.some((key) => !after?.includes(key)) === true;
      },
      withFiles: uploads.restoring(filesIn),
      insert: async (trx, row, values) =>
        trx
          .insertInto("events")
          .values({ ...(values as Row), ...row, ...changedNow(), position: await firstPlace(trx) })
          .execute(),
    },
  };

  const find = async (key: string) => {
    const row = await db.selectFrom("events").selectAll().where("key", "=", key).executeTakeFirst();
    if (!row) throw new AppError("not-found", "event-gone");
    return row;
  };

  const inAct =
    (by: Actor, act: "change event" | "delete event", id: number): InTransaction<[AuditRecorder]> =>
    (work) =>
      actions.run(by, act, [id], work);

  /** Columns that follow from a change. */
  const toAnnounced = (
    before: Row,
    change: Omit<LocalEventChange, "district" | "correction">,
    correction?: boolean,
  ) => {
    const { status = before.status } = change;
    const now = toTimestamp(clock);
    const isHidden = before.publish_at !== null && before.publish_at > now;
    return {
      ...reasonsAfter(before.status, status, ""),
      ...(isHidden
        ? EMPTY_PREVIOUS_PLAN
        : announcedFirst(before, { ...before, ...change } as Row, { now, correction })),
      ...changedNow(),
    };
  };

  return {
    kind,

    importing: {
      kind,
      async added(trx, most) {
        const first = await firstPlace(trx);
        const row = { images: "[]", description: "", ...changedNow() };
        return (at) => ({ ...row, key: fingerprint(randomUUID()), position: first - most + at });
      },
      changed: (before, columns) => toAnnounced(before as Row, columns),
    },

    async add(by, { district, ...form }) {
      const key = fingerprint(randomUUID());
      await actions.run(by, "add event", [], async (trx, recorder) => {
        const place = { key, location: district, images: "[]", position: await firstPlace(trx) };
        const { description = "" } = form;
        const row = await trx
          .insertInto("events")
          .values({ ...toResultColumns(form), ...place, description, ...changedNow() })
          .returningAll()
          .executeTakeFirstOrThrow();
        validateTimes(row);
        await requirePictures(trx, row);
        recorder.recordChange(kind, null, row);
      });
      return key;
    },

    async update(by, key, expected, { district, correction, ...change }) {
      const { id } = await find(key);
      await actions.run(by, "change event", [id], async (trx, recorder) => {
        const before = await lockForUpdate(trx, kind, id, expected);
        const row = await trx
          .updateTable("events")
          .set({
            ...toAnnounced(before, change, correction),
            ...toResultColumns(change),
            ...(district && { location: district }),
          })
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirstOrThrow();
        validateTimes(row);
        if (change.gallery) await requirePictures(trx, { gallery: row.gallery });
        recorder.recordChange(kind, before, row);
      });
    },

    async changePictures(by, key, expected, { fresh = [], to }) {
      const row = await find(key);
      const leftBy = (before: string[], after: Picture[]) =>
        filesIn({
          images: JSON.stringify(before.filter((address) => !after.some((picture) => picture.address === address))),
        });
      const before = getPictures(row);
      const releasedFiles = leftBy(getAddresses(before), to(before));
      await uploads.change(
        { fresh, leaving: releasedFiles },
        inAct(by, "change event", row.id),
        async (trx, recorder) => {
          const locked = await lockForUpdate(trx, kind, row.id, expected);
          const now = getPictures(locked);
          const pictures = to(now);
          const columns = {
            images: JSON.stringify(getAddresses(pictures)),
            image_descriptions: JSON.stringify(pictures.map(({ description }) => description)),
          };
          const changed = await trx
            .updateTable("events")
            .set({ ...columns, ...changedNow() })
            .where("id", "=", row.id)
            .returningAll()
            .executeTakeFirstOrThrow();
          await requirePictures(trx, { images: columns.images });
          recorder.recordChange(kind, locked, changed);
          const left = leftBy(getAddresses(now), pictures);
          await removeEventUploads(trx, left, toTimestamp(clock));
          return { done: undefined, left };
        },
      );
    },

    async remove(by, key, expected) {
      const { id, images } = await find(key);
      await uploads.change({ leaving: filesIn({ images }) }, inAct(by, "delete event", id), async (trx, recorder) => {
        const before = await lockForUpdate(trx, kind, id, expected);
        await trx.deleteFrom("events").where("id", "=", id).execute();
        recorder.recordChange(kind, before, null);
        await removeEventUploads(trx, filesIn(before), toTimestamp(clock));
        return { done: undefined, left: filesIn(before) };
      });
    },
  };
}

function getPictures(row: Row): Picture[] {
  const { images, image_descriptions } = fromRow(row);
  return images.map((address, index) => ({ address, description: image_descriptions[index] ?? "" }));
}

const getAddresses = (pictures: Picture[]) => pictures.map(({ address }) => address);

/** @throws AppError "invalid" */
export function validateTimes({ starts_at, ends_at }: Pick<Row, "starts_at" | "ends_at">): void {
  if (starts_at !== null && ends_at !== null && ends_at <= starts_at)
    throw new AppError("invalid", "event-ends-first", { field: "ends_at" });
}
