import type { Versioned } from "../../../shared/audit-log/audit-log.ts";
import {
  type AdminEvent,
  EVENT_PICTURE_LIMITS,
  type LocalEventChange,
  type LocalEventForm,
  type Override,
  type OverrideForm,
} from "../../../shared/events/events-admin.ts";
import { toPictureReference } from "../../../shared/pictures/pictures.ts";
import type { Actor } from "../../actions/run-action.ts";
import type { AuditedEntity } from "../../audit-log/audited-entity.ts";
import { type IfMatch, toAdminView } from "../../audit-log/versions.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import { EVENT_UPLOADS_FOLDER } from "../../storage/picture-uses.ts";
import { toFileUrl } from "../../storage/storage.ts";
import { toStoredImage } from "../../storage/stored-picture.ts";
import type { EditLocalEvents, EventImport, Picture } from "./edit-local-events.ts";
import type { KeyedEvent } from "./event-keys.ts";
import { toEvent } from "./local-events.ts";
import type { OrderedEvent } from "./order-events.ts";
import { OVERRIDE_ENTITY, type Overrides } from "./overrides.ts";

export interface StaffEvents {
  /** Adds versions and, if the role may see it, the last change. */
  listForAdmin(by: Actor, events: OrderedEvent[]): Promise<AdminEvent[]>;
  add(by: Actor, form: LocalEventForm): Promise<AdminEvent>;
  /** @throws AppError "not-found", "stale", "invalid" */
  update(by: Actor, key: string, expected: IfMatch, change: LocalEventChange): Promise<AdminEvent>;
  /** @throws AppError "not-found", "stale" */
  remove(by: Actor, key: string, expected: IfMatch): Promise<void>;
  /**
   * Appends a picture.
   * @throws AppError "not-found", "stale"; "conflict" at the maximum; "invalid" when it is no picture
   */
  addPicture(by: Actor, key: string, expected: IfMatch, sent: SentPicture): Promise<AdminEvent>;
  /**
   * Changes alt text or position (from 1).
   * @throws AppError "not-found", "stale", "invalid"
   */
  changePicture(by: Actor, key: string, expected: IfMatch, change: PictureChange): Promise<AdminEvent>;
  /** @throws AppError "not-found", "stale" */
  removePicture(by: Actor, key: string, expected: IfMatch, place: number): Promise<AdminEvent>;
  /** Oldest first. */
  listOverrides(by: Actor): Promise<Override[]>;
  /** @throws AppError "not-found", "stale", "invalid" */
  override(by: Actor, key: string, expected: IfMatch, form: OverrideForm): Promise<Override>;
  /** @throws AppError "not-found", "stale" */
  removeOverride(by: Actor, key: string, expected: IfMatch): Promise<void>;
  kinds: readonly AuditedEntity<never>[];
  importing: EventImport;
}

export interface SentPicture {
  /** A file, or the id of a picture of the library. */
  picture: Uint8Array | number;
  /** Alt text. */
  description?: string | undefined;
}

/** Absent fields stay unchanged. */
export interface PictureChange {
  place: number;
  description?: string | undefined;
  position?: number | undefined;
}

interface Deps extends PickDeps<"db" | "site"> {
  edit: EditLocalEvents;
  overrides: Overrides;
  listAll(): Promise<OrderedEvent[]>;
  /** Fetches missing copies and deletes those that are gone. */
  pictureJobs(removed?: readonly string[]): void;
  /** Events of the feed; empty without one. */
  listFeedEvents(): Promise<readonly KeyedEvent[]>;
}

type Known = Versioned & Pick<AdminEvent, "history_id">;

const UNCHANGED: Known = { version: 0, changed: null, history_id: null };

