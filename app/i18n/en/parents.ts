/** An expert must review this before launch. */
export const PARENTS = {
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
