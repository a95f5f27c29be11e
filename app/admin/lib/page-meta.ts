import type { MetaDescriptor } from "react-router";

/** Title with noindex. */
export const pageMeta = (screen: string): MetaDescriptor[] => [
  { title: `${screen} | Admin Panel | Drug-Free Kerala` },
  { name: "robots", content: "noindex" },
];
