import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Something on a page that hinders people, as axe says it. */
export interface Barrier {
  rule: string;
  /** In which colours it was found. */
  colours: "light" | "dark";
  says: string;
  /** The beginnings of the elements. */
  where: string[];
}

/** What axe looks for, and what of it depends on colours: the rest is the same in the dark. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const RULES_OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** What axe finds on a page that is open, in light and in dark (WCAG 2.2 A and AA, and what is good practice). */
export async function barriersOn(page: Page): Promise<Barrier[]> {
  const found: Barrier[] = [];
  for (const colours of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: colours, reducedMotion: "reduce" });
    // What looks is brought once a page, and tells faults alone: the rest is half of its work (1.9 s of a processor at home).
    const isThere = await page.evaluate(() => "axe" in globalThis);
    const axe = new AxeBuilder({ page, ...(isThere && { axeSource: "0" }) })
      .setLegacyMode(true)
      .options({ resultTypes: ["violations"] });
    const { violations } = await (colours === "light"
      ? axe.withTags(RULES)
      : axe.withRules(RULES_OF_COLOURS)
    ).analyze();
    found.push(
      ...violations.map(({ id, help, nodes }) => ({
        rule: id,
        colours,
        says: help,
        where: nodes.map(({ html }) => html.slice(0, 160)),
      })),
    );
  }
  await page.emulateMedia({ colorScheme: "light" });
  return found;
}
