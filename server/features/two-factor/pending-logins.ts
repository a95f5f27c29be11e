import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import { LIMITS } from "../../rate-limit/policy.ts";
import type { From, LoggedIn } from "../accounts/accounts.ts";
import type { Sessions } from "../accounts/sessions.ts";
import type { AuthenticatorApps } from "./authenticator-apps.ts";
import type { Challenges } from "./challenges.ts";
import type { Passkeys, StoredPasskey } from "./passkeys.ts";
import type { RecoveryCodes } from "./recovery-codes.ts";
import type { WebAuthn } from "./webauthn.ts";

type Visit = Pick<From, "visitor" | "device">;

interface CodeInput {
  challenge: string;
  code: string;
}

/** The second step of a login, or a login by passkey alone. */
export interface TwoFactorLogins {
  /** @throws AppError "malformed" when the code is wrong or used, or the login expired; "too-many" */
  withApp(typed: CodeInput, from: Visit): Promise<LoggedIn>;
  /** @throws AppError like `withApp` */
  withRecoveryCode(typed: CodeInput, from: Visit): Promise<LoggedIn>;
  /** WebAuthn request options; without a challenge a passkey login starts. */
  askForPasskey(
    challenge: string | undefined,
    visitor: string,
  ): Promise<{ challenge: string; options: { challenge: string } }>;
  /** @throws AppError like `withApp` */
  withPasskey(response: { challenge: string; response?: unknown }, from: Visit): Promise<LoggedIn>;
}

interface Deps extends PickDeps<"db" | "limits"> {
  sessions: Sessions;
  notifyOwner(trx: Kysely<Tables>, email: string): Promise<void>;
  apps: AuthenticatorApps;
  passkeys: Passkeys;
  recoveryCodes: RecoveryCodes;
  challenges: Challenges;
  webAuthn: WebAuthn;
}

/** Wrong codes per day that trigger the warning email: the password is known. */
const NOTIFY_OWNER_AFTER = 10;
const CODE_ATTEMPT = "guess a second factor in a day";

const toWrongCodeError = () => new AppError("malformed", "second-factor-wrong");
const toExpiredError = () => new AppError("malformed", "log-in-again");

export function createTwoFactorLogins(deps: Deps): TwoFactorLogins {
  const { db, limits, sessions, notifyOwner, apps, passkeys, recoveryCodes, challenges, webAuthn } = deps;

  /** Creates the session if the account is still active. */
  const letIn = async (trx: Kysely<Tables>, adminId: number, device: string): Promise<LoggedIn> => {
    const account = await trx
      .updateTable("admins")
      .set(({ ref }) => ({ active: ref("active") }))
      .where("id", "=", adminId)
      .where("active", "=", 1)
      .returning(["name", "email", "profile"])
      .executeTakeFirst();
    if (!account) throw toExpiredError();
    return { token: await sessions.begin(trx, adminId, device), admin: account };
  };

  /** Attempt and check in one commit. */
  const withCode = async (
    { challenge, code }: CodeInput,
    { visitor, device }: Visit,
    use: (trx: Kysely<Tables>, adminId: number, code: string) => Promise<boolean>,
  ): Promise<LoggedIn> => {
    await limits.consume(db, "try a second factor", visitor);
    const result = await db.transaction().execute(async (trx) => {
      const adminId = (await challenges.consume(trx, challenge))?.admin_id ?? null;
      if (adminId === null) return toExpiredError();
      if (await use(trx, adminId, code)) {
        await challenges.finish(trx, challenge, null);
        return letIn(trx, adminId, device);
      }
      return toWrongCodeError();
    });
    if (result instanceof AppError) throw result;
    return result;
  };

  /** Also counted per account, since logins can be repeated. */
  const useApp = async (trx: Kysely<Tables>, adminId: number, code: string): Promise<boolean> => {
    const key = String(adminId);
    const times = (await limits.consumeEach(trx, [{ act: CODE_ATTEMPT, key }])).times[0] ?? 0;
    if (await apps.use(trx, adminId, code)) {
      await limits.refund(trx, CODE_ATTEMPT, key);
      return true;
    }
    if (times === Math.min(NOTIFY_OWNER_AFTER, LIMITS[CODE_ATTEMPT].times)) await tellGuesses(trx, adminId);
    return false;
  };

  const tellGuesses = async (trx: Kysely<Tables>, adminId: number) => {
    const account = await trx.selectFrom("admins").select("email").where("id", "=", adminId).executeTakeFirst();
    if (account) await notifyOwner(trx, account.email);
  };

  /** Verifies the response of a passkey. */
  const judged = async (
    response: unknown,
    { admin_id, asked }: { admin_id: number | null; asked: string },
  ): Promise<{ passkey: StoredPasskey; counter: number } | null> => {
    const credential = webAuthn.getCredentialId(response);
    const passkey = credential === null ? null : await passkeys.find(credential);
    if (!passkey || (admin_id !== null && passkey.admin_id !== admin_id)) return null;
    const answered = await webAuthn.verifyLogin(response, { asked, passkey, adminId: passkey.admin_id });
    return answered && { passkey, counter: answered.counter };
  };

  return {
    withApp: (typed, from) => withCode(typed, from, useApp),
    withRecoveryCode: (typed, from) => withCode(typed, from, recoveryCodes.consume),

    async askForPasskey(given, visitor) {
      await limits.consume(db, "ask for a passkey", visitor);
      const pending = given === undefined ? { admin_id: null } : await challenges.find(given);
      if (!pending) throw toExpiredError();
      const known = pending.admin_id === null ? [] : await passkeys.known(pending.admin_id);
      const options = await webAuthn.createLogin(known);
      const challenge = given ?? (await challenges.begin(db, null));
      if (!(await challenges.ask(challenge, options.challenge))) throw toExpiredError();
      return { challenge, options };
    },

    async withPasskey({ challenge, response }, { visitor, device }) {
      await limits.consume(db, "try a second factor", visitor);
      const pending = await db.transaction().execute((trx) => challenges.consume(trx, challenge));
      if (!pending) throw toExpiredError();
      const { admin_id, asked } = pending;
      const found = asked === null ? null : await judged(response, { admin_id, asked });
      if (!found) throw toWrongCodeError();
      return db.transaction().execute(async (trx) => {
        if (!(await challenges.finish(trx, challenge, asked))) throw toExpiredError();
        if (!(await passkeys.use(trx, found.passkey, found.counter))) throw toWrongCodeError();
        return letIn(trx, found.passkey.admin_id, device);
      });
    },
  };
}
