/** Who somebody of the staff is (docs/product.md, 1.1). */
export const ROLES = ["owner", "editor", "desk", "reader"] as const;
export type Role = (typeof ROLES)[number];

/** What an act needs, and what it touches. */
interface ActRule {
  /** The roles that may do it. */
  roles: readonly Role[];
  /** Only looks; what only looks is not written down. */
  looks?: true;
  /** Changes what visitors can see. */
  public?: true;
  /** Open also to whoever must set up a second factor first. */
  early?: true;
}

/** Everybody of the staff, about themselves or about what anybody may read. */
const ALL = ROLES;
/** Who looks after what the site shows. */
const CONTENT = ["owner", "editor"] as const;
/** Who answers those who write. */
const ENQUIRIES = ["owner", "desk"] as const;
/** Who decides which testimonials are shown: both of them. */
const MODERATION = ["owner", "editor", "desk"] as const;

const look = (...roles: Role[]) => ({ roles, looks: true }) as const;
const change = (...roles: Role[]) => ({ roles }) as const;
const lookEarly = () => ({ roles: ALL, looks: true, early: true }) as const;
const changeEarly = () => ({ roles: ALL, early: true }) as const;
const changePublic = (...roles: Role[]) => ({ roles, public: true }) as const;

/**
 * Every act of staff, and who may do it: the one page of rights. Calls name their act; the guard, the API's description
 * and the matrix of rights in the tests follow from it.
 */
export const ACTS = {
  "see testimonials that are not public": look(...MODERATION),
  "approve testimonial": changePublic(...MODERATION),
  "reject testimonial": changePublic(...MODERATION),
  "restore testimonial": changePublic(...MODERATION),
  "reopen testimonial": changePublic(...MODERATION),
  "edit testimonial": changePublic(...MODERATION),
  "change reason of rejection": change(...MODERATION),
  "show or hide testimonial": changePublic(...MODERATION),
  "delete testimonial": changePublic(...MODERATION),
  "export testimonials": change(...MODERATION),

  "see enquiries": look(...ENQUIRIES),
  "delete enquiries": change(...ENQUIRIES),
  "export enquiries": change(...ENQUIRIES),
  "take enquiry": change(...ENQUIRIES),
  "release enquiry": change(...ENQUIRIES),
  "mark enquiry as answered": change(...ENQUIRIES),
  "reopen enquiry": change(...ENQUIRIES),
  "mark enquiry as spam": change(...ENQUIRIES),
  "mark enquiry as no spam": change(...ENQUIRIES),
  "note on enquiry": change(...ENQUIRIES),
  "reply to enquiry": change(...ENQUIRIES),
  "add ready-made answer": change(...ENQUIRIES),
  "change ready-made answer": change(...ENQUIRIES),
  "delete ready-made answer": change(...ENQUIRIES),

  "add district contact": changePublic(...CONTENT),
  "change district contact": changePublic(...CONTENT),
  "delete district contact": changePublic(...CONTENT),

  "add essential link": changePublic(...CONTENT),
  "change essential link": changePublic(...CONTENT),
  "delete essential link": changePublic(...CONTENT),

  "add brochure": changePublic(...CONTENT),
  "change brochure": changePublic(...CONTENT),
  "withdraw brochure": changePublic(...CONTENT),

  "add material": changePublic(...CONTENT),
  "change material": changePublic(...CONTENT),
  "delete material": changePublic(...CONTENT),

  "add event": changePublic(...CONTENT),
  "change event": changePublic(...CONTENT),
  "delete event": changePublic(...CONTENT),
  "override event": changePublic(...CONTENT),
  "remove override": changePublic(...CONTENT),

  "add notice": changePublic(...CONTENT),
  "change notice": changePublic(...CONTENT),
  "delete notice": changePublic(...CONTENT),

  "change campaign facts": changePublic("owner"),
  "see pages that are not public": look(...CONTENT),
  "add page": change(...CONTENT),
  "change page": change(...CONTENT),
  "publish page": changePublic(...CONTENT),
  "unpublish page": changePublic(...CONTENT),
  "share preview of page": change(...CONTENT),
  "delete page": changePublic(...CONTENT),

  "see what is public": look(...ALL),
  "see history": look(...MODERATION),
  "put back": changePublic(...MODERATION),

  search: look(...ALL),

  "see totals": look(...ALL),
  "see latest enquiries": look(...ENQUIRIES),
  "see backups": look(...MODERATION),

  "see staff": look("owner"),
  "invite staff": change("owner"),
  "withdraw invitation": change("owner"),
  "change staff": change("owner"),
  "remove staff": change("owner"),
  "send test letter": change("owner"),

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
  "see own letters about enquiries": look(...ENQUIRIES),
  "choose own letters about enquiries": change(...ENQUIRIES),
  "change own name": change(...ALL),
  "change own password": change(...ALL),
  "change own picture": change(...ALL),
  "log out": lookEarly(),
} as const satisfies Record<string, ActRule>;

export type Act = keyof typeof ACTS;

/** The acts that change something. */
export type Change = { [A in Act]: (typeof ACTS)[A] extends { looks: true } ? never : A }[Act];

/** What somebody does on the way in, before there is a session: no right is asked for it, and the history tells of it. */
export const ENTRIES = ["accept invitation", "reset own password"] as const;
export type Entry = (typeof ENTRIES)[number];

/** Whether a role may do an act. */
export const mayDo = (role: Role, act: Act): boolean => (ACTS[act].roles as readonly Role[]).includes(role);

/** Whether an act changes what visitors can see. */
export const isPublic = (act: Act): boolean => "public" in ACTS[act];

/** Whether an act is open also to whoever must set up a second factor first. */
export const isOpenBeforeSetUp = (act: Act): boolean => "early" in ACTS[act];
