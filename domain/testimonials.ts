import * as z from "zod/mini";
import { email } from "./email.ts";
import type { FormRules } from "./form.ts";
import { countWords, text } from "./text.ts";

/** Where a testimonial stands: everything begins pending, an administrator decides. */
export const TESTIMONIAL_STATUSES = ["pending", "approved", "rejected"] as const;
export type TestimonialStatus = (typeof TESTIMONIAL_STATUSES)[number];

/** Most characters of each field, and words of the description (specification, section 9). */
export const TESTIMONIAL_LIMITS = { name: 30, email: 30, designation: 50, title: 50, words: 50 } as const;
/** Cards on a page, public and in the back office. */
export const TESTIMONIALS_PER_PAGE = 12;
/** Cards on the home page. */
export const TESTIMONIALS_AT_HOME = 3;

/** What people read about testimonials (specification, sections 2.5, 5 and 8). */
export const TESTIMONIAL_WORDS = {
  incomplete: "Please fill the form completely",
  invalidEmail: "Please enter a valid email address",
  wordLimit: "You have reached the 50-word limit.",
  submitted: "Your Testimonial Submitted Successfully",
  notSubmitted: "Unable to Submit Testimony",
  approved: "Testimonial approved",
  rejected: "Testimonial rejected",
  restored: "Testimonial restored",
  deleted: "Testimonial deleted",
  shown: "Testimonial shown successfully",
  hidden: "Testimonial hidden successfully",
  notDeleted: "Failed to delete testimonial",
  visibilityNotChanged: "Failed to update visibility",
  notLoaded: "Error fetching testimonials",
} as const;

const { incomplete, invalidEmail, wordLimit } = TESTIMONIAL_WORDS;
const limits = TESTIMONIAL_LIMITS;

/** What a visitor sends. `title` may be left out. */
export const testimonialSubmission = z.object({
  name: text({ label: "Name", required: incomplete, limit: limits.name }),
  email: email({ required: incomplete, invalid: invalidEmail, limit: limits.email }),
  designation: text({ label: "Designation", required: incomplete, limit: limits.designation }),
  title: z._default(text({ label: "Title", limit: limits.title }), ""),
  description: text({ label: "Description", required: incomplete, multiline: true }).check(
    z.refine((value) => countWords(value) <= limits.words, { error: wordLimit, abort: true }),
    // A word has no length of its own; without a bound, fifty "words" could fill the whole body.
    z.refine((value) => [...value].length <= 2000, { error: "Description can have at most 2000 characters." }),
  ),
});
export type TestimonialSubmission = z.output<typeof testimonialSubmission>;

/** The testimonial form and the order of its rules (specification, section 5). */
export const testimonialForm: FormRules<TestimonialSubmission> = {
  schema: testimonialSubmission,
  order: [incomplete, invalidEmail],
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
