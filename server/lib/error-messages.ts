import { LOGIN_SENTENCES } from "../../shared/accounts/accounts.ts";
import { RESET_SENTENCES } from "../../shared/accounts/password-reset.ts";
import { PROFILE_SENTENCES } from "../../shared/accounts/profile.ts";
import { ANNOUNCEMENT_ERRORS } from "../../shared/announcements/announcements.ts";
import { AUDIT_LOG_ERRORS } from "../../shared/audit-log/audit-log.ts";
import { BROCHURE_SENTENCES } from "../../shared/brochures/brochures.ts";
import { CAMPAIGN_SENTENCES } from "../../shared/campaign/campaign-facts.ts";
import { READY_ANSWER_SENTENCES } from "../../shared/canned-replies/canned-replies.ts";
import { DISTRICT_CONTACT_SENTENCES } from "../../shared/district-contacts/district-contacts.ts";
import { ENQUIRY_ERRORS, SELECTION_ERRORS } from "../../shared/enquiries/enquiries.ts";
import { SCHOOL_SENTENCES } from "../../shared/enquiries/schools.ts";
import { ENQUIRY_WORKFLOW_ERRORS } from "../../shared/enquiries/workflow.ts";
import { ESSENTIAL_LINK_SENTENCES } from "../../shared/essential-links/essential-links.ts";
import { EVENT_SENTENCES } from "../../shared/events/events.ts";
import { OWN_EVENT_SENTENCES } from "../../shared/events/events-admin.ts";
import { CALL_SENTENCES } from "../../shared/i18n/api-messages.ts";
import { MATERIAL_SENTENCES } from "../../shared/materials/materials.ts";
import { OWN_PAGE_SENTENCES } from "../../shared/pages/pages.ts";
import { STAFF_SENTENCES } from "../../shared/staff/staff.ts";
import { MODERATION_SENTENCES, TESTIMONIAL_SENTENCES } from "../../shared/testimonials/testimonials.ts";
import { SECOND_FACTOR_SENTENCES } from "../../shared/two-factor/two-factor.ts";

/** All error messages. A code may occur in several parts with the same text. */
export const SOURCES = [
  CALL_SENTENCES,
  LOGIN_SENTENCES,
  RESET_SENTENCES,
  PROFILE_SENTENCES,
  ENQUIRY_ERRORS,
  SELECTION_ERRORS,
  SCHOOL_SENTENCES,
  ENQUIRY_WORKFLOW_ERRORS,
  READY_ANSWER_SENTENCES,
  TESTIMONIAL_SENTENCES,
  MODERATION_SENTENCES,
  ESSENTIAL_LINK_SENTENCES,
  DISTRICT_CONTACT_SENTENCES,
  BROCHURE_SENTENCES,
  MATERIAL_SENTENCES,
  EVENT_SENTENCES,
  OWN_EVENT_SENTENCES,
  ANNOUNCEMENT_ERRORS,
  CAMPAIGN_SENTENCES,
  OWN_PAGE_SENTENCES,
  STAFF_SENTENCES,
  AUDIT_LOG_ERRORS,
  SECOND_FACTOR_SENTENCES,
] as const;

type KeysOf<Part> = Part extends unknown ? keyof Part & string : never;

/** Every error code. */
export type ErrorCode = KeysOf<(typeof SOURCES)[number]>;

/** English text per code, for API and log. */
export const ERROR_MESSAGES: Readonly<Record<ErrorCode, string>> = Object.assign({}, ...SOURCES);
