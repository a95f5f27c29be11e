import type { Selectable, Transaction } from "kysely";
import {
  type AdminEssentialLink,
  type EssentialLink,
  type EssentialLinkForm,
  essentialLink,
  hasItsDigits,
} from "../../../shared/essential-links/essential-links.schema.ts";
import type { AuditedEntity } from "../../audit-log/audited-entity.ts";
import { createPublicList, type PublicList } from "../../audit-log/crud.ts";
import { setAppMetadata } from "../../database/app-metadata.ts";
import { pickColumns } from "../../database/pick-columns.ts";
import type { EssentialLinkRow, Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";

/** A number is unique per label. */
export type EssentialLinks = PublicList<EssentialLinkForm, EssentialLink, AdminEssentialLink>;

type Row = Selectable<EssentialLinkRow>;

const shown: (row: Row) => EssentialLink = pickColumns(essentialLink);

export const ESSENTIAL_LINK_ENTITY = {
  name: "essential link",
  table: "essential_links",
  fields: ["number", "label", "description", "description_ml"],
  label: ({ number, label }) => `${number}, ${label}`,
  shown,
  notFoundCode: "link-gone",
  undo: { lock: lockTable, validate: validateLink },
} satisfies AuditedEntity<Row>;

export const createEssentialLinks = (deps: PickDeps<"db" | "actions">): EssentialLinks =>
  createPublicList(deps, ESSENTIAL_LINK_ENTITY);

/** Serialises saving across processes. No unique index: older installations may have duplicates. */
function lockTable(trx: Transaction<Tables>): Promise<void> {
  return setAppMetadata(trx, "essential-links-turn", "");
}

/** @throws AppError "conflict" for a duplicate, "invalid" */
async function validateLink(trx: Transaction<Tables>, { id, number, label }: Row): Promise<void> {
  if (!hasItsDigits(number, label)) throw new AppError("invalid", "telephone-invalid", { field: "number" });
  const translation = await trx
    .selectFrom("essential_links")
    .select("id")
    .where("number", "=", number)
    .where("label", "=", label)
    .where("id", "!=", id)
    .executeTakeFirst();
  if (translation) throw new AppError("conflict", "link-exists", { field: "number" });
}
