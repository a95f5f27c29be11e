import checked from "./last-check.json" with { type: "json" };

export interface Barrier {
  /** axe rule, such as `color-contrast`. */
  rule: string;
  text: string;
  pages: string[];
}

/** Written by `script/accessibility`. */
export interface AccessibilityCheck {
  /** India's calendar. */
  day: string;
  /** With versions. */
  tool: string;
  browser: string;
  /** English URLs; their Malayalam alternates are checked too. */
  pages: string[];
  found: Barrier[];
}

export const ACCESSIBILITY_CHECK: AccessibilityCheck = checked;
