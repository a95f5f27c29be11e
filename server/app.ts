import { randomUUID } from "node:crypto";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { routePath } from "hono/route";
import { listPublicUrls, toPattern } from "../shared/public-routes.ts";
import { backupEndpoints } from "./backups/backups.routes.ts";
import type { Config } from "./config/config.ts";
import type { Container } from "./container/container.ts";
import { isDatabaseDown } from "./database/db-errors.ts";
import {
  adminEndpoints,
  ownSessionEndpoints,
  passwordResetEndpoints,
  profileEndpoints,
} from "./features/accounts/accounts.routes.ts";
import { announcementEndpoints } from "./features/announcements/announcements.routes.ts";
import { brochureEndpoints } from "./features/brochures/brochures.routes.ts";
import { campaignEndpoints } from "./features/campaign/campaign.routes.ts";
import { cannedReplyEndpoints } from "./features/canned-replies/canned-replies.routes.ts";
import { centreEndpoints } from "./features/centres/centres.routes.ts";
import { dashboardEndpoints } from "./features/dashboard/dashboard.routes.ts";
import { districtContactEndpoints } from "./features/district-contacts/district-contacts.routes.ts";
import { staffDraftEndpoints } from "./features/drafts/drafts.routes.ts";
import { enquiryEndpoints } from "./features/enquiries/enquiries.routes.ts";
import {
  enquiryPresenceEndpoints,
  enquiryWorkflowEndpoints,
  staffNotificationEndpoints,
} from "./features/enquiries/workflow.routes.ts";
import { essentialLinkEndpoints } from "./features/essential-links/essential-links.routes.ts";
import { localEventEndpoints } from "./features/events/admin-events.routes.ts";
import { createEventCalendars } from "./features/events/event-calendars.ts";
import { eventEndpoints, serveEventCalendars } from "./features/events/events.routes.ts";
import { importEndpoints } from "./features/import/import.routes.ts";
import { materialEndpoints } from "./features/materials/materials.routes.ts";
import { contentPageEndpoints } from "./features/pages/pages.routes.ts";
import { pictureEndpoints } from "./features/pictures/pictures.routes.ts";
import { pledgeEndpoints } from "./features/pledge/pledge.routes.ts";
import { servePosters } from "./features/posters/posters.routes.ts";
import { reportEndpoints } from "./features/reports/reports.routes.ts";
import { searchEndpoints } from "./features/search/search.routes.ts";
import { staffEndpoints } from "./features/staff/staff.routes.ts";
import { testimonialEndpoints } from "./features/testimonials/testimonials.routes.ts";
import { translationEndpoints } from "./features/translations/translations.routes.ts";
import { twoFactorEndpoints, twoFactorLoginEndpoints } from "./features/two-factor/two-factor.routes.ts";
import { visitEndpoints } from "./features/visits/visits.routes.ts";
import type { Health } from "./health.ts";
import { serveApiDocs } from "./http/api-docs.ts";
import { auditLogEndpoints } from "./http/audit-log.routes.ts";
import type { Env } from "./http/env.ts";
import { sendErrorResponse } from "./http/error-response.ts";
import { serveFiles } from "./http/files.routes.ts";
import { cdnHeaders, EXPOSED_HEADERS, securityHeaders } from "./http/headers.ts";
import { serveEndpoints } from "./http/mount-endpoints.ts";
import { proofEndpoints } from "./http/proof-of-work.routes.ts";
import { serveSiteFiles } from "./http/site-files.ts";
import { visitorAddress } from "./http/visitor.ts";
import { MONITORING_PATHS } from "./http-server/monitoring-routes.ts";
import { AppError, toErrorBody } from "./lib/app-error.ts";
import type { Log } from "./lib/logger.ts";
import { serveMetrics } from "./metrics/metrics.routes.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { BUILT_FILES, type Pages } from "./ssr/render.ts";
import { servePages } from "./ssr/ssr.routes.ts";

