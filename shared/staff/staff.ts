import * as z from "zod/mini";
import { accountEmail } from "../accounts/accounts.ts";
import { meetsAllCriteria, passwordInput } from "../accounts/passwords.ts";
import { PROFILE_ERRORS, username } from "../accounts/profile.ts";
import { versioned } from "../audit-log/audit-log.ts";
import { t } from "../i18n/admin-text.ts";
import { ROLES } from "../permissions/permissions.ts";
import { TWO_FACTOR_METHODS } from "../two-factor/two-factor.ts";
import { errorCodes, textErrors } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";

export const INVITATION_HOURS = 72;

export const STAFF_ERRORS = t({
  "invited-email-missing": "Please enter the email address of the person to invite.",
  "email-invalid": "Please enter a valid email address",
  ...textErrors("email", "Email"),
  "username-invalid": PROFILE_ERRORS["username-invalid"],
  "role-invalid": "Please choose one of the roles.",
  "active-invalid": "Please say whether the account is active.",
  "staff-change-missing": "Please say what to change: the role, or whether the account is active.",
  "staff-exists": "A staff member with this email address already exists.",
  "staff-gone": "This person is no longer a staff member.",
  "last-owner": "At least one owner is required. Please make someone else an owner first.",
  "invitation-gone": "This invitation no longer exists.",
  "invitation-missing": "Please open the link of your invitation again.",
  "invitation-over": "This invitation has expired. Please ask for a new one.",
  "new-password-missing": "Please choose a password.",
  "password-too-weak": "Password is too weak",
  ...textErrors("password", "Password"),
  "session-gone": "This session has already ended.",
} as const);

export const STAFF_FAILED_COPY = t({
  notLoaded: "The staff could not be loaded.",
  notInvited: "The invitation could not be sent. Please try again.",
  notWithdrawn: "The invitation could not be revoked. Please try again.",
  notChanged: "This could not be changed. Please try again.",
  notRemoved: "This person could not be removed. Please try again.",
  notAccepted: "Your password could not be set. Please try again.",
} as const);

export const STAFF_SCREEN_COPY = t({
  labels: { name: "Name", email: "Email", role: "Role" } satisfies Record<keyof Invitee, string>,
  linkHolds: `The email contains a link that works once, for ${INVITATION_HOURS} hours.`,
  linkUntil: "Link works until {when}",
  neverSeen: "Never logged in",
  seen: "Last seen {when}",
  off: "Deactivated",
  onlyOwner: "{name} is the only owner.",
  onlyOwnerText: "Make someone else an owner first. Then this account can be changed, deactivated or removed.",
  makeLess: "Remove your own rights?",
  makeLessText: "You will be {role} and can no longer open this screen. Only another owner can change that.",
  makeLessVerb: "Yes, change my role",
  switchOff: "Deactivate {name}?",
  switchOffText:
    "They are logged out everywhere immediately and cannot log in. Enquiries assigned to them will be unassigned. Their actions stay in the history. You can reactivate them at any time.",
  switchOffVerb: "Yes, deactivate",
  switchOn: "Activate",
  remove: "Remove {name} from the staff?",
  removeText:
    "They are logged out everywhere immediately, and their account is deleted permanently. Enquiries assigned to them will be unassigned. Their actions stay in the history under their name. To come back they must be invited again.",
  removeVerb: "Yes, remove",
  yourself: "This is your own account: you will be logged out immediately.",
  withdraw: "Revoke this invitation?",
  withdrawText: "The link in their email will no longer work. You can invite them again.",
  withdrawVerb: "Yes, revoke",
} as const);

export const INVITED_COPY = t({
  title: "Welcome to the team",
  text: "You were invited to the team behind this site. Choose a password. You log in with it and the email address to which your invitation was sent.",
  once: `The link in your email works once, within ${INVITATION_HOURS} hours of the invitation.`,
  instead: "{name} is logged in here. When you continue, this browser is logged in as you instead.",
  noScripts: "Your invitation has not been used yet. Turn on JavaScript and open the link in your email again.",
} as const);

export const STAFF_COPY = t({
  invited: "Invitation sent successfully!",
  withdrawn: "Invitation revoked successfully!",
  updated: "Staff updated successfully!",
  removed: "Staff member removed successfully!",
  sessionEnded: "The session has ended.",
  sessionsEnded: "All other sessions have ended.",
  unknownDevice: "Unknown device",
  sessionsNotLoaded: "Your sessions could not be loaded.",
  sessionNotEnded: "The session could not be ended. Please try again.",
} as const);

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
