import { type SampleAnnouncement, sampleAnnouncements } from "./announcements.ts";
import { SAMPLE_CANNED_REPLIES, type SampleCannedReply } from "./canned-replies.ts";
import { SAMPLE_DISTRICT_CONTACTS, type SampleDistrictContact } from "./district-contacts.ts";
import { type SampleEnquiry, sampleEnquiries } from "./enquiries.ts";
import { SAMPLE_ESSENTIAL_LINKS, type SampleEssentialLink } from "./essential-links.ts";
import { type SampleEvent, sampleEvents } from "./events.ts";
import { type SamplePage, samplePages } from "./pages.ts";
import { type SampleTestimonial, sampleTestimonials } from "./testimonials.ts";

export interface SampleBrochure {
  name: string;
  /** The file, in this folder. */
  file_name: string;
  name_ml: string;
  /** The same in Malayalam, in this folder too. */
  file_name_ml: string;
}

/**
 * Everything that fills an empty database, in the API's field names; nothing of it is real. Every list is in order of
 * creation, so that rows put in one after the other are listed newest first by their ids.
 */
export interface SampleContent {
  testimonials: SampleTestimonial[];
  events: SampleEvent[];
  districtContacts: readonly SampleDistrictContact[];
  essentialLinks: readonly SampleEssentialLink[];
  enquiries: SampleEnquiry[];
  readyAnswers: readonly SampleCannedReply[];
  ownPages: SamplePage[];
  notices: SampleAnnouncement[];
  brochure: SampleBrochure;
}

/** The sample content as seen from `now`: the same words every time, at times counted back from it. */
export function sampleContent(now: Date): SampleContent {
  return {
    testimonials: sampleTestimonials(now),
    events: sampleEvents(now),
    districtContacts: SAMPLE_DISTRICT_CONTACTS,
    essentialLinks: SAMPLE_ESSENTIAL_LINKS,
    enquiries: sampleEnquiries(now),
    readyAnswers: SAMPLE_CANNED_REPLIES,
    ownPages: samplePages(now),
    notices: sampleAnnouncements(now),
    brochure: {
      name: "Event brochure (sample)",
      file_name: "event-brochure.pdf",
      name_ml: "പരിപാടികളുടെ ബ്രോഷർ (സാമ്പിൾ)",
      file_name_ml: "event-brochure-malayalam.pdf",
    },
  };
}
