import * as z from "zod/mini";
import { type CASE_SENTENCES, ENQUIRY_LETTERS } from "./cases.ts";
import { formRules } from "./form.ts";
import { codesOf, sentencesByType } from "./refusals.ts";

const words = sentencesByType<typeof CASE_SENTENCES>();
const code = codesOf<typeof words>();

/** Which letters about new enquiries somebody gets; the profile asks for it, and carries nothing else of the cases. */
export const enquiryLetters = z.object({ enquiries: z.enum(ENQUIRY_LETTERS, { error: code("letters-unknown") }) });
export const enquiryLettersForm = formRules(words, { schema: enquiryLetters });
