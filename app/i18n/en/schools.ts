export const SCHOOLS = {
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
