import type { Asker } from "../../acts/acts.ts";
import type { CommonNeeds } from "../../needs.ts";
import { Refused } from "../../refused.ts";
import { verifyPassword } from "./passwords.ts";

/**
 * Asks somebody who is logged in for their password again, before what a stranger at their screen must not do.
 * @throws Refused "too-many", and what `wrong` makes
 */
export type AskPassword = (by: Asker, password: string, wrong?: () => Refused) => Promise<{ password_hash: string }>;

const notTheirs = () => new Refused("invalid", "password-wrong", { field: "password" });

/** Tries count by session, whoever sits before it; a right one is given back. */
export const asksPassword =
  ({ db, limits }: CommonNeeds<"db" | "limits">): AskPassword =>
  async ({ id, session }, password, wrong = notTheirs) => {
    await limits.spend(db, "confirm a password", session);
    const row = await db.selectFrom("admins").select("password_hash").where("id", "=", id).executeTakeFirst();
    if (!row || !(await verifyPassword(row.password_hash, password))) throw wrong();
    await limits.giveBack(db, "confirm a password", session);
    return row;
  };
