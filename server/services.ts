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

/** What pages may use of the server, put together once at start. */
export interface Services {
  /**
   * The campaign's facts, what staff wrote of its texts, who helps it, and whether sample content is there (every page then
   * says so).
   */
  campaign(): Promise<{ facts: Campaign; written: Written; partners: readonly Partner[]; sample: boolean }>;
  /** The toll-free helpline; never fails, for a page that tells of a fault. */
  tollFree(): Promise<string>;
  /** Where 'Leave this page' leads. */
  leaveTo: string;
  /** Whether visitors' devices may keep the help page for a time without a network. */
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
  /** Where a browser finds a stored file: the path as calls give it, behind `FILE_BASE_URL` when that is set. */
  fileAddress(path: string): string;
  /** How long what visitors send is kept. */
  retention: Pick<Retention, "days">;
  brochures: Pick<Brochures, "latest">;
  posters: Pick<Posters, "list">;
  sharePictures: SharePictures;
}

/** What a page is handed with each request. */
export interface PageContext {
  /** The resources of the product, the same functions that the API calls. */
  services: Services;
  /** The visitor's address as the limits count it. */
  visitor: string;
  /** Whether the form that was posted holds more than is ever taken, so that what is here of it is its beginning. */
  tooLarge: boolean;
  /** The name under which the log knows this request. */
  requestId: string;
  /** Told of what went wrong while the page was made; what the visitor reads stays plain. */
  onFault(fault: unknown): void;
  /** Only where the page is made for the memory of `front/kept-answers.ts`. */
  making?: Making | undefined;
}
