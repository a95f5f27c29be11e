import { DISTRICT_NAMES, type DistrictName } from "../shared/districts.ts";
import { SAMPLE_CANNED_REPLIES, type SampleCannedReply } from "./canned-replies.ts";
import { type SampleEnquiry, sampleEnquiries } from "./enquiries.ts";
import { SAMPLE_ESSENTIAL_LINKS, type SampleEssentialLink } from "./essential-links.ts";
import { type SampleEvent, sampleEvents } from "./events.ts";
import { type SamplePage, samplePages } from "./pages.ts";
import { type SampleTestimonial, sampleTestimonials } from "./testimonials.ts";
import { daysBefore } from "./times.ts";

/** A district's telephone numbers in the sample. */
interface SampleDistrictContact {
  district: DistrictName;
  contacts: string[];
}

/** A notice of the sample; moments are ISO 8601 in UTC. */
interface SampleAnnouncement {
  text: string;
  text_ml: string;
  link: string;
  kind: "news" | "warning";
  from: string;
  until: string;
}

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

const sampleNumber = (n: number): string => String(9_000_000_000 + n);

/** Two numbers for each district, 9000000001 to 9000000028, created from Thiruvananthapuram northwards. */
const SAMPLE_DISTRICT_CONTACTS: readonly SampleDistrictContact[] = DISTRICT_NAMES.map((district, place) => ({
  district,
  contacts: [sampleNumber(2 * place + 1), sampleNumber(2 * place + 2)],
}));

/** One that runs until the last event that the sample has to come. */
const sampleAnnouncements = (now: Date): SampleAnnouncement[] => [
  {
    text: "Sample: a walk in Kasaragod is cancelled, two events have new days.",
    text_ml: "സാമ്പിൾ: കാസർകോട്ടെ നടത്തം റദ്ദാക്കി; രണ്ടു തീയതികൾ മാറി.",
    link: "/events",
    kind: "warning",
    from: daysBefore(now, 1, "09:00"),
    until: daysBefore(now, -75, "11:00"),
  },
];

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
