import type { IconName } from "../../ui/icon.tsx";

interface Screen {
  path: string;
  label: string;
  icon: IconName;
}

export const BROCHURES_SCREEN = "/admin/brochures";
export const LINKS_SCREEN = "/admin/essential-links";
export const DISTRICTS_SCREEN = "/admin/district-contact";
export const SUBMISSIONS_SCREEN = "/admin/contact-submissions";
export const TESTIMONIALS_SCREEN = "/admin/testimonials";
export const HISTORY_SCREEN = "/admin/history";

/** The screens in the order of the sidebar (docs/product.md, 3.1). */
export const SCREENS: readonly Screen[] = [
  { path: "/admin/dashboard", label: "Dashboard", icon: "dashboard" },
  { path: BROCHURES_SCREEN, label: "Brochures", icon: "file" },
  { path: LINKS_SCREEN, label: "Add Essential Links", icon: "link" },
  { path: DISTRICTS_SCREEN, label: "Add District Contact", icon: "phone" },
  { path: SUBMISSIONS_SCREEN, label: "Contact Us", icon: "mail" },
  { path: TESTIMONIALS_SCREEN, label: "Testimonials", icon: "chat" },
  { path: HISTORY_SCREEN, label: "History", icon: "restore" },
];

/** Stands apart, at the bottom. */
export const PROFILE_SCREEN: Screen = { path: "/admin/profile", label: "Profile Settings", icon: "person" };
