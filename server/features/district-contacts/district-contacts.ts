import type { Selectable } from "kysely";
import type {
  AdminDistrictContact,
  DistrictContact,
  DistrictContactForm,
} from "../../../shared/district-contacts/district-contacts.schema.ts";
import type { DistrictName } from "../../../shared/districts.ts";
import type { AuditedEntity } from "../../audit-log/audited-entity.ts";
import { createPublicList, type PublicList } from "../../audit-log/crud.ts";
import { isUniqueViolation } from "../../database/db-errors.ts";
import type { DistrictContactRow } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";

export type DistrictContacts = PublicList<DistrictContactForm, DistrictContact, AdminDistrictContact>;

type Row = Selectable<DistrictContactRow>;

const shown = ({ id, district, contacts }: Row): DistrictContact => ({
  id,
  district: district as DistrictName,
  contacts: JSON.parse(contacts) as string[],
});

/** Uniqueness is enforced by the database. */
export const DISTRICT_CONTACT_ENTITY = {
  name: "district contact",
  table: "district_contacts",
  fields: ["district", "contacts"],
  lists: ["contacts"],
  label: ({ district }) => district,
  shown,
  notFoundCode: "district-gone",
  undo: {},
} satisfies AuditedEntity<Row>;

export function createDistrictContacts({ db, actions }: PickDeps<"db" | "actions">): DistrictContacts {
  const list = createPublicList({ db, actions }, DISTRICT_CONTACT_ENTITY);
  return {
    ...list,
    add: (by, form) => unique(() => list.add(by, toRow(form))),
    update: (by, id, expected, form) => unique(() => list.update(by, id, expected, toRow(form))),
  };
}

const toRow = ({ district, contacts }: DistrictContactForm) => ({ district, contacts: JSON.stringify(contacts) });

async function unique<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError("conflict", "district-exists", { field: "district" });
  }
}
