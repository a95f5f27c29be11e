import type { Kysely } from "kysely";
import type { Passkey } from "../../../shared/two-factor/two-factor.schema.ts";
import type { LoginMethod, TwoFactorMethod } from "../../../shared/two-factor/two-factor.ts";
import { type CurrentUser, OPERATOR } from "../../actions/run-action.ts";
import type { Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Sessions } from "../accounts/sessions.ts";
import type { AuthenticatorApps, NewApp } from "./authenticator-apps.ts";
import type { Challenges } from "./challenges.ts";
import type { Passkeys } from "./passkeys.ts";
import type { RecoveryCodes } from "./recovery-codes.ts";
import type { WebAuthn } from "./webauthn.ts";

/** With the first factor only, returned once. */
interface First {
  recovery_codes?: string[];
}

/** Managing one's own factors; each change needs the password. */
export interface TwoFactorService {
  /** @throws AppError "invalid" for a wrong password; "too-many" */
  beginApp(by: CurrentUser, password: string): Promise<NewApp>;
  /** @throws AppError "malformed" for a wrong code; "conflict" without an unconfirmed app */
  confirmApp(by: CurrentUser, code: string): Promise<First>;
  /** @throws AppError "invalid", "too-many"; "not-found" */
  removeApp(by: CurrentUser, password: string): Promise<void>;
  listPasskeys(by: CurrentUser): Promise<Passkey[]>;
  /** Unused recovery codes. */
  codesLeft(by: CurrentUser): Promise<number>;
  /** WebAuthn creation options. @throws AppError "invalid", "too-many" */
  beginPasskey(by: CurrentUser, password: string): Promise<{ challenge: string }>;
  /** @throws AppError "malformed" for any invalid response; "conflict" */
  addPasskey(by: CurrentUser, added: { response?: unknown; name: string }): Promise<{ data: Passkey } & First>;
  /** @throws AppError "invalid", "too-many"; "not-found" */
  removePasskey(by: CurrentUser, id: number, password: string): Promise<void>;
  /** Replaces the recovery codes. @throws AppError "invalid", "too-many"; "conflict" without a factor */
  makeRecoveryCodes(by: CurrentUser, password: string): Promise<string[]>;
  /** Factors available for login. */
  waysOf(trx: Kysely<Tables>, person: { id: number; second_factor: TwoFactorMethod }): Promise<LoginMethod[]>;
  /** Operator: removes all factors and ends all sessions; false for an unknown account. */
  reset(email: string): Promise<boolean>;
}

interface Deps extends PickDeps<"db" | "actions" | "writeAuditEntry"> {
  sessions: Sessions;
  /** @throws AppError "invalid", "too-many" */
  requirePassword(by: CurrentUser, password: string): Promise<void>;
  apps: AuthenticatorApps;
  passkeys: Passkeys;
  recoveryCodes: RecoveryCodes;
  challenges: Challenges;
  webAuthn: WebAuthn;
}

