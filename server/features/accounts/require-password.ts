import type { CurrentUser } from "../../actions/run-action.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import { verifyPassword } from "./passwords.ts";

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
