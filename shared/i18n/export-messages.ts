import { t } from "./admin-text.ts";
export const EXPORT_COPY = t({
  keepSafe: "Store it where only staff can open it. History records who exported it and when.",
  exported: "The file is in your downloads.",
  notExported: "The file could not be created. Please try again.",
} as const);
