import { t } from "../../../shared/i18n/admin-text.ts";

export const formatList = (item: unknown): string =>
  typeof item === "object" && item !== null
    ? Object.entries(item)
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (name === "picture" ? t("picture {file}", { file: getFileName(value) }) : value))
        .join(" · ")
    : String(item);

/** A short prefix distinguishes files. */
const getFileName = (address: unknown): string => String(address).split("/").at(-1)?.slice(0, 8) ?? "";

export const formatStored = (value: unknown): string =>
  Array.isArray(value) ? value.map(formatList).join(", ") : String(value ?? "");
