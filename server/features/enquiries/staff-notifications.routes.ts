import { enquiryLetters, enquiryLettersForm } from "../../../shared/enquiries/notifications.schema.ts";
import { CASE_WORDS } from "../../../shared/enquiries/workflow.ts";
import { type Call, call } from "../../http/endpoint.ts";
import type { StaffLetters } from "./staff-notifications.ts";

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
