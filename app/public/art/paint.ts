/** What people and their things are painted in, the same in both schemes: a token of that name says how it looks. */
export type Paint = "ghat" | "lagoon" | "marigold" | "light" | "dark" | `skin-${1 | 2 | 3 | 4}`;

/** A paint, as an attribute of a drawing takes it. */
export const paint = (name: Paint) => `var(--paint-${name})` as const;
