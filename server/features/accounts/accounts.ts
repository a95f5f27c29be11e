import type { Kysely } from "kysely";
import type { AdminProfile, Login } from "../../../shared/accounts/accounts.ts";
import type { LoginMethod, TwoFactorMethod } from "../../../shared/two-factor/two-factor.ts";
import { OPERATOR } from "../../actions/run-action.ts";
import type { Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import { toTimestamp } from "../../lib/clock.ts";
import type { CountLoginAttempt } from "./login-guesses.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import type { ResetCodes } from "./reset-codes.ts";
import type { Sessions } from "./sessions.ts";

export interface From {
  /** Client address for rate limits. */
  visitor: string;
  /** Label of the session, in plain words. */
  device: string;
  /** Solved proof of work. */
  proof: string | null;
}

export interface LoggedIn {
  /** Returned once; only its hash is stored. */
  token: string;
  admin: AdminProfile;
  /** May only set up a second factor. */
  must_set_up?: true;
}

/** A login that needs a second factor. */
export interface PendingLogin {
  second_factor: LoginMethod[];
  challenge: string;
}

/** Password login and operator commands; owners manage accounts through `Staff`. */
export interface Admins {
  /**
   * Creates a session or a pending login.
   * @throws AppError "unauthorized", identical in time for wrong email and wrong password; "too-many";
   * "unavailable" when too many log in at once
   */
  login(form: Login, from: From): Promise<LoggedIn | PendingLogin>;
  /** Creates an owner; the email must be unused. */
  create(account: { email: string; password: string }): Promise<void>;
  /** Sets a password and ends all sessions and codes. Returns false for an unknown account. */
  setPassword(email: string, password: string): Promise<boolean>;
  /** True if any account exists, or one with this email. */
  exists(email?: string): Promise<boolean>;
}

interface Deps extends PickDeps<"db" | "clock" | "writeAuditEntry"> {
  countLoginAttempt: CountLoginAttempt;
  sessions: Sessions;
  codes: ResetCodes;
  secondFactors: {
    waysOf(trx: Kysely<Tables>, person: { id: number; second_factor: TwoFactorMethod }): Promise<LoginMethod[]>;
  };
  /** Creates a pending login; returns its token. */
  challenges: { begin(trx: Kysely<Tables>, adminId: number): Promise<string> };
}

export function createAdmins(deps: Deps): Admins {
  const { db, clock, writeAuditEntry, countLoginAttempt, sessions, codes, secondFactors, challenges } = deps;
  return {
    async login({ email, password }, { visitor, device, proof }) {
      const guess = await countLoginAttempt({ email, visitor, proof });
      const row = await db
        .selectFrom("admins")
        .selectAll()
        .where("email", "=", email)
        .where("active", "=", 1)
        .executeTakeFirst();
      const right = await verifyPassword(row?.password_hash, password).catch(async (notJudged: unknown) => {
        await db.transaction().execute(guess.refund);
        throw notJudged;
      });
      if (!row || !right) {
        await guess.failed();
        throw new AppError("unauthorized", "login-wrong");
      }
      return db.transaction().execute(async (trx) => {
        // The account may have changed while the password was hashed.
        const still = await trx
          .updateTable("admins")
          .set({ password_hash: row.password_hash })
          .where("id", "=", row.id)
          .where("password_hash", "=", row.password_hash)
          .where("active", "=", 1)
          .returning(["id", "role", "second_factor"])
          .executeTakeFirst();
        if (!still) throw new AppError("unauthorized", "login-wrong");
        await guess.refund(trx);
        const second_factor = await secondFactors.waysOf(trx, still);
        if (second_factor.length > 0) return { second_factor, challenge: await challenges.begin(trx, row.id) };
        const { name, profile } = row;
        return {
          token: await sessions.begin(trx, row.id, device),
          admin: { name, email, profile },
          ...(sessions.mustSetUp(still) && { must_set_up: true as const }),
        };
      });
    },

    async create({ email, password }) {
      const account = { name: "Admin", role: "owner" } as const;
      const password_hash = await hashPassword(password);
      await db.transaction().execute(async (trx) => {
        const { id } = await trx
          .insertInto("admins")
          .values({
            ...account,
            email: email.toLowerCase(),
            password_hash,
            profile: null,
            created_at: toTimestamp(clock),
          })
          .returning("id")
          .executeTakeFirstOrThrow();
        await writeAuditEntry(trx, { by: OPERATOR, act: "make account", about: [id] }, async (recorder) => {
          recorder.setTarget([id], account.name);
          recorder.recordFields({
            name: { before: null, after: account.name },
            role: { before: null, after: account.role },
          });
        });
      });
    },

    async setPassword(address, password) {
      const email = address.toLowerCase();
      const password_hash = await hashPassword(password);
      return db.transaction().execute(async (trx) => {
        const row = await trx
          .updateTable("admins")
          .set({ password_hash })
          .where("email", "=", email)
          .returning(["id", "name"])
          .executeTakeFirst();
        if (!row) return false;
        await codes.end(trx, email);
        await sessions.endAll(trx, row.id);
        await writeAuditEntry(trx, { by: OPERATOR, act: "set password", about: [row.id] }, async (recorder) =>
          recorder.setTarget([row.id], row.name),
        );
        return true;
      });
    },

    async exists(email) {
      const query = db.selectFrom("admins").select("id").limit(1);
      const row = await (email === undefined
        ? query
        : query.where("email", "=", email.toLowerCase())
      ).executeTakeFirst();
      return row !== undefined;
    },
  };
}
