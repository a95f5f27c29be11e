import checked from "./checked.json" with { type: "json" };

/** A fault that the check found, by the rule that finds it. */
export interface Barrier {
  /** The checking program's name of the rule: `color-contrast`. */
  rule: string;
  /** What the program says of it, in English. */
  says: string;
  /** Where it was found. */
  pages: string[];
}

/** What the check of every page came to: `script/accessibility` writes it. */
export interface AccessibilityCheck {
  /** The day on which it was made, by India's calendar. */
  day: string;
  /** What looked, and in which browser, with their versions. */
  tool: string;
  browser: string;
  /** The English addresses that were looked at; of each the Malayalam twin too. */
  pages: string[];
  found: Barrier[];
}

export const ACCESSIBILITY_CHECK: AccessibilityCheck = checked;
