import type { Page } from "@playwright/test";
import { expect, expectAccessible, PHONE, takeOver, test } from "../support/journey.ts";

test.use(PHONE);

/** Answers to these are kept back until the line is let go. */
async function holdBack(page: Page, pattern: RegExp) {
  let letGo = () => {};
  const line = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    await line;
    await route.continue();
  });
  return letGo;
}

/** What tells somebody who looks that the page is at work. */
interface Sign {
  busy: string | null;
  position: string;
  top: string;
  height: string;
}

/** Follows the sign from inside the page: whoever asks from outside waits until the next page is there. */
async function followSign(page: Page) {
  const seen: Sign[] = [];
  await page.exposeFunction("tellSign", (sign: Sign) => seen.push(sign));
  await page.evaluate(() => {
    const { tellSign } = window as unknown as { tellSign: (sign: Sign) => void };
    const main = document.querySelector("main") as HTMLElement;
    const tell = () => {
      const { position, top, height } = getComputedStyle(main, "::before");
      tellSign({ busy: main.getAttribute("aria-busy"), position, top, height });
    };
    new MutationObserver(tell).observe(main, { attributes: true });
  });
  return () => seen.at(-1);
}

/** It lies over the top of the window, and the main part says it. */
const SIGN: Sign = { busy: "true", position: "fixed", top: "0px", height: "8px" };

const openMap = (page: Page) => page.getByRole("link", { name: "See the map" });

test("a press on a link shows at once that the next page is on its way, once React is there", async ({ page }) => {
  await page.goto("/");
  await takeOver(page);
  const letGo = await holdBack(page, /\/event-map|\/assets\/.*\.js$/);
  const sign = await followSign(page);
  await openMap(page).tap();
  await expect.poll(sign).toEqual(SIGN);
  await expect(page).toHaveURL(/\/$/);
  await expectAccessible(page);
  letGo();
  await expect(page).toHaveURL(/\/event-map$/);
  await expect(page.getByRole("main")).not.toHaveAttribute("aria-busy");
});

test("and before React is there", async ({ page }) => {
  await page.goto("/");
  const letGo = await holdBack(page, /\/event-map|\/assets\/.*\.js$/);
  const sign = await followSign(page);
  await openMap(page).tap({ noWaitAfter: true });
  await expect.poll(sign).toEqual(SIGN);
  letGo();
  await expect(page).toHaveURL(/\/event-map$/);
  await expect(page.getByRole("main")).not.toHaveAttribute("aria-busy");
  await page.goBack();
  await expect(page.getByRole("main"), "a page that is kept as it was left is at rest").not.toHaveAttribute(
    "aria-busy",
  );
});
