import * as z from "zod/mini";
import { interpolate, type MessageWith, type Plural, selectPlural } from "../../../shared/i18n/interpolate.ts";
import { TESTIMONIAL_STATUSES } from "../../../shared/testimonials/testimonials.limits.ts";
import {
  approvalForm,
  getWords,
  publicTestimonial,
  reasonForm,
  rejectionForm,
  type SeveralDecided,
  severalDecided,
  testimonial,
  testimonialChangeForm,
  testimonialForm,
} from "../../../shared/testimonials/testimonials.schema.ts";
import { MODERATION_ERRORS, TESTIMONIAL_COPY } from "../../../shared/testimonials/testimonials.ts";
import { errorCodes } from "../../../shared/validation/errors.ts";
import { defineForm, type FormRules } from "../../../shared/validation/form.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import { pageMeta, pageQuery } from "../../http/page-query.ts";
import { AppError } from "../../lib/app-error.ts";
import { toCsv } from "../../lib/csv.ts";
import { TESTIMONIAL_COLUMNS } from "./export.ts";
import type { ModerationAction } from "./moderation.ts";
import type { Testimonials } from "./testimonials.ts";

const code = errorCodes<typeof MODERATION_ERRORS>();

const status = z._default(z.enum(TESTIMONIAL_STATUSES, { error: code("status-unknown") }), "approved");
const listQuery = z.object({
  status,
  ...pageQuery(100),
});

export const testimonialEndpoints = (testimonials: Testimonials) => [
  defineEndpoint("GET /api/testimonials", {
    summary: "List testimonials; staff who moderate them also get emails, hidden ones and other states",
    act: "see testimonials that are not public",
    open: true,
    requiresPermission: ({ status }) => status !== "approved",
    query: listQuery,
    wrap: z.object({ data: z.array(z.union([testimonial, publicTestimonial])), meta: z.optional(pageMeta) }),
    handle: async ({ query: { status, page, limit }, by }) => {
      const range = page || limit ? { page: page ?? 1, limit: limit ?? 100 } : undefined;
      const list = by ? await testimonials.list(status, range) : await testimonials.listPublic(range);
      const { items: data, page: at, limit: most, total } = list;
      return { data, ...(range && { meta: { page: at, limit: most, total } }) };
    },
  }),
  defineEndpoint("GET /api/testimonials/export", {
    summary: "Export the testimonials of a state as CSV, with emails; recorded in the audit log",
    act: "export testimonials",
    query: z.object({ status }),
    download: "text/csv",
    handle: async ({ query: { status }, by }) => ({
      name: `testimonials-${status}.csv`,
      pieces: toCsv(TESTIMONIAL_COLUMNS, await testimonials.exported(by, status)),
    }),
  }),
  defineEndpoint("POST /api/testimonials/add", {
    summary: "Send a testimonial; it waits for an administrator's decision",
    body: testimonialForm,
    acceptsProof: true,
    message: TESTIMONIAL_COPY.submitted,
    data: publicTestimonial,
    status: 201,
    handle: ({ body, visitor, proof }) => testimonials.submit(body, visitor, proof?.task),
  }),
  decision("PUT", "approve", "Approve a pending testimonial", TESTIMONIAL_COPY.approved, testimonials.approve),
  decision("PUT", "reject", "Reject a pending testimonial", TESTIMONIAL_COPY.rejected, testimonials.reject),
  several("approve", TESTIMONIAL_COPY.severalApproved, approvalForm, () => testimonials.approve),
  several(
    "reject",
    TESTIMONIAL_COPY.severalRejected,
    rejectionForm,
    ({ reason }) =>
      (by, id, expected) =>
        testimonials.reject(by, id, expected, reason),
  ),
  decision(
    "PUT",
    "restore",
    "Move a rejected testimonial back to pending",
    TESTIMONIAL_COPY.restored,
    testimonials.restore,
  ),
  decision(
    "PUT",
    "reopen",
    "Move an approved testimonial back to pending; it is unpublished immediately",
    TESTIMONIAL_COPY.reopened,
    testimonials.reopen,
  ),
  defineEndpoint("PUT /api/testimonials/update/{id}", {
    summary:
      "Edit the text of a pending or approved testimonial, or add a picture with the person's consent, and optionally approve it; the original is kept, and the site says that it was edited",
    act: "edit testimonial",
    versioned: true,
    errors: ["conflict"],
    body: testimonialChangeForm,
    async handle({ id, by, expected, body }) {
      const { approve = false, picture_id: picture, consent: _, ...sent } = body;
      const wording = sent.name === undefined ? undefined : getWords(sent);
      return {
        ...(await testimonials.edit(by, id, expected, { words: wording, picture, approve })),
        approve,
        picture,
        words: wording,
      };
    },
    message: ({ approve, edited, picture, words: wording }) => {
      if (approve) return TESTIMONIAL_COPY.approved;
      if (!wording) return TESTIMONIAL_COPY[picture === null ? "pictureRemoved" : "pictureSaved"];
      return TESTIMONIAL_COPY[edited ? "edited" : "asSentAgain"];
    },
  }),
  defineEndpoint("PUT /api/testimonials/reason/{id}", {
    summary: "Set the reason for a rejection; only staff see it",
    act: "change reason of rejection",
    versioned: true,
    errors: ["conflict"],
    body: reasonForm,
    message: TESTIMONIAL_COPY.explained,
    handle: async ({ id, by, expected, body: { reason } }) => ({
      version: await testimonials.explain(by, id, expected, reason),
    }),
  }),
  defineEndpoint("PUT /api/testimonials/visibility/{id}", {
    summary: "Show or hide an approved testimonial",
    act: "show or hide testimonial",
    versioned: true,
    errors: ["conflict"],
    body: defineForm(MODERATION_ERRORS, {
      schema: z.object({ is_visible: z.union([z.literal(0), z.literal(1)], { error: code("is-visible-invalid") }) }),
    }),
    handle: async ({ id, by, expected, body: { is_visible } }) => ({
      version: await testimonials.setVisibility(by, id, expected, is_visible),
      is_visible,
    }),
    message: ({ is_visible }) => TESTIMONIAL_COPY[is_visible ? "shown" : "hidden"],
  }),
  decision(
    "DELETE",
    "delete",
    "Delete an approved or rejected testimonial",
    TESTIMONIAL_COPY.deleted,
    testimonials.remove,
  ),
];

