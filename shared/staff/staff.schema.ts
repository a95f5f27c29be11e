import * as z from "zod/mini";
import { accountEmail } from "../accounts/accounts.ts";
import { meetsAllCriteria, passwordInput } from "../accounts/passwords.ts";
import { username } from "../accounts/profile.schema.ts";
import { versioned } from "../audit-log/audit-log.ts";
import { ROLES } from "../permissions/permissions.ts";
import { TWO_FACTOR_METHODS } from "../two-factor/two-factor.ts";
import { errorCodes } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { STAFF_ERRORS } from "./staff.ts";

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
