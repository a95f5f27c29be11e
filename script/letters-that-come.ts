import type { Page } from "@playwright/test";

/**
 * From now on each page is lettered in the site's own faces however late they come: on a busy machine they may miss a
 * page's first paint, and what is not there by then is not used (`app/styles/fonts.css`).
 */
export async function lettersThatCome(page: Page): Promise<void> {
  await page.route(/^https?:.*\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(/font-display:\s*optional/g, "font-display:block"),
    });
  });
}
