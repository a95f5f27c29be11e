import * as z from "zod/mini";
import { countWords } from "./characters.ts";
import { email } from "./email.ts";
import { formRules } from "./form.ts";
import { versioned } from "./history.rules.ts";
import { codesOf, sentencesByType } from "./refusals.ts";
import { TESTIMONIAL_LIMITS, TESTIMONIAL_STATUSES } from "./testimonials.limits.ts";
import type { TESTIMONIAL_SENTENCES } from "./testimonials.ts";
import { text } from "./text.ts";

const words = sentencesByType<typeof TESTIMONIAL_SENTENCES>();
const code = codesOf<typeof words>();
const limits = TESTIMONIAL_LIMITS;

/** What a visitor sends. `title` may be left out. */
export const testimonialSubmission = z.object({
  name: text(words, { field: "name", required: "name-missing", limit: limits.name }),
  email: email(words, { required: "email-missing", invalid: "email-invalid", limit: limits.email }),
  designation: text(words, { field: "designation", required: "designation-missing", limit: limits.designation }),
  title: z._default(text(words, { field: "title", limit: limits.title }), ""),
  description: text(words, {
    field: "description",
    required: "description-missing",
    named: limits.description,
    multiline: true,
  }).check(
    z.refine((value) => countWords(value) <= limits.words, {
      error: code("description-too-many-words"),
      params: { limit: limits.words },
      abort: true,
    }),
    // A word has no length of its own; without a bound, fifty "words" could fill the whole body.
    z.refine((value) => [...value].length <= limits.description, {
      error: code("description-too-long"),
      params: { limit: limits.description },
    }),
  ),
});
export type TestimonialSubmission = z.output<typeof testimonialSubmission>;

/** The testimonial form and the order of its rules (docs/product.md, 5.3). */
export const testimonialForm = formRules(words, {
  schema: testimonialSubmission,
  order: [
    { rule: "form-incomplete", of: ["name-missing", "email-missing", "designation-missing", "description-missing"] },
    "email-invalid",
  ],
});

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
export const testimonial = z.extend(publicTestimonial, { email: z.string(), ...versioned });
export type Testimonial = z.output<typeof testimonial>;
