import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** An axe violation. */
export interface AxeViolation {
  rule: string;
  colours: "light" | "dark";
  message: string;
  /** HTML snippets. */
  where: string[];
}

/** Only the colour rules are repeated in dark mode. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const RULES_OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** axe violations in light and dark (WCAG 2.2 A and AA, best practices), or in light alone without colours. */
export async function findAxeViolations(page: Page, { ofColours = true } = {}): Promise<AxeViolation[]> {
  const found: AxeViolation[] = [];
  for (const colours of ofColours ? (["light", "dark"] as const) : (["light"] as const)) {
    await page.emulateMedia({ colorScheme: colours, reducedMotion: "reduce" });
    // Injects axe once per page and reports violations only: half the CPU time. Only audio and video need `preload`.
    const isThere = await page.evaluate(() => "axe" in globalThis);
    const axe = new AxeBuilder({ page, ...(isThere && { axeSource: "0" }) })
      .setLegacyMode(true)
      .options({ resultTypes: ["violations"], preload: false });
    const { violations } = await (colours === "light"
      ? axe.withTags(RULES).disableRules(ofColours ? [] : RULES_OF_COLOURS)
      : axe.withRules(RULES_OF_COLOURS)
    ).analyze();
    for (const { id, help, nodes } of violations) {
      const where: string[] = [];
      for (const { html, target } of nodes)
        if (id !== "target-size" || (await isSmallWhereverScrolled(page, String(target[0]))))
          where.push(html.slice(0, 160));
      if (where.length > 0) found.push({ rule: id, colours, message: help, where });
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  return found;
}

/** False for a control that a notification or a sticky bar covers only at the present scroll position. */
async function isSmallWhereverScrolled(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((control) => control.scrollIntoView({ block: "center", behavior: "instant" }));
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .include(selector)
    .withRules(["target-size"])
    .analyze();
  return violations.length > 0;
}
