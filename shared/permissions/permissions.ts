export const ROLES = ["owner", "editor", "desk", "reader"] as const;
export type Role = (typeof ROLES)[number];
export const isRole = (name: unknown): name is Role => ROLES.some((role) => role === name);

/** Permission groups: all actions of a group have the same roles. */
export const PERMISSION_GROUPS = {
  site: ["owner", "editor"],
  testimonials: ["owner", "editor", "desk"],
  enquiries: ["owner", "desk"],
  history: ["owner", "editor", "desk"],
  figures: ROLES,
  visits: ["owner", "editor", "reader"],
  reports: ["owner", "desk", "reader"],
  facts: ["owner"],
  staff: ["owner"],
} as const satisfies Record<string, readonly Role[]>;
export type PermissionGroup = keyof typeof PERMISSION_GROUPS;

interface PermissionRule {
  /** Null: open to all. */
  group: PermissionGroup | null;
  roles: readonly Role[];
  /** Read-only: not in the audit log. */
  readOnly?: true;
  /** Target type; null: that of the undone action. */
  kind?: string | null;
  /** Changes public content. */
  public?: true;
  /** Allowed before two-factor setup. */
  beforeSetup?: true;
}

const forGroup = (group: PermissionGroup | null): Pick<PermissionRule, "group" | "roles"> => ({
  group,
  roles: group ? PERMISSION_GROUPS[group] : ROLES,
});
const read = (duty: PermissionGroup | null) => ({ ...forGroup(duty), readOnly: true }) as const;
const write = <Kind extends string | null>(duty: PermissionGroup | null, kind: Kind) =>
  ({ ...forGroup(duty), kind }) as const;
const readBeforeSetup = () => ({ ...read(null), beforeSetup: true }) as const;
const writeBeforeSetup = () => ({ ...write(null, "staff"), beforeSetup: true }) as const;
const writePublic = <Kind extends string | null>(duty: PermissionGroup, kind: Kind) =>
  ({ ...write(duty, kind), public: true }) as const;

/**
 * The permission matrix. Endpoints name their action; authorization, OpenAPI, audit log and permission tests
 * derive from it.
 */
