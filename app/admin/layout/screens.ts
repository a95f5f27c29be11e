import { href } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import { can, type Permission, type Role } from "../../../shared/permissions/permissions.ts";
import type { IconName } from "../components/icon.tsx";

/** Below the first six screens. */
export const GROUP_LABELS = t({ site: "Site content", team: "Team" });

interface Screen {
  path: string;
  label: string;
  icon: IconName;
  group?: keyof typeof GROUP_LABELS;
  /** Permission; absent: every role. */
  permission?: Permission;
  /** The public page that shows what is saved here. */
  site?: string;
}

export const BROCHURES_SCREEN = href("/admin/brochures");
export const ESSENTIAL_LINKS_SCREEN = href("/admin/essential-links");
export const DISTRICT_CONTACTS_SCREEN = href("/admin/district-contact");
export const ENQUIRIES_SCREEN = href("/admin/contact-submissions");
export const CANNED_REPLIES_SCREEN = href("/admin/ready-answers");
export const TESTIMONIALS_SCREEN = href("/admin/testimonials");
export const STAFF_SCREEN = href("/admin/staff");
export const EVENTS_SCREEN = href("/admin/events");
export const ANNOUNCEMENTS_SCREEN = href("/admin/notices");
export const CAMPAIGN_SCREEN = href("/admin/campaign");
export const PAGES_SCREEN = href("/admin/pages");
export const PICTURES_SCREEN = href("/admin/pictures");
export const HISTORY_SCREEN = href("/admin/history");

/** In sidebar order. */
export const SCREENS: readonly Screen[] = [
  { path: href("/admin/dashboard"), label: t("Dashboard"), icon: "dashboard" },
  { path: BROCHURES_SCREEN, label: t("Brochures"), icon: "file", permission: "add brochure", site: href("/") },
  {
    path: ESSENTIAL_LINKS_SCREEN,
    label: t("Add Essential Links"),
    icon: "link",
    permission: "add essential link",
    site: href("/essential-links"),
  },
  {
    path: DISTRICT_CONTACTS_SCREEN,
    label: t("Add District Contact"),
    icon: "phone",
    permission: "add district contact",
    site: href("/contact-us"),
  },
  { path: ENQUIRIES_SCREEN, label: t("Contact Us"), icon: "mail", permission: "see enquiries" },
  {
    path: TESTIMONIALS_SCREEN,
    label: t("Testimonials"),
    icon: "chat",
    permission: "see testimonials that are not public",
    site: href("/testimonials"),
  },
  {
    path: EVENTS_SCREEN,
    label: t("Events"),
    group: "site",
    icon: "calendar",
    permission: "add event",
    site: href("/events"),
  },
  {
    path: href("/admin/centres"),
    label: t("Treatment centres"),
    group: "site",
    icon: "pin",
    permission: "add centre",
    site: href("/centres"),
  },
  {
    path: ANNOUNCEMENTS_SCREEN,
    label: t("Notices"),
    group: "site",
    icon: "horn",
    permission: "add notice",
    site: href("/"),
  },
  { path: PAGES_SCREEN, label: t("Pages"), group: "site", icon: "page", permission: "add page" },
  {
    path: href("/admin/translations"),
    label: t("Translations"),
    group: "site",
    icon: "pencil",
    permission: "see translations",
  },
  {
    path: href("/admin/materials"),
    label: t("Materials"),
    group: "site",
    icon: "download",
    permission: "add material",
    site: href("/materials"),
  },
  { path: PICTURES_SCREEN, label: t("Pictures"), group: "site", icon: "picture", permission: "add picture" },
  {
    path: CAMPAIGN_SCREEN,
    label: t("Campaign facts"),
    group: "site",
    icon: "flag",
    permission: "change campaign facts",
    site: href("/"),
  },
  {
    path: CANNED_REPLIES_SCREEN,
    label: t("Saved replies"),
    group: "team",
    icon: "answers",
    permission: "add ready-made answer",
  },
  { path: href("/admin/reports"), label: t("Reports"), group: "team", icon: "chart", permission: "see reports" },
  { path: href("/admin/visits"), label: t("Visits"), group: "team", icon: "eye", permission: "see visits" },
  { path: STAFF_SCREEN, label: t("Staff"), group: "team", icon: "people", permission: "see staff" },
  { path: HISTORY_SCREEN, label: t("History"), group: "team", icon: "restore", permission: "see history" },
];

const isAllowedFor = (role: Role | undefined, { permission }: Screen): boolean =>
  role === undefined || permission === undefined || can(role, permission);

/** All while the role is unknown. */
export const screensFor = (role: Role | undefined): Screen[] => SCREENS.filter((screen) => isAllowedFor(role, screen));

/** The screen at a URL that the role may not use. */
export function closedScreen(role: Role | undefined, pathname: string): Screen | undefined {
  const screen = screenAt(pathname);
  return screen && !isAllowedFor(role, screen) ? screen : undefined;
}

export const screenAt = (pathname: string): Screen | undefined =>
  SCREENS.find(({ path }) => `${pathname}/`.startsWith(`${path}/`));

export const PROFILE_SCREEN: Screen = { path: href("/admin/profile"), label: t("Profile Settings"), icon: "person" };
