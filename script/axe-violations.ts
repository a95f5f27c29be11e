import type { Page } from "@playwright/test";
import axe from "axe-core";

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
  const skipped = Object.fromEntries((ofColours ? [] : RULES_OF_COLOURS).map((rule) => [rule, { enabled: false }]));
  for (const colours of ofColours ? (["light", "dark"] as const) : (["light"] as const)) {
    await page.emulateMedia({ colorScheme: colours, reducedMotion: "reduce" });
    const violations = await runAxe(
      page,
      colours === "light" ? { runOnly: RULES, rules: skipped } : { runOnly: RULES_OF_COLOURS },
    );
    for (const { rule, message, nodes } of violations) {
      const where: string[] = [];
      for (const { html, selector } of nodes)
        if (rule !== "target-size" || (await isSmallWhereverScrolled(page, selector))) where.push(html.slice(0, 160));
      if (where.length > 0) found.push({ rule, colours, message, where });
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  return found;
}

/** False for a control that a notification or a sticky bar covers only at the present scroll position. */
async function isSmallWhereverScrolled(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((control) => control.scrollIntoView({ block: "center", behavior: "instant" }));
  return (await runAxe(page, { runOnly: ["target-size"] }, selector)).length > 0;
}

/** Injects axe once per page, and reports violations only: half the CPU time. Only audio and video need `preload`. */
async function runAxe(page: Page, options: axe.RunOptions, within?: string) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, chosen]) => {
      const inPage = globalThis as unknown as { axe: typeof axe };
      const { violations } = await inPage.axe.run(selector ?? document, {
        ...chosen,
        resultTypes: ["violations"],
        preload: false,
      });
      return violations.map(({ id, help, nodes }) => ({
        rule: id,
        message: help,
        nodes: nodes.map(({ html, target }) => ({ html, selector: String(target[0]) })),
      }));
    },
    [within, options] as const,
  );
}
