import * as z from "zod/mini";
import { accountEmail } from "../accounts/accounts.ts";
import { meetsAllCriteria, passwordInput } from "../accounts/passwords.ts";
import { PROFILE_ERRORS, username } from "../accounts/profile.ts";
import { versioned } from "../audit-log/audit-log.schema.ts";
import { ROLES } from "../permissions/permissions.ts";
import { TWO_FACTOR_METHODS } from "../two-factor/two-factor.ts";
import { errorCodes, textErrors } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";

export const INVITATION_HOURS = 72;

export const STAFF_ERRORS = {
  "invited-email-missing": "Please enter the email address of whom you invite.",
  "email-invalid": "Please enter a valid email address",
  ...textErrors("email", "Email"),
  "username-invalid": PROFILE_ERRORS["username-invalid"],
  "role-invalid": "Please choose one of the roles.",
  "active-invalid": "Please say whether the account is switched on.",
  "staff-change-missing": "Please say what is to change: the role, or whether the account is switched on.",
  "staff-exists": "Somebody with this email address is staff already.",
  "staff-gone": "This person is not staff any more.",
  "last-owner": "Somebody must stay owner. Please make somebody else an owner first.",
  "invitation-gone": "This invitation is not there any more.",
  "invitation-missing": "Please open the link of your invitation again.",
  "invitation-over": "This invitation does not hold any more. Please ask for a new one.",
  "new-password-missing": "Please choose a password.",
  "password-too-weak": "Password is too weak",
  ...textErrors("password", "Password"),
  "session-gone": "This session has ended already.",
} as const;

export const STAFF_FAILED_COPY = {
  notLoaded: "The staff could not be loaded.",
  notInvited: "The invitation could not be sent. Please try again.",
  notWithdrawn: "The invitation could not be withdrawn. Please try again.",
  notChanged: "This could not be changed. Please try again.",
  notRemoved: "This person could not be removed. Please try again.",
  notAccepted: "Your password could not be set. Please try again.",
} as const;

export const STAFF_SCREEN_COPY = {
  labels: { name: "Name", email: "Email", role: "Role" } satisfies Record<keyof Invitee, string>,
  linkHolds: `The letter holds a link that works once, for ${INVITATION_HOURS} hours.`,
  linkUntil: "Link works until {when}",
  neverSeen: "Never logged in",
  seen: "Last seen {when}",
  off: "Switched off",
  onlyOwner: "{name} is the only owner.",
  onlyOwnerText: "Make somebody else an owner first. Then this account can be changed, switched off or removed.",
  makeLess: "Take your own rights away?",
  makeLessText:
    "You will be {role}, and this screen will not open for you any more. Only another owner can change that.",
  makeLessVerb: "Yes, change my role",
  switchOff: "Switch off {name}?",
  switchOffText:
    "They are logged out everywhere at once and cannot log in. Enquiries that they have in hand are nobody's again. What they did stays in the history. You can switch them on again at any time.",
  switchOffVerb: "Yes, switch off",
  switchOn: "Switch on",
  remove: "Remove {name} from the staff?",
  removeText:
    "They are logged out everywhere at once, and their account is gone for good. Enquiries that they have in hand are nobody's again. What they did stays in the history under their name. To come back they must be invited again.",
  removeVerb: "Yes, remove",
  yourself: "This is your own account: you will be logged out at once.",
  withdraw: "Withdraw this invitation?",
  withdrawText: "The link in their letter will not open any more. You can invite them again.",
  withdrawVerb: "Yes, withdraw",
} as const;

export const INVITED_COPY = {
  title: "Welcome to the office",
  text: "You were invited to the staff of this site. Choose a password: it logs you in now, and later together with the address to which your letter came.",
  once: `The link of your letter works once, within ${INVITATION_HOURS} hours of the invitation.`,
  instead: "{name} is logged in here. When you begin, this browser is logged in as you instead.",
  noScripts:
    "Nothing of your invitation is used up yet: with JavaScript turned on, open the link of your letter again.",
} as const;

export const STAFF_COPY = {
  invited: "Invitation sent successfully!",
  withdrawn: "Invitation withdrawn successfully!",
  updated: "Staff updated successfully!",
  removed: "Removed from the staff successfully!",
  sessionEnded: "The session has ended.",
  sessionsEnded: "All other sessions have ended.",
  unknownDevice: "An unknown device",
  sessionsNotLoaded: "Where you are logged in could not be loaded.",
  sessionNotEnded: "The session could not be ended. Please try again.",
} as const;

const errors = STAFF_ERRORS;
const code = errorCodes<typeof errors>();
const role = z.enum(ROLES, { error: code("role-invalid") });

const invitee = z.object({
  email: accountEmail(errors, { required: "invited-email-missing", invalid: "email-invalid" }),
  name: username,
  role,
});
export type Invitee = z.output<typeof invitee>;

export const inviteForm = defineForm(errors, {
  schema: invitee,
  priority: ["invited-email-missing", "email-invalid", "username-invalid", "role-invalid"],
});

const TOKEN_MAX_LENGTH = 200;

export const acceptForm = defineForm(errors, {
  schema: z.object({
    token: z
      .string({ error: code("invitation-missing") })
      .check(z.maxLength(TOKEN_MAX_LENGTH, { error: code("invitation-missing") })),
    password: passwordInput(errors, "new-password-missing").check(
      z.refine(meetsAllCriteria, { error: code("password-too-weak") }),
    ),
  }),
  priority: ["invitation-missing", "new-password-missing", "password-too-weak"],
});

/** At least one of the two. */
const staffChange = z
  .object({
    role: z.optional(role),
    active: z.optional(z.boolean({ error: code("active-invalid") })),
  })
  .check(
    z.refine(({ role, active }) => role !== undefined || active !== undefined, {
      error: code("staff-change-missing"),
      path: ["role"],
    }),
  );
export type StaffChange = z.output<typeof staffChange>;

export const staffChangeForm = defineForm(errors, {
  schema: staffChange,
  priority: ["role-invalid", "active-invalid", "staff-change-missing"],
});

export const staffMember = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role,
  /** False: deactivated. */
  active: z.boolean(),
  last_seen_at: z.nullable(z.string()),
  second_factor: z.enum(TWO_FACTOR_METHODS),
  ...versioned,
});
export type StaffMember = z.output<typeof staffMember>;

export const invitation = z.object({ id: z.int(), email: z.string(), name: z.string(), role, until: z.string() });
export type Invitation = z.output<typeof invitation>;

/** `current`: the one making the request. */
export const ownSession = z.object({
  id: z.int(),
  /** "Chrome on Android". */
  device: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
  current: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;
