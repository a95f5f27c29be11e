import type { Page } from "@playwright/test";

/**
 * Forces web fonts even when late: `font-display: optional` skips them on slow machines
 * (`app/styles/fonts.css`).
 */
export async function forceWebFonts(page: Page): Promise<void> {
  await page.route(/^https?:.*\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(/font-display:\s*optional/g, "font-display:block"),
    });
  });
}
