import type { Locator, Page } from "@playwright/test";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, PHONE, test } from "../support/e2e-test.ts";
import type { Site } from "../support/site.ts";

const ENQUIRIES = "/admin/contact-submissions";
/** More than a page of the list holds. */
const ANSWERED = 18;

async function enquire(page: Page, { origin }: Site, name: string, message: string) {
  const data = { name, phone: "9876543210", email: "latha@example.org", message };
  expect((await page.request.post(`${origin}/api/contact`, { data })).status()).toBe(201);
}

const details = (page: Page) => page.getByRole("dialog", { name: "Submission Details" });

/** Nothing scrolls sideways, and what is pressed is at least 44 px wide and high. */
async function expectFitsThumb(page: Page) {
  const wrong = await page.evaluate(() => {
    const root = document.querySelector("dialog[open]") ?? document.body;
    const targets = [...root.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
      .map((element) => (element.matches("[type=checkbox], [type=radio]") && element.closest("label")) || element)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 1)
      // Links within a sentence, and those that a pseudo-element stretches over their card.
      .filter((element) => getComputedStyle(element).display !== "inline" && !element.matches(".card-opener"));
    const small = targets.filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return Math.min(width, height) < 43.5;
    });
    const wider = document.documentElement.scrollWidth - innerWidth;
    return [...small.map(({ outerHTML }) => outerHTML.slice(0, 120)), ...(wider > 0 ? [`${wider} px wider`] : [])];
  });
  expect(wrong, page.url()).toEqual([]);
}

/** Lists of screens, by their first item. */
const LISTS = [
  ["contact-submissions", "tbody tr"],
  ["contact-submissions?tab=new&from=2020-01-01", "tbody tr"],
  ["testimonials", "article"],
  ["testimonials?tab=approved", "article"],
  ["events", "[role=tabpanel] li"],
  ["events?tab=past&district=Kollam", "[role=tabpanel] li"],
  ["essential-links", "article"],
  ["district-contact", "article"],
  ["pages", "article"],
  ["campaign", "section li"],
  ["ready-answers", "article"],
  ["staff", "article, section li"],
  ["history", "article"],
] as const;

