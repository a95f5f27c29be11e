export const UNDO_DAYS = 30;

export const DRAFT_HOURS = 24;
