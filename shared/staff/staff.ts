import { PROFILE_ERRORS } from "../accounts/profile.ts";
import { t } from "../i18n/admin-text.ts";
import { textErrors } from "../validation/errors.ts";

export const INVITATION_HOURS = 72;

export const STAFF_ERRORS = t({
  "invited-email-missing": "Please enter the email address of the person to invite.",
  "email-invalid": "Please enter a valid email address",
  ...textErrors("email", "Email"),
  "username-invalid": PROFILE_ERRORS["username-invalid"],
  "role-invalid": "Please choose one of the roles.",
  "active-invalid": "Please choose whether the account is active.",
  "staff-change-missing": "Please choose what to change: the role, or whether the account is active.",
  "staff-exists": "A staff member with this email address already exists.",
  "staff-gone": "This person is no longer a staff member.",
  "last-owner": "At least one owner is required. Please make someone else an owner first.",
  "invitation-gone": "This invitation is no longer there.",
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
  labels: { name: "Name", email: "Email", role: "Role" },
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
    "They are logged out everywhere immediately, and their account is permanently deleted. Enquiries assigned to them will be unassigned. Their actions stay in the history under their name. To come back they must be invited again.",
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
