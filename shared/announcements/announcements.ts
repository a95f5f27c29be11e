import * as z from "zod/mini";
import { versioned } from "../audit-log/audit-log.ts";
import { t } from "../i18n/admin-text.ts";
import { errorCodes, textErrors } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { isOwnPath, isPlainUrl } from "../validation/is-url.ts";
import { text } from "../validation/text.ts";
import { timestamp } from "../validation/timestamp.ts";

export const ANNOUNCEMENT_KINDS = ["news", "warning"] as const;

/** Characters. */
export const ANNOUNCEMENT_LIMITS = { "text-too-long": 140, "text_ml-too-long": 140, "link-too-long": 500 } as const;

export const ANNOUNCEMENT_ERRORS = t({
  "notice-missing": "Please write the notice.",
  ...textErrors("text", "The notice"),
  ...textErrors("text_ml", "The notice in Malayalam"),
  "text_ml-not-text": "The notice in Malayalam must be text.",
  ...textErrors("link", "The link"),
  "link-not-text": "The link must be text.",
  "notice-link-invalid": "The link must be a page of this site, like /events, or start with https://.",
  "notice-kind-unknown": "The kind must be news or warning.",
  "notice-from-invalid": "Please choose when the notice starts.",
  "notice-until-invalid": "Please choose when the notice ends.",
  "notice-ends-first": "The notice must end after it starts.",
  "notice-gone": "This notice is no longer there.",
} as const);

export const ANNOUNCEMENT_COPY = t({
  labels: {
    kind: "Kind",
    text: "Text",
    text_ml: "In Malayalam",
    link: "Link",
    from: "Starts",
    until: "Ends",
  },
  about: "One line at the top of every public page. It starts and ends automatically.",
  added: "Notice added successfully!",
  updated: "Notice updated successfully!",
  ended: "The notice has ended.",
  deleted: "Notice deleted successfully!",
  notLoaded: "Failed to load notices.",
  notSaved: "Failed to save notice",
  notDeleted: "Failed to delete notice",
  confirm: "Are you sure?",
  confirmText: "This notice will be deleted. You can restore it from History.",
  confirmButton: "Yes, delete it!",
  none: "No notices yet.",
} as const);

const errors = ANNOUNCEMENT_ERRORS;
const code = errorCodes<typeof errors>();
const limits = ANNOUNCEMENT_LIMITS;

/** A path of this site or an absolute URL. */
const isValidLink = (link: string): boolean =>
  link === "" || isOwnPath(link) || (/^https:\/\/[^\s/]/.test(link) && isPlainUrl(link));

const form = z.object({
  text: text(errors, { field: "text", required: "notice-missing", limits }),
  /** Absent: unchanged. */
  text_ml: z.optional(text(errors, { field: "text_ml", limits })),
  /** Absent: unchanged or none. */
  link: z.optional(
    text(errors, { field: "link", limits }).check(z.refine(isValidLink, { error: code("notice-link-invalid") })),
  ),
  kind: z.enum(ANNOUNCEMENT_KINDS, { error: code("notice-kind-unknown") }),
  /** Absent: unchanged or now. */
  from: z.optional(timestamp(code("notice-from-invalid"))),
  until: timestamp(code("notice-until-invalid")),
});
export type AnnouncementForm = z.output<typeof form>;

export const announcementForm = defineForm(errors, { schema: form, priority: ["notice-missing"] });

/** Times in UTC. */
export const announcement = z.object({
  id: z.int(),
  text: z.string(),
  text_ml: z.string(),
  link: z.string(),
  kind: z.enum(ANNOUNCEMENT_KINDS),
  from: z.string(),
  until: z.string(),
});
export type Announcement = z.output<typeof announcement>;

export const adminAnnouncement = z.extend(announcement, versioned);
export type AdminAnnouncement = z.output<typeof adminAnnouncement>;
