import { centreForm } from "../../../shared/centres/centres.schema.ts";
import { districtContactForm } from "../../../shared/district-contacts/district-contacts.schema.ts";
import { essentialLinkForm } from "../../../shared/essential-links/essential-links.schema.ts";
import { localEventForm } from "../../../shared/events/events-admin.ts";
import type { ImportKind } from "../../../shared/import/import.ts";
import type { FormRules } from "../../../shared/validation/form.ts";
import { toDialledNumber, withoutCountryCode } from "../../../shared/validation/phone.ts";

type Cells = Readonly<Record<string, string>>;
export type Columns = Record<string, string | number | null>;

/** How the rows of a table become those of a list. */
export interface ImportTarget {
  form: FormRules<object>;
  /** Cells as the API takes them. */
  read(cells: Cells): object;
  /** Columns by which a row is known. */
  keys: readonly string[];
  toColumns(form: object): Columns;
}

const listIn = (cell = ""): string[] =>
  cell
    .split(/[;,\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== "");

const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{1,2}):(\d{2})(?::\d{2})?)?$/;

/** Spreadsheets have no offset: Indian time. */
function momentIn(cell: string): string {
  const [, day, hour = "0", minute = "00"] = LOCAL_TIME.exec(cell) ?? [];
  return day === undefined ? cell : `${day}T${hour.padStart(2, "0")}:${minute}:00+05:30`;
}

/** Blank choices and times are as if the column were absent, so that the default applies. */
const withoutBlank = (cells: Cells, names: readonly string[]): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([name, cell]) => cell !== "" || !names.includes(name)));

export const TARGETS: Readonly<Record<ImportKind, ImportTarget>> = {
  events: {
    form: localEventForm,
    read: (cells) => {
      const { starts_at, ends_at, ...texts } = withoutBlank(cells, ["status"]);
      return {
        ...texts,
        ...(starts_at !== undefined && { starts_at: momentIn(starts_at) }),
        ...(ends_at !== undefined && { ends_at: momentIn(ends_at) }),
      };
    },
    keys: ["title", "location", "starts_at"],
    toColumns: (form) => {
      const { district, ...columns } = form as Columns;
      return { starts_at: null, ...columns, location: district ?? "" };
    },
  },
  "district-contacts": {
    form: districtContactForm,
    read: ({ contacts, ...cells }) => ({
      ...cells,
      contacts: listIn(contacts).map((phone) => withoutCountryCode(phone)),
    }),
    keys: ["district"],
    toColumns: (form) => withList(form, "contacts"),
  },
  "essential-links": {
    form: essentialLinkForm,
    read: ({ number = "", ...cells }) => ({ ...cells, number: toDialledNumber(number) }),
    keys: ["number", "label"],
    toColumns: (form) => form as Columns,
  },
  centres: {
    form: centreForm,
    read: ({ phones, ...cells }) => ({ ...cells, phones: listIn(phones) }),
    keys: ["district", "name"],
    toColumns: (form) => withList(form, "phones"),
  },
};

const withList = (form: object, name: string): Columns => {
  const columns = form as Record<string, unknown>;
  return { ...columns, [name]: JSON.stringify(columns[name]) } as Columns;
};
