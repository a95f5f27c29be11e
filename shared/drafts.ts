export const DRAFT_HOURS = 24;
