import type { Kysely, Transaction } from "kysely";
import { type Change, isPublic, mayDo, type Role } from "../../domain/acts.ts";
import type { PublicContent } from "../database/public-content.ts";
import type { Tables } from "../database/tables.ts";
import type { Log } from "../log.ts";
import { Refused } from "../refused.ts";

/** Who acts. */
export interface Actor {
  id: number;
  name: string;
  role: Role;
}

/** Who runs the installation, by the commands of `script/admin`. */
export const OPERATOR: Actor = { id: 0, name: "Operator", role: "owner" };

/** The one way in which staff change anything. */
export interface Acts {
  /**
   * Does an act in one transaction: all of it or nothing. Where visitors can see what it changes, no answer made before
   * is given after it.
   * @param about the ids of what it is done to; none while the act is what makes the thing
   * @throws Refused "forbidden" when the actor's role does not allow it, and whatever `work` throws
   */
  do<T>(by: Actor, act: Change, about: readonly number[], work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
}

interface Needs {
  db: Kysely<Tables>;
  publicContent: PublicContent;
  log: Log;
}

export function createActs({ db, publicContent, log }: Needs): Acts {
  return {
    async do(by, act, about, work) {
      requireRight(by, act);
      const done = isPublic(act) ? await publicContent.change(work) : await db.transaction().execute(work);
      log.info({ act, by: by.id, about }, "done by staff");
      return done;
    },
  };
}

/** @throws Refused "forbidden" when the role does not allow the act. */
export function requireRight(by: Actor, act: Parameters<typeof mayDo>[1]): void {
  if (!mayDo(by.role, act)) throw new Refused("forbidden", "role-forbids");
}
