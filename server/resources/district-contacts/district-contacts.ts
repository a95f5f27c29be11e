import type { Selectable } from "kysely";
import type {
  DistrictContact,
  DistrictContactForm,
  DistrictContactOfStaff,
} from "../../../domain/district-contacts.ts";
import type { DistrictName } from "../../../domain/districts.ts";
import type { Actor } from "../../acts/acts.ts";
import { isDuplicate } from "../../database/fault.ts";
import type { DistrictContactRow } from "../../database/tables.ts";
import { type KeptList, keepsList } from "../../history/kept-list.ts";
import type { Kind } from "../../history/kind.ts";
import { asStaffSee } from "../../history/versions.ts";
import type { CommonNeeds } from "../../needs.ts";
import { Refused } from "../../refused.ts";

export interface DistrictContacts extends KeptList<DistrictContactForm, DistrictContactOfStaff> {
  /** In order of creation. */
  list(): Promise<DistrictContact[]>;
  listForStaff(by: Actor): Promise<DistrictContactOfStaff[]>;
}

type Row = Selectable<DistrictContactRow>;

const shown = ({ id, district, contacts }: Row): DistrictContact => ({
  id,
  district: district as DistrictName,
  contacts: JSON.parse(contacts) as string[],
});

/** Uniqueness is enforced by the database. */
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

export function createDistrictContacts({ db, acts }: CommonNeeds<"db" | "acts">): DistrictContacts {
  const rows = () => db.selectFrom("district_contacts").selectAll().orderBy("id").execute();
  const kept = keepsList({ db, acts }, DISTRICT_CONTACT);

  return {
    list: async () => (await rows()).map(shown),
    listForStaff: async (by) => asStaffSee(db, DISTRICT_CONTACT, await rows(), by),

    ...kept,
    add: (by, form) => onceEach(() => kept.add(by, toRow(form))),
    update: (by, id, expected, form) => onceEach(() => kept.update(by, id, expected, toRow(form))),
  };
}

const toRow = ({ district, contacts }: DistrictContactForm) => ({ district, contacts: JSON.stringify(contacts) });

async function onceEach<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new Refused("conflict", "district-exists", { field: "district" });
  }
}
