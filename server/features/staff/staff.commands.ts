import { ROLES } from "../../../shared/permissions/permissions.ts";
import { inviteForm, type StaffMember, staffChangeForm } from "../../../shared/staff/staff.schema.ts";
import { INVITATION_HOURS, STAFF_ERRORS } from "../../../shared/staff/staff.ts";
import { toMessages } from "../../../shared/validation/errors.ts";
import type { FormRules } from "../../../shared/validation/form.ts";
import { parseForm } from "../../../shared/validation/form.ts";
import { OPERATOR } from "../../actions/run-action.ts";
import type { AddCommands } from "../../lib/cli-command.ts";
import { invitationLink } from "../../mail/templates/invitation.ts";
import type { Invitations } from "./invitations.ts";
import type { Staff } from "./staff.ts";

export const addStaffCommands: AddCommands<{ staff: Staff; invitations: Invitations; site: { origin: string } }> = (
  cli,
  { run },
) => {
  const group = cli.command("staff").description("staff accounts");
  group
    .command("list")
    .description("list staff: role, email, name, last seen")
    .action(
      run(async ({ staff }) => {
        const lines = (await staff.list()).map(toLine);
        return lines.length > 0 ? lines.join("\n") : "There are no staff accounts.";
      }),
    );
  group
    .command("invite <EMAIL>")
    .argument("<ROLE>", ROLES.join(", "))
    .argument("<NAME...>")
    .option("--link", "print the link once instead of sending it")
    .description("invite a staff member by email; the running server sends it")
    .action(
      run(
        async (
          { invitations, site },
          _config,
          email: string,
          role: string,
          name: string[],
          { link }: { link?: true },
        ) => {
          const invitee = parse(inviteForm, { email, role, name: name.join(" ") });
          const message = `${invitee.email} was invited as ${invitee.role}. The invitation expires in ${INVITATION_HOURS} hours.`;
          if (!link) {
            await invitations.invite(OPERATOR, invitee);
            return message;
          }
          const { token } = await invitations.inviteByHand(OPERATOR, invitee);
          return `${message} Give this link only to the invitee (shown once): ${invitationLink(site.origin, token)}`;
        },
      ),
    );
  group
    .command("role <EMAIL>")
    .argument("<ROLE>", ROLES.join(", "))
    .description("change the role of a staff member; the last owner cannot be changed")
    .action(
      run(async ({ staff }, _config, email: string, role: string) => {
        const { id } = await findMember(staff, email);
        const member = await staff.change(OPERATOR, id, null, parse(staffChangeForm, { role }));
        return `${member.email} is ${member.role} now.`;
      }),
    );
  group
    .command("remove <EMAIL>")
    .description("remove a staff member and all their sessions; the last owner cannot be removed")
    .action(
      run(async ({ staff }, _config, email: string) => {
        const member = await findMember(staff, email);
        await staff.remove(OPERATOR, member.id, null);
        return `${member.email} was removed from the staff.`;
      }),
    );
};

const toLine = ({ role, email, name, active, last_seen_at }: StaffMember): string =>
  [role.padEnd(6), email, name, active ? `last seen ${last_seen_at ?? "never"}` : "deactivated"].join("  ");

async function findMember(staff: Staff, email: string): Promise<StaffMember> {
  const member = await staff.find(email.toLowerCase());
  if (!member) throw new Error(`No staff account has the email ${email}.`);
  return member;
}

/** @throws Error with the validation message */
function parse<T>(rules: FormRules<T>, given: unknown): T {
  const parsed = parseForm(rules, given);
  if (!parsed.ok) throw new Error(toMessages(parsed, STAFF_ERRORS).message);
  return parsed.value;
}
