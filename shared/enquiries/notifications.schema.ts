import * as z from "zod/mini";
import { codesOf, sentencesByType } from "../validation/errors.ts";
import { formRules } from "../validation/form.ts";
import { type CASE_SENTENCES, ENQUIRY_LETTERS } from "./workflow.ts";

const words = sentencesByType<typeof CASE_SENTENCES>();
const code = codesOf<typeof words>();

export const enquiryLetters = z.object({ enquiries: z.enum(ENQUIRY_LETTERS, { error: code("letters-unknown") }) });
export const enquiryLettersForm = formRules(words, { schema: enquiryLetters });
