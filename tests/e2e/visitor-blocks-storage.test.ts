import { expect, test, waitForHydration } from "../support/e2e-test.ts";

test("forms work in a browser that blocks site storage", async ({ page, expected }) => {
  expected.push(/SecurityError|denied/);
  await page.addInitScript(() => {
    for (const storage of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException("Access is denied", "SecurityError");
        },
      });
  });
  await page.goto("/contact-us");
  await waitForHydration(page);
  const form = page.getByRole("form", { name: "Enquiry" });
  for (const [label, words] of [
    ["Name", "Anu"],
    ["Phone", "9876543219"],
    ["Email", "anu@example.org"],
    ["Message", "We would like to run."],
  ] as const)
    await form.getByLabel(label).fill(words);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByRole("status").getByText("Thanks for Your Enquiry")).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Event Updates" }).click();
  await page.getByRole("list", { name: "Sort by District" }).getByRole("link", { name: "Kollam" }).click();
  await expect(page).toHaveURL(/district=Kollam/);
});
