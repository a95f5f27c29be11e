import * as z from "zod/mini";
import { type Versioned, versioned } from "../audit-log/audit-log.ts";
import { DISTRICT_NAMES, type DistrictName } from "../districts.ts";
import { errorCodes } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { isIndianMobile } from "../validation/phone.ts";
import { DISTRICT_CONTACT_ERRORS, MAX_DISTRICT_PHONES } from "./district-contacts.ts";

const code = errorCodes<typeof DISTRICT_CONTACT_ERRORS>();

/** Case-insensitive. */
const district = z.pipe(
  z.pipe(
    z.string({ error: code("district-missing") }),
    z.transform((value: string) => {
      const sent = value.trim().toLowerCase();
      return DISTRICT_NAMES.find((name) => name.toLowerCase() === sent) ?? "";
    }),
  ),
  z.enum(DISTRICT_NAMES, { error: code("district-missing") }),
);

const phone = z.pipe(
  z.pipe(
    z.string({ error: code("phones-invalid") }),
    z.transform((value: string) => value.trim()),
  ),
  z.string().check(z.refine((value) => isIndianMobile(value), { error: code("phones-invalid") })),
);

const form = z.object({
  district,
  contacts: z.array(phone, { error: code("phones-invalid") }).check(
    z.minLength(1, { error: code("phones-invalid") }),
    z.maxLength(MAX_DISTRICT_PHONES, { error: code("too-many-phones") }),
    z.refine((phones) => new Set(phones).size === phones.length, { error: code("phones-alike") }),
  ),
});
export type DistrictContactForm = z.output<typeof form>;

/** Violations by index: invalid or duplicate. */
export function validatePhones(sent: readonly unknown[]) {
  const phones = sent.map((item) => phone.safeParse(item).data);
  return phones.map((phone, place) => {
    if (phone === undefined) return code("phones-invalid");
    return phones.indexOf(phone) < place ? code("phones-alike") : null;
  });
}

export const districtContactForm = defineForm(DISTRICT_CONTACT_ERRORS, {
  schema: form,
  priority: ["district-missing", "phones-invalid", "too-many-phones", "phones-alike"],
});

export const districtContact = z.object({
  id: z.int(),
  district: z.enum(DISTRICT_NAMES),
  contacts: z.array(z.string()),
});
export type DistrictContact = z.output<typeof districtContact> & { district: DistrictName };

export const adminDistrictContact = z.extend(districtContact, versioned);
export type AdminDistrictContact = DistrictContact & Versioned;
