import type { TranslatedMessages } from "../messages.ts";

export const CONTROLS = {
  close: "അടയ്ക്കൂ",
  optional: "(നിർബന്ധമല്ല)",
  ofWords: "വാക്കുകൾ",
  tooMany: "{count} കൂടുതലാണ്",
  atMostWords: "പരമാവധി {limit} വാക്കുകൾ",
  atMostCharacters: "പരമാവധി {limit} അക്ഷരങ്ങൾ",
  limitReached: "{limit}ൽ {count}: ഇനി ചേർക്കാനാവില്ല.",
  previous: "മുമ്പത്തേത്",
  next: "അടുത്തത്",
  page: "പേജ്",
  draftKept: "അയയ്ക്കുംവരെ ഈ ഉപകരണത്തിൽ സൂക്ഷിക്കും, പരമാവധി ഒരു ദിവസം.",
  discard: "വേണ്ട, മായ്ക്കൂ",
  notice: "അറിയിപ്പ്",
  sample: "മാതൃക മാത്രം: പേരുകളും നമ്പറുകളും പരിപാടികളും യഥാർഥമല്ല.",
  coloursOfDevice: "നിറങ്ങൾ: ഈ ഉപകരണത്തിലേതുപോലെ. വെളിച്ചമുള്ളതാക്കൂ.",
  coloursLight: "നിറങ്ങൾ: വെളിച്ചമുള്ളത്. ഇരുണ്ടതാക്കൂ.",
  coloursDark: "നിറങ്ങൾ: ഇരുണ്ടത്. ഈ ഉപകരണത്തിലേതുപോലെയാക്കൂ.",
} as const satisfies TranslatedMessages["controls"];
