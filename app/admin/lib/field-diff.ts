import { ANNOUNCEMENT_COPY } from "../../../shared/announcements/announcements.ts";
import { type ChangedFields, RELEASED } from "../../../shared/audit-log/audit-log.ts";
import { BROCHURE_COPY } from "../../../shared/brochures/brochures.ts";
import { CENTRE_COPY } from "../../../shared/centres/centres.ts";
import { DISTRICT_CONTACT_COPY } from "../../../shared/district-contacts/district-contacts.ts";
import { ESSENTIAL_LINK_COPY } from "../../../shared/essential-links/essential-links.ts";
import { EVENT_ADMIN_COPY } from "../../../shared/events/events-admin-messages.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { CONTENT_PAGE_COPY } from "../../../shared/pages/pages.ts";
import { isRole } from "../../../shared/permissions/permissions.ts";
import { ROLE_NAMES } from "../../../shared/permissions/roles.ts";
import { PICTURE_COPY } from "../../../shared/pictures/pictures.ts";
import { STAFF_SCREEN_COPY } from "../../../shared/staff/staff.ts";
import type { Wording } from "../../../shared/testimonials/testimonials.schema.ts";
import { FACT_LABELS } from "./campaign-fact-labels.ts";
import { formatDateTime, formatPlainDay } from "./format-date.ts";
import { formatList } from "./format-list.ts";

/** Display values; null: missing. */
export interface ChangedField {
  label: string;
  before: string | null;
  after: string | null;
}

const LABELS: Readonly<Record<string, string>> = {
  ...FACT_LABELS,
  ...CENTRE_COPY.labels,
  ...ESSENTIAL_LINK_COPY.labels,
  ...DISTRICT_CONTACT_COPY.labels,
  designation: t("Designation"),
  ...BROCHURE_COPY.labels,
  file_name: t("File"),
  file_name_ml: t("File in Malayalam"),
  ...CONTENT_PAGE_COPY.labels,
  published: t("On the site from"),
  unpublish_at: CONTENT_PAGE_COPY.unpublishAt,
  ...ANNOUNCEMENT_COPY.labels,
  text_ml: t("Text in Malayalam"),
  location: t("District"),
  ...PICTURE_COPY.labels,
  picture_id: t("Picture"),
  ...EVENT_ADMIN_COPY.labels,
  ...EVENT_ADMIN_COPY.afterLabels,
  publish_at: EVENT_ADMIN_COPY.publishAt,
  image_descriptions: t("What pictures show"),
  state: t("State"),
  owner: t("Assigned to"),
  answered_how: t("Answered by"),
  remind_at: t("Reminder"),
  enquiry_letters: t("Emails about enquiries"),
  report_emails: t("Weekly report by email"),
  is_visible: t("On the site"),
  wording: t("Text"),
  ...STAFF_SCREEN_COPY.labels,
  active: t("Active"),
  [RELEASED]: t("Enquiries released"),
  rows: t("Rows"),
} satisfies Record<keyof Wording, string> & Record<string, string>;
const YES_OR_NO = new Set(["is_visible", "active"]);
export const TIMESTAMP_FIELDS: ReadonlySet<string> = new Set([
  "from",
  "until",
  "published",
  "unpublish_at",
  "publish_at",
  "remind_at",
  "starts_at",
  "ends_at",
]);

export const getFieldDiff = ({ fields }: { fields: ChangedFields }): ChangedField[] =>
  Object.entries(fields).flatMap(([name, { before, after }]) => {
    const label = LABELS[name];
    return label ? [{ label, before: formatValue(name, before), after: formatValue(name, after) }] : [];
  });

export const diffFields = (seen: Record<string, unknown>, now: Record<string, unknown>): ChangedField[] =>
  Object.entries(LABELS).flatMap(([name, label]) => {
    if (!(name in seen) || !(name in now)) return [];
    const [before, after] = [formatValue(name, seen[name]), formatValue(name, now[name])];
    return before === after ? [] : [{ label, before, after }];
  });

export function formatValue(name: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (YES_OR_NO.has(name)) return value ? t("Yes") : t("No");
  if (TIMESTAMP_FIELDS.has(name)) return formatDateTime(String(value));
  if (name === "role" && isRole(value)) return ROLE_NAMES[value];
  if (typeof value === "object" && "name" in value) return String(value.name);
  if (name === "wording") return value === 0 ? t("As it was sent") : t("Edit {number}", { number: String(value) });
  if (name === "helplinesCheckedOn") return formatPlainDay(String(value));
  return (Array.isArray(value) ? value.map(formatList).join(", ") : String(value)) || t("(empty)");
}
