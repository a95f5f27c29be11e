import { ROLES } from "../../../shared/permissions/permissions.ts";
import {
  INVITATION_HOURS,
  inviteForm,
  STAFF_ERRORS,
  type StaffMember,
  staffChangeForm,
} from "../../../shared/staff/staff.ts";
import { toMessages } from "../../../shared/validation/errors.ts";
import type { FormRules } from "../../../shared/validation/form.ts";
import { parseForm } from "../../../shared/validation/form.ts";
import { OPERATOR } from "../../actions/run-action.ts";
import type { Command } from "../../lib/cli-command.ts";
import { invitationLink } from "../../mail/templates/invitation.ts";
import type { Invitations } from "./invitations.ts";
import type { Staff } from "./staff.ts";

export const staffCommands: Record<
  string,
  Command<{ staff: Staff; invitations: Invitations; site: { origin: string } }>
> = {
  "staff list": {
    usage: "staff list",
    does: "list staff: role, email, name, last seen",
    run: async ({ staff }) => {
      const lines = (await staff.list()).map(toLine);
      return lines.length > 0 ? lines.join("\n") : "There are no staff accounts.";
    },
  },
  "staff invite": {
    usage: "staff invite EMAIL ROLE NAME [--link]",
    does: `invite a staff member by email, which the running server sends; with --link, print the link once instead. ROLE is one of ${ROLES.join(", ")}`,
    run: async ({ invitations, site }, words) => {
      const [email, role, ...name] = words.filter((word) => word !== "--link");
      const invitee = taken(inviteForm, { email, role, name: name.join(" ") });
      const said = `${invitee.email} is invited as ${invitee.role}, for ${INVITATION_HOURS} hours.`;
      if (!words.includes("--link")) {
        await invitations.invite(OPERATOR, invitee);
        return said;
      }
      const { token } = await invitations.inviteByHand(OPERATOR, invitee);
      return `${said} Give this link only to the invitee (shown once): ${invitationLink(site.origin, token)}`;
    },
  },
  "staff role": {
    usage: "staff role EMAIL ROLE",
    does: "change the role of a staff member; the last owner cannot be changed",
    run: async ({ staff }, [email, role, ...more]) => {
      const { id } = await found(staff, email, more);
      const member = await staff.change(OPERATOR, id, null, taken(staffChangeForm, { role: role ?? "" }));
      return `${member.email} is ${member.role} now.`;
    },
  },
  "staff remove": {
    usage: "staff remove EMAIL",
    does: "remove a staff member and all their sessions; the last owner cannot be removed",
    run: async ({ staff }, [email, ...more]) => {
      const member = await found(staff, email, more);
      await staff.remove(OPERATOR, member.id, null);
      return `${member.email} was removed from the staff.`;
    },
  },
};

const toLine = ({ role, email, name, active, last_seen_at }: StaffMember): string =>
  [role.padEnd(6), email, name, active ? `last seen ${last_seen_at ?? "never"}` : "switched off"].join("  ");

async function found(staff: Staff, email = "", more: string[]): Promise<StaffMember> {
  const member = more.length === 0 ? await staff.find(email.toLowerCase()) : null;
  if (!member) throw new Error(email ? `No staff account has the email ${email}.` : "Specify an email address.");
  return member;
}

/** @throws Error with the validation message */
function taken<T>(rules: FormRules<T>, given: unknown): T {
  const parsed = parseForm(rules, given);
  if (!parsed.ok) throw new Error(toMessages(parsed, STAFF_ERRORS).message);
  return parsed.value;
}
