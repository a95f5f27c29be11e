export const ROLES = ["owner", "editor", "desk", "reader"] as const;
export type Role = (typeof ROLES)[number];

/** Permission groups: all actions of a group have the same roles. */
export const DUTIES = {
  site: ["owner", "editor"],
  testimonials: ["owner", "editor", "desk"],
  enquiries: ["owner", "desk"],
  history: ["owner", "editor", "desk"],
  figures: ROLES,
  facts: ["owner"],
  staff: ["owner"],
} as const satisfies Record<string, readonly Role[]>;
export type Duty = keyof typeof DUTIES;

interface ActRule {
  /** Null: open to all. */
  duty: Duty | null;
  roles: readonly Role[];
  /** Read-only: not in the audit log. */
  looks?: true;
  /** Target type; null: that of the undone action. */
  kind?: string | null;
  /** Changes public content. */
  public?: true;
  /** Allowed before two-factor setup. */
  early?: true;
}

const of = (duty: Duty | null): Pick<ActRule, "duty" | "roles"> => ({ duty, roles: duty ? DUTIES[duty] : ROLES });
const look = (duty: Duty | null) => ({ ...of(duty), looks: true }) as const;
const change = <Kind extends string | null>(duty: Duty | null, kind: Kind) => ({ ...of(duty), kind }) as const;
const lookEarly = () => ({ ...look(null), early: true }) as const;
const changeEarly = () => ({ ...change(null, "staff"), early: true }) as const;
const changePublic = <Kind extends string | null>(duty: Duty, kind: Kind) =>
  ({ ...change(duty, kind), public: true }) as const;

/**
 * The permission matrix. Endpoints name their action; authorization, OpenAPI, audit log and permission tests
 * derive from it.
 */
export const ACTS = {
  "see testimonials that are not public": look("testimonials"),
  "approve testimonial": changePublic("testimonials", "testimonial"),
  "reject testimonial": changePublic("testimonials", "testimonial"),
  "restore testimonial": changePublic("testimonials", "testimonial"),
  "reopen testimonial": changePublic("testimonials", "testimonial"),
  "edit testimonial": changePublic("testimonials", "testimonial"),
  "change reason of rejection": change("testimonials", "testimonial"),
  "show or hide testimonial": changePublic("testimonials", "testimonial"),
  "delete testimonial": changePublic("testimonials", "testimonial"),
  "export testimonials": change("testimonials", "testimonial"),

  "see enquiries": look("enquiries"),
  "delete enquiries": change("enquiries", "enquiry"),
  "export enquiries": change("enquiries", "enquiry"),
  "take enquiry": change("enquiries", "enquiry"),
  "release enquiry": change("enquiries", "enquiry"),
  "mark enquiry as answered": change("enquiries", "enquiry"),
  "reopen enquiry": change("enquiries", "enquiry"),
  "mark enquiry as spam": change("enquiries", "enquiry"),
  "mark enquiry as no spam": change("enquiries", "enquiry"),
  "note on enquiry": change("enquiries", "enquiry"),
  "reply to enquiry": change("enquiries", "enquiry"),
  "add ready-made answer": change("enquiries", "ready-made answer"),
  "change ready-made answer": change("enquiries", "ready-made answer"),
  "delete ready-made answer": change("enquiries", "ready-made answer"),

  "add district contact": changePublic("site", "district contact"),
  "change district contact": changePublic("site", "district contact"),
  "delete district contact": changePublic("site", "district contact"),

  "add essential link": changePublic("site", "essential link"),
  "change essential link": changePublic("site", "essential link"),
  "delete essential link": changePublic("site", "essential link"),

  "add brochure": changePublic("site", "brochure"),
  "change brochure": changePublic("site", "brochure"),
  "withdraw brochure": changePublic("site", "brochure"),

  "add material": changePublic("site", "material"),
  "change material": changePublic("site", "material"),
  "delete material": changePublic("site", "material"),

  "add event": changePublic("site", "event"),
  "change event": changePublic("site", "event"),
  "delete event": changePublic("site", "event"),
  "override event": changePublic("site", "override"),
  "remove override": changePublic("site", "override"),

  "add notice": changePublic("site", "notice"),
  "change notice": changePublic("site", "notice"),
  "delete notice": changePublic("site", "notice"),

  "change campaign facts": changePublic("facts", "campaign facts"),
  "see pages that are not public": look("site"),
  "add page": change("site", "page"),
  "change page": change("site", "page"),
  "publish page": changePublic("site", "page"),
  "unpublish page": changePublic("site", "page"),
  "share preview of page": change("site", "page"),
  "delete page": changePublic("site", "page"),

  "see what is public": look(null),
  "see history": look("history"),
  "put back": changePublic("history", null),

  search: look(null),

  "see totals": look("figures"),
  "see latest enquiries": look("enquiries"),
  "see backups": look("history"),

  "see staff": look("staff"),
  "invite staff": change("staff", "invitation"),
  "withdraw invitation": change("staff", "invitation"),
  "change staff": change("staff", "staff"),
  "remove staff": change("staff", "staff"),
  "send test letter": change("staff", "staff"),

  "see own profile": lookEarly(),
  "see own sessions": lookEarly(),
  "end own session": changeEarly(),
  "end own other sessions": changeEarly(),
  "see own passkeys": lookEarly(),
  "set up authenticator app": changeEarly(),
  "remove authenticator app": changeEarly(),
  "add passkey": changeEarly(),
  "remove passkey": changeEarly(),
  "make recovery codes": changeEarly(),
  "see own letters about enquiries": look("enquiries"),
  "choose own letters about enquiries": change("enquiries", "staff"),
  "change own name": change(null, "staff"),
  "change own password": change(null, "staff"),
  "change own picture": change(null, "staff"),
  "log out": lookEarly(),
} as const satisfies Record<string, ActRule>;

export type Act = keyof typeof ACTS;

export type Change = { [A in Act]: (typeof ACTS)[A] extends { looks: true } ? never : A }[Act];

/** Actions without a session (sign-in, operator): no permission, but audited. */
export const ENTRIES = [
  "accept invitation",
  "reset own password",
  "make account",
  "set password",
  "take away second factors",
] as const;
export type Entry = (typeof ENTRIES)[number];

export const mayDo = (role: Role, act: Act): boolean => ACTS[act].roles.includes(role);

export const isPublic = (act: Act): boolean => "public" in ACTS[act];

export const isOpenBeforeSetUp = (act: Act): boolean => "early" in ACTS[act];
