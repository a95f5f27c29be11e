import type { TranslatedMessages } from "../messages.ts";

export const CONTENT_PAGE = {
  about: "കേരളത്തിലെ ലഹരിവിരുദ്ധ പ്രചാരണത്തിന്റെ ഒരു പേജ്. സംസ്ഥാന സ്പോർട്സ് കൗൺസിലാണ് ഇത് നടത്തുന്നത്.",
  onlyEnglish: "ഇത് ഇതുവരെ മലയാളത്തിൽ ലഭ്യമല്ല. ഇംഗ്ലീഷിലാണ് താഴെയുള്ളത്.",
  preview: "കരട് മാത്രം: ഈ പേജ് ഇങ്ങനെ സൈറ്റിൽ ഇല്ല.",
} as const satisfies TranslatedMessages["ownPage"];