interface Deps {
  product: Container;
  pages: Pages;
  config: Pick<Config, "CORS_ORIGINS" | "TRUST_PROXY" | "FILE_BASE_URL" | "CDN_PURGE_URL" | "SECURITY_CONTACT">;
  log: Log;
  metrics?: Metrics | undefined;
  origin: string;
  dev?: boolean;
}

/** Every API endpoint, in reading order. */
export const getEndpoints = (product: Container, origin: string) => {
  const { testimonials, events, admins, sessions, passwordResets, profiles } = product;
  return [
    ...testimonialEndpoints(testimonials),
    ...enquiryEndpoints(product.enquiries),
    ...enquiryPresenceEndpoints(product.caseDesk),
    ...enquiryWorkflowEndpoints(product),
    ...staffNotificationEndpoints(product.staffLetters),
    ...reportEndpoints(product.reports),
    ...cannedReplyEndpoints(product.readyAnswers),
    ...districtContactEndpoints(product.districtContacts),
    ...essentialLinkEndpoints(product.essentialLinks),
    ...centreEndpoints(product.centres),
    ...importEndpoints(product.imports),
    ...translationEndpoints(product.translations),
    ...brochureEndpoints(product.brochures),
    ...materialEndpoints(product.materials),
    ...pictureEndpoints(product.pictures),
    ...pledgeEndpoints(product.pledge),
    ...visitEndpoints(product.visits),
    ...announcementEndpoints(product.notices),
    ...campaignEndpoints(product.campaign),
    ...contentPageEndpoints(product.ownPages),
    ...staffDraftEndpoints(product.staffDrafts),
    ...dashboardEndpoints(product.dashboard),
    ...searchEndpoints(product),
    ...auditLogEndpoints(product.history),
    ...backupEndpoints(product.backups),
    ...eventEndpoints(events, origin),
    ...localEventEndpoints(events.admin),
    ...proofEndpoints(product.proofs),
    ...adminEndpoints({ admins, sessions }),
    ...passwordResetEndpoints(passwordResets),
    ...profileEndpoints(profiles),
    ...ownSessionEndpoints(product.ownSessions),
    ...twoFactorLoginEndpoints(product),
    ...twoFactorEndpoints(product),
    ...staffEndpoints(product),
  ];
};

/** The whole HTTP surface, in reading order. */
export function createApp({ product, pages, config, log, metrics, origin, dev = false }: Deps): Hono<Env> {
  const app = new Hono<Env>();
  product.siteSearch.texts = pages.texts;

  // `c.header` after `next()` would clone the response.
  app.use(securityHeaders({ origin, dev, fileBase: config.FILE_BASE_URL ?? "" }));
  if (config.CDN_PURGE_URL !== undefined) app.use(cdnHeaders);
  app.use(async (c, next) => {
    const started = performance.now();
    c.set("requestId", getRequestId(c.req.header("X-Request-Id"), config.TRUST_PROXY));
    c.set(
      "visitor",
      visitorAddress(c.env.incoming?.socket.remoteAddress, c.req.header("X-Forwarded-For"), config.TRUST_PROXY),
    );
    await next();
    c.res.headers.set("X-Request-Id", c.get("requestId"));
    const ms = performance.now() - started;
    const route = getRoute(c);
    metrics?.answered({ method: c.req.method, route, status: c.res.status, seconds: ms / 1000 });
    // Probes would fill the log.
    log[MONITORING_PATHS.has(route) ? "debug" : "info"]({
      id: c.get("requestId"),
      method: c.req.method,
      route,
      status: c.res.status,
      ms: Math.round(ms),
    });
  });

  serveHealth(app, product.health);
  if (metrics) serveMetrics(app, metrics);

  if (config.CORS_ORIGINS.length > 0)
    app.use(
      "/api/*",
      cors({ origin: config.CORS_ORIGINS, credentials: true, maxAge: 600, exposeHeaders: EXPOSED_HEADERS }),
    );
  app.use("/api/*", async (c, next) => {
    await next();
    c.res.headers.append("Vary", "Origin");
  });
  const calls = getEndpoints(product, origin);
  serveEndpoints(app, calls, product);
  serveApiDocs(app, calls, origin);
  app.all("/api/*", (c) => sendErrorResponse(c, new AppError("not-found", "no-such-call")));

  serveEventCalendars(app, createEventCalendars({ events: product.events, origin }));
  const further = [product.events.addresses, product.ownPages.addresses];
  serveSiteFiles(app, { origin, further, securityContacts: config.SECURITY_CONTACT });
  servePosters(app, product.posters);
  const { storage, brochures, materials } = product;
  const getName = async (key: string) => (await brochures.fileName(key)) ?? materials.fileName(key);
  serveFiles(app, { storage, nameOf: getName, origin, elsewhere: config.FILE_BASE_URL !== undefined });

  app.use("/assets/*", serveStatic({ root: BUILT_FILES, precompressed: true, onFound: cacheForever }));
  app.all("/assets/*", (c) => c.text("Not found\n", 404));
  app.use(serveStatic({ root: BUILT_FILES, precompressed: true }));
  servePages(app, { pages, services: product.services, origin, log });

  app.onError((error, c) => {
    if (error instanceof AppError) return sendErrorResponse(c, error);
    const down = isDatabaseDown(error);
    log[down ? "warn" : "error"](
      { id: c.get("requestId"), err: error },
      down ? "database unavailable" : "unhandled error",
    );
    if (down) return sendErrorResponse(c, new AppError("unavailable", "unavailable"), c.get("requestId"));
    return c.json({ ...toErrorBody("fault"), request: c.get("requestId") }, 500);
  });
  return app;
}

