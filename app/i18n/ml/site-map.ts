import type { TranslatedMessages } from "../messages.ts";

export const SITE_MAP = {
  title: "എല്ലാ പേജുകളും",
  malayalam: "",
  description: "കേരളത്തിലെ ലഹരിവിരുദ്ധ പ്രചാരണത്തിന്റെ സൈറ്റിലെ എല്ലാ പേജുകളും, മലയാളത്തിലും ഇംഗ്ലീഷിലും.",
  lead: "ഈ സൈറ്റിലെ എല്ലാ പേജുകളും, മലയാളത്തിലും ഇംഗ്ലീഷിലും.",
  groups: {
    help: "സഹായവും നമ്പറുകളും",
    campaign: "പ്രചാരണം",
    takingPart: "പങ്കെടുക്കാൻ",
    site: "ഈ സൈറ്റിനെക്കുറിച്ച്",
  },
} as const satisfies TranslatedMessages["siteMap"];
