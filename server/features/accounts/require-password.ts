import type { CurrentUser } from "../../actions/run-action.ts";
import type { CommonNeeds } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import { verifyPassword } from "./passwords.ts";

/**
 * Re-authentication before sensitive actions.
 * @throws AppError "too-many", or the error made by `wrong`
 */
export type AskPassword = (
  by: CurrentUser,
  password: string,
  wrong?: () => AppError,
) => Promise<{ password_hash: string }>;

const notTheirs = () => new AppError("invalid", "password-wrong", { field: "password" });

/** Attempts count per session; a right one is refunded. */
export const asksPassword =
  ({ db, limits }: CommonNeeds<"db" | "limits">): AskPassword =>
  async ({ id, session }, password, wrong = notTheirs) => {
    await limits.spend(db, "confirm a password", session);
    const row = await db.selectFrom("admins").select("password_hash").where("id", "=", id).executeTakeFirst();
    if (!row || !(await verifyPassword(row.password_hash, password))) throw wrong();
    await limits.giveBack(db, "confirm a password", session);
    return row;
  };
