import type { Kysely } from "kysely";
import { type CodeCheck, OTP_MINUTES, type PasswordReset } from "../../../shared/accounts/password-reset.ts";
import type { Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import type { EmailQueue } from "../../mail/email-queue.ts";
import { LIMITS } from "../../rate-limit/policy.ts";
import type { NotifyOwner } from "./account-emails.ts";
import { hashPassword } from "./passwords.ts";
import type { ResetCodes } from "./reset-codes.ts";
import type { Sessions } from "./sessions.ts";

export interface PasswordResets {
  /**
   * Queues an email with a code. The work is the same for unknown addresses: the account is looked up after
   * the response.
   * @throws AppError "too-many"; "unavailable" when mail is not accepted, whatever the address
   */
  request(email: string, visitor: string): Promise<void>;
  /** @throws AppError "malformed" when the code is wrong or expired; "too-many" */
  verify(check: CodeCheck, visitor: string): Promise<void>;
  /**
   * Sets the password and ends every session of the account.
   * @throws AppError "malformed" when the code is wrong or expired; "too-many"
   */
  reset(form: PasswordReset, visitor: string): Promise<void>;
}

const MIN_REQUEST_INTERVAL_SECONDS = 30;

interface Deps extends PickDeps<"db" | "log" | "writeAuditEntry" | "limits" | "mailer"> {
  emails: EmailQueue;
  notifyOwner: NotifyOwner;
  codes: ResetCodes;
  sessions: Sessions;
}

export function createPasswordResets(deps: Deps): PasswordResets {
  const { db, limits, log, mailer, emails, notifyOwner, codes, sessions, writeAuditEntry } = deps;
  const wrong = () => new AppError("malformed", "code-wrong");

  /** One commit, so that timing does not reveal accounts. */
  const tryCode = async (check: CodeCheck, visitor: string) => {
    const right = await db.transaction().execute(async (trx) => {
      const found = await codes.check(trx, check);
      const wrongly = found === "wrong" ? 1 : 0;
      const { times } = await limits.consumeEach(trx, [
        { act: "guess a code in a day", key: check.email, times: wrongly, countOnly: true },
        { act: "try a code", key: visitor },
      ]);
      const [guesses = 0] = times;
      const most = LIMITS["guess a code in a day"].times;
      if (wrongly && guesses === most) await notifyOwner(trx, check.email);
      return found === "right" && guesses < most;
    });
    if (!right) throw wrong();
  };

  return {
    async request(email, visitor) {
      await limits.consume(db, "ask for a code", visitor);
      await mailer.ready().catch((error: unknown) => {
        log.warn({ reason: error instanceof Error ? error.message : "unknown" }, "mail server unavailable");
        throw new AppError("unavailable", "code-not-sent", { retryAfter: MIN_REQUEST_INTERVAL_SECONDS });
      });
      await db.transaction().execute(async (trx) => {
        if (!(await mayHaveEmail(trx, email))) return;
        await codes.end(trx, email);
        await emails.put(trx, { kind: "reset code", recipient: email, maxAgeMs: OTP_MINUTES * 60_000 });
      });
      emails.wake();
    },

    verify: tryCode,

    async reset(form, visitor) {
      await tryCode(form, visitor);
      const password_hash = await hashPassword(form.newPassword);
      await db.transaction().execute(async (trx) => {
        const id = await codes.consume(trx, form);
        if (id === null) throw wrong();
        const by = await trx
          .updateTable("admins")
          .set({ password_hash })
          .where("id", "=", id)
          .returning(["id", "name"])
          .executeTakeFirstOrThrow();
        await sessions.endAll(trx, id);
        await writeAuditEntry(trx, { by, act: "reset own password", about: [id] }, async () => {});
      });
    },
  };

  /** False beyond the limit; the previous code stays valid. */
  async function mayHaveEmail(trx: Kysely<Tables>, email: string): Promise<boolean> {
    if ((await limits.count(trx, "send a code", email)) > LIMITS["send a code"].times) return false;
    const today = await limits.count(trx, "send a code in a day", email);
    const most = LIMITS["send a code in a day"].times;
    if (today === most + 1) await notifyOwner(trx, email);
    return today <= most;
  }
}
