import { CAMPAIGN_NAME } from "../../../domain/campaign.ts";

/** What stands around every page. */
export const LAYOUT = {
  /** The sign's two lines. */
  logo: CAMPAIGN_NAME,
  skip: "Skip to content",
  /** A notice on top of the page, by its kind. */
  news: "News",
  warning: "Warning",
  readMore: "Read more",
  /** In the other language and its script: it leads to the twin of the page. */
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
    schools: "For schools",
    badge: "Participation Badge",
    pledge: "Take the pledge",
    materials: "Campaign materials",
    privacy: "Privacy",
  },
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
