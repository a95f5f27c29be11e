import { randomBytes } from "node:crypto";
import { inNfc } from "../../../shared/text/normalize.ts";
import type { CurrentUser } from "../../actions/run-action.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import { limitConcurrency } from "../../rate-limit/concurrency-limit.ts";

/** Argon2id with the OWASP parameters: 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

const RETRY_AFTER_SECONDS = 2;

/** Two at a time (each takes one of four libuv threads and 19 MiB), about sixty queued. */
const runInTurn = limitConcurrency({
  working: 2,
  waiting: 60,
  refusal: () => new AppError("unavailable", "crowd-of-logins", { retryAfter: RETRY_AFTER_SECONDS }),
});

/** @throws AppError "unavailable" when the queue is full */
export const hashPassword = (password: string): Promise<string> => runInTurn(() => computeHash(password));

const computeHash = async (password: string) => (await import("@node-rs/argon2")).hash(password, ARGON2ID);

/** Meets all password rules. */
export function randomPassword(): string {
  return `${randomBytes(12).toString("base64url")}-aA1`;
}

let dummyHash: Promise<string> | undefined;

/** Lazy: takes 60 ms. */
const getDummyHash = () => (dummyHash ??= computeHash(randomPassword()));

/**
 * Verifies a password as typed, then in NFC (macOS types NFD). Without a hash it takes as long and returns
 * false, so that timing does not reveal accounts.
 * @throws AppError "unavailable" when the queue is full
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const { verify } = await import("@node-rs/argon2");
  const nobody = await getDummyHash();
  const isRight = (typed: string) => runInTurn(() => verify(passwordHash ?? nobody, typed));
  const composed = inNfc(password) ?? password;
  // The number of comparisons depends only on the input, so that timing does not reveal the account.
  const right = (await isRight(password)) || (composed !== password && (await isRight(composed)));
  return passwordHash !== undefined && right;
}

/**
 * Re-authentication before sensitive actions.
 * @throws AppError "too-many", or the error made by `wrong`
 */
export type RequirePassword = (
  by: CurrentUser,
  password: string,
  wrong?: () => AppError,
) => Promise<{ password_hash: string }>;

const toWrongPasswordError = () => new AppError("invalid", "password-wrong", { field: "password" });

/** Attempts count per session; a right one is refunded. */
export const createPasswordCheck =
  ({ db, limits }: PickDeps<"db" | "limits">): RequirePassword =>
  async ({ id, session }, password, wrong = toWrongPasswordError) => {
    await limits.consume(db, "confirm a password", session);
    const row = await db.selectFrom("admins").select("password_hash").where("id", "=", id).executeTakeFirst();
    if (!row || !(await verifyPassword(row.password_hash, password))) throw wrong();
    await limits.refund(db, "confirm a password", session);
    return row;
  };
