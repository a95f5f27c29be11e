import * as z from "zod/mini";
import { CASE_WORDS } from "../../../domain/cases.ts";
import { enquiryLetters, enquiryLettersForm } from "../../../domain/enquiry-letters.rules.ts";
import { type Call, call } from "../../http/call.ts";
import type { StaffLetters } from "./tell-staff.ts";

/** Which letters about new enquiries somebody gets (docs/calls.md, 15). */
export const staffLetterCalls = (letters: StaffLetters): Call[] => [
  call({
    method: "GET",
    path: "/api/admin/notices-to-me",
    summary: "Say which letters about new enquiries one gets oneself",
    act: "see own letters about enquiries",
    answers: { 200: enquiryLetters },
    handle: async ({ by }) => ({ status: 200, body: { enquiries: await letters.choice(by) } }),
  }),
  call({
    method: "PUT",
    path: "/api/admin/notices-to-me",
    summary: "Choose which letters about new enquiries one gets oneself",
    act: "choose own letters about enquiries",
    body: enquiryLettersForm,
    answers: { 200: z.extend(enquiryLetters, { message: z.string() }) },
    handle: async ({ by, body }) => {
      await letters.choose(by, body.enquiries);
      return { status: 200, body: { ...body, message: CASE_WORDS.lettersChosen } };
    },
  }),
];
