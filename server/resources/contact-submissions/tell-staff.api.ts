import { CASE_WORDS } from "../../../domain/cases.ts";
import { enquiryLetters, enquiryLettersForm } from "../../../domain/enquiry-letters.rules.ts";
import { type Call, call } from "../../http/call.ts";
import type { StaffLetters } from "./tell-staff.ts";

export const staffLetterCalls = (letters: StaffLetters): Call[] => [
  call("GET /api/admin/notices-to-me", {
    summary: "Say which letters about new enquiries one gets oneself",
    act: "see own letters about enquiries",
    gives: enquiryLetters,
    handle: async ({ by }) => ({ enquiries: await letters.choice(by) }),
  }),
  call("PUT /api/admin/notices-to-me", {
    summary: "Choose which letters about new enquiries one gets oneself",
    act: "choose own letters about enquiries",
    body: enquiryLettersForm,
    says: CASE_WORDS.lettersChosen,
    gives: enquiryLetters,
    handle: async ({ by, body }) => {
      await letters.choose(by, body.enquiries);
      return body;
    },
  }),
];
