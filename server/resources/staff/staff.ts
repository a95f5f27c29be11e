import { type Kysely, sql } from "kysely";
import type { StaffChange, StaffMember } from "../../../domain/staff.ts";
import type { Actor, Acts } from "../../acts/acts.ts";
import type { Tables } from "../../database/tables.ts";
import { Refused } from "../../refused.ts";
import type { ResetCodes } from "../admins/reset-codes.ts";
import type { Sessions } from "../admins/sessions.ts";
import { keepAnOwner } from "./last-owner.ts";

/** Who runs the campaign's site. */
export interface Staff {
  /** In the order in which they came. */
  list(): Promise<StaffMember[]>;
  /** By e-mail, or null. */
  find(email: string): Promise<StaffMember | null>;
  /**
   * What they may changes with their next request; whoever is switched off is out at once.
   * @throws Refused "not-found"; "conflict" for the last owner
   */
  change(by: Actor, id: number, change: StaffChange): Promise<StaffMember>;
  /**
   * Takes somebody off the staff: account, sessions, picture and the invitations that they sent are gone.
   * @throws Refused "not-found"; "conflict" for the last owner
   */
  remove(by: Actor, id: number): Promise<void>;
}

interface Needs {
  db: Kysely<Tables>;
  acts: Acts;
  sessions: Sessions;
  codes: ResetCodes;
  /** Removes a picture that no account names any more. */
  forgetPicture(path: string): Promise<void>;
}

const COLUMNS = ["id", "name", "email", "role", "active", "last_seen_at", "version"] as const;

export function createStaff({ db, acts, sessions, codes, forgetPicture }: Needs): Staff {
  const all = () => db.selectFrom("admins").select(COLUMNS).orderBy("id");
  const gone = () => new Refused("not-found", "staff-gone");
  /** Whoever is no owner any more, invites nobody. */
  const endInvitationsOf = (trx: Kysely<Tables>, id: number) =>
    trx.deleteFrom("invitations").where("invited_by", "=", id).execute();

  return {
    list: async () => (await all().execute()).map(shown),

    async find(email) {
      const row = await all().where("email", "=", email).executeTakeFirst();
      return row ? shown(row) : null;
    },

    change: (by, id, { role, active }) =>
      acts.do(by, "change staff", [id], (trx) =>
        keepAnOwner(trx, async () => {
          const row = await trx
            .updateTable("admins")
            .set({
              version: sql<number>`version + 1`,
              ...(role !== undefined && { role }),
              ...(active !== undefined && { active: active ? 1 : 0 }),
            })
            .where("id", "=", id)
            .returning(COLUMNS)
            .executeTakeFirst();
          if (!row) throw gone();
          if (row.active === 0) {
            await codes.end(trx, row.email);
            await sessions.endAll(trx, id);
          }
          if (row.active === 0 || row.role !== "owner") await endInvitationsOf(trx, id);
          return shown(row);
        }),
      ),

    async remove(by, id) {
      const { profile } = await acts.do(by, "remove staff", [id], (trx) =>
        keepAnOwner(trx, async () => {
          const row = await trx.deleteFrom("admins").where("id", "=", id).returning("profile").executeTakeFirst();
          if (!row) throw gone();
          await endInvitationsOf(trx, id);
          return row;
        }),
      );
      if (profile !== null) await forgetPicture(profile);
    },
  };
}

const shown = ({ active, ...row }: Omit<StaffMember, "active"> & { active: 0 | 1 }): StaffMember => ({
  ...row,
  active: active === 1,
});
