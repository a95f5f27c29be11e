import type { Selectable, Transaction } from "kysely";
import {
  type EssentialLink,
  type EssentialLinkForm,
  type EssentialLinkOfStaff,
  essentialLink,
  hasItsDigits,
} from "../../../shared/essential-links/essential-links.ts";
import type { Actor } from "../../actions/run-action.ts";
import type { Kind } from "../../audit-log/audited-entity.ts";
import { type KeptList, keepsList } from "../../audit-log/crud.ts";
import { asStaffSee } from "../../audit-log/versions.ts";
import { keepInstallationValue } from "../../database/app-metadata.ts";
import { shownBy } from "../../database/pick-columns.ts";
import type { EssentialLinkRow, Tables } from "../../database/tables.ts";
import type { CommonNeeds } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";

/** A number is unique per label. */
export interface EssentialLinks extends KeptList<EssentialLinkForm, EssentialLinkOfStaff> {
  /** In order of creation. */
  list(): Promise<EssentialLink[]>;
  listForStaff(by: Actor): Promise<EssentialLinkOfStaff[]>;
}

type Row = Selectable<EssentialLinkRow>;

const shown: (row: Row) => EssentialLink = shownBy(essentialLink);

export const ESSENTIAL_LINK = {
  name: "essential link",
  table: "essential_links",
  fields: ["number", "label", "description", "description_ml"],
  label: ({ number, label }) => `${number}, ${label}`,
  shown,
  gone: "link-gone",
  back: { takeTurn, judge },
} satisfies Kind<Row>;

export function createEssentialLinks({ db, actions }: CommonNeeds<"db" | "actions">): EssentialLinks {
  const rows = () => db.selectFrom("essential_links").selectAll().orderBy("id").execute();

  return {
    list: async () => (await rows()).map(shown),
    listForStaff: async (by) => asStaffSee(db, ESSENTIAL_LINK, await rows(), by),

    ...keepsList({ db, actions }, ESSENTIAL_LINK),
  };
}

/** Serialises saving across processes. No unique index: older installations may have duplicates. */
function takeTurn(trx: Transaction<Tables>): Promise<void> {
  return keepInstallationValue(trx, "essential-links-turn", "");
}

/** @throws AppError "conflict" for a duplicate, "invalid" */
async function judge(trx: Transaction<Tables>, { id, number, label }: Row): Promise<void> {
  if (!hasItsDigits(number, label)) throw new AppError("invalid", "telephone-invalid", { field: "number" });
  const twin = await trx
    .selectFrom("essential_links")
    .select("id")
    .where("number", "=", number)
    .where("label", "=", label)
    .where("id", "!=", id)
    .executeTakeFirst();
  if (twin) throw new AppError("conflict", "link-exists", { field: "number" });
}