test.describe("on a phone", () => {
  test.use(PHONE);

  test("everyday tasks take few presses", async ({ page, ownSite }) => {
    test.slow();
    await enquire(page, ownSite, "Latha", "Can the roadshow stop at our school?");
    await enquire(page, ownSite, "Zubaida", "How do I join the marathon in Kollam?");
    const { origin, admin } = ownSite;
    const { token } = await (await page.request.post(`${origin}/api/admin/login`, { data: admin })).json();
    for (const title of ["Rally of clubs", "Evening of drums"]) {
      const data = { title, district: "Kollam", starts_at: "2099-12-05T16:00:00+05:30" };
      const headers = { Authorization: `Bearer ${token}` };
      expect((await page.request.post(`${origin}/api/events/add`, { headers, data })).status()).toBe(201);
    }
    let presses = 0;
    const press = async (target: Locator) => {
      presses += 1;
      await target.tap();
    };
    /** Pressed first unless the focus is there. */
    const write = async (field: Locator, text: string) => {
      if (!(await field.evaluate((element) => element === document.activeElement))) await press(field);
      await field.fill(text);
    };
    const event = (title: string) => page.getByRole("group", { name: title, exact: true });
    const dialog = page.getByRole("dialog");

    const TASKS: readonly [name: string, most: number, screen: string, run: () => Promise<void>][] = [
      [
        "answer with a saved reply",
        3,
        `${ENQUIRIES}?tab=new&sort=newest`,
        async () => {
          await press(page.getByRole("button", { name: "View Zubaida" }));
          const replies = details(page).getByRole("list", { name: "Saved replies" });
          await expect(replies.getByRole("button").first()).toBeVisible();
          await expectFitsThumb(page);
          await press(replies.getByRole("button").first());
          await expect(details(page).getByLabel("Your answer")).not.toHaveValue("");
          await expectFitsThumb(page);
          await press(details(page).getByRole("button", { name: "Send and mark as answered" }));
          await expect(details(page)).toContainText("Answered by email");
        },
      ],
      [
        "note an answer by telephone, in its enquiry",
        3,
        `${ENQUIRIES}?tab=new&sort=newest`,
        async () => {
          await page.getByRole("button", { name: "View Latha" }).tap();
          await press(details(page).getByRole("link", { name: "Call", exact: true }).last());
          const after = details(page).getByRole("group", { name: "Did you reach them?" });
          await press(after.getByRole("button", { name: "Spoke" }));
          await write(after.getByRole("textbox", { name: "What was said" }), "Told her the day.");
          await expectFitsThumb(page);
          await press(after.getByRole("button", { name: "Mark as answered" }));
          await expect(details(page)).toContainText("Answered by call");
        },
      ],
      [
        "move an event",
        5,
        "/admin/events",
        async () => {
          await press(event("Rally of clubs").getByRole("button", { name: "Move" }));
          await write(dialog.getByLabel("Starts, Indian time"), "2099-12-06T17:00");
          await write(dialog.getByLabel("Reason", { exact: true }), "The road is closed.");
          await expectFitsThumb(page);
          await press(dialog.getByRole("button", { name: "Move it" }));
          await expect(dialog).toHaveCount(0);
          await expect(page.getByText("The road is closed.")).toBeVisible();
        },
      ],
      [
        "cancel an event",
        4,
        "/admin/events",
        async () => {
          await press(event("Evening of drums").getByRole("button", { name: "Cancel event" }));
          await write(dialog.getByLabel("Reason", { exact: true }), "Heavy rain.");
          await expectFitsThumb(page);
          await press(dialog.getByRole("button", { name: "Cancel the event" }));
          await expect(dialog).toHaveCount(0);
          await expect(page.getByText("Heavy rain.")).toBeVisible();
        },
      ],
      [
        "change the telephone number",
        4,
        "/admin/campaign",
        async () => {
          await press(page.getByRole("navigation", { name: "Parts" }).getByRole("link", { name: "Contact details" }));
          await press(page.getByRole("button", { name: "Edit Phone" }));
          await write(page.getByRole("main").locator("input.input:visible").nth(1), "0471 222 3333");
          await press(page.getByRole("button", { name: "Save" }));
          await expect(page.getByText("Campaign facts updated successfully!")).toBeVisible();
        },
      ],
      [
        "add a helpline",
        6,
        "/admin/campaign",
        async () => {
          await press(page.getByRole("button", { name: "Add helpline" }));
          await write(page.getByLabel("Number", { exact: true }), "1098");
          await write(page.getByLabel("Repeat the number"), "1098");
          await write(page.getByLabel("Description"), "Childline");
          await write(page.getByLabel(/^In Malayalam/), "ചൈൽഡ്‌ലൈൻ");
          await press(page.getByRole("button", { name: "Save" }));
          await expect(page.getByRole("heading", { name: "Childline" })).toBeVisible();
        },
      ],
    ];
    await logInAndOpen(page, ownSite, "/admin/testimonials");
    await expectFitsThumb(page);
    for (const [name, most, screen, run] of TASKS) {
      await page.goto(ownSite.origin + screen);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectFitsThumb(page);
      presses = 0;
      await run();
      process.stdout.write(`${name}: ${presses} presses\n`);
      expect.soft(presses, name).toBeLessThanOrEqual(most);
    }

    await enquire(page, ownSite, "Mother", "My son took 30 tablets at once");
    for (const [screen, item] of LISTS) {
      await page.goto(`${origin}/admin/${screen}`);
      await expect(page.getByRole("complementary", { name: "Urgent enquiries" })).toBeVisible();
      const first = page.getByRole("main").locator(item).first();
      await expect(first, screen).toBeVisible();
      const top = await first.evaluate((element) => element.getBoundingClientRect().top);
      expect.soft(top, `${screen} begins in the first third`).toBeLessThanOrEqual(PHONE.viewport.height / 3);
    }
    const select = page.getByRole("button", { name: "Select", exact: true });
    for (const screen of ["contact-submissions", "testimonials"]) {
      await page.goto(`${origin}/admin/${screen}`);
      await select.tap();
      await expect(page.getByRole("button", { name: "Done" })).toBeFocused();
      await expectFitsThumb(page);
    }
  });
});

test("enquiries are answered with three keys each", async ({ page, siteWith }) => {
  test.slow();
  const site = await siteWith({ RATE_LIMITS: "0" });
  for (let place = ANSWERED; place > 0; place -= 1)
    await enquire(page, site, `Visitor ${place}`, `A zebra has question ${place}.`);
  for (const name of ["Anu", "Biju"]) await enquire(page, site, name, `Thank you for the zebra, says ${name}.`);
  await logInAndOpen(page, site, `${ENQUIRIES}?tab=new&q=zebra&sort=newest`);
  const rows = page.locator("tbody").getByRole("row");
  await expect(rows).toHaveCount(10);
  let keys = 0;
  const press = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
    keys += pressed.length;
  };
  const dialog = details(page);

  // Two thanks are marked as answered together.
  await press("j", "x", "j", "x", "m");
  await expect(page.getByText("2 enquiries marked as answered.")).toBeVisible();
  await expect(rows.first()).toContainText("A zebra has question 1.");
  await expect(rows.first().getByRole("button", { name: /^View/ })).toBeFocused();

  await press("Enter");
  for (let place = 1; place <= ANSWERED; place += 1) {
    await expect(dialog).toContainText(`A zebra has question ${place}.`);
    await expect(dialog.getByRole("button", { name: "Saved replies" })).toBeVisible();
    await press("1");
    await expect(dialog.getByLabel("Your answer")).not.toHaveValue("");
    await press("Control+Enter");
    await expect(dialog).toContainText("Answered by email");
    await expect(dialog.getByLabel("Your answer"), "the next key is a shortcut").not.toBeFocused();
    if (place < ANSWERED) await press("j");
  }
  process.stdout.write(`${ANSWERED + 2} enquiries: ${keys} keys\n`);
  expect(keys).toBeLessThanOrEqual(3 * (ANSWERED + 2));
});