export const PERMISSIONS = {
  "see testimonials that are not public": read("testimonials"),
  "approve testimonial": writePublic("testimonials", "testimonial"),
  "reject testimonial": writePublic("testimonials", "testimonial"),
  "restore testimonial": writePublic("testimonials", "testimonial"),
  "reopen testimonial": writePublic("testimonials", "testimonial"),
  "edit testimonial": writePublic("testimonials", "testimonial"),
  "change reason of rejection": write("testimonials", "testimonial"),
  "show or hide testimonial": writePublic("testimonials", "testimonial"),
  "delete testimonial": writePublic("testimonials", "testimonial"),
  "export testimonials": write("testimonials", "testimonial"),

  "see enquiries": read("enquiries"),
  "delete enquiries": write("enquiries", "enquiry"),
  "export enquiries": write("enquiries", "enquiry"),
  "take enquiry": write("enquiries", "enquiry"),
  "release enquiry": write("enquiries", "enquiry"),
  "mark enquiry as answered": write("enquiries", "enquiry"),
  "reopen enquiry": write("enquiries", "enquiry"),
  "mark enquiry as spam": write("enquiries", "enquiry"),
  "mark enquiry as no spam": write("enquiries", "enquiry"),
  "note on enquiry": write("enquiries", "enquiry"),
  "set reminder of enquiry": write("enquiries", "enquiry"),
  "reply to enquiry": write("enquiries", "enquiry"),
  "add ready-made answer": write("enquiries", "ready-made answer"),
  "change ready-made answer": write("enquiries", "ready-made answer"),
  "delete ready-made answer": write("enquiries", "ready-made answer"),

  "add district contact": writePublic("site", "district contact"),
  "change district contact": writePublic("site", "district contact"),
  "delete district contact": writePublic("site", "district contact"),

  "add centre": writePublic("site", "centre"),
  "change centre": writePublic("site", "centre"),
  "delete centre": writePublic("site", "centre"),

  import: writePublic("site", "import"),
  "see translations": read("site"),

  "add essential link": writePublic("site", "essential link"),
  "change essential link": writePublic("site", "essential link"),
  "delete essential link": writePublic("site", "essential link"),

  "add brochure": writePublic("site", "brochure"),
  "change brochure": writePublic("site", "brochure"),
  "withdraw brochure": writePublic("site", "brochure"),

  "add material": writePublic("site", "material"),
  "change material": writePublic("site", "material"),
  "delete material": writePublic("site", "material"),

  "add picture": writePublic("site", "picture"),
  "change picture": writePublic("site", "picture"),
  "delete picture": writePublic("site", "picture"),

  "add event": writePublic("site", "event"),
  "change event": writePublic("site", "event"),
  "delete event": writePublic("site", "event"),
  "override event": writePublic("site", "override"),
  "remove override": writePublic("site", "override"),

  "add notice": writePublic("site", "notice"),
  "change notice": writePublic("site", "notice"),
  "delete notice": writePublic("site", "notice"),

  "change campaign facts": writePublic("facts", "campaign facts"),
  "see pages that are not public": read("site"),
  "add page": write("site", "page"),
  "change page": writePublic("site", "page"),
  "publish page": writePublic("site", "page"),
  "unpublish page": writePublic("site", "page"),
  "share preview of page": write("site", "page"),
  "delete page": writePublic("site", "page"),

  "see what is public": read(null),
  "see history": read("history"),
  "put back": writePublic("history", null),

  search: read(null),

  "see totals": read("figures"),
  "see visits": read("visits"),
  "see reports": read("reports"),
  "see latest enquiries": read("enquiries"),
  "see backups": read("history"),

  "see staff": read("staff"),
  "invite staff": write("staff", "invitation"),
  "withdraw invitation": write("staff", "invitation"),
  "change staff": write("staff", "staff"),
  "remove staff": write("staff", "staff"),
  "send test letter": write("staff", "staff"),

  "see own profile": readBeforeSetup(),
  "see own sessions": readBeforeSetup(),
  "end own session": writeBeforeSetup(),
  "end own other sessions": writeBeforeSetup(),
  "see own passkeys": readBeforeSetup(),
  "set up authenticator app": writeBeforeSetup(),
  "remove authenticator app": writeBeforeSetup(),
  "add passkey": writeBeforeSetup(),
  "remove passkey": writeBeforeSetup(),
  "make recovery codes": writeBeforeSetup(),
  "see own letters about enquiries": read("enquiries"),
  "choose own letters about enquiries": write("enquiries", "staff"),
  "change own language": writeBeforeSetup(),
  "change own name": write(null, "staff"),
  "change own password": write(null, "staff"),
  "change own picture": write(null, "staff"),
  "log out": readBeforeSetup(),
} as const satisfies Record<string, PermissionRule>;

export type Permission = keyof typeof PERMISSIONS;

export type WriteAction = {
  [A in Permission]: (typeof PERMISSIONS)[A] extends { readOnly: true } ? never : A;
}[Permission];

/** Actions without a session (sign-in, operator): no permission, but audited. */
export const SELF_SERVICE_ACTIONS = [
  "accept invitation",
  "reset own password",
  "make account",
  "set password",
  "take away second factors",
] as const;
export type SelfServiceAction = (typeof SELF_SERVICE_ACTIONS)[number];

export const can = (role: Role, act: Permission): boolean => PERMISSIONS[act].roles.includes(role);

export const changesPublicContent = (act: Permission): boolean => "public" in PERMISSIONS[act];

export const isAllowedBeforeSetup = (act: Permission): boolean => "beforeSetup" in PERMISSIONS[act];
