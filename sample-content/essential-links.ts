export interface SampleEssentialLink {
  /** Digits only; a WhatsApp number with its country code. */
  number: string;
  label: "telephone" | "whatsapp";
  description: string;
  description_ml: string;
}

/** The police channel is real and described as it is; no other number here reaches anybody. */
export const SAMPLE_ESSENTIAL_LINKS: readonly SampleEssentialLink[] = [
  {
    number: "919995966666",
    label: "whatsapp",
    description: "Kerala Police anti-drug WhatsApp number (Yodhavu): takes messages, photos and videos, never calls.",
    description_ml: "കേരള പോലീസിന്റെ ലഹരിവിരുദ്ധ WhatsApp നമ്പർ (യോദ്ധാവ്): സന്ദേശം അയയ്ക്കാം; ഫോൺവിളി സ്വീകരിക്കില്ല.",
  },
  {
    number: "04710000001",
    label: "telephone",
    description: "A counsellor who listens first, for you or for someone close to you (sample).",
    description_ml: "ആദ്യം കേൾക്കുന്ന ഒരു കൗൺസിലർ, നിങ്ങൾക്കോ വേണ്ടപ്പെട്ടവർക്കോ വേണ്ടി (സാമ്പിൾ).",
  },
  {
    number: "04710000002",
    label: "telephone",
    description: "Parents' line: how to begin the conversation at home (sample).",
    description_ml: "രക്ഷിതാക്കൾക്ക്: വീട്ടിൽ എങ്ങനെ സംസാരിച്ചുതുടങ്ങാം (സാമ്പിൾ).",
  },
  {
    number: "04710000003",
    label: "telephone",
    description: "School and college desk: invite the roadshow to your ground (sample).",
    description_ml: "സ്കൂളുകൾക്കും കോളജുകൾക്കും: റോഡ് ഷോയെ മൈതാനത്തേക്കു ക്ഷണിക്കൂ (സാമ്പിൾ).",
  },
  {
    number: "910000000004",
    label: "whatsapp",
    description: "Runners' desk: race numbers, start times and lost shoes (sample).",
    description_ml: "ഓടുന്നവർക്ക്: ബിബ് നമ്പർ, തുടങ്ങുന്ന സമയം, കളഞ്ഞുപോയ ഷൂസ് (സാമ്പിൾ).",
  },
  {
    number: "04840000005",
    label: "telephone",
    description: "Mega marathon office, Ernakulam (sample).",
    description_ml: "മെഗാ മാരത്തൺ ഓഫീസ്, എറണാകുളം (സാമ്പിൾ).",
  },
  {
    number: "04950000006",
    label: "telephone",
    description: "Treatment centre: ask for a first appointment (sample).",
    description_ml: "ചികിത്സാകേന്ദ്രം: ആദ്യം കാണാനുള്ള സമയം ചോദിക്കൂ (സാമ്പിൾ).",
  },
  {
    number: "910000000007",
    label: "whatsapp",
    description: "Volunteers: tell us your district and what you like to do (sample).",
    description_ml: "സന്നദ്ധപ്രവർത്തകർക്ക്: ജില്ലയും ചെയ്യാൻ ഇഷ്ടമുള്ളതും പറയൂ (സാമ്പിൾ).",
  },
];
