export const SITE_MAP = {
  title: "Site map",
  malayalam: "എല്ലാ പേജുകളും",
  description: "Every page of the site of the campaign against drugs in Kerala, in English and in Malayalam.",
  lead: "Every page of this site, in English and in Malayalam.",
  groups: {
    help: "Help and numbers",
    campaign: "The campaign",
    takingPart: "Taking part",
    site: "About this site",
  },
} as const;
