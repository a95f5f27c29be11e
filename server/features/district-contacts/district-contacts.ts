import type { Selectable } from "kysely";
import type {
  AdminDistrictContact,
  DistrictContact,
  DistrictContactForm,
} from "../../../shared/district-contacts/district-contacts.ts";
import type { DistrictName } from "../../../shared/districts.ts";
import type { Actor } from "../../actions/run-action.ts";
import type { AuditedEntity } from "../../audit-log/audited-entity.ts";
import { type CrudService, createCrudService } from "../../audit-log/crud.ts";
import { toAdminView } from "../../audit-log/versions.ts";
import { isUniqueViolation } from "../../database/db-errors.ts";
import type { DistrictContactRow } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";

export interface DistrictContacts extends CrudService<DistrictContactForm, AdminDistrictContact> {
  /** In order of creation. */
  list(): Promise<DistrictContact[]>;
  listForAdmin(by: Actor): Promise<AdminDistrictContact[]>;
}

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
  const rows = () => db.selectFrom("district_contacts").selectAll().orderBy("id").execute();
  const kept = createCrudService({ db, actions }, DISTRICT_CONTACT_ENTITY);

  return {
    list: async () => (await rows()).map(shown),
    listForAdmin: async (by) => toAdminView(db, DISTRICT_CONTACT_ENTITY, await rows(), by),

    ...kept,
    add: (by, form) => unique(() => kept.add(by, toRow(form))),
    update: (by, id, expected, form) => unique(() => kept.update(by, id, expected, toRow(form))),
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
