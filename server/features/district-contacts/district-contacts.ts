import type { Selectable } from "kysely";
import type {
  DistrictContact,
  DistrictContactForm,
  DistrictContactOfStaff,
} from "../../../shared/district-contacts/district-contacts.ts";
import type { DistrictName } from "../../../shared/districts.ts";
import type { Actor } from "../../actions/run-action.ts";
import type { Kind } from "../../audit-log/audited-entity.ts";
import { type KeptList, keepsList } from "../../audit-log/crud.ts";
import { asStaffSee } from "../../audit-log/versions.ts";
import { isUniqueViolation } from "../../database/db-errors.ts";
import type { DistrictContactRow } from "../../database/tables.ts";
import type { CommonNeeds } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";

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

export function createDistrictContacts({ db, actions }: CommonNeeds<"db" | "actions">): DistrictContacts {
  const rows = () => db.selectFrom("district_contacts").selectAll().orderBy("id").execute();
  const kept = keepsList({ db, actions }, DISTRICT_CONTACT);

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
    if (!isUniqueViolation(error)) throw error;
    throw new AppError("conflict", "district-exists", { field: "district" });
  }
}
