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
    found.push(
      ...violations.map(({ id, help, nodes }) => ({
        rule: id,
        colours,
        message: help,
        where: nodes.map(({ html }) => html.slice(0, 160)),
      })),
    );
  }
  await page.emulateMedia({ colorScheme: "light" });
  return found;
}
