import { CAMPAIGN_NAME } from "../../../shared/campaign/campaign.ts";
import type { DistrictName } from "../../../shared/districts.ts";

export { CONTROL_COPY as controls } from "../../../shared/i18n/control-messages.ts";
export { ERROR_PAGE_COPY as faults } from "../../../shared/i18n/error-page-messages.ts";
export { SENDING_COPY as sending } from "../../../shared/i18n/form-messages.ts";
export { CONNECTION_COPY as connection } from "../../../shared/i18n/offline-messages.ts";

export const layout = {
  logo: CAMPAIGN_NAME,
  skip: "Skip to content",
  news: "News",
  warning: "Warning",
  readMore: "Read more",
  /** Link to the alternate, in its own language. */
  otherLanguage: "മലയാളം",
  places: {
    home: "Home",
    about: "About",
    registration: "Registration",
    essentialLinks: "Essential Links",
    eventMap: "Event Map",
    events: "Event Updates",
    contactUs: "Contact Us",
    testimonials: "Testimonials",
    parents: "For parents",
    forYourself: "For yourself",
    centres: "Treatment centres",
    schools: "For schools",
    volunteer: "Volunteer",
    badge: "Participation Badge",
    pledge: "Take the pledge",
    materials: "Campaign materials",
    pressKit: "Press kit",
    privacy: "Privacy",
  },
  search: "Search",
  main: "Main",
  menu: "Menu",
  contact: "Contact",
  contactNumbers: "Contact numbers",
  mailTheCouncil: "E-mail the council:",
  helplines: "Helplines",
  worried: "Worried about someone, or about yourself?",
  freeToCall: "Help is free to call.",
  call: "Call",
  message: "Message",
  tollFreeKerala: "Kerala, toll-free",
  tollFreeIndia: "All India, toll-free",
  policeChannel: "Police WhatsApp number, messages only",
  crew: ["Fourteen districts,", "one crew."],
  campaign:
    "A state-wide anti-drug awareness campaign by the State Sports Council under the State Sports Mission. Let's say YES to sports and NO to drugs.",
  aboutTheCampaign: "Campaign",
  more: "More",
  ownPages: "About this site",
  tollFree: "Toll-free {number}",
  rights: "© State Sports Council. All rights reserved.",
  designedBy: "Designed by {name}",
  campaignTeam: "the campaign team",
} as const;

/** The first period with `before` greater than the hour applies. */
export const dates = {
  months: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  time: "{hour}:{minute} {period}",
  /** May omit the minutes. */
  fullHour: "{hour}:{minute} {period}" as string,
  until: [
    { before: "3", period: "am" },
    { before: "6", period: "am" },
    { before: "12", period: "am" },
    { before: "15", period: "pm" },
    { before: "19", period: "pm" },
    { before: "24", period: "pm" },
  ],
} as const;

/** `{there}` of other messages. */
export const places = {
  /** Inflected names: 'in Kannur'. */
  there: {} as Readonly<Partial<Record<DistrictName, string>>>,
  elsewhere: "in {place}",
} as const;

/** How to leave the site at once. */
export const leaving = {
  how: "It opens another site at once; so does the Escape key, pressed three times. Your browser's history still shows that you were here.",
} as const;
