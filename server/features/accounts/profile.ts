import { type Kysely, type Selectable, sql } from "kysely";
import type { PasswordChange } from "../../../shared/accounts/profile.schema.ts";
import type { Language } from "../../../shared/i18n/languages.ts";
import { PICTURE_PIXELS_AT_MOST } from "../../../shared/media-types.ts";
import type { Actor, CurrentUser } from "../../actions/run-action.ts";
import type { AdminRow, Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import type { StoredFile } from "../../storage/file-references.ts";
import { toFileKey, toFileUrl } from "../../storage/storage.ts";
import { toStoredImage } from "../../storage/stored-picture.ts";
import { hashPassword, type RequirePassword } from "./passwords.ts";
import type { ResetCodes } from "./reset-codes.ts";
import type { Sessions } from "./sessions.ts";

export interface Profiles {
  /** When the previous visit ended, on any device; null for the first one. */
  getAwaySince(by: Pick<Actor, "id">): Promise<string | null>;
  rename(by: Actor, name: string): Promise<void>;
  /** Language in which they see the admin. */
  setLanguage(by: Actor, language: Language): Promise<void>;
  /**
   * Changes the password; ends other sessions and any reset code.
   * @throws AppError "invalid" when the current password is wrong; "too-many"
   */
  changePassword(by: CurrentUser, change: PasswordChange): Promise<void>;
  /**
   * Replaces the picture; returns its path.
   * @throws AppError "invalid" when it is no picture, "unavailable" when it cannot be stored
   */
  changePicture(by: Actor, sent: Uint8Array): Promise<string>;
}

interface Deps extends PickDeps<"actions" | "uploads"> {
  requirePassword: RequirePassword;
  sessions: Sessions;
  codes: ResetCodes;
}

const wrongPassword = () => new AppError("invalid", "current-password-wrong", { field: "currentPassword" });

/** Locks one's own account. @throws AppError "unauthorized" when it was removed */
async function lockAccount(
  trx: Kysely<Tables>,
  id: number,
): Promise<Pick<Selectable<AdminRow>, "name" | "profile" | "language">> {
  const account = await trx
    .updateTable("admins")
    .set(({ ref }) => ({ name: ref("name") }))
    .where("id", "=", id)
    .returning(["name", "profile", "language"])
    .executeTakeFirst();
  if (!account) throw new AppError("unauthorized", "not-logged-in");
  return account;
}

export function createProfiles({ actions, requirePassword, sessions, codes, uploads }: Deps): Profiles {
  return {
    async rename(by, name) {
      await actions.run(by, "change own name", [by.id], async (trx, recorder) => {
        const before = await lockAccount(trx, by.id);
        await trx
          .updateTable("admins")
          .set({ name, version: sql<number>`version + 1` })
          .where("id", "=", by.id)
          .execute();
        recorder.recordFields({ name: { before: before.name, after: name } });
      });
    },

    getAwaySince: ({ id }) => sessions.getAwaySince(id),

    async setLanguage(by, language) {
      await actions.run(by, "change own language", [by.id], async (trx, recorder) => {
        const before = await lockAccount(trx, by.id);
        await trx.updateTable("admins").set({ language }).where("id", "=", by.id).execute();
        recorder.recordFields({ language: { before: before.language, after: language } });
      });
    },

    async changePassword(by, { currentPassword, newPassword }) {
      const { id, email, session } = by;
      const row = await requirePassword(by, currentPassword, wrongPassword);
      const password_hash = await hashPassword(newPassword);
      await actions.run(by, "change own password", [id], async (trx) => {
        const changed = await trx
          .updateTable("admins")
          .set({ password_hash })
          .where("id", "=", id)
          .where("password_hash", "=", row.password_hash)
          .returning("id")
          .executeTakeFirst();
        if (!changed) throw wrongPassword();
        await codes.end(trx, email);
        await sessions.endAll(trx, id, session);
      });
    },

    async changePicture(by, sent) {
      const { id } = by;
      const picture = await squarePicture(sent);
      const profile = toFileUrl(picture.key);
      return uploads.change(
        { fresh: [picture] },
        (work) => actions.run(by, "change own picture", [id], work),
        async (trx) => {
          const before = await lockAccount(trx, id);
          await trx.updateTable("admins").set({ profile }).where("id", "=", id).execute();
          return { done: profile, left: before.profile ? [toFileKey(before.profile)] : [] };
        },
      );
    },
  };
}

/** Pixels. */
const PICTURE_SIDE_PX = 512;

/**
 * Cropped to a square and re-encoded.
 * @throws AppError "invalid" when it is no picture or has too many pixels
 */
const squarePicture = (sent: Uint8Array): Promise<StoredFile> =>
  toStoredImage(sent, {
    folder: "profiles",
    field: "profile",
    pixels: PICTURE_PIXELS_AT_MOST,
    square: PICTURE_SIDE_PX,
  });

/** True while an account references the file. */
export const accountNames = async (db: Kysely<Tables>, key: string): Promise<boolean> =>
  (await db.selectFrom("admins").select("id").where("profile", "=", toFileUrl(key)).executeTakeFirst()) !== undefined;
