import * as z from "zod/mini";
import { LOGIN_COPY, loggedIn } from "../../../shared/accounts/accounts.ts";
import { testEmail } from "../../../shared/email/test-email.ts";
import {
  acceptForm,
  invitation,
  inviteForm,
  STAFF_COPY,
  staffChangeForm,
  staffMember,
} from "../../../shared/staff/staff.ts";
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
    summary: "List the invitations that hold",
    act: "see staff",
    data: z.array(invitation),
    handle: () => invitations.list(),
  }),
  defineEndpoint("POST /api/staff/invite", {
    summary: "Invite somebody by a letter with a link; inviting again takes the place of the invitation before",
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
    summary: "Send oneself a letter at once, and hear what the mail server said of it",
    act: "send test letter",
    wrap: testEmail,
    handle: ({ by }) => testLetters.sendToSelf(by),
  }),
  defineEndpoint("POST /api/staff/accept", {
    summary: "Accept an invitation with the token of its letter, and begin a session",
    body: acceptForm,
    message: LOGIN_COPY.success,
    wrap: z.omit(loggedIn, { message: true }),
    handle: ({ body, visitor, device }) => invitations.accept(body, { visitor, device }),
  }),
  defineEndpoint("PUT /api/staff/{id}", {
    summary: "Change somebody's role, or switch them on or off; the last owner stays",
    act: "change staff",
    versioned: true,
    body: staffChangeForm,
    errors: ["conflict"],
    message: STAFF_COPY.updated,
    data: staffMember,
    handle: ({ by, id, expected, body }) => staff.change(by, id, expected, body),
  }),
  defineEndpoint("DELETE /api/staff/{id}", {
    summary: "Remove somebody from the staff; the last owner stays",
    act: "remove staff",
    versioned: true,
    errors: ["conflict"],
    message: STAFF_COPY.removed,
    handle: ({ by, id, expected }) => staff.remove(by, id, expected),
  }),
];
