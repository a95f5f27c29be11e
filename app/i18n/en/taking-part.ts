/** An expert must review this before launch. */
export const parents = {
  title: "For parents",
  malayalam: "രക്ഷിതാക്കൾക്ക്",
  description:
    "Signs to look for when you worry that a child may use drugs, how to begin to talk, and what happens when you call 14405.",
  lead: "You will notice first. You can also be the first to begin.",
  look: { title: "What to look for", malayalam: "എന്തു ശ്രദ്ധിക്കണം" },
  reasons: "Each of these can have harmless reasons. Several together, for weeks, are a reason to talk.",
  signs: [
    { sign: "Sleeping at odd hours", says: "Awake at night, asleep by day." },
    { sign: "Money running short", says: "They ask for more, without a clear reason." },
    { sign: "Losing old friends", says: "They drop a team or game they loved." },
    { sign: "Marks are falling", says: "School results drop without explanation." },
    { sign: "Unusual secrecy", says: "No one may touch their phone or bag." },
    { sign: "Sudden anger", says: "A small thing turns into a big quarrel." },
  ],
  noProof: "No single sign is proof. Only a professional can say more.",
  begin: { title: "How to begin", malayalam: "എങ്ങനെ തുടങ്ങാം" },
  mightSay: "You might say",
  sayings: ["“I am worried about you.”", "“Whatever it is, we look at it together.”", "“I'm here to listen.”"],
  avoid: "Avoid",
  nots: ["Questions in front of others", "Threats, hitting, comparing with others", "Starting in anger or in a hurry"],
  mayCall: "You can call for your child. The call is free.",
  mayCallMalayalam: "മക്കൾക്കുവേണ്ടി നിങ്ങൾക്കും വിളിക്കാം.",
  callNow: "Call Now",
  whenYouCall: { title: "When you call", malayalam: "വിളിക്കുമ്പോൾ" },
  steps: [
    { step: "Say it in your own words", says: "What you noticed, since when, what worries you." },
    { step: "Ask", says: "What can we do at home today? Whom do we see next?" },
    { step: "Write it down", says: "The next step and its date." },
  ],
  whoLearns: { title: "Who will know", malayalam: "ആരെല്ലാം അറിയും" },
  learning: [
    {
      who: "The helpline",
      says: "Ask first who will know what you say, and what they write down. You can ask before you give a name.",
    },
    { who: "This site", says: "It does not record who reads this page or who called." },
    {
      who: "Your phone",
      says: "The number appears in your call log and this page in your browser history. You can delete both.",
    },
    { who: "At home", says: "You decide whom to tell, and when." },
  ],
} as const;

/** An expert must review this before launch. */
export const forYourself = {
  title: "For yourself",
  malayalam: "നിങ്ങളുടെ കാര്യമാണെങ്കിൽ",
  description:
    "If you use drugs yourself: how to begin a call to 14405, what happens then, who will know, and where treatment is near you.",
  lead: "You need no reason and no plan to make one call.",
  begin: { title: "You can start with this", malayalam: "ഇങ്ങനെ തുടങ്ങാം" },
  sayings: [
    "“I use, and I want to stop. What do I do first?”",
    "“I am not sure that I want to stop. Can we talk anyway?”",
    "“Who will know what I say here?”",
  ],
  isHard: "If it is hard to talk",
  ways: [
    "Call from a place where no one can hear you",
    "Ask a friend to sit with you while you call",
    "Write down what you want to say, and read it out",
  ],
  mayCall: "You decide nothing by calling. The call is free.",
  mayCallMalayalam: "വിളിച്ചെന്നുവച്ച് ഒന്നും തീരുമാനിക്കേണ്ട.",
  steps: [
    { step: "Take your time", says: "You may stop at any moment, and call again later." },
    { step: "Say it in your own words", says: "What you use, since when, what you want." },
    { step: "Ask for the next step", says: "What can I do today? Whom do I see next? Write it down." },
  ],
  treatment: { title: "Treatment near you", malayalam: "അടുത്തുള്ള ചികിത്സ" },
  byDistrict: "Places of treatment by district, with address, hours and phone numbers.",
  whatsapp: { who: "WhatsApp", says: "Those who read your message see your phone number." },
} as const;

