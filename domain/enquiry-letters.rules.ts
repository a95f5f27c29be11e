import * as z from "zod/mini";
import { type CASE_SENTENCES, ENQUIRY_LETTERS } from "./cases.ts";
import { formRules } from "./form.ts";
import { codesOf, sentencesByType } from "./refusals.ts";

const words = sentencesByType<typeof CASE_SENTENCES>();
const code = codesOf<typeof words>();

export const enquiryLetters = z.object({ enquiries: z.enum(ENQUIRY_LETTERS, { error: code("letters-unknown") }) });
export const enquiryLettersForm = formRules(words, { schema: enquiryLetters });
