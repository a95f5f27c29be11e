import type { Kysely } from "kysely";
import { ESSENTIAL_LINK_WORDS, type EssentialLink, type EssentialLinkForm } from "../../../domain/essential-links.ts";
import type { Actor, Acts } from "../../acts/acts.ts";
import type { Tables } from "../../database/tables.ts";
import { Refused } from "../../refused.ts";

/** What can be done with essential links. */
export interface EssentialLinks {
  /** In order of creation. */
  list(): Promise<EssentialLink[]>;
  add(by: Actor, form: EssentialLinkForm): Promise<EssentialLink>;
  /** @throws Refused "not-found" */
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
      acts.do(by, "add essential link", [], (trx) =>
        trx.insertInto("essential_links").values(form).returningAll().executeTakeFirstOrThrow(),
      ),

    update: (by, id, form) =>
      acts.do(by, "change essential link", [id], (trx) =>
        trx.updateTable("essential_links").set(form).where("id", "=", id).returningAll().executeTakeFirstOrThrow(gone),
      ),

    remove: (by, id) =>
      acts.do(by, "delete essential link", [id], async (trx) => {
        await trx.deleteFrom("essential_links").where("id", "=", id).returning("id").executeTakeFirstOrThrow(gone);
      }),
  };
}

const gone = () => new Refused("not-found", ESSENTIAL_LINK_WORDS.gone);
