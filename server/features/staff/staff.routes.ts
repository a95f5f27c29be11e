import * as z from "zod/mini";
import { LOGIN_COPY, loggedIn } from "../../../shared/accounts/accounts.ts";
import { testEmail } from "../../../shared/email/test-email.ts";
import {
  acceptForm,
  invitation,
  inviteForm,
  staffChangeForm,
  staffMember,
} from "../../../shared/staff/staff.schema.ts";
import { STAFF_COPY } from "../../../shared/staff/staff.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { TestEmails } from "../../mail/test-emails.ts";
import type { Invitations } from "./invitations.ts";
import type { Staff } from "./staff.ts";

export const staffEndpoints = ({
  staff,
  invitations,
  testLetters,
}: {
  staff: Staff;
  invitations: Invitations;
  testLetters: TestEmails;
}) => [
  defineEndpoint("GET /api/staff", {
    summary: "List the staff",
    act: "see staff",
    data: z.array(staffMember),
    handle: () => staff.list(),
  }),
  defineEndpoint("GET /api/staff/invitations", {
    summary: "List valid invitations",
    act: "see staff",
    data: z.array(invitation),
    handle: () => invitations.list(),
  }),
  defineEndpoint("POST /api/staff/invite", {
    summary: "Invite someone by email; a new invitation replaces the previous one",
    act: "invite staff",
    body: inviteForm,
    errors: ["conflict"],
    message: STAFF_COPY.invited,
    data: invitation,
    status: 201,
    handle: ({ by, body }) => invitations.invite(by, body),
  }),
  defineEndpoint("DELETE /api/staff/invite/{id}", {
    summary: "Withdraw an invitation",
    act: "withdraw invitation",
    message: STAFF_COPY.withdrawn,
    handle: ({ by, id }) => invitations.withdraw(by, id),
  }),
  defineEndpoint("POST /api/staff/test-letter", {
    summary: "Send oneself a test email now; returns the mail server's response",
    act: "send test letter",
    wrap: testEmail,
    handle: ({ by }) => testLetters.sendToSelf(by),
  }),
  defineEndpoint("POST /api/staff/accept", {
    summary: "Accept an invitation with the token of its email, and start a session",
    body: acceptForm,
    message: LOGIN_COPY.success,
    wrap: z.omit(loggedIn, { message: true }),
    handle: ({ body, visitor, device }) => invitations.accept(body, { visitor, device }),
  }),
  defineEndpoint("PUT /api/staff/{id}", {
    summary: "Change a staff member's role, or activate or deactivate them; not the last owner",
    act: "change staff",
    versioned: true,
    body: staffChangeForm,
    errors: ["conflict"],
    message: STAFF_COPY.updated,
    data: staffMember,
    handle: ({ by, id, expected, body }) => staff.change(by, id, expected, body),
  }),
  defineEndpoint("DELETE /api/staff/{id}", {
    summary: "Remove a staff member; not the last owner",
    act: "remove staff",
    versioned: true,
    errors: ["conflict"],
    message: STAFF_COPY.removed,
    handle: ({ by, id, expected }) => staff.remove(by, id, expected),
  }),
];
