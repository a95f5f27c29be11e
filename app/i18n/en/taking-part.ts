/** An expert must review this before launch. */
export const parents = {
  title: "For parents",
  malayalam: "രക്ഷിതാക്കൾക്ക്",
  description:
    "Signs to look for when you worry that a child may use drugs, how to begin to talk, and what happens when you call 14405.",
  lead: "You will notice first. You can also be the first to begin.",
  look: { title: "What to look for", malayalam: "എന്തു ശ്രദ്ധിക്കണം" },
  reasons: "Each of these has many harmless reasons. Several together, for weeks, are a reason to talk.",
  signs: [
    { sign: "Sleep turned round", says: "Awake at night, asleep by day." },
    { sign: "Money runs short", says: "More is asked for, the reason stays vague." },
    { sign: "Old friends gone", says: "A team or a game loved before is dropped." },
    { sign: "School slips", says: "Marks fall and nobody says why." },
    { sign: "The door stays shut", says: "Nobody may touch the phone or the bag." },
    { sign: "Anger comes fast", says: "A small thing becomes a great quarrel." },
  ],
  noProof: "No sign is a proof. Only somebody who treats people can say more.",
  begin: { title: "How to begin", malayalam: "എങ്ങനെ തുടങ്ങാം" },
  mightSay: "You might say",
  sayings: ["“I am worried about you.”", "“Whatever it is, we look at it together.”", "“I listen. You tell.”"],
  ratherNot: "Rather not",
  nots: [
    "Questions in front of everybody",
    "Threats, blows, comparing with others",
    "Beginning in anger or in a hurry",
  ],
  mayCall: "You may call for your child. The call is free.",
  mayCallMalayalam: "മക്കൾക്കുവേണ്ടി നിങ്ങൾക്കും വിളിക്കാം.",
  callNow: "Call Now",
  whenYouCall: { title: "When you call", malayalam: "വിളിക്കുമ്പോൾ" },
  steps: [
    { step: "Say it in your own words", says: "What you saw, since when, what you fear." },
    { step: "Ask", says: "What can we do at home today? Whom do we see next?" },
    { step: "Write it down", says: "The next step and its day, so that it is not forgotten." },
  ],
  whoLearns: { title: "Who learns of it", malayalam: "ആരെല്ലാം അറിയും" },
  learning: [
    {
      who: "The helpline",
      says: "Ask first who will learn of what you say, and what they write down. You may ask that before you give a name.",
    },
    { who: "This site", says: "It does not note who reads this page, or that somebody called." },
    {
      who: "Your phone",
      says: "The number stands in its list of calls and the page in its history. You can delete both there.",
    },
    { who: "At home", says: "Whom you tell, and when, is for you to say." },
  ],
} as const;

export const schools = {
  title: "For schools",
  malayalam: "സ്കൂളുകൾക്ക്",
  description:
    "How a school in Kerala takes part in the campaign against drugs: five answers to send, and a checklist for the day to print.",
  lead: "Five answers, and the campaign calls you about a day.",
  roadshow: "Roadshow",
  how: { title: "How it goes", malayalam: "ഇങ്ങനെയാണ്" },
  steps: [
    { step: "You write", says: "School, district, number, class and the day you wish for. It takes a minute." },
    { step: "We answer", says: "The campaign calls the number you gave. Nothing is fixed before." },
    { step: "You run", says: "A short run for a whole class needs a ground, water and one teacher for each team." },
  ],
  bring: { title: "Bring your school", malayalam: "നിങ്ങളുടെ സ്കൂളും വരട്ടെ" },
  whoMay: "Whoever teaches may write. The head of the school need not have decided yet.",
  checklist: { title: "Checklist for the day", malayalam: "ആ ദിവസത്തിനുള്ള പട്ടിക" },
  toPrint: "Print this page: only the checklist goes on paper.",
  print: "Print the checklist",
  checks: [
    "The head of the school has said yes.",
    "Parents know the day and the hour.",
    "A ground, or a road without traffic.",
    "Water, and shade to wait in.",
    "One teacher for each team.",
    "First aid at hand, and somebody who knows how to use it.",
    "Something to do for who does not run: counting laps, handing out water, cheering.",
    "The helpline {number} hangs where everybody sees it.",
  ],
} as const;

export const pledge = {
  title: "Take the pledge",
  malayalam: "പ്രതിജ്ഞയെടുക്കൂ",
  description:
    "Four lines for sports and against drugs, and one press. Only one more is counted; no name is asked, and nothing about you is kept.",
  lead: "Four lines and one press. Nobody asks who you are.",
  pledge: { title: "The pledge", malayalam: "പ്രതിജ്ഞ" },
  lines: [
    {
      says: "I say YES to sports and NO to drugs.",
      malayalam: "സ്പോർട്സിനോട് ഞാൻ യെസ് പറയും, ലഹരിയോട് നോ പറയും.",
    },
    {
      says: "I run, walk, play or cheer, and bring somebody along.",
      malayalam: "ഓടിയോ നടന്നോ കളിച്ചോ കൈയടിച്ചോ ഞാൻ പങ്കുചേരും; ഒരാളെക്കൂടി കൂട്ടും.",
    },
    {
      says: "When a friend is struggling, I stay and listen.",
      malayalam: "കൂട്ടുകാരിൽ ഒരാൾ വിഷമിക്കുമ്പോൾ ഞാൻ കൂടെ നിൽക്കും, പറയുന്നതു കേൾക്കും.",
    },
    {
      says: "I know that asking for help is no shame, and that a call is free.",
      malayalam: "സഹായം തേടുന്നതിൽ നാണക്കേടില്ലെന്നും വിളി സൗജന്യമാണെന്നും എനിക്കറിയാം.",
    },
  ],
  take: "I take the pledge",
  taking: "Being counted…",
  taken: "The pledge was taken {count} times.",
  byTheHour: "Counted anew every hour.",
  onlyCounted:
    "One more is counted, and nothing else is kept. Please press only once: this device remembers that you did, and nobody else.",
  thanks: "Thank you. You have taken the pledge.",
  remembered: "The pledge was taken on this device.",
  again: "Somebody else takes it here",
  badge: "Make my badge",
  notCounted: "It could not be counted. Please try again.",
  noAnswer: "No answer came, so it was not counted. Please check your connection and try again.",
} as const;
