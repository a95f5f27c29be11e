import type { MetaDescriptor } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";

/** Title with noindex. */
export const pageMeta = (screen: string): MetaDescriptor[] => [
  { title: t("{screen} | Admin Panel | Drug-Free Kerala", { screen: t(screen) }) },
  { name: "robots", content: "noindex" },
];
