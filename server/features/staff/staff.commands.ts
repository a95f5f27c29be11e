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
    does: "list the staff: role, address, name, when last seen",
    run: async ({ staff }) => {
      const lines = (await staff.list()).map(toLine);
      return lines.length > 0 ? lines.join("\n") : "There is nobody.";
    },
  },
  "staff invite": {
    usage: "staff invite EMAIL ROLE NAME [--link]",
    does: `invite somebody by a letter, which the running server sends; with --link no letter, but the link, shown once. ROLE is one of ${ROLES.join(", ")}`,
    run: async ({ invitations, site }, words) => {
      const [email, role, ...name] = words.filter((word) => word !== "--link");
      const invitee = taken(inviteForm, { email, role, name: name.join(" ") });
      const said = `${invitee.email} is invited as ${invitee.role}, for ${INVITATION_HOURS} hours.`;
      if (!words.includes("--link")) {
        await invitations.invite(OPERATOR, invitee);
        return said;
      }
      const { token } = await invitations.inviteByHand(OPERATOR, invitee);
      return `${said} Hand this link to nobody else (shown this once): ${invitationLink(site.origin, token)}`;
    },
  },
  "staff role": {
    usage: "staff role EMAIL ROLE",
    does: "give somebody another role; the last owner stays",
    run: async ({ staff }, [email, role, ...more]) => {
      const { id } = await found(staff, email, more);
      const member = await staff.change(OPERATOR, id, null, taken(staffChangeForm, { role: role ?? "" }));
      return `${member.email} is ${member.role} now.`;
    },
  },
  "staff remove": {
    usage: "staff remove EMAIL",
    does: "take somebody off the staff, with all their sessions; the last owner stays",
    run: async ({ staff }, [email, ...more]) => {
      const member = await found(staff, email, more);
      await staff.remove(OPERATOR, member.id, null);
      return `${member.email} is not staff any more.`;
    },
  },
};

const toLine = ({ role, email, name, active, last_seen_at }: StaffMember): string =>
  [role.padEnd(6), email, name, active ? `last seen ${last_seen_at ?? "never"}` : "switched off"].join("  ");

async function found(staff: Staff, email = "", more: string[]): Promise<StaffMember> {
  const member = more.length === 0 ? await staff.find(email.toLowerCase()) : null;
  if (!member) throw new Error(`Nobody of the staff has the address ${email || "that is missing"}.`);
  return member;
}

/** @throws Error with the validation message */
function taken<T>(rules: FormRules<T>, given: unknown): T {
  const parsed = parseForm(rules, given);
  if (!parsed.ok) throw new Error(toMessages(parsed, STAFF_ERRORS).message);
  return parsed.value;
}
