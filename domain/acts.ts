/** Who somebody of the staff is (docs/product.md, 1.1). */
export const ROLES = ["owner", "editor", "desk", "reader"] as const;
export type Role = (typeof ROLES)[number];

/** What somebody of the staff may be there for, and who is. Every act of a duty is open to the same roles. */
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

/** What an act needs, and what it touches. */
interface ActRule {
  /** Null for what everybody may about themselves, and what anybody may read. */
  duty: Duty | null;
  roles: readonly Role[];
  /** Only looks; what only looks is not written down. */
  looks?: true;
  /** What it is done to; null for what has the kind of what it puts back. */
  kind?: string | null;
  /** Changes what visitors can see. */
  public?: true;
  /** Open also to whoever must set up a second factor first. */
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
 * Every act of staff, whose duty it is, and what it is done to: the one page of rights. Calls name their act; the guard, the
 * API's description, the history and the matrix of rights in the tests follow from it.
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

/** Done without a session, on the way in or by an operator: no right is asked for it, and the history tells of it. */
export const ENTRIES = [
  "accept invitation",
  "reset own password",
  "make account",
  "set password",
  "take away second factors",
] as const;
export type Entry = (typeof ENTRIES)[number];

export const mayDo = (role: Role, act: Act): boolean => ACTS[act].roles.includes(role);

/** Whether an act changes what visitors can see. */
export const isPublic = (act: Act): boolean => "public" in ACTS[act];

/** Whether an act is open also to whoever must set up a second factor first. */
export const isOpenBeforeSetUp = (act: Act): boolean => "early" in ACTS[act];