export const schools = {
  title: "For schools",
  malayalam: "സ്കൂളുകൾക്ക്",
  description:
    "How a school in Kerala takes part in the campaign against drugs: five answers to send, and a checklist for the day to print.",
  lead: "Answer five questions, and the campaign calls you to fix a date.",
  how: { title: "How it goes", malayalam: "ഇങ്ങനെയാണ്" },
  steps: [
    { step: "You write", says: "School, district, number, class and your preferred date. It takes a minute." },
    { step: "We answer", says: "The campaign calls the number you gave. Nothing is fixed before that." },
    { step: "You run", says: "A short run for a whole class needs a ground, water and one teacher per team." },
  ],
  bring: { title: "Bring your school", malayalam: "നിങ്ങളുടെ സ്കൂളും വരട്ടെ" },
  whoMay: "Any teacher can write. The head of the school need not have decided yet.",
  checklist: { title: "Checklist for the day", malayalam: "അന്നത്തേക്കുള്ള ഒരുക്കം" },
  toPrint: "Print this page: only the checklist goes on paper.",
  print: "Print the checklist",
  checks: [
    "The head of the school has said yes.",
    "Parents know the date and time.",
    "A ground, or a road without traffic.",
    "Water, and shade to wait in.",
    "One teacher for each team.",
    "First aid, and someone who knows how to use it.",
    "Something to do for those who do not run: counting laps, handing out water, cheering.",
    "The helpline {number} hangs where everybody sees it.",
  ],
} as const;

export const volunteer = {
  title: "Volunteer",
  malayalam: "സന്നദ്ധരാകാം",
  description:
    "Help at a marathon or roadshow of the campaign against drugs in Kerala: at the registration table, with water, along the route or at first aid.",
  lead: "Two hours at a water table are worth a kilometre. Tell us where and what; your district calls you.",
  says: [
    "We need people at the registration table, with water, along the route and at the first-aid point.",
    "You don't have to be fast. You don't have to have done it before.",
    "Under 18? A parent or a teacher signs up with you.",
  ],
} as const;

export const pledge = {
  title: "Take the pledge",
  malayalam: "പ്രതിജ്ഞയെടുക്കൂ",
  description:
    "Four lines for sports and against drugs, and one tap. We only count it; we do not ask your name or store anything about you.",
  lead: "Four lines and one tap. We do not ask who you are.",
  pledge: { title: "The pledge", malayalam: "പ്രതിജ്ഞ" },
  lines: [
    {
      says: "I say YES to sports and NO to drugs.",
      malayalam: "സ്പോർട്സിനോട് ഞാൻ യെസ് പറയും, ലഹരിയോട് നോ പറയും.",
    },
    {
      says: "I run, walk, play or cheer, and bring someone along.",
      malayalam: "ഓടിയോ നടന്നോ കളിച്ചോ കൈയടിച്ചോ ഞാൻ പങ്കുചേരും; ഒരാളെക്കൂടി കൂട്ടും.",
    },
    {
      says: "When a friend is struggling, I stay and listen.",
      malayalam: "കൂട്ടുകാരിൽ ഒരാൾ വിഷമിക്കുമ്പോൾ ഞാൻ കൂടെ നിൽക്കും, പറയുന്നതു കേൾക്കും.",
    },
    {
      says: "I know that asking for help is no shame, and that a call is free.",
      malayalam: "സഹായം തേടുന്നതിൽ നാണക്കേടില്ല; ആവശ്യമുള്ളവരോട് 14405 വിളിക്കാൻ ഞാൻ പറയും.",
    },
  ],
  take: "I take the pledge",
  taking: "Saving…",
  taken: "The pledge was taken {count} times.",
  byTheHour: "Updated hourly.",
  onlyCounted: "We only count it and store nothing else. Please tap once: only this device remembers that you did.",
  thanks: "Thank you. You have taken the pledge.",
  remembered: "The pledge was taken on this device.",
  again: "Take the pledge for someone else",
  badge: "Make my badge",
  notCounted: "Your pledge could not be saved. Please try again.",
  noAnswer: "No response, so your pledge was not saved. Please check your connection and try again.",
} as const;
