import * as z from "zod/mini";
import { versioned } from "../audit-log/audit-log.ts";
import { errorCodes } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { isOwnPath, isPlainUrl } from "../validation/is-url.ts";
import { text } from "../validation/text.ts";
import { timestamp } from "../validation/timestamp.ts";
import { ANNOUNCEMENT_ERRORS, ANNOUNCEMENT_KINDS, ANNOUNCEMENT_LIMITS } from "./announcements.ts";

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
