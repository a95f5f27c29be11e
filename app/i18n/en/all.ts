export * from "./about-this-site.ts";
export * from "./campaign.ts";
export * from "./events.ts";
export * from "./forms.ts";
export * from "./help.ts";
export * from "./layout.ts";
export * from "./materials.ts";
export * from "./taking-part.ts";
