import type { Kysely } from "kysely";
import { ESSENTIAL_LINK_WORDS, type EssentialLink, type EssentialLinkForm } from "../../domain/essential-links.ts";
import type { PublicContent } from "../database/public-content.ts";
import type { Tables } from "../database/tables.ts";
import { Refused } from "../refused.ts";

/** What can be done with essential links. */
export interface EssentialLinks {
  /** In order of creation. */
  list(): Promise<EssentialLink[]>;
  add(form: EssentialLinkForm): Promise<EssentialLink>;
  /** @throws Refused "not-found" */
  update(id: number, form: EssentialLinkForm): Promise<EssentialLink>;
  /** @throws Refused "not-found" */
  remove(id: number): Promise<void>;
}

interface World {
  db: Kysely<Tables>;
  publicContent: PublicContent;
}

export function createEssentialLinks({ db, publicContent }: World): EssentialLinks {
  return {
    list: () => db.selectFrom("essential_links").selectAll().orderBy("id").execute(),

    add: (form) =>
      publicContent.change((trx) =>
        trx.insertInto("essential_links").values(form).returningAll().executeTakeFirstOrThrow(),
      ),

    update: (id, form) =>
      publicContent.change((trx) =>
        trx.updateTable("essential_links").set(form).where("id", "=", id).returningAll().executeTakeFirstOrThrow(gone),
      ),

    remove: (id) =>
      publicContent.change(async (trx) => {
        await trx.deleteFrom("essential_links").where("id", "=", id).returning("id").executeTakeFirstOrThrow(gone);
      }),
  };
}

const gone = () => new Refused("not-found", ESSENTIAL_LINK_WORDS.gone);
