import type { TranslatedMessages } from "../messages.ts";

const ANY_FORM = {
  "too-many-requests": "ഒരുപാട് തവണ അയച്ചുകഴിഞ്ഞു. അല്പം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.",
  crowd: "ഇപ്പോൾ ഒരുപാട് പേർ ഇവിടെയുണ്ട്. അല്പം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.",
  unavailable: "ഇപ്പോൾ ഇത് സാധ്യമല്ല. അല്പം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.",
} as const;

const ROBOTS = "യന്ത്രങ്ങൾ അയയ്ക്കുന്നത് തടയാൻ നിങ്ങളുടെ ബ്രൗസർ ഒരു ചെറിയ കണക്കുകൂട്ടൽ നടത്തും. മറ്റാരും അതിൽ പങ്കാളിയല്ല.";

const ofText = <Field extends string>(field: Field, inField: string) =>
  ({
    [`${field}-too-long`]: `${inField} പരമാവധി {limit} അക്ഷരങ്ങളാകാം.`,
    [`${field}-unusable`]: `${inField} ഉപയോഗിക്കാനാവാത്ത അക്ഷരങ്ങളുണ്ട്. അവ നീക്കുക.`,
  }) as Record<`${Field}-too-long` | `${Field}-unusable`, string>;

export const ENQUIRY = {
  label: "അന്വേഷണം",
  fields: { name: "പേര്", phone: "ഫോൺ നമ്പർ", email: "ഇ‑മെയിൽ", message: "സന്ദേശം" },
  robots: ROBOTS,
  send: "അന്വേഷണം അയയ്ക്കൂ",
  sending: "അയയ്ക്കുന്നു…",
  sent: "എഴുതിയതിന് നന്ദി. ഞങ്ങൾ മറുപടി നൽകും.",
  withTheCouncil: "നിങ്ങളുടെ അന്വേഷണം കൗൺസിലിന് ലഭിച്ചു. ഇപ്പോൾത്തന്നെ സഹായം വേണമെങ്കിൽ {number} എന്ന നമ്പറിൽ സൗജന്യമായി വിളിക്കൂ.",
  notSent: "എന്തോ പിശകുണ്ടായി. വീണ്ടും ശ്രമിക്കുക.",
  refusals: {
    ...ANY_FORM,
    "form-incomplete": "ഫോം മുഴുവനായി പൂരിപ്പിക്കുക",
    "name-missing": "പേര് നൽകുക.",
    ...ofText("name", "പേരിൽ"),
    "phone-missing": "ഫോൺ നമ്പർ നൽകുക.",
    "phone-invalid": "10 അക്കമുള്ള ശരിയായ ഇന്ത്യൻ ഫോൺ നമ്പർ നൽകുക",
    ...ofText("phone", "ഫോൺ നമ്പറിൽ"),
    "phone-too-long": "ഫോൺ നമ്പറിന് നീളം കൂടുതലാണ്. ചുരുക്കുക.",
    "email-missing": "ഇ‑മെയിൽ വിലാസം നൽകുക.",
    "email-invalid": "ശരിയായ ഇ‑മെയിൽ വിലാസം നൽകുക",
    ...ofText("email", "ഇ‑മെയിൽ വിലാസത്തിൽ"),
    "message-missing": "സന്ദേശം എഴുതുക.",
    ...ofText("message", "സന്ദേശത്തിൽ"),
    "message-too-long": "സന്ദേശത്തിന് നീളം കൂടുതലാണ്. ചുരുക്കി എഴുതുക.",
  },
  council: { phone: "ഫോൺ നമ്പർ", email: "ഇ‑മെയിൽ", address: "വിലാസം" },
  writeToUs: "ഏതാനും വരികൾ എഴുതൂ, നിങ്ങളെ എങ്ങനെ ബന്ധപ്പെടാം എന്നും പറയൂ. ഓരോ ജില്ലയിലെയും നമ്പറുകൾ ബന്ധപ്പെടാനുള്ള പേജിലുണ്ട്.",
} as const satisfies TranslatedMessages["enquiry"];

