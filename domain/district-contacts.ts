import * as z from "zod/mini";
import { DISTRICT_NAMES, type DistrictName } from "./districts.ts";
import type { FormRules } from "./form.ts";
import { isIndianMobile } from "./phone.ts";

/** Most telephone numbers of one district. */
export const DISTRICT_PHONES_AT_MOST = 20;

/** What people read about district contacts (docs/product.md, 5.9 and 6.3). */
export const DISTRICT_CONTACT_WORDS = {
  districtRequired: "Please select a district.",
  invalidPhones: "Please enter valid 10-digit phone numbers.",
  tooManyPhones: "A district can have at most 20 phone numbers.",
  samePhone: "This phone number is there already. Each stands once.",
  exists: "This district already exists!",
  allThere: "All fourteen districts are there. Edit one to change its phone numbers.",
  added: "District added successfully!",
  updated: "District updated successfully!",
  deleted: "District deleted successfully!",
  notLoaded: "Failed to fetch districts",
  notSaved: "Something went wrong!",
  notDeleted: "Failed to delete district!",
  gone: "This district is no longer there.",
  confirm: "Are you sure?",
  confirmText: "This district and its contacts will be permanently deleted.",
  confirmButton: "Yes, delete it!",
} as const;

const words = DISTRICT_CONTACT_WORDS;

/** One of the fourteen names in any letter case, as the product spells it. */
const district = z.pipe(
  z.pipe(
    z.string({ error: words.districtRequired }),
    z.transform((value: string) => {
      const sent = value.trim().toLowerCase();
      return DISTRICT_NAMES.find((name) => name.toLowerCase() === sent) ?? "";
    }),
  ),
  z.enum(DISTRICT_NAMES, { error: words.districtRequired }),
);

const phone = z.pipe(
  z.pipe(
    z.string({ error: words.invalidPhones }),
    z.transform((value: string) => value.trim()),
  ),
  z.string().check(z.refine((value) => isIndianMobile(value), { error: words.invalidPhones })),
);

const form = z.object({
  district,
  contacts: z.array(phone, { error: words.invalidPhones }).check(
    z.minLength(1, { error: words.invalidPhones }),
    z.maxLength(DISTRICT_PHONES_AT_MOST, { error: words.tooManyPhones }),
    z.refine((phones) => new Set(phones).size === phones.length, { error: words.samePhone }),
  ),
});
export type DistrictContactForm = z.output<typeof form>;

/** The form of the back office and the order of its rules. */
export const districtContactForm: FormRules<DistrictContactForm> = {
  schema: form,
  order: [words.districtRequired, words.invalidPhones, words.tooManyPhones, words.samePhone],
};

/** A district's telephone numbers as everyone sees them. */
export const districtContact = z.object({
  id: z.int(),
  district: z.enum(DISTRICT_NAMES),
  contacts: z.array(z.string()),
});
export type DistrictContact = z.output<typeof districtContact> & { district: DistrictName };
