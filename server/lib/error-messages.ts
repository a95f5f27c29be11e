import { LOGIN_ERRORS } from "../../shared/accounts/accounts.ts";
import { RESET_ERRORS } from "../../shared/accounts/password-reset.ts";
import { PROFILE_ERRORS } from "../../shared/accounts/profile.ts";
import { ANNOUNCEMENT_ERRORS } from "../../shared/announcements/announcements.ts";
import { AUDIT_LOG_ERRORS } from "../../shared/audit-log/audit-log.ts";
import { BROCHURE_ERRORS } from "../../shared/brochures/brochures.ts";
import { CAMPAIGN_ERRORS } from "../../shared/campaign/campaign-facts.ts";
import { CANNED_REPLY_ERRORS } from "../../shared/canned-replies/canned-replies.ts";
import { CENTRE_ERRORS } from "../../shared/centres/centres.ts";
import { DISTRICT_CONTACT_ERRORS } from "../../shared/district-contacts/district-contacts.ts";
import { DRAFT_ERRORS } from "../../shared/drafts/drafts.ts";
import { ENQUIRY_ERRORS, SELECTION_ERRORS } from "../../shared/enquiries/enquiries.ts";
import { SCHOOL_ERRORS } from "../../shared/enquiries/schools.ts";
import { VOLUNTEER_ERRORS } from "../../shared/enquiries/volunteers.ts";
import { BULK_ERRORS, ENQUIRY_WORKFLOW_ERRORS } from "../../shared/enquiries/workflow.ts";
import { ESSENTIAL_LINK_ERRORS } from "../../shared/essential-links/essential-links.ts";
import { EVENT_ERRORS } from "../../shared/events/events.ts";
import { LOCAL_EVENT_ERRORS } from "../../shared/events/events-admin.ts";
import { API_ERRORS } from "../../shared/i18n/api-messages.ts";
import { IMPORT_ERRORS } from "../../shared/import/import.ts";
import { MATERIAL_ERRORS } from "../../shared/materials/materials.ts";
import { CONTENT_PAGE_ERRORS } from "../../shared/pages/pages.ts";
import { PICTURE_ERRORS } from "../../shared/pictures/pictures.ts";
import { REPORT_ERRORS } from "../../shared/reports/reports.ts";
import { STAFF_ERRORS } from "../../shared/staff/staff.ts";
import { MODERATION_ERRORS, TESTIMONIAL_ERRORS } from "../../shared/testimonials/testimonials.ts";
import { TRANSLATION_ERRORS } from "../../shared/translations/translations.ts";
import { TWO_FACTOR_ERRORS } from "../../shared/two-factor/two-factor.ts";
import { VISITS_ERRORS } from "../../shared/visits/visits.ts";

/** All error messages. A code may occur in several parts with the same text. */
export const SOURCES = [
  API_ERRORS,
  LOGIN_ERRORS,
  RESET_ERRORS,
  PROFILE_ERRORS,
  ENQUIRY_ERRORS,
  SELECTION_ERRORS,
  SCHOOL_ERRORS,
  VOLUNTEER_ERRORS,
  ENQUIRY_WORKFLOW_ERRORS,
  BULK_ERRORS,
  CANNED_REPLY_ERRORS,
  TESTIMONIAL_ERRORS,
  MODERATION_ERRORS,
  ESSENTIAL_LINK_ERRORS,
  DISTRICT_CONTACT_ERRORS,
  CENTRE_ERRORS,
  IMPORT_ERRORS,
  TRANSLATION_ERRORS,
  BROCHURE_ERRORS,
  MATERIAL_ERRORS,
  PICTURE_ERRORS,
  EVENT_ERRORS,
  LOCAL_EVENT_ERRORS,
  ANNOUNCEMENT_ERRORS,
  CAMPAIGN_ERRORS,
  CONTENT_PAGE_ERRORS,
  DRAFT_ERRORS,
  REPORT_ERRORS,
  STAFF_ERRORS,
  AUDIT_LOG_ERRORS,
  TWO_FACTOR_ERRORS,
  VISITS_ERRORS,
] as const;

type KeysOf<Part> = Part extends unknown ? keyof Part & string : never;

/** Every error code. */
export type ErrorCode = KeysOf<(typeof SOURCES)[number]>;

/** English text per code, for API and log. */
export const ERROR_MESSAGES: Readonly<Record<ErrorCode, string>> = Object.assign({}, ...SOURCES);
