/** Design tokens, the same in both colour schemes. */
export type Paint = "ghat" | "lagoon" | "marigold" | "light" | "dark" | `skin-${1 | 2 | 3 | 4}`;

export const paint = (name: Paint) => `var(--paint-${name})` as const;
