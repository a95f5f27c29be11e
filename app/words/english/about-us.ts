/** What the page about the campaign says. */
export const ABOUT_US = {
  title: "About",
  malayalam: "പ്രചാരണത്തെക്കുറിച്ച്",
  whole: "About the campaign",
  description:
    "Why Kerala runs against drugs: a roadshow through all fourteen districts, a marathon in each of them and a mega marathon in Ernakulam.",
  lead: "A state-wide campaign against drugs that shows people what to run towards.",
  why: {
    head: { title: "Why sport", malayalam: "എന്തുകൊണ്ട് സ്പോർട്സ്" },
    isolates:
      "Addiction isolates. Sport does the opposite: it gives a young person a team, a time to show up and a reason to be proud of tomorrow.",
    nobodyFast:
      "Nobody has to be fast. Whoever walks the first kilometre belongs to the same field as whoever wins. What counts is that somebody keeps a place for you, and notices when you are not there.",
    whereToGo: "Warnings tell a young person what to leave. We would rather show where to go.",
  },
  what: {
    head: { title: "What happens", malayalam: "എന്തെല്ലാം നടക്കും" },
    roadshow: {
      unit: "days",
      title: "A roadshow",
      says: "It goes through all fourteen districts and stops at over 50 event locations. At more than 30 public engagement points the campaign meets people where they are.",
    },
    marathons: {
      unit: "marathons",
      title: "A marathon in every district",
      says: "Each district runs its own, on its own roads. All fourteen are connected into one large marathon.",
    },
    finish: {
      unit: "finish",
      title: "A mega marathon",
      says: "Ernakulam's marathon is the mega marathon, where the whole state runs together.",
    },
    change: "Places and days can change. Event Updates always has the latest word.",
  },
  districts: {
    head: { title: "Fourteen districts, one line", malayalam: "പതിനാല് ജില്ലകൾ, ഒരൊറ്റ വഴി" },
    says: "From Kasaragod to Thiruvananthapuram, each district holds its own marathon and hands the campaign on to the next. Together they are one connected run.",
  },
  who: {
    head: { title: "Who runs it", malayalam: "സംഘാടകർ" },
    organised:
      "The campaign is organised by the State Sports Council under the State Sports Mission. It belongs to the districts: to the people, the schools and the clubs who come out and run.",
    forEveryone:
      "It is a public campaign for everyone in Kerala. It asks nothing of you but to come, to run or walk or cheer, and to bring somebody along.",
  },
  take: {
    head: { title: "Take part", malayalam: "പങ്കുചേരാം" },
    register: { title: "Register", says: "For your district's marathon, or to support the campaign in another way." },
    map: { title: "Find your district", says: "See where the roadshow goes, and what happens near you." },
    story: { title: "Tell your story", says: "What did running, playing or training together change for you?" },
    bring: { title: "Bring your school or club", says: "Call your district's contact, or write to the council." },
    needNotWait:
      "If drugs have come close to you or to somebody you love, you need not wait for an event: call {number}, free of charge, or look at the {links}.",
    links: "essential links",
  },
} as const;
