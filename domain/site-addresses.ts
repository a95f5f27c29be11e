import type { FilledAddress, PublicPath } from "./public-addresses.ts";

/** Where the office is: its entries, which need no login, and its screens; `app/routes.ts` is held against it. */
export const OFFICE_ADDRESSES = [
  "/admin",
  "/admin/invitation",
  "/admin/dashboard",
  "/admin/brochures",
  "/admin/materials",
  "/admin/essential-links",
  "/admin/district-contact",
  "/admin/contact-submissions",
  "/admin/ready-answers",
  "/admin/testimonials",
  "/admin/staff",
  "/admin/events",
  "/admin/events/new",
  "/admin/events/{key}",
  "/admin/notices",
  "/admin/campaign",
  "/admin/pages",
  "/admin/history",
  "/admin/profile",
] as const;

type Path = PublicPath | FilledAddress<(typeof OFFICE_ADDRESSES)[number]>;

/** An address of the site that exists, with whatever follows its path. */
export type SiteAddress = Path | `${Path}?${string}` | `${Path}#${string}`;
