export const KEPT_DAYS = 30;