function decision<
  const Method extends "PUT" | "DELETE",
  const Verb extends "approve" | "reject" | "restore" | "reopen" | "delete",
>(method: Method, verb: Verb, summary: string, message: string, decide: ModerationAction) {
  return defineEndpoint(`${method} /api/testimonials/${verb}/{id}`, {
    summary,
    act: `${verb} testimonial` as const,
    versioned: true,
    errors: ["conflict"],
    message,
    handle: async ({ id, by, expected }) => {
      const version = await decide(by, id, expected);
      return verb === "delete" ? undefined : { version };
    },
  });
}

/** One action per testimonial; those that fail are reported. */
function several<
  const Verb extends "approve" | "reject",
  Form extends { testimonials: { id: number; version?: number | undefined }[] },
  Sent,
>(verb: Verb, wording: Plural, body: FormRules<Form, Sent>, decideBy: (form: Form) => ModerationAction) {
  return defineEndpoint(`POST /api/testimonials/bulk-${verb}`, {
    summary: `${verb === "approve" ? "Approve" : "Reject"} several pending testimonials; those that cannot be changed are skipped and listed`,
    act: `${verb} testimonial` as const,
    body,
    wrap: severalDecided,
    handle: async ({ by, body: form }) => {
      const decide = decideBy(form);
      const [done, left]: [SeveralDecided["done"], SeveralDecided["left"]] = [[], []];
      for (const { id, version } of form.testimonials)
        try {
          done.push({ id, version: await decide(by, id, version === undefined ? null : [version]) });
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          left.push({ id, message: error.message, code: error.rule.code });
        }
      const count = done.length;
      const sentence = selectPlural(wording, count) as MessageWith<["count"]>;
      const message = count === 0 ? TESTIMONIAL_COPY.noneDecided : interpolate(sentence, { count });
      return { message, done, left };
    },
  });
}
