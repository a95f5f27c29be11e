import type { Campaign } from "../domain/campaign.ts";
import type { Written } from "../domain/campaign-texts.ts";
import type { Partner } from "../domain/partners.ts";
import type { Making } from "./front/kept-answers.ts";
import type { Brochures } from "./resources/brochures/brochures.ts";
import type { ContactSubmissions } from "./resources/contact-submissions/contact-submissions.ts";
import type { DistrictContacts } from "./resources/district-contacts/district-contacts.ts";
import type { EssentialLinks } from "./resources/essential-links/essential-links.ts";
import type { Events } from "./resources/events/events.ts";
import type { Materials } from "./resources/materials/materials.ts";
import type { Notices } from "./resources/notices/notices.ts";
import type { OwnPages } from "./resources/own-pages/own-pages.ts";
import type { Pledge } from "./resources/pledge/pledge.ts";
import type { Posters } from "./resources/posters/posters.ts";
import type { Retention } from "./resources/retention/retention.ts";
import type { SharePictures } from "./resources/share-pictures/share-pictures.ts";
import type { Testimonials } from "./resources/testimonials/testimonials.ts";

/** Features available to pages. */
export interface Services {
  /** Facts, custom texts, partners, and whether sample content is present. */
  campaign(): Promise<{ facts: Campaign; written: Written; partners: readonly Partner[]; sample: boolean }>;
  /** Never fails; for error pages. */
  tollFree(): Promise<string>;
  /** Target of the quick exit. */
  leaveTo: string;
  offlineHelp: boolean;
  testimonials: Pick<Testimonials, "listPublic" | "findPublic" | "submit">;
  events: Pick<Events, "listShown" | "listComing" | "findShown">;
  contactSubmissions: Pick<ContactSubmissions, "send" | "sendSchool">;
  districtContacts: Pick<DistrictContacts, "list">;
  essentialLinks: Pick<EssentialLinks, "list">;
  notices: Pick<Notices, "running">;
  materials: Pick<Materials, "list">;
  pledge: Pick<Pledge, "take" | "shown">;
  ownPages: Pick<OwnPages, "listShown" | "findShown" | "findPreview">;
  /** Public URL of a stored file. */
  fileAddress(path: string): string;
  retention: Pick<Retention, "days">;
  brochures: Pick<Brochures, "latest">;
  posters: Pick<Posters, "list">;
  sharePictures: SharePictures;
}

/** Passed with each request. */
export interface PageContext {
  services: Services;
  /** Client address for rate limits. */
  visitor: string;
  /** The posted form was truncated at the limit. */
  tooLarge: boolean;
  requestId: string;
  /** Reports errors of rendering. */
  onFault(fault: unknown): void;
  /** Set by the page cache. */
  making?: Making | undefined;
}
