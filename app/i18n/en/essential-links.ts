export const ESSENTIAL_LINKS = {
  title: "Essential Links",
  malayalam: "സഹായം ഒരു വിളിയകലെ",
  description:
    "Numbers that help: the toll-free de-addiction helplines {state} and {national}, the police anti-drug WhatsApp number (Yodhavu) and more.",
  lead: "Call for yourself, for a friend or for your child.",
  helplines: { title: "Helplines", malayalam: "ഹെൽപ്‌ലൈനുകൾ" },
  more: { title: "More numbers", malayalam: "കൂടുതൽ നമ്പറുകൾ" },
} as const;
