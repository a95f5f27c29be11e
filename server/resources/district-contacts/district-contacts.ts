import type { Kysely, Selectable } from "kysely";
import type { DistrictContact, DistrictContactForm } from "../../../domain/district-contacts.ts";
import type { DistrictName } from "../../../domain/districts.ts";
import type { Actor, Acts } from "../../acts/acts.ts";
import { isDuplicate } from "../../database/fault.ts";
import type { DistrictContactRow, Tables } from "../../database/tables.ts";
import { Refused } from "../../refused.ts";

/** What can be done with district contacts. Each district stands once. */
export interface DistrictContacts {
  /** In order of creation. */
  list(): Promise<DistrictContact[]>;
  /** @throws Refused "conflict" when the district is there already. */
  add(by: Actor, form: DistrictContactForm): Promise<DistrictContact>;
  /** @throws Refused "not-found", "conflict" */
  update(by: Actor, id: number, form: DistrictContactForm): Promise<DistrictContact>;
  /** @throws Refused "not-found" */
  remove(by: Actor, id: number): Promise<void>;
}

interface Needs {
  db: Kysely<Tables>;
  acts: Acts;
}

export function createDistrictContacts({ db, acts }: Needs): DistrictContacts {
  return {
    async list() {
      const rows = await db.selectFrom("district_contacts").selectAll().orderBy("id").execute();
      return rows.map(fromRow);
    },

    add: (by, form) =>
      onceEach(async () =>
        fromRow(
          await acts.do(by, "add district contact", [], (trx) =>
            trx.insertInto("district_contacts").values(toRow(form)).returningAll().executeTakeFirstOrThrow(),
          ),
        ),
      ),

    update: (by, id, form) =>
      onceEach(async () =>
        fromRow(
          await acts.do(by, "change district contact", [id], (trx) =>
            trx
              .updateTable("district_contacts")
              .set(toRow(form))
              .where("id", "=", id)
              .returningAll()
              .executeTakeFirstOrThrow(gone),
          ),
        ),
      ),

    remove: (by, id) =>
      acts.do(by, "delete district contact", [id], async (trx) => {
        await trx.deleteFrom("district_contacts").where("id", "=", id).returning("id").executeTakeFirstOrThrow(gone);
      }),
  };
}

const toRow = ({ district, contacts }: DistrictContactForm) => ({ district, contacts: JSON.stringify(contacts) });

const fromRow = ({ id, district, contacts }: Selectable<DistrictContactRow>): DistrictContact => ({
  id,
  district: district as DistrictName,
  contacts: JSON.parse(contacts) as string[],
});

/** The database itself holds that a district stands once, also when two administrators save at the same moment. */
async function onceEach<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new Refused("conflict", "district-exists", { field: "district" });
  }
}

const gone = () => new Refused("not-found", "district-gone");
