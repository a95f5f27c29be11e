import type { Page } from "@playwright/test";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, test, waitForHydration } from "../support/e2e-test.ts";
import { buildStory } from "../support/testimonial.ts";

/** Payloads for the shortest field; one closes a script element. */
const SHORT = "<img src=x onerror=ran=1>";
const LONG = `</script><script>ran=1</script>"><img src=x onerror="ran=1"><svg onload=ran=1>'-ran=1-'{{ran=1}}`;

const PUBLIC = ["/testimonials", "/essential-links"];
const ADMIN = [
  "/admin/dashboard",
  "/admin/testimonials",
  "/admin/contact-submissions",
  "/admin/essential-links",
  "/admin/history",
];

const ran = (page: Page) => page.evaluate(() => "ran" in globalThis);

test("security 27: a stored script in any field does not run anywhere", async ({
  page,
  ownSite,
  request,
  expected,
}) => {
  expected.push(/status of 404/);
  const post = async (path: string, data: object, token?: string) => {
    const headers = token ? { Authorization: `Bearer ${token}` } : {};
    const answer = await request.post(`${ownSite.origin}${path}`, { data, headers });
    expect([path, answer.ok()]).toEqual([path, true]);
    return answer.json();
  };
  const { token } = await post("/api/admin/login", ownSite.admin);
  const enquiry = { name: SHORT, phone: "9876543210", email: "a@example.org", message: LONG };
  const story = { ...buildStory(SHORT), email: "a@example.org", description: LONG };
  await post("/api/contact", enquiry);
  await post("/api/testimonials/add", story);
  // Two equal forms would be stored once.
  const { data } = await post("/api/testimonials/add", { ...story, title: "Second" });
  const approved = await request.put(`${ownSite.origin}/api/testimonials/approve/${data.id}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(approved.ok()).toBe(true);
  await post("/api/essential-links/add", { number: "1234567", label: "telephone", description: SHORT }, token);
  const brochure = await request.post(`${ownSite.origin}/api/brochures/add`, {
    headers: { Authorization: `Bearer ${token}` },
    multipart: {
      name: SHORT,
      file: { name: `${SHORT}.pdf`, mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") },
    },
  });
  expect(brochure.ok()).toBe(true);

  const visit = async (path: string, shown: boolean) => {
    await page.goto(ownSite.origin + path);
    if (path.startsWith("/admin")) await page.locator("h1").first().waitFor();
    else await waitForHydration(page);
    if (shown) await expect(page.locator("body")).toContainText("onerror=", { useInnerText: true });
    expect([path, await ran(page)]).toEqual([path, false]);
  };
  const hostile = encodeURIComponent(LONG);
  for (const path of [...PUBLIC, `/testimonials?show=${data.id}`]) await visit(path, true);
  for (const path of ["/", "/testimonials", "/events", "/contact-us", `/${encodeURIComponent(SHORT)}`])
    await visit(`${path}?district=${hostile}&show=${hostile}`, false);
  await logInAndOpen(page, ownSite, "/admin/dashboard");
  for (const path of ADMIN) await visit(path, true);
  await visit("/admin/brochures", false);
});