export function createStaffEvents(deps: Deps): StaffEvents {
  const { db, site, edit, overrides, listAll, listFeedEvents, pictureJobs } = deps;
  /** By key. */
  async function getVersions(by: Actor, events: OrderedEvent[]): Promise<Map<string, Known>> {
    const keys = ["", ...events.map(({ key }) => key)];
    const own = await db.selectFrom("events").selectAll().where("key", "in", keys).execute();
    const laid = await db.selectFrom("event_overrides").selectAll().where("key", "in", keys).execute();
    const seen = [
      ...(await toAdminView(db, OVERRIDE_ENTITY, laid, by)),
      ...(await toAdminView(db, edit.kind, own, by)),
    ];
    const rows = [...laid, ...own];
    return new Map(
      seen.map(({ version, changed }, index) => {
        const { key = "", id: history_id = null } = rows[index] ?? {};
        return [key, { version, changed, history_id }];
      }),
    );
  }

  const listForAdmin = async (by: Actor, events: OrderedEvent[]) => {
    const versions = await getVersions(by, events);
    return events.map((event) => ({
      ...toEvent(event, site.origin),
      ...event.stored,
      district: event.location,
      source: event.source,
      publish_at: event.publish_at,
      ...(versions.get(event.key) ?? UNCHANGED),
    }));
  };

  const asSaved = async (by: Actor, key: string) => {
    const [saved] = await listForAdmin(
      by,
      (await listAll()).filter((event) => event.key === key),
    );
    // Deleted concurrently.
    if (!saved) throw new AppError("not-found", "event-gone");
    return saved;
  };

  /** Replaces an event's pictures; removed ones are no longer public. */
  const changePictures = async (
    by: Actor,
    key: string,
    ...rest: [IfMatch, Parameters<typeof edit.changePictures>[3]]
  ) => {
    const getImages = async () => (await listAll()).find((event) => event.key === key)?.images ?? [];
    const before = await getImages();
    await edit.changePictures(by, key, ...rest);
    const after = await getImages();
    pictureJobs(before.filter((image) => !after.includes(image)));
    return asSaved(by, key);
  };

  const listOverrides = async (by: Actor) => {
    const events = new Map((await listAll()).map((event) => [event.key, event]));
    return (await toAdminView(db, OVERRIDE_ENTITY, await overrides.rows(), by)).map((row) => {
      const event = events.get(row.key);
      return { ...row, event: event?.source === "feed" ? toEvent(event, site.origin) : null };
    });
  };

  return {
    listForAdmin,
    add: async (by, form) => asSaved(by, await edit.add(by, form)),

    async update(by, key, expected, change) {
      await edit.update(by, key, expected, change);
      return asSaved(by, key);
    },

    async remove(by, key, expected) {
      const images = (await listAll()).find((event) => event.key === key)?.images ?? [];
      await edit.remove(by, key, expected);
      pictureJobs(images);
    },

    async addPicture(by, key, expected, { picture, description = "" }) {
      const { count: limit, pixels } = EVENT_PICTURE_LIMITS;
      const file =
        typeof picture === "number"
          ? null
          : await toStoredImage(picture, { folder: EVENT_UPLOADS_FOLDER, field: "picture", pixels });
      const address = typeof picture === "number" ? toPictureReference(picture) : toFileUrl(file?.key ?? "");
      return changePictures(by, key, expected, {
        fresh: file ? [file] : [],
        to(pictures) {
          if (pictures.length >= limit)
            throw new AppError("conflict", { code: "too-many-event-pictures", params: { limit } });
          return [...pictures, { address, description }];
        },
      });
    },

    changePicture: (by, key, expected, { place, description, position = place }) =>
      changePictures(by, key, expected, {
        to(pictures) {
          const picture = at(pictures, place);
          if (position > pictures.length)
            throw new AppError("invalid", "event-picture-place-invalid", { field: "position" });
          const changed = { ...picture, ...(description !== undefined && { description }) };
          return pictures.toSpliced(place - 1, 1).toSpliced(position - 1, 0, changed);
        },
      }),

    removePicture: (by, key, expected, place) =>
      changePictures(by, key, expected, {
        to(pictures) {
          at(pictures, place);
          return pictures.toSpliced(place - 1, 1);
        },
      }),

    listOverrides,

    async override(by, key, expected, form) {
      const feedEvent = (await listFeedEvents()).find((event) => event.key === key) ?? null;
      await overrides.put(by, key, expected, form, feedEvent);
      const saved = (await listOverrides(by)).find((override) => override.key === key);
      if (!saved) throw new AppError("not-found", "override-gone");
      return saved;
    },

    removeOverride: overrides.remove,
    importing: edit.importing,
    kinds: [edit.kind, OVERRIDE_ENTITY] as readonly AuditedEntity<never>[],
  };
}

/** @throws AppError "not-found" */
function at(pictures: Picture[], place: number): Picture {
  const picture = pictures[place - 1];
  if (!picture) throw new AppError("not-found", "event-picture-gone");
  return picture;
}
