import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { cors } from "hono/cors";
import type { Product } from "./assemble.ts";
import { backupCalls } from "./backups/backups.api.ts";
import type { Config } from "./config.ts";
import { isDatabaseDown } from "./database/fault.ts";
import { WATCHED } from "./front/watchers.ts";
import { answerRefusal } from "./http/answer-refusal.ts";
import { serveApiDocs } from "./http/api-docs.ts";
import type { Call } from "./http/call.ts";
import { forSharedCaches } from "./http/cdn-headers.ts";
import { SEEN_ELSEWHERE } from "./http/cross-origin.ts";
import type { Env } from "./http/env.ts";
import { serveFiles } from "./http/files.api.ts";
import { securityHeaders } from "./http/headers.ts";
import { serveHealth } from "./http/health.ts";
import { historyCalls } from "./http/history.api.ts";
import { proofCalls } from "./http/proofs.api.ts";
import { requestIdOf } from "./http/request-id.ts";
import { routeOf } from "./http/route-of.ts";
import { serveCalls } from "./http/serve-calls.ts";
import { serveSiteFiles } from "./http/site-files.ts";
import { visitorAddress } from "./http/visitor.ts";
import type { Log } from "./log.ts";
import { serveMetrics } from "./metrics/metrics.api.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { servePages } from "./pages.api.ts";
import { BUILT_FILES, type Pages } from "./pages.ts";
import { bodyOf, Refused } from "./refused.ts";
import { adminCalls } from "./resources/admins/admins.api.ts";
import { ownSessionCalls } from "./resources/admins/own-sessions.api.ts";
import { passwordResetCalls } from "./resources/admins/password-reset.api.ts";
import { profileCalls } from "./resources/admins/profile.api.ts";
import { brochureCalls } from "./resources/brochures/brochures.api.ts";
import { campaignCalls } from "./resources/campaign/campaign.api.ts";
import { caseDeskCalls } from "./resources/contact-submissions/case-desk.api.ts";
import { caseCalls } from "./resources/contact-submissions/cases.api.ts";
import { contactSubmissionCalls } from "./resources/contact-submissions/contact-submissions.api.ts";
import { staffLetterCalls } from "./resources/contact-submissions/tell-staff.api.ts";
import { dashboardCalls } from "./resources/dashboard/dashboard.api.ts";
import { districtContactCalls } from "./resources/district-contacts/district-contacts.api.ts";
import { essentialLinkCalls } from "./resources/essential-links/essential-links.api.ts";
import { serveEventCalendars } from "./resources/events/event-calendars.api.ts";
import { createEventCalendars } from "./resources/events/event-calendars.ts";
import { eventCalls } from "./resources/events/events.api.ts";
import { ownEventCalls } from "./resources/events/own-events.api.ts";
import { materialCalls } from "./resources/materials/materials.api.ts";
import { noticeCalls } from "./resources/notices/notices.api.ts";
import { ownPageCalls } from "./resources/own-pages/own-pages.api.ts";
import { pledgeCalls } from "./resources/pledge/pledge.api.ts";
import { servePosters } from "./resources/posters/posters.api.ts";
import { readyAnswerCalls } from "./resources/ready-answers/ready-answers.api.ts";
import { searchCalls } from "./resources/search/search.api.ts";
import { secondFactorCalls, secondLoginCalls } from "./resources/second-factor/second-factor.api.ts";
import { staffCalls } from "./resources/staff/staff.api.ts";
import { testimonialCalls } from "./resources/testimonials/testimonials.api.ts";

interface Needs {
  product: Product;
  pages: Pages;
  config: Pick<Config, "CORS_ORIGINS" | "TRUST_PROXY" | "FILE_BASE_URL" | "CDN_PURGE_URL">;
  log: Log;
  metrics?: Metrics | undefined;
  origin: string;
  dev?: boolean;
}

