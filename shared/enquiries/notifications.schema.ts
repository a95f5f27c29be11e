import * as z from "zod/mini";
import { errorCodes, messagesByType } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { type CASE_SENTENCES, ENQUIRY_LETTERS } from "./workflow.ts";

const words = messagesByType<typeof CASE_SENTENCES>();
const code = errorCodes<typeof words>();

export const enquiryLetters = z.object({ enquiries: z.enum(ENQUIRY_LETTERS, { error: code("letters-unknown") }) });
export const enquiryLettersForm = defineForm(words, { schema: enquiryLetters });
