import { t } from "../i18n/admin-text.ts";
import { interpolate } from "../i18n/interpolate.ts";
import { PERMISSION_GROUPS, type PermissionGroup, type Role } from "./permissions.ts";

export const ROLE_NAMES: Readonly<Record<Role, string>> = t({
  owner: "Owner",
  editor: "Editor",
  desk: "Help desk",
  reader: "Viewer",
});

/** Continues "May". */
const PERMISSION_GROUP_COPY: Readonly<Record<PermissionGroup, string>> = t({
  site: "edit brochures, materials, links, districts, treatment centres, events, notices and pages",
  testimonials: "moderate testimonials",
  enquiries: "read, answer and delete enquiries",
  history: "view history and backups, and restore items",
  figures: "view totals",
  visits: "view visits",
  reports: "view reports",
  facts: "edit campaign facts",
  staff: "manage staff",
});

/** Two sentences; the second is empty for owners. */
export function describePermissions(role: Role): { may: string; mayNot: string } {
  const duties = Object.keys(PERMISSION_GROUPS) as PermissionGroup[];
  const may = (duty: PermissionGroup) => (PERMISSION_GROUPS[duty] as readonly Role[]).includes(role);
  const message = (sentence: `${string}{what}.`, batch: PermissionGroup[]) =>
    batch.length === 0
      ? ""
      : interpolate(sentence, { what: batch.map((duty) => PERMISSION_GROUP_COPY[duty]).join("; ") });
  const lacking = duties.filter((duty) => !may(duty));
  return {
    may: message(lacking.length === 0 ? t("Full access: {what}.") : t("Can {what}."), duties.filter(may)),
    mayNot: message(t("Cannot {what}."), lacking),
  };
}
