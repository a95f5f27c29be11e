import * as z from "zod/mini";
import { versioned } from "../audit-log/audit-log.ts";
import { shownPicture } from "../pictures/pictures.schema.ts";
import { privacyNoticeShown, privacyNoticeStored } from "../privacy/privacy-notice.schema.ts";
import { countWords } from "../text/graphemes.ts";
import { email } from "../validation/email.ts";
import { errorCodes, messagesByType } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { text } from "../validation/text.ts";
import {
  MAX_BULK_MODERATION,
  MODERATION_LIMITS,
  TESTIMONIAL_LIMITS,
  TESTIMONIAL_STATUSES,
} from "./testimonials.limits.ts";
import type { MODERATION_ERRORS, TESTIMONIAL_ERRORS } from "./testimonials.ts";

const errors = messagesByType<typeof TESTIMONIAL_ERRORS>();
const code = errorCodes<typeof errors>();
const limits = TESTIMONIAL_LIMITS;

export const testimonialSubmission = z.object({
  name: text(errors, { field: "name", required: "name-missing", limits }),
  email: email(errors, { required: "email-missing", invalid: "email-invalid", limits }),
  designation: text(errors, { field: "designation", required: "designation-missing", limits }),
  title: z._default(text(errors, { field: "title", limits }), ""),
  description: text(errors, {
    field: "description",
    required: "description-missing",
    limits,
    ownBound: true,
    multiline: true,
  }).check(
    z.refine((value) => countWords(value) <= limits["description-too-many-words"], {
      error: code("description-too-many-words"),
      params: { limit: limits["description-too-many-words"] },
      abort: true,
    }),
    // Words have no length limit, so fifty of them could fill the whole body.
    z.refine((value) => [...value].length <= limits["description-too-long"], {
      error: code("description-too-long"),
      params: { limit: limits["description-too-long"] },
    }),
  ),
  notice_version: privacyNoticeShown,
});
export type TestimonialSubmission = z.output<typeof testimonialSubmission>;

const { notice_version: _, ...typed } = testimonialSubmission.shape;
/** In form order. */
export const SENT_FIELDS = Object.keys(typed) as (keyof typeof typed)[];

export const testimonialForm = defineForm(errors, {
  schema: testimonialSubmission,
  priority: [
    { rule: "form-incomplete", of: ["name-missing", "email-missing", "designation-missing", "description-missing"] },
    "email-invalid",
  ],
});

/** What staff may edit, by the same rules. */
const wording = z.omit(testimonialSubmission, { email: true, notice_version: true });
export type Wording = z.output<typeof wording>;
export const WORDING_FIELDS = Object.keys(wording.shape) as (keyof Wording)[];

/** Picks the wording; fields added later are blank. */
export const getWords = (texts: { [Field in keyof Wording]?: string | undefined }): Wording =>
  Object.fromEntries(WORDING_FIELDS.map((field) => [field, texts[field] ?? ""])) as Wording;

const moderation = messagesByType<typeof MODERATION_ERRORS>();
const chosen = errorCodes<typeof moderation>();

const approve = z.optional(z.boolean({ error: chosen("approve-invalid") }));

/** The words; may also approve. */
export const wordingForm = defineForm(messagesByType<typeof TESTIMONIAL_ERRORS & typeof MODERATION_ERRORS>(), {
  schema: z.extend(wording, { approve }),
  priority: [{ rule: "form-incomplete", of: ["name-missing", "designation-missing", "description-missing"] }],
});

const pictureError = { error: chosen("testimonial-picture-unknown") };
const REQUIRED_WORDS = ["name", "designation", "description"] as const;

/** The words, or a picture with the person's consent, or both; may also approve. */
export const testimonialChangeForm = defineForm(
  messagesByType<typeof TESTIMONIAL_ERRORS & typeof MODERATION_ERRORS>(),
  {
    schema: z.extend(z.partial(wording), {
      approve,
      /** Null removes it; absent: unchanged. */
      picture_id: z.optional(z.nullable(z.int(pictureError).check(z.positive(pictureError)))),
      consent: z.optional(z.boolean({ error: chosen("testimonial-consent-missing") })),
    }),
    priority: [{ rule: "form-incomplete", of: ["name-missing", "designation-missing", "description-missing"] }],
    crossField(sent) {
      const missing =
        sent["picture_id"] === undefined || REQUIRED_WORDS.some((field) => sent[field] !== undefined)
          ? REQUIRED_WORDS.filter((field) => sent[field] === undefined)
          : [];
      const unasked = typeof sent["picture_id"] === "number" && sent["consent"] !== true;
      return {
        ...Object.fromEntries(missing.map((field) => [field, { code: code(`${field}-missing`) }])),
        ...(unasked && { consent: { code: chosen("testimonial-consent-missing") } }),
      };
    },
  },
);

const error = chosen("none-chosen");

const reason = {
  reason: z._default(text(moderation, { field: "reason", limits: MODERATION_LIMITS, multiline: true }), ""),
};
export const reasonForm = defineForm(moderation, { schema: z.object(reason) });

const testimonials = z
  .array(
    z.object({ id: z.int({ error }).check(z.positive({ error })), version: z.optional(z.int({ error })) }, { error }),
    {
      error,
    },
  )
  .check(z.minLength(1, { error }), z.maxLength(MAX_BULK_MODERATION, { error: chosen("too-many-chosen") }));

/** With expected versions. */
export const approvalForm = defineForm(moderation, { schema: z.object({ testimonials }) });
export const rejectionForm = defineForm(moderation, { schema: z.object({ testimonials, ...reason }) });

/** Results with new versions, and failures with reasons. */
export const severalDecided = z.object({
  message: z.string(),
  done: z.array(z.object({ id: z.int(), version: z.int() })),
  left: z.array(z.object({ id: z.int(), message: z.string(), code: z.string() })),
});
export type SeveralDecided = z.output<typeof severalDecided>;

const texts = Object.fromEntries(WORDING_FIELDS.map((field) => [field, z.string()])) as Record<
  keyof Wording,
  z.ZodMiniString
>;

/** Without the email, by type. */
export const publicTestimonial = z.object({
  id: z.int(),
  ...texts,
  created_at: z.string(),
  is_visible: z.union([z.literal(0), z.literal(1)]),
  status: z.enum(TESTIMONIAL_STATUSES),
  /** Only if staff edited it. */
  lightly_edited: z.optional(z.literal(true)),
  /** Only if staff added one, with the person's consent. */
  picture: z.optional(shownPicture),
});
export type PublicTestimonial = z.output<typeof publicTestimonial>;

export const isPublic = ({ status, is_visible }: Readonly<{ status: string; is_visible: number }>): boolean =>
  status === "approved" && is_visible === 1;

/** For staff. */
export const testimonial = z.extend(publicTestimonial, {
  email: z.string(),
  /** The original, if edited. */
  as_sent: z.nullable(z.object(texts)),
  /** Of a rejection; may be blank. */
  reason: z.string(),
  picture_id: z.nullable(z.int()),
  /** When staff stated that the person agreed to the picture. */
  picture_consent_at: z.nullable(z.string()),
  notice_version: privacyNoticeStored,
  ...versioned,
});
export type Testimonial = z.output<typeof testimonial>;
