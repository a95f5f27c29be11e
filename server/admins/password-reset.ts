import type { Kysely } from "kysely";
import { type CodeCheck, OTP_MINUTES, type PasswordReset, RESET_WORDS } from "../../domain/password-reset.ts";
import type { Tables } from "../database/tables.ts";
import type { Limits } from "../limits/limits.ts";
import type { Log } from "../log.ts";
import type { LetterQueue } from "../mail/letter-queue.ts";
import { resetCodeLetter } from "../mail/letters/reset-code.ts";
import type { Letter, Mailer } from "../mail/mailer.ts";
import { Refused } from "../refused.ts";
import { hashPassword } from "./passwords.ts";
import type { ResetCodes } from "./reset-codes.ts";
import type { Sessions } from "./sessions.ts";

/** The way from a forgotten password to a new one. */
export interface PasswordResets {
  /**
   * Orders a letter with a code. Does the same work for an address that nobody has: who it belongs to is looked up
   * only when the letter is written, after the answer.
   * @throws Refused "too-many"; "unavailable" when the mail server takes no mail, whatever the address.
   */
  request(email: string, visitor: string): Promise<void>;
  /** @throws Refused "malformed" when the code is wrong, over or dead; "too-many". */
  verify(check: CodeCheck, visitor: string): Promise<void>;
  /**
   * Sets the password with a code, verified before or not, and ends every session of that administrator.
   * @throws Refused "malformed" when the code is wrong, over or dead; "too-many".
   */
  reset(form: PasswordReset, visitor: string): Promise<void>;
}

const ASK_AGAIN = 30;

interface World {
  db: Kysely<Tables>;
  limits: Limits;
  log: Log;
  mailer: Mailer;
  letters: LetterQueue;
  codes: ResetCodes;
  sessions: Sessions;
}

export function createPasswordResets({ db, limits, log, mailer, letters, codes, sessions }: World): PasswordResets {
  const wrong = () => new Refused("malformed", RESET_WORDS.wrong);

  /** Both are one commit, so that a try costs the same whether the account exists or not. */
  const tryCode = async (check: CodeCheck, visitor: string) => {
    const right = await db.transaction().execute(async (trx) => {
      await limits.spend(trx, "try a code", visitor);
      return codes.check(trx, check);
    });
    if (!right) throw wrong();
  };

  return {
    async request(email, visitor) {
      await limits.spend(db, "ask for a code", visitor);
      await mailer.ready().catch((error: unknown) => {
        log.warn({ reason: error instanceof Error ? error.message : "unknown" }, "the mail server takes no mail");
        throw new Refused("unavailable", RESET_WORDS.notSent, { retryAfter: ASK_AGAIN });
      });
      await db.transaction().execute(async (trx) => {
        if (!(await mayHaveLetter(trx, email))) return;
        await codes.end(trx, email);
        await letters.put(trx, { kind: "reset code", recipient: email, goodFor: OTP_MINUTES * 60_000 });
      });
      letters.wake();
    },

    verify: tryCode,

    async reset(form, visitor) {
      await tryCode(form, visitor);
      const password_hash = await hashPassword(form.newPassword);
      await db.transaction().execute(async (trx) => {
        const id = await codes.useUp(trx, form);
        if (id === null) throw wrong();
        await trx.updateTable("admins").set({ password_hash }).where("id", "=", id).execute();
        await sessions.endAll(trx, id);
      });
    },
  };

  async function mayHaveLetter(trx: Kysely<Tables>, email: string): Promise<boolean> {
    try {
      await limits.spend(trx, "send a code", email);
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }
}

/** Writes the letter with a fresh code when it leaves; nobody's address gets none. */
export const writesResetCode =
  ({ db, codes, origin }: { db: Kysely<Tables>; codes: ResetCodes; origin: string }) =>
  async (recipient: string): Promise<Letter | null> => {
    const admin = await db
      .selectFrom("admins")
      .select(["id", "name"])
      .where("email", "=", recipient)
      .executeTakeFirst();
    if (!admin) return null;
    return resetCodeLetter({ to: recipient, name: admin.name, code: await codes.make(admin.id, recipient), origin });
  };
