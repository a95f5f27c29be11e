import type { Kysely } from "kysely";
import type { AdminProfile, Login } from "../../../domain/admins.ts";
import type { LoginWay, SecondFactor } from "../../../domain/second-factor.ts";
import { OPERATOR } from "../../acts/acts.ts";
import { momentOf } from "../../clock.ts";
import type { Tables } from "../../database/tables.ts";
import type { CommonNeeds } from "../../needs.ts";
import { Refused } from "../../refused.ts";
import type { CountGuess } from "./login-guesses.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import type { ResetCodes } from "./reset-codes.ts";
import type { Sessions } from "./sessions.ts";

/** Where a login comes from. */
export interface From {
  /** The visitor's address as limits count it. */
  visitor: string;
  /** In plain words, by which its owner knows the session. */
  device: string;
  /** A solved task of a proof of work. */
  proof: string | null;
}

export interface LoggedIn {
  /** Told this once: the database holds only its hash. */
  token: string;
  admin: AdminProfile;
  /** The token opens nothing but what is needed to set up a second factor. */
  must_set_up?: true;
}

/** A login whose password was right, and that goes on with one of these ways. */
export interface WaitingLogin {
  second_factor: LoginWay[];
  challenge: string;
}

/** Logging in with a password, and what an operator does to accounts; what owners do to them is in `Staff`. */
export interface Admins {
  /**
   * Begins a session, or a login that waits for the second factor of whoever has one.
   * @throws Refused "unauthorized", the same for a wrong e-mail and a wrong password and in the same time; "too-many";
   * "unavailable" when too many log in at once.
   */
  login(form: Login, from: From): Promise<LoggedIn | WaitingLogin>;
  /** Makes an owner, as the operator: by a command, or the first of all at the first start. The e-mail must not be taken. */
  create(account: { email: string; password: string }): Promise<void>;
  /**
   * Sets a password as an operator, and ends every session and code of the account.
   * @returns false when there is no such administrator
   */
  setPassword(email: string, password: string): Promise<boolean>;
  /** Whether there is any administrator; of one address, when it is given. */
  any(email?: string): Promise<boolean>;
}

interface Needs extends CommonNeeds<"db" | "clock" | "writeHistory"> {
  countGuess: CountGuess;
  sessions: Sessions;
  codes: ResetCodes;
  secondFactors: { waysOf(trx: Kysely<Tables>, who: { id: number; second_factor: SecondFactor }): Promise<LoginWay[]> };
  /** Begins a login that waits, and returns its token. */
  challenges: { begin(trx: Kysely<Tables>, adminId: number): Promise<string> };
}

export function createAdmins(needs: Needs): Admins {
  const { db, clock, writeHistory, countGuess, sessions, codes, secondFactors, challenges } = needs;
  return {
    async login({ email, password }, { visitor, device, proof }) {
      const guess = await countGuess({ email, visitor, proof });
      const row = await db
        .selectFrom("admins")
        .selectAll()
        .where("email", "=", email)
        .where("active", "=", 1)
        .executeTakeFirst();
      const right = await verifyPassword(row?.password_hash, password).catch(async (notJudged: unknown) => {
        await db.transaction().execute(guess.giveBack);
        throw notJudged;
      });
      if (!row || !right) {
        await guess.failed();
        throw new Refused("unauthorized", "login-wrong");
      }
      return db.transaction().execute(async (trx) => {
        // Judging took a while: a password that was changed, or an account that was switched off, begins none.
        const still = await trx
          .updateTable("admins")
          .set({ password_hash: row.password_hash })
          .where("id", "=", row.id)
          .where("password_hash", "=", row.password_hash)
          .where("active", "=", 1)
          .returning(["id", "role", "second_factor"])
          .executeTakeFirst();
        if (!still) throw new Refused("unauthorized", "login-wrong");
        await guess.giveBack(trx);
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
          .values({ ...account, email: email.toLowerCase(), password_hash, profile: null, created_at: momentOf(clock) })
          .returning("id")
          .executeTakeFirstOrThrow();
        await writeHistory(trx, { by: OPERATOR, act: "make account", about: [id] }, async (told) => {
          told.about([id], account.name);
          told.changed({ name: { before: null, after: account.name }, role: { before: null, after: account.role } });
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
        await writeHistory(trx, { by: OPERATOR, act: "set password", about: [row.id] }, async (told) =>
          told.about([row.id], row.name),
        );
        return true;
      });
    },

    async any(email) {
      const query = db.selectFrom("admins").select("id").limit(1);
      const row = await (email === undefined
        ? query
        : query.where("email", "=", email.toLowerCase())
      ).executeTakeFirst();
      return row !== undefined;
    },
  };
}
