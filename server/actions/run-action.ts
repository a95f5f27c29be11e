import type { Kysely, Transaction } from "kysely";
import type { AccountSummary } from "../../shared/accounts/accounts.ts";
import { can, changesPublicContent, type Role, type WriteAction } from "../../shared/permissions/permissions.ts";
import type { ContentVersion } from "../database/content-version.ts";
import type { Tables } from "../database/tables.ts";
import { AppError } from "../lib/app-error.ts";
import type { Log } from "../lib/logger.ts";
import type { AuditRecorder, WriteAuditEntry } from "./audit-recorder.ts";

/** Who performs an action; the audit log keeps id and name as they were. */
export interface Actor {
  id: number;
  name: string;
  role: Role;
}

/** The authenticated user of a request. */
export interface CurrentUser extends AccountSummary {
  /** Id of the session. */
  session: string;
}

/** Actor for commands of `script/admin`. */
export const OPERATOR: Actor = { id: 0, name: "Operator", role: "owner" };

/** The only way in which staff change anything. */
export interface ActionRunner {
  /**
   * Runs an action and its audit-log entry in one transaction, and invalidates the page cache if visitors can
   * see the change.
   * @param about ids of the targets; empty when the action creates one
   * @param work does it, and reports changes to the recorder
   * @throws AppError "forbidden" when the role lacks the permission, and whatever `work` throws
   */
  run<T>(
    by: Actor,
    act: WriteAction,
    about: readonly number[],
    work: (trx: Transaction<Tables>, recorder: AuditRecorder) => Promise<T>,
  ): Promise<T>;
}

interface Deps {
  db: Kysely<Tables>;
  publicContent: ContentVersion;
  log: Log;
  writeAuditEntry: WriteAuditEntry;
}

export function createActionRunner({ db, publicContent, log, writeAuditEntry }: Deps): ActionRunner {
  return {
    async run(by, act, about, work) {
      requirePermission(by, act);
      const writeAndAudit = (trx: Transaction<Tables>) =>
        writeAuditEntry(trx, { by, act, about }, (recorder) => work(trx, recorder));
      const result = changesPublicContent(act)
        ? await publicContent.change(writeAndAudit)
        : await db.transaction().execute(writeAndAudit);
      log.info({ act, by: by.id, about }, "staff action completed");
      return result;
    },
  };
}

/** @throws AppError "forbidden" */
export function requirePermission(by: Pick<Actor, "role">, act: Parameters<typeof can>[1]): void {
  if (!can(by.role, act)) throw new AppError("forbidden", "role-forbids");
}