const cacheForever = (_path: string, c: { header(name: string, value: string): void }) =>
  c.header("Cache-Control", "public, max-age=31536000, immutable");

/** The first 12 digits of 12 to 32, such as nginx's `$request_id` or a UUID. */
const HEX_ID = /^([0-9a-f]{8})-?([0-9a-f]{4})[0-9a-f-]{0,24}$/;

/** 12 hexadecimal digits, short enough to read out on the phone: those of a trusted proxy, else random ones. */
function getRequestId(given: string | undefined, trustProxy: number): string {
  const [, first, second] = (trustProxy > 0 && given !== undefined && HEX_ID.exec(given)) || [];
  return first === undefined ? randomUUID().slice(0, 13) : `${first}-${second}`;
}

/** Others are logged as `other`. */
const PAGES = new Set(listPublicUrls("page"));

/**
 * Route pattern like `/api/testimonials/{id}`, never user input, so it may be logged. Call it after the
 * response.
 */
function getRoute(c: Context<Env>): string {
  const route = routePath(c).replace(/:(\w+)(\{.*\})?/g, "{$1}");
  return route === "*" || route === "/*" ? getPage(c.req.path) : route;
}

/** Also matches React Router's `.data` requests. */
function getPage(path: string): string {
  const page = path.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  if (/^\/admin(\/|$)/.test(page)) return "/admin/*";
  const pattern = toPattern(page);
  return PAGES.has(pattern) ? pattern : "other";
}

/** Liveness and readiness. */
function serveHealth(app: Hono<Env>, health: Health): void {
  app.get("/healthz", (c) => {
    c.header("Cache-Control", "no-store");
    return c.json({ status: "alive", version: health.version });
  });
  app.get("/readyz", async (c) => {
    c.header("Cache-Control", "no-store");
    const [database, mail, storage] = await Promise.all([health.database(), health.mail(), health.storage()]);
    if (!database) c.header("Retry-After", "5");
    // Still ready when writes fail: other nodes share the database.
    const writes = database && (await health.writes());
    const parts = { database: word(database), writes: word(writes), mail: word(mail), storage: word(storage) };
    return c.json({ status: database ? "ready" : "not ready", ...parts }, database ? 200 : 503);
  });
}

const word = (up: boolean) => (up ? "up" : "down");
