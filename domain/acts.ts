/** Who somebody of the staff is. */
export const ROLES = ["administrator"] as const;
export type Role = (typeof ROLES)[number];

/** What an act needs, and what it touches. */
interface ActRule {
  /** The roles that may do it. */
  roles: readonly Role[];
  /** Only looks; what only looks is not written down. */
  looks?: true;
  /** Changes what visitors can see. */
  public?: true;
}

const look = (...roles: Role[]) => ({ roles, looks: true }) as const;
const change = (...roles: Role[]) => ({ roles }) as const;
const changePublic = (...roles: Role[]) => ({ roles, public: true }) as const;

/**
 * Every act of staff, and who may do it: the one page of rights. Calls name their act; the guard, the API's description
 * and the matrix of rights in the tests follow from it.
 */
export const ACTS = {
  "see testimonials that are not public": look("administrator"),
  "approve testimonial": changePublic("administrator"),
  "reject testimonial": changePublic("administrator"),
  "restore testimonial": changePublic("administrator"),
  "show or hide testimonial": changePublic("administrator"),
  "delete testimonial": changePublic("administrator"),

  "see enquiries": look("administrator"),
  "delete enquiries": change("administrator"),

  "add district contact": changePublic("administrator"),
  "change district contact": changePublic("administrator"),
  "delete district contact": changePublic("administrator"),

  "add essential link": changePublic("administrator"),
  "change essential link": changePublic("administrator"),
  "delete essential link": changePublic("administrator"),

  "add brochure": changePublic("administrator"),
  "change brochure": changePublic("administrator"),
  "withdraw brochure": changePublic("administrator"),

  "see totals": look("administrator"),
  "see latest enquiries": look("administrator"),
  "see backups": look("administrator"),

  "see own profile": look("administrator"),
  "change own name": change("administrator"),
  "change own password": change("administrator"),
  "change own picture": change("administrator"),
  "log out": look("administrator"),
} as const satisfies Record<string, ActRule>;

export type Act = keyof typeof ACTS;

/** The acts that change something. */
export type Change = { [A in Act]: (typeof ACTS)[A] extends { looks: true } ? never : A }[Act];

/** Whether a role may do an act. */
export const mayDo = (role: Role, act: Act): boolean => (ACTS[act].roles as readonly Role[]).includes(role);

/** Whether an act changes what visitors can see. */
export const isPublic = (act: Act): boolean => "public" in ACTS[act];
