import type { TranslatedMessages } from "../messages.ts";

export const LEAVING = {
  how: "മറ്റൊരു സൈറ്റ് ഉടൻ തുറക്കും; Escape കീ മൂന്നു തവണ അമർത്തിയാലും മതി. ഇവിടെ വന്നതു ബ്രൗസറിന്റെ ഹിസ്റ്ററിയിൽ കാണും.",
} as const satisfies TranslatedMessages["leaving"];
