import { t } from "../i18n/admin-text.ts";
import { textErrors } from "../validation/errors.ts";

export const MAX_CENTRE_PHONES = 10;

/** Characters. */
export const CENTRE_LIMITS = {
  "name-too-long": 120,
  "name_ml-too-long": 120,
  "address-too-long": 300,
  "address_ml-too-long": 300,
  "hours-too-long": 120,
  "hours_ml-too-long": 120,
  "offers-too-long": 300,
  "offers_ml-too-long": 300,
  "map-too-long": 500,
} as const;

const field = <Name extends string>(name: Name, label: string) => ({
  ...textErrors(name, label),
  ...({ [`${name}-not-text`]: `${label} must be text.` } as Record<`${Name}-not-text`, string>),
});

export const CENTRE_ERRORS = t({
  "district-missing": "Please select a district.",
  "centre-name-missing": "Please enter the name of the centre.",
  ...textErrors("name", "Name"),
  ...field("name_ml", "Malayalam name"),
  ...field("address", "Address"),
  ...field("address_ml", "Malayalam address"),
  "centre-phones-invalid": "Please enter telephone numbers of 3 to 15 digits.",
  "centre-too-many-phones": "A centre can have at most {limit} phone numbers.",
  "phones-alike": "This phone number is already listed.",
  ...field("hours", "Hours"),
  ...field("hours_ml", "Malayalam hours"),
  ...field("offers", "What it offers"),
  ...field("offers_ml", "What it offers, in Malayalam,"),
  ...field("map", "Map link"),
  "centre-map-invalid": "The map link must be an http or https address.",
  "centre-checked-on": "The day of the check must be written like 2026-11-22.",
  "centre-exists": "This centre is already listed in this district.",
  "centre-gone": "This centre is no longer there.",
} as const);

export const CENTRE_COPY = t({
  labels: {
    district: "District",
    name: "Name",
    name_ml: "Name in Malayalam",
    address: "Address",
    address_ml: "Address in Malayalam",
    phones: "Phone numbers",
    hours: "Hours",
    hours_ml: "Hours in Malayalam",
    offers: "What it offers",
    offers_ml: "What it offers, in Malayalam",
    map_url: "Map link",
    checked_on: "Checked on",
  },
  about: "Treatment centres, shown on Centres, on Help (also offline) and on Contact Us. Call before you add one.",
  added: "Centre added successfully!",
  updated: "Centre updated successfully!",
  deleted: "Centre deleted successfully!",
  notLoaded: "Failed to load treatment centres.",
  notSaved: "Failed to save centre",
  notDeleted: "Failed to delete centre",
  confirm: "Are you sure?",
  confirmText: "This centre will be deleted. You can restore it from History.",
  confirmButton: "Yes, delete it!",
} as const);
