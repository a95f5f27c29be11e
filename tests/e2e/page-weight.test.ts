import {
  ADMIN_SCRIPT,
  EVENTS_WITH_PHOTOS,
  measurePageWeight,
  PAGES,
  visitRepeatedly,
  WEIGHTS,
} from "../../script/page-weight.ts";
import { localizeUrl } from "../../shared/i18n/languages.ts";
import { expect, PHONE, test } from "../support/e2e-test.ts";
import { runConcurrently } from "../support/run-concurrently.ts";

/** `script/bench weights` weighs all pages in both languages. */
const WEIGHED = [
  ...[...PAGES, "/nowhere"].map((path) => ["en", path] as const),
  ...["/", "/events", "/contact-us", "/testimonials"].map((path) => ["ml", localizeUrl("ml", path)] as const),
];

/** All without the editor. */
const ADMIN_SCREENS = [
  "dashboard",
  "contact-submissions",
  "testimonials",
  "events",
  "essential-links",
  "brochures",
  "staff",
  "campaign",
  "district-contact",
  "centres",
  "materials",
  "pictures",
  "ready-answers",
  "translations",
  "notices",
  "visits",
  "reports",
  "history",
  "pages",
  "profile",
] as const;

test("no public page and no list of the admin exceeds its weight budget on a first visit", async ({
  browser,
  request,
  site,
}) => {
  await visitRepeatedly(WEIGHED.map(([, path]) => site.origin + path));
  const heavy: unknown[] = [];
  await runConcurrently(WEIGHED, async ([language, path]) => {
    const context = await browser.newContext(PHONE);
    const weight = await measurePageWeight(await context.newPage(), site.origin + path);
    await context.close();
    expect(weight.document, path).toBeGreaterThan(5000);
    for (const [kind, most] of Object.entries(WEIGHTS[language]) as [keyof typeof weight, number][])
      if (weight[kind] > most) heavy.push(`${path}, ${kind}: ${weight[kind]} of ${most}`);
    const whole = weight.first + weight.image;
    if (path === "/events" && whole > EVENTS_WITH_PHOTOS)
      heavy.push(`${path} with its photos: ${whole} of ${EVENTS_WITH_PHOTOS}`);
  });
  const session = await (await request.post(`${site.origin}/api/admin/login`, { data: site.admin })).json();
  const localStorage = [
    { name: "token", value: session.token },
    { name: "admin", value: JSON.stringify(session.admin) },
  ];
  const loggedIn = { cookies: [], origins: [{ origin: site.origin, localStorage }] };
  const screens = ["/admin", ...ADMIN_SCREENS.map((screen) => `/admin/${screen}`)];
  await runConcurrently(screens, async (path) => {
    const context = await browser.newContext(path === "/admin" ? {} : { storageState: loggedIn });
    const page = await context.newPage();
    const { script } = await measurePageWeight(page, site.origin + path);
    await expect(page.locator("link[rel=stylesheet]"), path).toHaveCount(1);
    await context.close();
    if (script > ADMIN_SCRIPT) heavy.push(`${path}, script: ${script} of ${ADMIN_SCRIPT}`);
  });
  expect(heavy).toEqual([]);
});
