import * as z from "zod/mini";
import { countWords } from "./characters.ts";
import { email } from "./email.ts";
import type { FormRules } from "./form.ts";
import { TESTIMONIAL_LIMITS, TESTIMONIAL_STATUSES, TESTIMONIAL_WORDS } from "./testimonials.ts";
import { text } from "./text.ts";

const { incomplete, missing, invalidEmail, wordLimit } = TESTIMONIAL_WORDS;
const limits = TESTIMONIAL_LIMITS;

/** What a visitor sends. `title` may be left out. */
export const testimonialSubmission = z.object({
  name: text({ label: "Name", required: missing.name, limit: limits.name }),
  email: email({ required: missing.email, invalid: invalidEmail, limit: limits.email }),
  designation: text({ label: "Designation", required: missing.designation, limit: limits.designation }),
  title: z._default(text({ label: "Title", limit: limits.title }), ""),
  description: text({ label: "Description", required: missing.description, multiline: true }).check(
    z.refine((value) => countWords(value) <= limits.words, { error: wordLimit, abort: true }),
    // A word has no length of its own; without a bound, fifty "words" could fill the whole body.
    z.refine((value) => [...value].length <= 2000, { error: "Description can have at most 2000 characters." }),
  ),
});
export type TestimonialSubmission = z.output<typeof testimonialSubmission>;

/** The testimonial form and the order of its rules (docs/product.md, 5.3). */
export const testimonialForm: FormRules<TestimonialSubmission> = {
  schema: testimonialSubmission,
  order: [{ message: incomplete, beside: Object.values(missing) }, invalidEmail],
};

/** A testimonial as anyone may see it: no e-mail in the type at all. */
export const publicTestimonial = z.object({
  id: z.int(),
  name: z.string(),
  designation: z.string(),
  title: z.string(),
  description: z.string(),
  created_at: z.string(),
  is_visible: z.union([z.literal(0), z.literal(1)]),
  status: z.enum(TESTIMONIAL_STATUSES),
});
export type PublicTestimonial = z.output<typeof publicTestimonial>;

/** A testimonial as an administrator sees it. */
export const testimonial = z.extend(publicTestimonial, { email: z.string() });
export type Testimonial = z.output<typeof testimonial>;
