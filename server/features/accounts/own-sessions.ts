import type { OwnSession } from "../../../shared/staff/staff.schema.ts";
import type { ActionRunner, CurrentUser } from "../../actions/run-action.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Sessions } from "./sessions.ts";

/** A user's own sessions. */
export interface OwnSessions {
  list(by: CurrentUser): Promise<OwnSession[]>;
  /** @throws AppError "not-found" when it has ended or belongs to another user */
  end(by: CurrentUser, id: number): Promise<void>;
  endOthers(by: CurrentUser): Promise<void>;
}

export function createOwnSessions({ actions, sessions }: { actions: ActionRunner; sessions: Sessions }): OwnSessions {
  return {
    async list(by) {
      const living = await sessions.list(by.id);
      return living.map(({ session, ...shown }) => ({ ...shown, current: session === by.session }));
    },

    async end(by, id) {
      await actions.run(by, "end own session", [by.id], async (trx) => {
        if (!(await sessions.endOne(trx, by.id, id))) throw new AppError("not-found", "session-gone");
      });
    },

    async endOthers(by) {
      await actions.run(by, "end own other sessions", [by.id], (trx) => sessions.endAll(trx, by.id, by.session));
    },
  };
}
