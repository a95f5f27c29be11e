/** How long the browser keeps what was typed into a public form and not sent, in hours since the last change. */
export const DRAFT_HOURS = 24;
