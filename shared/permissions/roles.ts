import { PERMISSION_GROUPS, type PermissionGroup, ROLES, type Role } from "./permissions.ts";

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: "Owner",
  editor: "Editor",
  desk: "Desk",
  reader: "Reader",
};

/** Continues "May". */
const PERMISSION_GROUP_COPY: Readonly<Record<PermissionGroup, string>> = {
  site: "change brochures, materials, links, districts, events, notices and pages",
  testimonials: "decide about testimonials",
  enquiries: "read, answer and delete enquiries",
  history: "see the history and the backups, and put things back",
  figures: "see the totals",
  facts: "change the campaign's facts",
  staff: "look after the staff",
};

/** Two sentences; the second is empty for owners. */
export function describePermissions(role: Role): { may: string; mayNot: string } {
  const duties = Object.keys(PERMISSION_GROUPS) as PermissionGroup[];
  const may = (duty: PermissionGroup) => (PERMISSION_GROUPS[duty] as readonly Role[]).includes(role);
  const message = (verb: string, batch: PermissionGroup[]) =>
    batch.length === 0 ? "" : `${verb} ${batch.map((duty) => PERMISSION_GROUP_COPY[duty]).join("; ")}.`;
  const lacking = duties.filter((duty) => !may(duty));
  return {
    may: message(lacking.length === 0 ? "May everything:" : "May", duties.filter(may)),
    mayNot: message("May not", lacking),
  };
}

export const isRole = (name: unknown): name is Role => ROLES.some((role) => role === name);
