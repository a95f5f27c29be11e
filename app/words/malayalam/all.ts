import type { InOtherWords } from "../../../domain/filled.ts";
import type { Words } from "../words.ts";
import { ABOUT_US } from "./about-us.ts";
import { ACCESSIBILITY } from "./accessibility.ts";
import { CAMPAIGN } from "./campaign.ts";
import { CONTACT_US } from "./contact-us.ts";
import { CONTROLS } from "./controls.ts";
import { DATES } from "./dates.ts";
import { ESSENTIAL_LINKS } from "./essential-links.ts";
import { EVENT_FACTS } from "./event-facts.ts";
import { EVENT_LIST } from "./event-list.ts";
import { EVENT_MAP } from "./event-map.ts";
import { EVENTS } from "./events.ts";
import { CONNECTION, FAULTS } from "./faults.ts";
import { FORM_NOTICE } from "./form-notice.ts";
import { ENQUIRY, SCHOOL_FORM, TESTIMONIAL_FORM } from "./forms.ts";
import { HELP } from "./help.ts";
import { HELPLINES } from "./helplines.ts";
import { HOME } from "./home.ts";
import { LAYOUT } from "./layout.ts";
import { MATERIALS } from "./materials.ts";
import { OWN_PAGE } from "./own-page.ts";
import { PARENTS } from "./parents.ts";
import { PLACES } from "./places.ts";
import { PLEDGE } from "./pledge.ts";
import { PRESS_KIT } from "./press-kit.ts";
import { PRIVACY } from "./privacy.ts";
import { REGISTRATION } from "./registration.ts";
import { ROADSHOW } from "./roadshow.ts";
import { SCHOOLS } from "./schools.ts";
import { SENDING } from "./sending.ts";
import { SHEETS } from "./sheets.ts";
import { SITE_MAP } from "./site-map.ts";
import { TESTIMONIALS } from "./testimonials.ts";

/** The same in Malayalam; what is missing is an error of types. */
export const MALAYALAM: InOtherWords<Words> = {
  faults: FAULTS,
  connection: CONNECTION,
  controls: CONTROLS,
  dates: DATES,
  layout: LAYOUT,
  help: HELP,
  home: HOME,
  contactUs: CONTACT_US,
  enquiry: ENQUIRY,
  testimonialForm: TESTIMONIAL_FORM,
  formNotice: FORM_NOTICE,
  sending: SENDING,
  places: PLACES,
  eventList: EVENT_LIST,
  events: EVENTS,
  eventFacts: EVENT_FACTS,
  eventMap: EVENT_MAP,
  roadshow: ROADSHOW,
  helplines: HELPLINES,
  essentialLinks: ESSENTIAL_LINKS,
  aboutUs: ABOUT_US,
  campaign: CAMPAIGN,
  privacy: PRIVACY,
  accessibility: ACCESSIBILITY,
  siteMap: SITE_MAP,
  ownPage: OWN_PAGE,
  registration: REGISTRATION,
  parents: PARENTS,
  schools: SCHOOLS,
  schoolForm: SCHOOL_FORM,
  sheets: SHEETS,
  materials: MATERIALS,
  pressKit: PRESS_KIT,
  pledge: PLEDGE,
  testimonials: TESTIMONIALS,
};
