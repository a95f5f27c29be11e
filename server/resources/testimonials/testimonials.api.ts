import * as z from "zod/mini";
import { mayDo } from "../../../domain/acts.ts";
import { formRules } from "../../../domain/form.ts";
import type { Page } from "../../../domain/pages.ts";
import { codesOf } from "../../../domain/refusals.ts";
import { TESTIMONIAL_STATUSES } from "../../../domain/testimonials.limits.ts";
import { publicTestimonial, testimonial, testimonialForm } from "../../../domain/testimonials.rules.ts";
import { MODERATION_SENTENCES, TESTIMONIAL_WORDS } from "../../../domain/testimonials.ts";
import { requireRight } from "../../acts/acts.ts";
import { csvOf } from "../../csv.ts";
import { type Call, call } from "../../http/call.ts";
import { pageMeta, pageQuery } from "../../http/page-query.ts";
import { Refused } from "../../refused.ts";
import { TESTIMONIAL_COLUMNS } from "./export-testimonials.ts";
import type { Decide } from "./moderation.ts";
import type { Testimonials } from "./testimonials.ts";

const code = codesOf<typeof MODERATION_SENTENCES>();

const status = z._default(z.enum(TESTIMONIAL_STATUSES, { error: code("status-unknown") }), "approved");
const listQuery = z.object({
  status,
  ...pageQuery(100),
});

const SEE_ALL = "see testimonials that are not public";
const messageOnly = z.object({ message: z.string() });

export const testimonialCalls = (testimonials: Testimonials): Call[] => [
  call({
    method: "GET",
    path: "/api/testimonials",
    summary: "List testimonials; staff who moderate them also get e-mails, hidden ones and other states",
    act: SEE_ALL,
    open: true,
    query: listQuery,
    answers: {
      200: z.object({ data: z.array(z.union([testimonial, publicTestimonial])), meta: z.optional(pageMeta) }),
    },
    handle: async ({ query: { status, page, limit }, by }) => {
      if (status !== "approved" && !by) throw new Refused("unauthorized", "not-logged-in");
      if (status !== "approved" && by) requireRight(by, SEE_ALL);
      const range = page || limit ? { page: page ?? 1, limit: limit ?? 100 } : undefined;
      const list =
        by && mayDo(by.role, SEE_ALL) ? await testimonials.list(status, range) : await testimonials.listPublic(range);
      return { status: 200, body: { data: list.items, ...(range && { meta: metaOf(list) }) } };
    },
  }),
  call({
    method: "GET",
    path: "/api/testimonials/export",
    summary: "Testimonials of a state as a table for spreadsheets, e-mails too; it stands in the history",
    act: "export testimonials",
    query: z.object({ status }),
    download: "text/csv",
    answers: { 200: null },
    handle: async ({ query: { status }, by }) => {
      const pieces = csvOf(TESTIMONIAL_COLUMNS, await testimonials.exported(by, status));
      return { status: 200, download: { name: `testimonials-${status}.csv`, pieces } };
    },
  }),
  call({
    method: "POST",
    path: "/api/testimonials/add",
    summary: "Send a testimonial; it waits for an administrator's decision",
    body: testimonialForm,
    proves: true,
    answers: { 201: z.object({ message: z.string(), data: publicTestimonial }) },
    handle: async ({ body, visitor, proof }) => {
      const data = await testimonials.submit(body, visitor, proof?.task);
      return { status: 201, body: { message: TESTIMONIAL_WORDS.submitted, data } };
    },
  }),
  decision("PUT", "approve", "Approve a pending testimonial", TESTIMONIAL_WORDS.approved, testimonials.approve),
  decision("PUT", "reject", "Reject a pending testimonial", TESTIMONIAL_WORDS.rejected, testimonials.reject),
  decision(
    "PUT",
    "restore",
    "Put a rejected testimonial back to pending",
    TESTIMONIAL_WORDS.restored,
    testimonials.restore,
  ),
  call({
    method: "PUT",
    path: "/api/testimonials/visibility/{id}",
    summary: "Show or hide an approved testimonial",
    act: "show or hide testimonial",
    versioned: true,
    refuses: ["conflict"],
    body: formRules(MODERATION_SENTENCES, {
      schema: z.object({ is_visible: z.union([z.literal(0), z.literal(1)], { error: code("is-visible-invalid") }) }),
    }),
    answers: { 200: messageOnly },
    handle: async ({ id, by, expected, body: { is_visible } }) => {
      const version = await testimonials.setVisibility(by, id, expected, is_visible);
      const message = is_visible ? TESTIMONIAL_WORDS.shown : TESTIMONIAL_WORDS.hidden;
      return { status: 200, body: { message }, version };
    },
  }),
  decision(
    "DELETE",
    "delete",
    "Delete an approved or rejected testimonial",
    TESTIMONIAL_WORDS.deleted,
    testimonials.remove,
  ),
];

function decision(
  method: "PUT" | "DELETE",
  verb: "approve" | "reject" | "restore" | "delete",
  summary: string,
  message: string,
  decide: Decide,
): Call {
  return call({
    method,
    path: `/api/testimonials/${verb}/{id}`,
    summary,
    act: `${verb} testimonial` as const,
    versioned: true,
    refuses: ["conflict"],
    answers: { 200: messageOnly },
    handle: async ({ id, by, expected }) => {
      const version = await decide(by, id, expected);
      return { status: 200, body: { message }, ...(method === "PUT" && { version }) };
    },
  });
}

const metaOf = ({ page, limit, total }: Page<unknown>) => ({ page, limit, total });
