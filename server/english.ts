import { LOGIN_SENTENCES } from "../domain/admins.ts";
import { BROCHURE_SENTENCES } from "../domain/brochures.ts";
import { CALL_SENTENCES } from "../domain/calls.ts";
import { CAMPAIGN_SENTENCES } from "../domain/campaign-facts.ts";
import { CASE_SENTENCES } from "../domain/cases.ts";
import { ENQUIRY_SENTENCES, SELECTION_SENTENCES } from "../domain/contact-submissions.ts";
import { DISTRICT_CONTACT_SENTENCES } from "../domain/district-contacts.ts";
import { ESSENTIAL_LINK_SENTENCES } from "../domain/essential-links.ts";
import { EVENT_SENTENCES } from "../domain/events.ts";
import { HISTORY_SENTENCES } from "../domain/history.ts";
import { MATERIAL_SENTENCES } from "../domain/materials.ts";
import { NOTICE_SENTENCES } from "../domain/notices.ts";
import { OWN_EVENT_SENTENCES } from "../domain/own-events.ts";
import { OWN_PAGE_SENTENCES } from "../domain/own-pages.ts";
import { RESET_SENTENCES } from "../domain/password-reset.ts";
import { PROFILE_SENTENCES } from "../domain/profile.ts";
import { READY_ANSWER_SENTENCES } from "../domain/ready-answers.ts";
import { SCHOOL_SENTENCES } from "../domain/schools.ts";
import { SECOND_FACTOR_SENTENCES } from "../domain/second-factor.ts";
import { STAFF_SENTENCES } from "../domain/staff.ts";
import { MODERATION_SENTENCES, TESTIMONIAL_SENTENCES } from "../domain/testimonials.ts";

/** All error messages. A code may occur in several parts with the same text. */
export const PARTS = [
  CALL_SENTENCES,
  LOGIN_SENTENCES,
  RESET_SENTENCES,
  PROFILE_SENTENCES,
  ENQUIRY_SENTENCES,
  SELECTION_SENTENCES,
  SCHOOL_SENTENCES,
  CASE_SENTENCES,
  READY_ANSWER_SENTENCES,
  TESTIMONIAL_SENTENCES,
  MODERATION_SENTENCES,
  ESSENTIAL_LINK_SENTENCES,
  DISTRICT_CONTACT_SENTENCES,
  BROCHURE_SENTENCES,
  MATERIAL_SENTENCES,
  EVENT_SENTENCES,
  OWN_EVENT_SENTENCES,
  NOTICE_SENTENCES,
  CAMPAIGN_SENTENCES,
  OWN_PAGE_SENTENCES,
  STAFF_SENTENCES,
  HISTORY_SENTENCES,
  SECOND_FACTOR_SENTENCES,
] as const;

type KeysOf<Part> = Part extends unknown ? keyof Part & string : never;

/** Every error code. */
export type Code = KeysOf<(typeof PARTS)[number]>;

/** English text per code, for API and log. */
export const ENGLISH: Readonly<Record<Code, string>> = Object.assign({}, ...PARTS);
