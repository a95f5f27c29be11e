import type { Kysely, Transaction } from "kysely";
import type { EssentialLink, EssentialLinkForm } from "../../../domain/essential-links.ts";
import type { Actor, Acts } from "../../acts/acts.ts";
import type { Tables } from "../../database/tables.ts";
import { Refused } from "../../refused.ts";

/** What can be done with essential links. A number stands once under a label. */
export interface EssentialLinks {
  /** In order of creation. */
  list(): Promise<EssentialLink[]>;
  /** @throws Refused "conflict" when the number is there already under this label. */
  add(by: Actor, form: EssentialLinkForm): Promise<EssentialLink>;
  /** @throws Refused "not-found", "conflict" */
  update(by: Actor, id: number, form: EssentialLinkForm): Promise<EssentialLink>;
  /** @throws Refused "not-found" */
  remove(by: Actor, id: number): Promise<void>;
}

interface Needs {
  db: Kysely<Tables>;
  acts: Acts;
}

export function createEssentialLinks({ db, acts }: Needs): EssentialLinks {
  return {
    list: () => db.selectFrom("essential_links").selectAll().orderBy("id").execute(),

    add: (by, form) =>
      acts.do(by, "add essential link", [], async (trx) => {
        await takeTurn(trx);
        const link = await trx.insertInto("essential_links").values(form).returningAll().executeTakeFirstOrThrow();
        await refuseTwins(trx, link);
        return link;
      }),

    update: (by, id, form) =>
      acts.do(by, "change essential link", [id], async (trx) => {
        await takeTurn(trx);
        const changed = trx.updateTable("essential_links").set(form).where("id", "=", id).returningAll();
        const link = await changed.executeTakeFirstOrThrow(gone);
        await refuseTwins(trx, link);
        return link;
      }),

    remove: (by, id) =>
      acts.do(by, "delete essential link", [id], async (trx) => {
        await trx.deleteFrom("essential_links").where("id", "=", id).returning("id").executeTakeFirstOrThrow(gone);
      }),
  };
}

/**
 * Whoever saves a link waits here for others who do, on every process. An index could not hold that links are unique:
 * installations from before this rule have twins, which stay until somebody deletes them.
 */
const takeTurn = (trx: Transaction<Tables>) =>
  trx
    .insertInto("installation")
    .values({ name: "essential-links-turn", value: "" })
    .onConflict((row) => row.column("name").doUpdateSet({ value: "" }))
    .execute();

/** @throws Refused "conflict", which takes back what the transaction did */
async function refuseTwins(trx: Transaction<Tables>, { id, number, label }: EssentialLink): Promise<void> {
  const twin = await trx
    .selectFrom("essential_links")
    .select("id")
    .where("number", "=", number)
    .where("label", "=", label)
    .where("id", "!=", id)
    .executeTakeFirst();
  if (twin) throw new Refused("conflict", "link-exists", { field: "number" });
}

const gone = () => new Refused("not-found", "link-gone");