export function createTwoFactorService(deps: Deps): TwoFactorService {
  const {
    db,
    actions,
    writeAuditEntry,
    sessions,
    requirePassword,
    apps,
    passkeys,
    recoveryCodes,
    challenges,
    webAuthn,
  } = deps;

  /** Locks the account. */
  const lockAccount = (trx: Kysely<Tables>, adminId: number) =>
    trx
      .updateTable("admins")
      .set(({ ref }) => ({ second_factor: ref("second_factor") }))
      .where("id", "=", adminId)
      .returning("second_factor")
      .executeTakeFirst();

  /**
   * Runs a change and updates the account's summary; recovery codes come with the first factor and go with
   * the last.
   */
  const change = async <T>(trx: Kysely<Tables>, adminId: number, work: () => Promise<T>) => {
    const before = await lockAccount(trx, adminId);
    const result = await work();
    const app = await apps.has(trx, adminId);
    const passkey = (await passkeys.count(trx, adminId)) > 0;
    const second_factor = app && passkey ? "both" : app ? "totp" : passkey ? "passkey" : "none";
    await trx.updateTable("admins").set({ second_factor }).where("id", "=", adminId).execute();
    if (second_factor === "none") await recoveryCodes.endAll(trx, adminId);
    const isFirst = before?.second_factor === "none" && second_factor !== "none";
    const first: First = isFirst ? { recovery_codes: await recoveryCodes.make(trx, adminId) } : {};
    return { done: result, first };
  };

  return {
    async beginApp(by, password) {
      await requirePassword(by, password);
      return apps.begin(by);
    },

    confirmApp: (by, code) =>
      actions.run(by, "set up authenticator app", [by.id], async (trx) => {
        const { first } = await change(trx, by.id, async () => {
          const confirmed = await apps.confirm(trx, by.id, code);
          if (confirmed === null) throw new AppError("conflict", "totp-not-begun");
          if (!confirmed) throw new AppError("malformed", "second-factor-wrong");
        });
        return first;
      }),

    async removeApp(by, password) {
      await requirePassword(by, password);
      await actions.run(by, "remove authenticator app", [by.id], (trx) =>
        change(trx, by.id, async () => {
          if (!(await apps.has(trx, by.id))) throw new AppError("not-found", "totp-gone");
          await apps.remove(trx, by.id);
        }),
      );
    },

    listPasskeys: (by) => passkeys.list(by.id),
    codesLeft: (by) => recoveryCodes.countLeft(db, by.id),

    async beginPasskey(by, password) {
      await requirePassword(by, password);
      const options = await webAuthn.createRegistration(by, await passkeys.known(by.id));
      await challenges.beginAdding(by.id, options.challenge);
      return options;
    },

    async addPasskey(by, { response, name }) {
      const refused = () => new AppError("malformed", "passkey-refused");
      const added = await webAuthn.verifyRegistration(response);
      if (!added) throw refused();
      return actions.run(by, "add passkey", [by.id], async (trx) => {
        const { done: data, first } = await change(trx, by.id, async () => {
          if (!(await challenges.finishAdding(trx, by.id, added.asked))) throw refused();
          return passkeys.add(trx, by.id, name, added);
        });
        return { data, ...first };
      });
    },

    async removePasskey(by, id, password) {
      await requirePassword(by, password);
      await actions.run(by, "remove passkey", [by.id], (trx) =>
        change(trx, by.id, async () => {
          if (!(await passkeys.remove(trx, by.id, id))) throw new AppError("not-found", "passkey-gone");
        }),
      );
    },

    async makeRecoveryCodes(by, password) {
      await requirePassword(by, password);
      return actions.run(by, "make recovery codes", [by.id], async (trx) => {
        const account = await lockAccount(trx, by.id);
        if (account?.second_factor === "none") throw new AppError("conflict", "second-factor-missing");
        return recoveryCodes.make(trx, by.id);
      });
    },

    async waysOf(trx, { id, second_factor }) {
      if (second_factor === "none") return [];
      const methods: LoginMethod[] = second_factor === "both" ? ["totp", "passkey"] : [second_factor];
      return (await recoveryCodes.countLeft(trx, id)) > 0 ? [...methods, "recovery"] : methods;
    },

    reset: (email) =>
      db.transaction().execute(async (trx) => {
        const account = await trx
          .updateTable("admins")
          .set({ second_factor: "none" })
          .where("email", "=", email)
          .returning(["id", "name"])
          .executeTakeFirst();
        if (!account) return false;
        await apps.remove(trx, account.id);
        await passkeys.removeAll(trx, account.id);
        await recoveryCodes.endAll(trx, account.id);
        await sessions.endAll(trx, account.id);
        const { id, name } = account;
        await writeAuditEntry(trx, { by: OPERATOR, act: "take away second factors", about: [id] }, async (recorder) =>
          recorder.setTarget([id], name),
        );
        return true;
      }),
  };
}
