import type { MetaDescriptor } from "react-router";

/** The title of a screen of the back office, which no search engine should list. */
export const head = (screen: string): MetaDescriptor[] => [
  { title: `${screen} | Admin Panel | Drug-Free Kerala` },
  { name: "robots", content: "noindex" },
];
