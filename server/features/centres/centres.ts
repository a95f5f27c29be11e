import type { Selectable, Transaction } from "kysely";
import { type AdminCentre, type Centre, type CentreForm, centre } from "../../../shared/centres/centres.schema.ts";
import { CENTRE_COPY } from "../../../shared/centres/centres.ts";
import type { AuditedEntity } from "../../audit-log/audited-entity.ts";
import { createPublicList, type PublicList } from "../../audit-log/crud.ts";
import { setAppMetadata } from "../../database/app-metadata.ts";
import { pickColumns } from "../../database/pick-columns.ts";
import type { CentreRow, Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";

/** Places of treatment. A name is unique per district. */
export type Centres = PublicList<CentreForm, Centre, AdminCentre>;

type Row = Selectable<CentreRow>;

const columns = pickColumns(centre);
const shown = (row: Row): Centre =>
  columns({ ...row, district: row.district as Centre["district"], phones: JSON.parse(row.phones) as string[] });

export const CENTRE_ENTITY = {
  name: "centre",
  table: "centres",
  fields: Object.keys(CENTRE_COPY.labels) as (keyof typeof CENTRE_COPY.labels)[],
  lists: ["phones"],
  label: ({ district, name }) => `${name}, ${district}`,
  shown,
  notFoundCode: "centre-gone",
  undo: { lock: lockTable, validate: validateCentre },
} satisfies AuditedEntity<Row>;

export function createCentres({ db, actions }: PickDeps<"db" | "actions">): Centres {
  const list = createPublicList({ db, actions }, CENTRE_ENTITY);
  return {
    ...list,
    add: (by, form) => list.add(by, toRow(form)),
    update: (by, id, expected, form) => list.update(by, id, expected, toRow(form)),
  };
}

const toRow = ({ phones, ...form }: CentreForm) => ({ ...form, phones: JSON.stringify(phones) });

/** Serialises saving across processes. */
function lockTable(trx: Transaction<Tables>): Promise<void> {
  return setAppMetadata(trx, "centres-turn", "");
}

/** @throws AppError "conflict" for a duplicate */
async function validateCentre(trx: Transaction<Tables>, { id, district, name }: Row): Promise<void> {
  const other = await trx
    .selectFrom("centres")
    .select("id")
    .where("district", "=", district)
    .where("name", "=", name)
    .where("id", "!=", id)
    .executeTakeFirst();
  if (other) throw new AppError("conflict", "centre-exists", { field: "name" });
}
