export const ACCESSIBILITY = {
  title: "Accessibility",
  malayalam: "എല്ലാവർക്കും ഉപയോഗിക്കാൻ",
  description:
    "How this site is meant to be there for everybody: what it follows, what was checked and when, what is known to be lacking, and whom to tell.",
  lead: "This site is for everybody. Where it is not, please tell us.",
  follows: {
    title: "What it follows",
    says: "It is built to follow {standard}. The guidelines for websites of the Indian government, {guidelines}, ask for the version before, {asked}.",
  },
  checked: {
    title: "What was checked",
    says: "On {day} a program, {tool}, looked through {pages} pages in English and the same ones in Malayalam, on a phone's screen and on a large one, in light and in dark colours. The browser was {browser}.",
    ways: "Before each new version it is also tried with the keyboard alone, without scripts, on a screen 320 pixels wide and with letters of twice the size.",
    none: "The program found no fault.",
    found: { one: "The program found one fault:", other: "The program found {count} faults:" },
    fault: "{fault}: on {pages}",
  },
  lacking: {
    title: "What is known to be lacking",
    program: "A program finds less than half of what hinders people.",
    people: "Nobody who uses a screen reader every day has tried this site yet, and no auditor has.",
    files: "A brochure or another PDF may not be readable by every device. Ask us what it says.",
    pictures: "A picture that comes with an event from elsewhere is described by the event's title alone.",
    languages: "What visitors wrote stands in the language in which they wrote it.",
  },
  complain: {
    title: "If something hinders you",
    says: "Tell us on which page, and what you wanted to do there:",
    form: "Enquiry form",
    further:
      "If that does not help, you can complain to the State Commissioner for Persons with Disabilities, as the Rights of Persons with Disabilities Act of 2016 says.",
  },
} as const;
