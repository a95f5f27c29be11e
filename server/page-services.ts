import type { Campaign } from "../shared/campaign/campaign.ts";
import type { CampaignOverrides } from "../shared/campaign/campaign-texts.ts";
import type { Partner } from "../shared/campaign/partners.ts";
import type { Announcements } from "./features/announcements/announcements.ts";
import type { Brochures } from "./features/brochures/brochures.ts";
import type { Centres } from "./features/centres/centres.ts";
import type { DistrictContacts } from "./features/district-contacts/district-contacts.ts";
import type { Enquiries } from "./features/enquiries/enquiries.ts";
import type { EssentialLinks } from "./features/essential-links/essential-links.ts";
import type { Events } from "./features/events/events.ts";
import type { Materials } from "./features/materials/materials.ts";
import type { OgImages } from "./features/og-images/og-images.ts";
import type { ContentPages } from "./features/pages/pages.ts";
import type { Pictures } from "./features/pictures/pictures.ts";
import type { Pledge } from "./features/pledge/pledge.ts";
import type { Posters } from "./features/posters/posters.ts";
import type { Retention } from "./features/retention/retention.ts";
import type { SiteSearch } from "./features/search/site-search.ts";
import type { Testimonials } from "./features/testimonials/testimonials.ts";
import type { Visits } from "./features/visits/visits.ts";
import type { RenderContext } from "./http-server/page-cache.ts";

/** Features available to pages. */
export interface PageServices {
  /** Facts, custom texts, partners, and whether sample content is present. */
  campaign(): Promise<{ facts: Campaign; written: CampaignOverrides; partners: readonly Partner[]; sample: boolean }>;
  /** Never fails; for error pages. */
  tollFree(): Promise<string>;
  /** Target of the quick exit. */
  quickExitUrl: string;
  offlineHelp: boolean;
  testimonials: Pick<Testimonials, "listPublic" | "findPublic" | "submit">;
  events: Pick<Events, "listVisible" | "listComing" | "findVisible">;
  siteSearch: Pick<SiteSearch, "find" | "suggest">;
  visits: Pick<Visits, "on">;
  enquiries: Pick<Enquiries, "submit" | "submitSchool" | "submitVolunteer">;
  districtContacts: Pick<DistrictContacts, "list">;
  centres: Pick<Centres, "list">;
  essentialLinks: Pick<EssentialLinks, "list">;
  notices: Pick<Announcements, "running">;
  materials: Pick<Materials, "list">;
  pictures: Pick<Pictures, "resolve">;
  pledge: Pick<Pledge, "submit" | "getShown">;
  ownPages: Pick<ContentPages, "listVisible" | "listReleases" | "findVisible" | "findPreview">;
  /** Public URL of a stored file. */
  fileAddress(path: string): string;
  retention: Pick<Retention, "days">;
  brochures: Pick<Brochures, "latest">;
  posters: Pick<Posters, "list">;
  sharePictures: OgImages;
}

/** Passed with each request. */
export interface PageContext {
  services: PageServices;
  /** Client address for rate limits. */
  visitor: string;
  /** The posted form was truncated at the limit. */
  tooLarge: boolean;
  requestId: string;
  /** Reports errors of rendering. */
  onError(error: unknown): void;
  /** Set by the page cache. */
  renderContext?: RenderContext | undefined;
}
