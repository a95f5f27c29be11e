export const EXPORT_COPY = {
  keepSafe: "Keep it where only the office can open it. The history will say who exported it, and when.",
  exported: "The file is in your downloads.",
  notExported: "The file could not be made. Please try again.",
} as const;
