import * as z from "zod/mini";
import { versioned } from "../audit-log/audit-log.ts";
import { DISTRICT_NAMES, findDistrict } from "../districts.ts";
import { errorCodes } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { isPlainUrl } from "../validation/is-url.ts";
import { withoutSeparators } from "../validation/phone.ts";
import { text } from "../validation/text.ts";
import { CENTRE_ERRORS, CENTRE_LIMITS, MAX_CENTRE_PHONES } from "./centres.ts";

const errors = CENTRE_ERRORS;
const code = errorCodes<typeof errors>();
const limits = CENTRE_LIMITS;

/** Any spelling, in either language. */
const district = z.pipe(
  z.pipe(
    z.string({ error: code("district-missing") }),
    z.transform((value: string) => findDistrict(value)?.name ?? ""),
  ),
  z.enum(DISTRICT_NAMES, { error: code("district-missing") }),
);

/** Stored as digits, with a leading + where there is one. */
const phone = z.pipe(
  z.pipe(
    z.string({ error: code("centre-phones-invalid") }),
    z.transform((value: string) => withoutSeparators(value.trim())),
  ),
  z.string().check(z.refine((value) => /^\+?\d{3,15}$/.test(value), { error: code("centre-phones-invalid") })),
);

const isWebAddress = (value: string) => /^https?:\/\/\S+$/iu.test(value) && isPlainUrl(value);
const isDay = (value: string) => value === "" || z.iso.date().safeParse(value).success;

const form = z.object({
  district,
  name: text(errors, { field: "name", required: "centre-name-missing", limits }),
  phones: z.array(phone, { error: code("centre-phones-invalid") }).check(
    z.minLength(1, { error: code("centre-phones-invalid") }),
    z.maxLength(MAX_CENTRE_PHONES, { error: code("centre-too-many-phones") }),
    z.refine((phones) => new Set(phones).size === phones.length, { error: code("phones-alike") }),
  ),
  // Absent ones are unchanged.
  name_ml: z.optional(text(errors, { field: "name_ml", limits })),
  address: z.optional(text(errors, { field: "address", limits })),
  address_ml: z.optional(text(errors, { field: "address_ml", limits })),
  hours: z.optional(text(errors, { field: "hours", limits })),
  hours_ml: z.optional(text(errors, { field: "hours_ml", limits })),
  offers: z.optional(text(errors, { field: "offers", limits })),
  offers_ml: z.optional(text(errors, { field: "offers_ml", limits })),
  map_url: z.optional(
    text(errors, { field: "map", limits }).check(
      z.refine((value) => value === "" || isWebAddress(value), { error: code("centre-map-invalid") }),
    ),
  ),
  checked_on: z.optional(
    z
      .string({ error: code("centre-checked-on") })
      .check(z.trim(), z.refine(isDay, { error: code("centre-checked-on") })),
  ),
});
export type CentreForm = z.output<typeof form>;

export const centreForm = defineForm(errors, {
  schema: form,
  priority: ["district-missing", "centre-name-missing", "centre-phones-invalid"],
});

/** Violations by index: invalid or duplicate. */
export function validateCentrePhones(sent: readonly unknown[]) {
  const phones = sent.map((item) => phone.safeParse(item).data);
  return phones.map((parsed, place) => {
    if (parsed === undefined) return code("centre-phones-invalid");
    return phones.indexOf(parsed) < place ? code("phones-alike") : null;
  });
}

export const centre = z.object({
  id: z.int(),
  district: z.enum(DISTRICT_NAMES),
  name: z.string(),
  name_ml: z.string(),
  address: z.string(),
  address_ml: z.string(),
  phones: z.array(z.string()),
  hours: z.string(),
  hours_ml: z.string(),
  offers: z.string(),
  offers_ml: z.string(),
  map_url: z.string(),
  checked_on: z.string(),
});
export type Centre = z.output<typeof centre>;

export const adminCentre = z.extend(centre, versioned);
export type AdminCentre = z.output<typeof adminCentre>;
