import type { Locator, Page } from "@playwright/test";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, test } from "../support/e2e-test.ts";

const tab = (page: Page, name: string) => page.getByRole("tab", { name: new RegExp(`^${name}`) });
const open = async (page: Page, name: string) => {
  await tab(page, name).click();
  await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await expect(page.getByRole("tabpanel", { name: new RegExp(`^${name}`) })).toBeVisible();
};
const cards = (page: Page) => page.getByRole("tabpanel").getByRole("article");
const nameOn = (card: Locator) => card.getByRole("heading").innerText();
const getCard = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole("heading", { name, exact: true }) });

test("an administrator moderates testimonials, and visitors see the result", { tag: "@quick" }, async ({
  page,
  ownSite,
  request,
}) => {
  const shown = async (name: string) => {
    const answer = await request.get(`${ownSite.origin}/api/testimonials`);
    return (await answer.text()).includes(name);
  };
  await logInAndOpen(page, ownSite, "/admin/testimonials");
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByRole("link", { name: /Testimonials 3/ })).toBeVisible();

  const first = await nameOn(cards(page).nth(0));
  expect(await shown(first)).toBe(false);
  const story = getCard(page, first).getByText(/^“/);
  await expect(story, "a pending story is shown whole").toHaveCSS("overflow", "visible");
  await getCard(page, first).getByRole("button", { name: "Approve" }).dblclick();
  await expect(page.getByText("Testimonial approved")).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).nth(0).getByRole("button").first()).toBeFocused();
  await expect(page.getByRole("link", { name: /Testimonials 2/ })).toBeVisible();
  expect(await shown(first)).toBe(true);

  await open(page, "Approved");
  await expect(page).toHaveURL(/tab=approved$/);
  const onTheSite = getCard(page, first).getByRole("switch", { name: "On the site" });
  await expect(onTheSite).toBeChecked();
  await expect(getCard(page, first)).toContainText("Showing");
  await expect(story, "an approved one is cut").toHaveCSS("overflow", "hidden");
  await onTheSite.click();
  await expect(page.getByText("Testimonial hidden successfully")).toBeVisible();
  expect(await shown(first)).toBe(false);
  await expect(onTheSite).not.toBeChecked();
  await expect(getCard(page, first)).toContainText("Hidden");
  await onTheSite.click();
  await expect(page.getByText("Testimonial shown successfully")).toBeVisible();
  expect(await shown(first)).toBe(true);

  await open(page, "Incoming");
  const second = await nameOn(cards(page).nth(0));
  await getCard(page, second).getByRole("button", { name: "Reject" }).click();
  await expect(page.getByText("Testimonial rejected")).toBeVisible();
  await open(page, "Rejected");
  await getCard(page, second).getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("Testimonial restored")).toBeVisible();
  await expect(getCard(page, second)).toHaveCount(0);
  await open(page, "Incoming");
  await expect(getCard(page, second)).toBeVisible();

  await open(page, "Rejected");
  const rejected = await nameOn(cards(page).nth(0));
  const question = page.getByRole("alertdialog", { name: "Are you sure?" });
  await getCard(page, rejected).getByRole("button", { name: "Delete" }).click();
  await expect(question).toContainText("This testimonial will be permanently deleted.");
  await expect(question).toContainText(`${rejected}, `);
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(getCard(page, rejected)).toBeVisible();
  await getCard(page, rejected).getByRole("button", { name: "Delete" }).click();
  await question.getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(page.getByText("Testimonial deleted")).toBeVisible();
  await expect(getCard(page, rejected)).toHaveCount(0);

  for (const card of await cards(page).all()) {
    void card;
    await cards(page).first().getByRole("button", { name: "Delete" }).click();
    await question.getByRole("button", { name: "Yes, delete it!" }).click();
    await expect(question).toBeHidden();
  }
  await expect(page.getByText("No rejected testimonials.")).toBeVisible();
  await expect(tab(page, "Rejected")).toBeFocused();
});
