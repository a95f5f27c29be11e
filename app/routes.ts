import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { DEFAULT_LANGUAGE, getOtherLanguages } from "../shared/i18n/languages.ts";

/** All pages; API endpoints are listed in server/app.ts. */
const publicSite = layout("public/layout/layout.tsx", [
  layout("public/layout/boundary.tsx", [
    // Not an index route: its forms would post to `/?index`.
    route("/", "public/home/page.tsx"),
    route("about-us", "public/about-us/page.tsx"),
    route("registration", "public/registration/page.tsx"),
    route("event-map", "public/event-map/page.tsx"),
    route("essential-links", "public/essential-links/page.tsx"),
    route("centres", "public/centres/page.tsx"),
    route("contact-us", "public/contact-us/page.tsx"),
    route("parents", "public/taking-part/parents/page.tsx"),
    route("for-yourself", "public/taking-part/for-yourself/page.tsx"),
    route("badge", "public/taking-part/badge/page.tsx"),
    route("certificates", "public/taking-part/certificates/page.tsx"),
    route("materials", "public/materials/page.tsx"),
    route("press-kit", "public/materials/press-kit.tsx"),
    route("pledge", "public/pledge/page.tsx"),
    route("schools", "public/taking-part/schools/page.tsx"),
    route("volunteer", "public/taking-part/volunteer/page.tsx"),
    route("search", "public/search/page.tsx"),
    route("privacy", "public/privacy/page.tsx"),
    route("accessibility", "public/accessibility/page.tsx"),
    route("site-map", "public/site-map/page.tsx"),
    route("testimonials", "public/testimonials/page.tsx"),
    route("events", "public/events/page.tsx"),
    route("events/:id", "public/events/article.tsx"),
    // Alias.
    route("event", "public/events/page.tsx", { id: "event" }),
    route("event/:id", "public/events/article.tsx", { id: "event/:id" }),
    route("info/:slug", "public/pages/page.tsx"),
    route("info/preview/:token", "public/pages/preview.tsx"),
    route("*", "public/not-found/page.tsx"),
  ]),
]);

/** Documents without layout and scripts: the help page and Open Graph images. */
const wholeInThemselves = [
  route("help", "public/help/document.tsx"),
  route("shared/event.png", "public/og-images/event.ts"),
  route("shared/page.png", "public/og-images/page.ts"),
  route("shared/story.png", "public/og-images/story.ts"),
];

/** The alternate of a route in another language, such as `/ml/about-us`. */
const localizeRoute = (
  language: string,
  { id, file, path, children, ...entry }: RouteConfigEntry,
): RouteConfigEntry => ({
  ...entry,
  file,
  id: `${language}/${id ?? file.replace(/\.tsx?$/, "")}`,
  ...(path !== undefined && { path: path === "/" ? language : `${language}/${path}` }),
  ...(children && { children: children.map((child) => localizeRoute(language, child)) }),
});

export default [
  publicSite,
  ...wholeInThemselves,
  ...getOtherLanguages(DEFAULT_LANGUAGE).flatMap((language) =>
    [publicSite, ...wholeInThemselves].map((entry) => localizeRoute(language, entry)),
  ),
  route("worker.js", "public/help/service-worker.route.ts"),
  route("admin", "admin/root.tsx", [
    index("admin/sign-in/page.tsx"),
    route("invitation", "admin/invitation/page.tsx"),
    layout("admin/layout/layout.tsx", [
      route("dashboard", "admin/dashboard/page.tsx"),
      route("brochures", "admin/brochures/page.tsx"),
      route("materials", "admin/materials/page.tsx"),
      route("pictures", "admin/pictures/page.tsx"),
      route("pictures/:id", "admin/pictures/edit.tsx"),
      route("essential-links", "admin/essential-links/page.tsx"),
      route("essential-links/import", "admin/import/page.tsx", { id: "admin/import/essential-links" }),
      route("district-contact", "admin/district-contacts/page.tsx"),
      route("district-contact/import", "admin/import/page.tsx", { id: "admin/import/district-contact" }),
      route("centres", "admin/centres/page.tsx"),
      route("centres/import", "admin/import/page.tsx", { id: "admin/import/centres" }),
      route("contact-submissions", "admin/enquiries/page.tsx"),
      route("ready-answers", "admin/canned-replies/page.tsx"),
      route("testimonials", "admin/testimonials/page.tsx"),
      route("staff", "admin/staff/page.tsx"),
      route("events", "admin/events/page.tsx"),
      route("events/new", "admin/events/new.tsx"),
      route("events/import", "admin/import/page.tsx", { id: "admin/import/events" }),
      route("events/:key", "admin/events/edit.tsx"),
      route("translations", "admin/translations/page.tsx"),
      route("notices", "admin/announcements/page.tsx"),
      route("campaign", "admin/campaign/page.tsx"),
      route("campaign/:section", "admin/campaign/page.tsx", { id: "admin/campaign/section" }),
      route("pages", "admin/pages/page.tsx"),
      route("visits", "admin/visits/page.tsx"),
      route("reports", "admin/reports/page.tsx"),
      route("history", "admin/audit-log/page.tsx"),
      route("profile", "admin/profile/page.tsx"),
      route("*", "admin/not-found/page.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
