import type { Kysely, Transaction } from "kysely";
import { type Change, isPublic, mayDo, type Role } from "../../domain/acts.ts";
import type { OwnProfile } from "../../domain/admins.ts";
import type { PublicContent } from "../database/public-content.ts";
import type { Tables } from "../database/tables.ts";
import type { Log } from "../log.ts";
import { Refused } from "../refused.ts";
import type { Told, WriteHistory } from "./told.ts";

/** Who does an act. The history keeps the number and the name as they were then. */
export interface Actor {
  id: number;
  name: string;
  role: Role;
}

/** Who asks, once a token was found to be good. */
export interface Asker extends OwnProfile {
  /** The session behind the token, to be ended or spared. */
  session: string;
}

/** Who runs the installation, by the commands of `script/admin`. */
export const OPERATOR: Actor = { id: 0, name: "Operator", role: "owner" };

/** The one way in which staff change anything. */
export interface Acts {
  /**
   * Does an act in one transaction, with its row of the history: all of it or nothing. Where visitors can see what it
   * changes, no answer made before is given after it.
   * @param about the ids of what it is done to; none while the act is what makes the thing
   * @param work tells the history what became of what
   * @throws Refused "forbidden" when the actor's role does not allow it, and whatever `work` throws
   */
  do<T>(
    by: Actor,
    act: Change,
    about: readonly number[],
    work: (trx: Transaction<Tables>, told: Told) => Promise<T>,
  ): Promise<T>;
}

interface Needs {
  db: Kysely<Tables>;
  publicContent: PublicContent;
  log: Log;
  writeHistory: WriteHistory;
}

export function createActs({ db, publicContent, log, writeHistory }: Needs): Acts {
  return {
    async do(by, act, about, work) {
      requireRight(by, act);
      const whole = (trx: Transaction<Tables>) => writeHistory(trx, { by, act, about }, (told) => work(trx, told));
      const done = isPublic(act) ? await publicContent.change(whole) : await db.transaction().execute(whole);
      log.info({ act, by: by.id, about }, "done by staff");
      return done;
    },
  };
}

/** @throws Refused "forbidden" when the role does not allow the act. */
export function requireRight(by: Pick<Actor, "role">, act: Parameters<typeof mayDo>[1]): void {
  if (!mayDo(by.role, act)) throw new Refused("forbidden", "role-forbids");
}
