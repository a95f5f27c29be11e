import { expect, test, waitForHydration } from "../support/e2e-test.ts";

test("a client-side link moves the focus to the new page and announces its title, the first load does not", async ({
  page,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  const title = await page.title();
  const announced = page.locator("header ~ [role=status]").first();
  await expect(announced).toHaveText("");
  await expect(page.getByRole("main")).not.toBeFocused();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(announced).toHaveText(/^Privacy \|/);
  await page.goBack();
  await expect(announced).toHaveText(title);
  await expect(page.getByRole("main")).toBeFocused();
});
