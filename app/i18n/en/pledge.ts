export const PLEDGE = {
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
