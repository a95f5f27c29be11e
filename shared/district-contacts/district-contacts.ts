import { t } from "../i18n/admin-text.ts";

export const MAX_DISTRICT_PHONES = 20;

export const DISTRICT_CONTACT_ERRORS = t({
  "district-missing": "Please select a district.",
  "district-exists": "This district already exists!",
  "phones-invalid": "Please enter valid 10-digit phone numbers.",
  "phones-alike": "This phone number is already listed.",
  "too-many-phones": "A district can have at most {limit} phone numbers.",
  "district-gone": "This district is no longer there.",
} as const);

export const DISTRICT_CONTACT_COPY = t({
  labels: { district: "District", contacts: "Phone numbers" },
  allThere: "All fourteen districts are listed. Edit one to change its phone numbers.",
  added: "District added successfully!",
  updated: "District updated successfully!",
  deleted: "District deleted successfully!",
  notLoaded: "Failed to fetch districts",
  notSaved: "Something went wrong!",
  notDeleted: "Failed to delete district!",
  confirm: "Are you sure?",
  confirmText: "This district and its contacts will be permanently deleted.",
  confirmButton: "Yes, delete it!",
} as const);
