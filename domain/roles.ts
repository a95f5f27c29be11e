import { type Act, mayDo, ROLES, type Role } from "./acts.ts";

/** What the roles are called where people read it. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: "Owner",
  editor: "Editor",
  desk: "Desk",
  reader: "Reader",
};

/** What somebody of the staff may be there for, in words that follow 'May'. */
const DUTIES = {
  site: "change brochures, materials, links, districts, events, notices and pages",
  testimonials: "decide about testimonials",
  enquiries: "read, answer and delete enquiries",
  history: "see the history and the backups, and put things back",
  figures: "see the totals",
  facts: "change the campaign's facts",
  staff: "look after the staff",
} as const;
type Duty = keyof typeof DUTIES;

/** Which duty each act belongs to; null for what everybody may about themselves, and what anybody may read. */
export const DUTY_OF = {
  "add brochure": "site",
  "change brochure": "site",
  "withdraw brochure": "site",
  "add essential link": "site",
  "change essential link": "site",
  "delete essential link": "site",
  "add district contact": "site",
  "change district contact": "site",
  "delete district contact": "site",

  "add material": "site",
  "change material": "site",
  "delete material": "site",

  "add event": "site",
  "change event": "site",
  "delete event": "site",
  "override event": "site",
  "remove override": "site",

  "add notice": "site",
  "change notice": "site",
  "delete notice": "site",

  "change campaign facts": "facts",
  "see pages that are not public": "site",
  "add page": "site",
  "change page": "site",
  "publish page": "site",
  "unpublish page": "site",
  "share preview of page": "site",
  "delete page": "site",

  "see testimonials that are not public": "testimonials",
  "approve testimonial": "testimonials",
  "reject testimonial": "testimonials",
  "restore testimonial": "testimonials",
  "reopen testimonial": "testimonials",
  "edit testimonial": "testimonials",
  "change reason of rejection": "testimonials",
  "show or hide testimonial": "testimonials",
  "delete testimonial": "testimonials",
  "export testimonials": "testimonials",

  "see enquiries": "enquiries",
  "see latest enquiries": "enquiries",
  "delete enquiries": "enquiries",
  "export enquiries": "enquiries",
  "take enquiry": "enquiries",
  "release enquiry": "enquiries",
  "mark enquiry as answered": "enquiries",
  "reopen enquiry": "enquiries",
  "mark enquiry as spam": "enquiries",
  "mark enquiry as no spam": "enquiries",
  "note on enquiry": "enquiries",
  "reply to enquiry": "enquiries",
  "add ready-made answer": "enquiries",
  "change ready-made answer": "enquiries",
  "delete ready-made answer": "enquiries",

  "see history": "history",
  "put back": "history",
  "see backups": "history",

  "see totals": "figures",

  "see staff": "staff",
  "invite staff": "staff",
  "withdraw invitation": "staff",
  "change staff": "staff",
  "remove staff": "staff",
  "send test letter": "staff",

  "see what is public": null,
  search: null,
  "see own profile": null,
  "see own sessions": null,
  "end own session": null,
  "end own other sessions": null,
  "see own passkeys": null,
  "set up authenticator app": null,
  "remove authenticator app": null,
  "add passkey": null,
  "remove passkey": null,
  "make recovery codes": null,
  "see own letters about enquiries": "enquiries",
  "choose own letters about enquiries": "enquiries",
  "change own name": null,
  "change own password": null,
  "change own picture": null,
  "log out": null,
} as const satisfies Record<Act, Duty | null>;

const ACTS_OF = Object.groupBy(Object.keys(DUTY_OF) as Act[], (act) => DUTY_OF[act] ?? "own");

/** What a role may, and what it may not, as two sentences; the second is empty where there is nothing that it may not. */
export function inPlainWords(role: Role): { may: string; mayNot: string } {
  const duties = Object.keys(DUTIES) as Duty[];
  const may = (duty: Duty) => ACTS_OF[duty]?.every((act) => mayDo(role, act)) === true;
  const sentence = (verb: string, some: Duty[]) =>
    some.length === 0 ? "" : `${verb} ${some.map((duty) => DUTIES[duty]).join("; ")}.`;
  const lacking = duties.filter((duty) => !may(duty));
  return {
    may: sentence(lacking.length === 0 ? "May everything:" : "May", duties.filter(may)),
    mayNot: sentence("May not", lacking),
  };
}

export const isRole = (name: unknown): name is Role => ROLES.some((role) => role === name);
