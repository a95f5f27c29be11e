import type { Kysely } from "kysely";
import type { TOTP } from "otpauth";
import { CAMPAIGN_NAME } from "../../../shared/campaign/campaign.ts";
import { TWO_FACTOR_LIMITS } from "../../../shared/two-factor/two-factor.ts";
import type { Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { toTimestamp } from "../../lib/clock.ts";
import type { SecretBox } from "./encrypted-secrets.ts";

/** An unconfirmed secret, returned once. */
export interface NewApp {
  /** Base32. */
  secret: string;
  /** `otpauth://…`. */
  uri: string;
  /** QR code as SVG. */
  picture: string;
}

/** TOTP (RFC 6238: SHA-1, six digits, 30 s, one step tolerance). Secrets are encrypted; one per account. */
export interface AuthenticatorApps {
  /** Creates a secret; the previous one stays valid until confirmation. */
  begin(person: { id: number; email: string }): Promise<NewApp>;
  /** False for a wrong code, null without an unconfirmed secret. The code cannot be used to log in. */
  confirm(trx: Kysely<Tables>, adminId: number, code: string): Promise<boolean | null>;
  /** Consumes a code; of concurrent uses one succeeds. */
  use(trx: Kysely<Tables>, adminId: number, code: string): Promise<boolean>;
  has(db: Kysely<Tables>, adminId: number): Promise<boolean>;
  remove(trx: Kysely<Tables>, adminId: number): Promise<void>;
}

interface Deps extends PickDeps<"db" | "clock"> {
  sealed: SecretBox;
}

const STEP_SECONDS = 30;
/** RFC 4226. */
const SECRET_BYTES = 20;

const aboutApp = (adminId: number) => `authenticator app of ${adminId}`;

export function createAuthenticatorApps({ db, clock, sealed }: Deps): AuthenticatorApps {
  // Loaded on demand.
  const getTotp = async (email: string, secret?: string): Promise<TOTP> => {
    const { Secret, TOTP } = await import("otpauth");
    return new TOTP({
      issuer: CAMPAIGN_NAME.join(" "),
      label: email,
      secret: secret === undefined ? new Secret({ size: SECRET_BYTES }) : Secret.fromBase32(secret),
      algorithm: "SHA1",
      digits: 6,
      period: STEP_SECONDS,
    });
  };
  /** Time step of a code, or null. */
  const getStep = async (typed: string, secret: string): Promise<number | null> => {
    const code = typed.replace(/\s/g, "");
    if (!/^\d{6}$/.test(code)) return null;
    const timestamp = clock().getTime();
    const delta = (await getTotp("", secret)).validate({ token: code, timestamp, window: 1 });
    return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
  };

  return {
    async begin({ id, email }) {
      const totp = await getTotp(email);
      const { default: encodeQR } = await import("qr");
      const waits = {
        unconfirmed: sealed.seal(totp.secret.base32, aboutApp(id)),
        unconfirmed_until: toTimestamp(clock, TWO_FACTOR_LIMITS.unconfirmed * 60_000),
      };
      await db
        .insertInto("authenticator_apps")
        .values({ admin_id: id, secret: null, last_step: 0, ...waits })
        .onConflict((row) => row.column("admin_id").doUpdateSet(waits))
        .execute();
      const uri = totp.toString();
      return { secret: totp.secret.base32, uri, picture: encodeQR(uri, "svg") };
    },

    async confirm(trx, adminId, code) {
      const row = await trx
        .selectFrom("authenticator_apps")
        .select("unconfirmed")
        .where("admin_id", "=", adminId)
        .where("unconfirmed_until", ">", toTimestamp(clock))
        .executeTakeFirst();
      if (!row?.unconfirmed) return null;
      const step = await getStep(code, sealed.open(row.unconfirmed, aboutApp(adminId)));
      if (step === null) return false;
      const confirmed = await trx
        .updateTable("authenticator_apps")
        .set({ secret: row.unconfirmed, last_step: step, unconfirmed: null, unconfirmed_until: null })
        .where("admin_id", "=", adminId)
        .where("unconfirmed", "=", row.unconfirmed)
        .returning("admin_id")
        .executeTakeFirst();
      return confirmed !== undefined;
    },

    async use(trx, adminId, code) {
      const row = await trx
        .selectFrom("authenticator_apps")
        .select("secret")
        .where("admin_id", "=", adminId)
        .executeTakeFirst();
      if (!row?.secret) return false;
      const step = await getStep(code, sealed.open(row.secret, aboutApp(adminId)));
      if (step === null) return false;
      const used = await trx
        .updateTable("authenticator_apps")
        .set({ last_step: step })
        .where("admin_id", "=", adminId)
        .where("secret", "=", row.secret)
        .where("last_step", "<", step)
        .returning("admin_id")
        .executeTakeFirst();
      return used !== undefined;
    },

    async has(db, adminId) {
      const row = await db
        .selectFrom("authenticator_apps")
        .select("admin_id")
        .where("admin_id", "=", adminId)
        .where("secret", "is not", null)
        .executeTakeFirst();
      return row !== undefined;
    },

    async remove(trx, adminId) {
      await trx.deleteFrom("authenticator_apps").where("admin_id", "=", adminId).execute();
    },
  };
}