/** Every API endpoint, in reading order. */
export const callsOf = (product: Product, origin: string): Call[] => {
  const { testimonials, events, admins, sessions, passwordResets, profiles } = product;
  return [
    ...testimonialCalls(testimonials),
    ...contactSubmissionCalls(product.contactSubmissions),
    ...caseDeskCalls(product.caseDesk),
    ...caseCalls(product),
    ...staffLetterCalls(product.staffLetters),
    ...readyAnswerCalls(product.readyAnswers),
    ...districtContactCalls(product.districtContacts),
    ...essentialLinkCalls(product.essentialLinks),
    ...brochureCalls(product.brochures),
    ...materialCalls(product.materials),
    ...pledgeCalls(product.pledge),
    ...noticeCalls(product.notices),
    ...campaignCalls(product.campaign),
    ...ownPageCalls(product.ownPages),
    ...dashboardCalls(product.dashboard),
    ...searchCalls(product.search),
    ...historyCalls(product.history),
    ...backupCalls(product.backups),
    ...eventCalls(events, origin),
    ...ownEventCalls(events.ofStaff),
    ...proofCalls(product.proofs),
    ...adminCalls({ admins, sessions }),
    ...passwordResetCalls(passwordResets),
    ...profileCalls(profiles),
    ...ownSessionCalls(product.ownSessions),
    ...secondLoginCalls(product),
    ...secondFactorCalls(product),
    ...staffCalls(product),
  ];
};

/** The whole HTTP surface, in reading order. */
export function createApp({ product, pages, config, log, metrics, origin, dev = false }: Needs): Hono<Env> {
  const app = new Hono<Env>();

  // `c.header` after `next()` would clone the response.
  app.use(securityHeaders({ origin, dev, fileBase: config.FILE_BASE_URL ?? "" }));
  if (config.CDN_PURGE_URL !== undefined) app.use(forSharedCaches);
  app.use(async (c, next) => {
    const started = performance.now();
    c.set("requestId", requestIdOf(c.req.header("X-Request-Id"), config.TRUST_PROXY));
    c.set(
      "visitor",
      visitorAddress(c.env.incoming?.socket.remoteAddress, c.req.header("X-Forwarded-For"), config.TRUST_PROXY),
    );
    await next();
    c.res.headers.set("X-Request-Id", c.get("requestId"));
    const ms = performance.now() - started;
    const route = routeOf(c);
    metrics?.answered({ method: c.req.method, route, status: c.res.status, seconds: ms / 1000 });
    // Probes would fill the log.
    log[WATCHED.has(route) ? "debug" : "info"]({
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
      cors({ origin: config.CORS_ORIGINS, credentials: true, maxAge: 600, exposeHeaders: SEEN_ELSEWHERE }),
    );
  app.use("/api/*", async (c, next) => {
    await next();
    c.res.headers.append("Vary", "Origin");
  });
  const calls = callsOf(product, origin);
  serveCalls(app, calls, product);
  serveApiDocs(app, calls, origin);
  app.all("/api/*", (c) => answerRefusal(c, new Refused("not-found", "no-such-call")));

  serveEventCalendars(app, createEventCalendars({ events: product.events, origin }));
  serveSiteFiles(app, { origin, further: [product.events.addresses, product.ownPages.addresses] });
  servePosters(app, product.posters);
  const { storage, brochures, materials } = product;
  const nameOf = async (key: string) => (await brochures.fileName(key)) ?? materials.fileName(key);
  serveFiles(app, { storage, nameOf, origin, elsewhere: config.FILE_BASE_URL !== undefined });

  app.use("/assets/*", serveStatic({ root: BUILT_FILES, precompressed: true, onFound: immutable }));
  app.all("/assets/*", (c) => c.text("Not found\n", 404));
  app.use(serveStatic({ root: BUILT_FILES, precompressed: true }));
  servePages(app, { pages, services: product.services, origin, log });

  app.onError((error, c) => {
    if (error instanceof Refused) return answerRefusal(c, error);
    const down = isDatabaseDown(error);
    log[down ? "warn" : "error"](
      { id: c.get("requestId"), err: error },
      down ? "the database does not answer" : "an unexpected fault",
    );
    if (down) return answerRefusal(c, new Refused("unavailable", "unavailable"), c.get("requestId"));
    return c.json({ ...bodyOf("fault"), request: c.get("requestId") }, 500);
  });
  return app;
}

const immutable = (_path: string, c: { header(name: string, value: string): void }) =>
  c.header("Cache-Control", "public, max-age=31536000, immutable");
