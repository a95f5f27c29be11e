import * as z from "zod/mini";
import { LOGIN_WORDS, loggedIn } from "../../../domain/admins.ts";
import {
  acceptForm,
  invitation,
  inviteForm,
  STAFF_WORDS,
  staffChangeForm,
  staffMember,
} from "../../../domain/staff.ts";
import { testLetter } from "../../../domain/test-letter.ts";
import { type Call, call } from "../../http/call.ts";
import { saying, sayingCall } from "../../http/saying.ts";
import type { TestLetters } from "../../mail/test-letters.ts";
import type { Invitations } from "./invitations.ts";
import type { Staff } from "./staff.ts";

/** The calls about who runs the site. */
export const staffCalls = ({
  staff,
  invitations,
  testLetters,
}: {
  staff: Staff;
  invitations: Invitations;
  testLetters: TestLetters;
}): Call[] => [
  call({
    method: "GET",
    path: "/api/staff",
    summary: "List the staff",
    act: "see staff",
    answers: { 200: z.object({ data: z.array(staffMember) }) },
    handle: async () => ({ status: 200, body: { data: await staff.list() } }),
  }),
  call({
    method: "GET",
    path: "/api/staff/invitations",
    summary: "List the invitations that hold",
    act: "see staff",
    answers: { 200: z.object({ data: z.array(invitation) }) },
    handle: async () => ({ status: 200, body: { data: await invitations.list() } }),
  }),
  call({
    method: "POST",
    path: "/api/staff/invite",
    summary: "Invite somebody by a letter with a link; inviting again takes the place of the invitation before",
    act: "invite staff",
    body: inviteForm,
    refuses: ["conflict"],
    answers: { 201: saying({ data: invitation }) },
    handle: async ({ by, body }) => ({
      status: 201,
      body: { message: STAFF_WORDS.invited, data: await invitations.invite(by, body) },
    }),
  }),
  sayingCall({
    method: "DELETE",
    path: "/api/staff/invite/{id}",
    summary: "Withdraw an invitation",
    act: "withdraw invitation",
    says: STAFF_WORDS.withdrawn,
    handle: ({ by, id }) => invitations.withdraw(by, id),
  }),
  call({
    method: "POST",
    path: "/api/staff/test-letter",
    summary: "Send oneself a letter at once, and hear what the mail server said of it",
    act: "send test letter",
    answers: { 200: testLetter },
    handle: async ({ by }) => ({ status: 200, body: await testLetters.sendToOneself(by) }),
  }),
  call({
    method: "POST",
    path: "/api/staff/accept",
    summary: "Accept an invitation with the token of its letter, and begin a session",
    body: acceptForm,
    answers: { 200: loggedIn },
    handle: async ({ body, visitor, device }) => ({
      status: 200,
      body: { message: LOGIN_WORDS.success, ...(await invitations.accept(body, { visitor, device })) },
    }),
  }),
  sayingCall({
    method: "PUT",
    path: "/api/staff/{id}",
    summary: "Change somebody's role, or switch them on or off; the last owner stays",
    act: "change staff",
    versioned: true,
    body: staffChangeForm,
    refuses: ["conflict"],
    says: STAFF_WORDS.updated,
    data: staffMember,
    handle: ({ by, id, expected, body }) => staff.change(by, id, expected, body),
  }),
  sayingCall({
    method: "DELETE",
    path: "/api/staff/{id}",
    summary: "Remove somebody from the staff; the last owner stays",
    act: "remove staff",
    versioned: true,
    refuses: ["conflict"],
    says: STAFF_WORDS.removed,
    handle: ({ by, id, expected }) => staff.remove(by, id, expected),
  }),
];
