import type { Kysely, Selectable, Transaction } from "kysely";
import { RELEASED, type Versioned } from "../../../shared/audit-log/audit-log.ts";
import { can } from "../../../shared/permissions/permissions.ts";
import type { StaffChange, StaffMember } from "../../../shared/staff/staff.schema.ts";
import type { AuditRecorder } from "../../actions/audit-recorder.ts";
import type { Actor } from "../../actions/run-action.ts";
import { type AuditedEntity, differences } from "../../audit-log/audited-entity.ts";
import { type IfMatch, lockForUpdate, toAdminView } from "../../audit-log/versions.ts";
import { setAppMetadata } from "../../database/app-metadata.ts";
import type { AdminRow, Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import type { InTransaction } from "../../storage/file-references.ts";
import { toFileKey } from "../../storage/storage.ts";
import type { ResetCodes } from "../accounts/reset-codes.ts";
import type { Sessions } from "../accounts/sessions.ts";

export interface Staff {
  /** In order of creation. */
  list(): Promise<StaffMember[]>;
  find(email: string): Promise<StaffMember | null>;
  /**
   * Effective from the next request; deactivation ends sessions, and losing enquiries unassigns them.
   * @throws AppError "not-found"; "stale"; "conflict" for the last owner
   */
  change(by: Actor, id: number, expected: IfMatch, change: StaffChange): Promise<StaffMember>;
  /**
   * Deletes account, sessions, picture and sent invitations.
   * @throws AppError "not-found"; "stale"; "conflict" for the last owner
   */
  remove(by: Actor, id: number, expected: IfMatch): Promise<void>;
}

interface Deps extends PickDeps<"db" | "actions" | "uploads"> {
  sessions: Sessions;
  codes: ResetCodes;
  /** @returns ids of unassigned enquiries */
  releaseEnquiries(trx: Transaction<Tables>, id: number, how: { leaves: boolean }): Promise<number[]>;
}

type Row = Pick<Selectable<AdminRow>, (typeof COLUMNS)[number]>;

const COLUMNS = [
  "id",
  "name",
  "email",
  "profile",
  "role",
  "active",
  "last_seen_at",
  "second_factor",
  "version",
] as const;

const shown = ({
  id,
  name,
  email,
  role,
  active,
  last_seen_at,
  second_factor,
}: Row): Omit<StaffMember, keyof Versioned> => ({
  id,
  name,
  email,
  role,
  active: active === 1,
  last_seen_at,
  second_factor,
});

/** Cannot be undone. */
export const STAFF_ENTITY = {
  name: "staff",
  table: "admins",
  fields: ["name", "role", "active"],
  label: ({ name }) => name,
  shown,
  notFoundCode: "staff-gone",
} satisfies AuditedEntity<Row>;

export function createStaff({ db, actions, sessions, codes, uploads, releaseEnquiries }: Deps): Staff {
  const all = () => db.selectFrom("admins").select(COLUMNS).orderBy("id");
  /** Former owners' invitations end. */
  const endInvitationsOf = (trx: Kysely<Tables>, id: number) =>
    trx.deleteFrom("invitations").where("invited_by", "=", id).execute();

  const record = (recorder: AuditRecorder, before: Row, after: Row | null, given: number[]) => {
    recorder.recordChange(STAFF_ENTITY, before, after);
    if (given.length === 0) return;
    recorder.recordFields({ ...differences(STAFF_ENTITY, before, after), [RELEASED]: { before: given, after: null } });
  };

  return {
    list: async () => toAdminView(db, STAFF_ENTITY, await all().execute()),

    async find(email) {
      const [found] = await toAdminView(db, STAFF_ENTITY, await all().where("email", "=", email).execute());
      return found ?? null;
    },

    async change(by, id, expected, { role, active }) {
      const row = await actions.run(by, "change staff", [id], (trx, recorder) =>
        requireOtherOwner(trx, async () => {
          const before = await lockForUpdate(trx, STAFF_ENTITY, id, expected);
          const row = await trx
            .updateTable("admins")
            .set({
              role: role ?? before.role,
              active: active === undefined ? before.active : active ? 1 : 0,
            })
            .where("id", "=", id)
            .returning(COLUMNS)
            .executeTakeFirstOrThrow();
          const answers = row.active === 1 && can(row.role, "take enquiry");
          record(recorder, before, row, answers ? [] : await releaseEnquiries(trx, id, { leaves: false }));
          if (row.active === 0) {
            await codes.end(trx, row.email);
            await sessions.endAll(trx, id);
          }
          if (row.active === 0 || row.role !== "owner") await endInvitationsOf(trx, id);
          return row;
        }),
      );
      return (await toAdminView(db, STAFF_ENTITY, [row]))[0] as StaffMember;
    },

    async remove(by, id, expected) {
      const act: InTransaction<[AuditRecorder]> = (work) => actions.run(by, "remove staff", [id], work);
      await uploads.change({}, act, (trx, recorder) =>
        requireOtherOwner(trx, async () => {
          const row = await lockForUpdate(trx, STAFF_ENTITY, id, expected);
          const given = await releaseEnquiries(trx, id, { leaves: true });
          await trx.deleteFrom("admins").where("id", "=", id).execute();
          await endInvitationsOf(trx, id);
          record(recorder, row, null, given);
          return { done: undefined, left: row.profile === null ? [] : [toFileKey(row.profile)] };
        }),
      );
    },
  };
}

/**
 * Serialises changes that might remove the last active owner.
 * @throws AppError "conflict" when none would be left
 */
async function requireOtherOwner<T>(trx: Kysely<Tables>, work: () => Promise<T>): Promise<T> {
  // Row lock.
  await setAppMetadata(trx, "last-owner", "");
  const result = await work();
  const owner = await trx
    .selectFrom("admins")
    .select("id")
    .where("role", "=", "owner")
    .where("active", "=", 1)
    .limit(1)
    .executeTakeFirst();
  if (!owner) throw new AppError("conflict", "last-owner");
  return result;
}