export const TESTIMONIAL_FORM = {
  title: "അനുഭവം പങ്കുവയ്ക്കൂ",
  fields: {
    name: "പേര്",
    email: "ഇ‑മെയിൽ",
    designation: "നിങ്ങൾ ആരാണ് (ഉദാ: വിദ്യാർഥി, അധ്യാപിക)",
    title: "തലക്കെട്ട്",
    description: "അനുഭവം",
  },
  whenItAppears: "വായിച്ച് അംഗീകരിച്ചശേഷം നിങ്ങളുടെ അനുഭവം ഇവിടെ കാണാം. ഇ‑മെയിൽ വിലാസം ഒരിക്കലും കാണിക്കില്ല.",
  robots: ROBOTS,
  submit: "സമർപ്പിക്കൂ",
  submitting: "സമർപ്പിക്കുന്നു…",
  cancel: "വേണ്ട",
  sent: "നിങ്ങളുടെ അനുഭവം ലഭിച്ചു. വായിച്ച് അംഗീകരിച്ചശേഷം ഇവിടെ കാണാം.",
  notSent: "അനുഭവം അയയ്ക്കാനായില്ല. വീണ്ടും ശ്രമിക്കുക.",
  refusals: {
    ...ANY_FORM,
    "form-incomplete": "ഫോം മുഴുവനായി പൂരിപ്പിക്കുക",
    "name-missing": "പേര് നൽകുക.",
    ...ofText("name", "പേരിൽ"),
    "email-missing": "ഇ‑മെയിൽ വിലാസം നൽകുക.",
    "email-invalid": "ശരിയായ ഇ‑മെയിൽ വിലാസം നൽകുക",
    ...ofText("email", "ഇ‑മെയിൽ വിലാസത്തിൽ"),
    "designation-missing": "നിങ്ങൾ ആരാണെന്ന് എഴുതുക.",
    ...ofText("designation", "ഇവിടെ"),
    ...ofText("title", "തലക്കെട്ടിൽ"),
    "title-not-text": "തലക്കെട്ട് അക്ഷരങ്ങളിൽ നൽകുക.",
    "description-missing": "അനുഭവം എഴുതുക.",
    "description-too-many-words": "പരമാവധി {limit} വാക്കുകളാണ് എഴുതാവുന്നത്.",
    ...ofText("description", "അനുഭവത്തിൽ"),
  },
} as const satisfies TranslatedMessages["testimonialForm"];

export const SCHOOL_FORM = {
  label: "നിങ്ങളുടെ സ്കൂളും വരട്ടെ",
  fields: { school: "സ്കൂൾ", district: "ജില്ല", phone: "ഫോൺ നമ്പർ", classes: "ക്ലാസ്", day: "ഇഷ്ടമുള്ള ദിവസം" },
  choose: "തിരഞ്ഞെടുക്കുക",
  classes: {
    "1-4": "1 മുതൽ 4 വരെ",
    "5-7": "5 മുതൽ 7 വരെ",
    "8-10": "8 മുതൽ 10 വരെ",
    "11-12": "11, 12 ക്ലാസുകൾ",
    all: "സ്കൂൾ മുഴുവൻ",
  },
  nearestDay: "നിങ്ങളുടെ ജില്ലയിൽ ഒഴിവുള്ള ഏറ്റവും അടുത്ത ദിവസം ഞങ്ങൾ കണ്ടെത്തും.",
  robots: ROBOTS,
  send: "ഞങ്ങളുടെ സ്കൂളും വരുന്നു",
  sending: "അയയ്ക്കുന്നു…",
  sent: "എഴുതിയതിന് നന്ദി. ഞങ്ങൾ മറുപടി നൽകും.",
  withTheCouncil:
    "നിങ്ങളുടെ സ്കൂളിന്റെ വിവരം കൗൺസിലിന് ലഭിച്ചു, ഒരാൾ വിളിക്കും. ഇപ്പോൾത്തന്നെ സഹായം വേണമെങ്കിൽ {number} എന്ന നമ്പറിൽ സൗജന്യമായി വിളിക്കൂ.",
  notSent: "എന്തോ പിശകുണ്ടായി. വീണ്ടും ശ്രമിക്കുക.",
  refusals: {
    ...ANY_FORM,
    "form-incomplete": "ഫോം മുഴുവനായി പൂരിപ്പിക്കുക",
    "school-missing": "സ്കൂളിന്റെ പേര് നൽകുക.",
    ...ofText("school", "സ്കൂളിന്റെ പേരിൽ"),
    "district-missing": "ജില്ല തിരഞ്ഞെടുക്കുക.",
    "phone-missing": "ഫോൺ നമ്പർ നൽകുക.",
    "phone-invalid": "10 അക്കമുള്ള ശരിയായ ഇന്ത്യൻ ഫോൺ നമ്പർ നൽകുക",
    ...ofText("phone", "ഫോൺ നമ്പറിൽ"),
    "phone-too-long": "ഫോൺ നമ്പറിന് നീളം കൂടുതലാണ്. ചുരുക്കുക.",
    "classes-missing": "ക്ലാസ് തിരഞ്ഞെടുക്കുക.",
    "day-missing": "ഒരു ദിവസം തിരഞ്ഞെടുക്കുക.",
    "day-out-of-reach": "നാളെമുതൽ ഒരു വർഷത്തിനുള്ളിലെ ഒരു ദിവസം തിരഞ്ഞെടുക്കുക.",
  },
} as const satisfies TranslatedMessages["schoolForm"];
