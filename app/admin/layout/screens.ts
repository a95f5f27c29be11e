import { href } from "react-router";
import { type Act, mayDo, type Role } from "../../../domain/acts.ts";
import type { IconName } from "../parts/icon.tsx";

interface Screen {
  path: string;
  label: string;
  icon: IconName;
  /** What it is for: whoever may not do that is not led there. Absent: for everybody. */
  act?: Act;
}

export const BROCHURES_SCREEN = href("/admin/brochures");
export const LINKS_SCREEN = href("/admin/essential-links");
export const DISTRICTS_SCREEN = href("/admin/district-contact");
export const SUBMISSIONS_SCREEN = href("/admin/contact-submissions");
export const READY_ANSWERS_SCREEN = href("/admin/ready-answers");
export const TESTIMONIALS_SCREEN = href("/admin/testimonials");
export const STAFF_SCREEN = href("/admin/staff");
export const EVENTS_SCREEN = href("/admin/events");
export const NOTICES_SCREEN = href("/admin/notices");
export const CAMPAIGN_SCREEN = href("/admin/campaign");
export const PAGES_SCREEN = href("/admin/pages");
export const HISTORY_SCREEN = href("/admin/history");

/** The screens in the order of the sidebar (docs/product.md, 3.1). */
export const SCREENS: readonly Screen[] = [
  { path: href("/admin/dashboard"), label: "Dashboard", icon: "dashboard" },
  { path: BROCHURES_SCREEN, label: "Brochures", icon: "file", act: "add brochure" },
  { path: LINKS_SCREEN, label: "Add Essential Links", icon: "link", act: "add essential link" },
  { path: DISTRICTS_SCREEN, label: "Add District Contact", icon: "phone", act: "add district contact" },
  { path: SUBMISSIONS_SCREEN, label: "Contact Us", icon: "mail", act: "see enquiries" },
  { path: TESTIMONIALS_SCREEN, label: "Testimonials", icon: "chat", act: "see testimonials that are not public" },
  { path: READY_ANSWERS_SCREEN, label: "Ready-made answers", icon: "answers", act: "add ready-made answer" },
  { path: EVENTS_SCREEN, label: "Events", icon: "calendar", act: "add event" },
  { path: NOTICES_SCREEN, label: "Notices", icon: "horn", act: "add notice" },
  { path: PAGES_SCREEN, label: "Pages", icon: "page", act: "add page" },
  { path: href("/admin/materials"), label: "Materials", icon: "download", act: "add material" },
  { path: CAMPAIGN_SCREEN, label: "Campaign facts", icon: "flag", act: "change campaign facts" },
  { path: STAFF_SCREEN, label: "Staff", icon: "people", act: "see staff" },
  { path: HISTORY_SCREEN, label: "History", icon: "restore", act: "see history" },
];

const isFor = (role: Role | undefined, { act }: Screen): boolean =>
  role === undefined || act === undefined || mayDo(role, act);

/** The screens that a role is led to; all of them while the role is not known. */
export const screensFor = (role: Role | undefined): Screen[] => SCREENS.filter((screen) => isFor(role, screen));

/** The screen at an address where a role may do nothing, if it is one. */
export const closedScreen = (role: Role | undefined, pathname: string): Screen | undefined =>
  SCREENS.find((screen) => `${pathname}/`.startsWith(`${screen.path}/`) && !isFor(role, screen));

/** Stands apart, at the bottom. */
export const PROFILE_SCREEN: Screen = { path: href("/admin/profile"), label: "Profile Settings", icon: "person" };
