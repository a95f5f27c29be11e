import * as z from "zod/mini";
import { indianDay } from "../../../shared/audit-log/indian-day.ts";
import { MAX_BULK_DELETE } from "../../../shared/enquiries/enquiries.limits.ts";
import { enquiryForm } from "../../../shared/enquiries/enquiries.schema.ts";
import { ENQUIRY_COPY, ENQUIRY_SEARCH_MAX_LENGTH, type SELECTION_ERRORS } from "../../../shared/enquiries/enquiries.ts";
import { schoolForm } from "../../../shared/enquiries/schools.schema.ts";
import { SCHOOL_COPY } from "../../../shared/enquiries/schools.ts";
import { volunteerForm } from "../../../shared/enquiries/volunteers.schema.ts";
import { VOLUNTEER_COPY } from "../../../shared/enquiries/volunteers.ts";
import { enquiry, enquiryCounts, enquiryFilters, tabCounts } from "../../../shared/enquiries/workflow.schema.ts";
import { API_ERRORS } from "../../../shared/i18n/api-messages.ts";
import { istMidnight } from "../../../shared/time/ist-days.ts";
import { errorCodes, messagesByType } from "../../../shared/validation/errors.ts";
import { defineForm } from "../../../shared/validation/form.ts";
import { text } from "../../../shared/validation/text.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import { pageMeta, pageQuery } from "../../http/page-query.ts";
import { toCsv } from "../../lib/csv.ts";
import type { Enquiries } from "./enquiries.ts";
import { ENQUIRY_COLUMNS, type ExportQuery } from "./export.ts";

const selected = errorCodes<typeof SELECTION_ERRORS>();
const error = selected("none-selected");

const selectionForm = defineForm(messagesByType<typeof SELECTION_ERRORS>(), {
  schema: z.object({
    ids: z
      .array(z.int({ error }).check(z.positive({ error })), { error })
      .check(z.minLength(1, { error }), z.maxLength(MAX_BULK_DELETE, { error: selected("too-many-selected") })),
  }),
});

const filters = {
  q: z.optional(text(API_ERRORS, { field: "q", limits: { "q-too-long": ENQUIRY_SEARCH_MAX_LENGTH } })),
  ...enquiryFilters,
  from: indianDay,
  to: indianDay,
};
const exportQuery = z.object(filters);

/** Resolves `me` and days. */
const toQuery = (
  by: { id: number },
  { q, state, urgent, kind, owner, from, to }: z.output<typeof exportQuery>,
): ExportQuery => ({
  me: by.id,
  q,
  state,
  urgent: urgent === "yes",
  kind,
  owner: owner === "me" ? by.id : owner,
  from: from && istMidnight(from),
  until: to && istMidnight(to, 1),
});

export const enquiryEndpoints = (submissions: Enquiries) => [
  defineEndpoint("POST /api/contact", {
    summary: "Send an enquiry",
    body: enquiryForm,
    acceptsProof: true,
    message: ENQUIRY_COPY.sent,
    status: 201,
    handle: ({ body, visitor, proof }) => submissions.submit(body, visitor, proof),
  }),
  defineEndpoint("POST /api/contact/school", {
    summary: "Ask for the campaign to come to a school: it becomes an enquiry of the kind 'school'",
    body: schoolForm,
    acceptsProof: true,
    message: SCHOOL_COPY.sent,
    status: 201,
    handle: ({ body, visitor, proof }) => submissions.submitSchool(body, visitor, proof),
  }),
  defineEndpoint("POST /api/contact/volunteer", {
    summary: "Offer to help at an event: it becomes an enquiry of the kind 'volunteer'",
    body: volunteerForm,
    acceptsProof: true,
    message: VOLUNTEER_COPY.sent,
    status: 201,
    handle: ({ body, visitor, proof }) => submissions.submitVolunteer(body, visitor, proof),
  }),
  defineEndpoint("GET /api/contact", {
    summary:
      "List contact submissions, all but spam unless `state` says otherwise, newest first or, by `sort`, the longest waiting; `from` and `to` are days in India; a search finds those that hold all its words, the newest 5,000 at most (an export has them all), and words shorter than three characters alone only among the newest 20,000",
    act: "see enquiries",
    query: z.object({ ...pageQuery(100), ...filters }),
    wrap: z.object({
      data: z.array(enquiry),
      meta: z.extend(pageMeta, { counts: enquiryCounts }),
      tabs: tabCounts,
    }),
    handle: async ({ by, query: { page = 1, limit = 100, sort = "newest", ...filters } }) => {
      const { items, total, counts, tabs } = await submissions.list({ page, limit, sort, ...toQuery(by, filters) });
      return { data: items, meta: { page, limit, total, counts }, tabs };
    },
  }),
  defineEndpoint("GET /api/contact/export", {
    summary: "Export the filtered contact submissions as CSV, newest first; recorded in the audit log",
    act: "export enquiries",
    query: exportQuery,
    download: "text/csv",
    handle: async ({ by, query }) => ({
      name: `enquiries-${query.state ?? "all"}.csv`,
      pieces: toCsv(ENQUIRY_COLUMNS, await submissions.export(by, toQuery(by, query))),
    }),
  }),
  defineEndpoint("DELETE /api/contact/{id}", {
    summary: "Delete a contact submission",
    act: "delete enquiries",
    versioned: true,
    message: ENQUIRY_COPY.deleted,
    handle: ({ by, id, expected }) => submissions.remove(by, id, expected),
  }),
  defineEndpoint("POST /api/contact/bulk-delete", {
    summary: "Delete several contact submissions, all or none",
    act: "delete enquiries",
    body: selectionForm,
    message: ENQUIRY_COPY.selectedDeleted,
    wrap: z.object({ deleted: z.int() }),
    handle: async ({ by, body: { ids } }) => ({ deleted: await submissions.removeAll(by, ids) }),
  }),
];
