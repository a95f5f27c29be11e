import type { Kysely, Selectable } from "kysely";
import type {
  DistrictContact,
  DistrictContactForm,
  DistrictContactOfStaff,
} from "../../../domain/district-contacts.ts";
import type { DistrictName } from "../../../domain/districts.ts";
import type { Actor, Acts } from "../../acts/acts.ts";
import { isDuplicate } from "../../database/fault.ts";
import type { DistrictContactRow, Tables } from "../../database/tables.ts";
import type { Kind } from "../../history/kind.ts";
import { asStaffSee, type Expected, take } from "../../history/versions.ts";
import { Refused } from "../../refused.ts";

/** What can be done with district contacts. Each district stands once. */
export interface DistrictContacts {
  /** In order of creation. */
  list(): Promise<DistrictContact[]>;
  /** The same as somebody of the staff sees it. */
  listForStaff(by: Actor): Promise<DistrictContactOfStaff[]>;
  /** @throws Refused "conflict" when the district is there already. */
  add(by: Actor, form: DistrictContactForm): Promise<DistrictContactOfStaff>;
  /** @throws Refused "not-found", "stale", "conflict" */
  update(by: Actor, id: number, expected: Expected, form: DistrictContactForm): Promise<DistrictContactOfStaff>;
  /** @throws Refused "not-found", "stale" */
  remove(by: Actor, id: number, expected: Expected): Promise<void>;
}

interface Needs {
  db: Kysely<Tables>;
  acts: Acts;
}

type Row = Selectable<DistrictContactRow>;

const shown = ({ id, district, contacts }: Row): DistrictContact => ({
  id,
  district: district as DistrictName,
  contacts: JSON.parse(contacts) as string[],
});

/** District contacts as the history tells of them. */
export const DISTRICT_CONTACT = {
  name: "district contact",
  table: "district_contacts",
  fields: ["district", "contacts"],
  lists: ["contacts"],
  label: ({ district }) => district,
  shown,
  gone: "district-gone",
  back: {},
} satisfies Kind<Row>;

export function createDistrictContacts({ db, acts }: Needs): DistrictContacts {
  const rows = () => db.selectFrom("district_contacts").selectAll().orderBy("id").execute();
  const asSaved = async (row: Row) => (await asStaffSee(db, DISTRICT_CONTACT, [row]))[0] as DistrictContactOfStaff;

  return {
    list: async () => (await rows()).map(shown),
    listForStaff: async (by) => asStaffSee(db, DISTRICT_CONTACT, await rows(), by),

    add: async (by, form) =>
      asSaved(
        await onceEach(() =>
          acts.do(by, "add district contact", [], async (trx, told) => {
            const row = await trx
              .insertInto("district_contacts")
              .values(toRow(form))
              .returningAll()
              .executeTakeFirstOrThrow();
            told.became(DISTRICT_CONTACT, null, row);
            return row;
          }),
        ),
      ),

    update: async (by, id, expected, form) =>
      asSaved(
        await onceEach(() =>
          acts.do(by, "change district contact", [id], async (trx, told) => {
            const before = await take(trx, DISTRICT_CONTACT, id, expected);
            const row = await trx
              .updateTable("district_contacts")
              .set(toRow(form))
              .where("id", "=", id)
              .returningAll()
              .executeTakeFirstOrThrow();
            told.became(DISTRICT_CONTACT, before, row);
            return row;
          }),
        ),
      ),

    remove: (by, id, expected) =>
      acts.do(by, "delete district contact", [id], async (trx, told) => {
        told.became(DISTRICT_CONTACT, await take(trx, DISTRICT_CONTACT, id, expected), null);
        await trx.deleteFrom("district_contacts").where("id", "=", id).execute();
      }),
  };
}

const toRow = ({ district, contacts }: DistrictContactForm) => ({ district, contacts: JSON.stringify(contacts) });

/** The database itself holds that a district stands once, also when two administrators save at the same moment. */
async function onceEach<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new Refused("conflict", "district-exists", { field: "district" });
  }
}
