export const privacy = {
  title: "Privacy",
  malayalam: "സ്വകാര്യത",
  description:
    "What this site stores when you write to the campaign, why, for how long, and how to have it removed. No cookies, no tracking.",
  lead: "What you write stays with the campaign and is deleted when you ask.",
  about: "What is stored, and for how long",
  look: {
    title: "If you only browse",
    says: "Nothing about you is stored. There are no cookies and no tracking: fonts, pictures and the map come from this site itself. If you choose light or dark colours, only your own browser remembers that; it also remembers a district you choose on Event Updates until you close the page.",
  },
  visits: {
    counted:
      "The site counts how often each page is opened in a day, in which language, and whether visitors come from a search, a social network, WhatsApp, another site or directly; and how often helplines, WhatsApp, registration, brochure and materials are pressed. It stores only these totals, for two years: no IP address, no device, nothing that could tell one visitor from another.",
    off: "This site does not count visits.",
  },
  enquiry: {
    title: "If you send an enquiry",
    says: "Your name, phone number, e-mail address and message are stored, with the time at which you sent them, so that the campaign can answer you. Only the people who run the campaign and this site can read them.",
    school:
      "For a school, its name, district, class, preferred date and phone number are stored in the same way. To have them removed, tell us the school and that number.",
    volunteer:
      "For a volunteer, your name, phone number, e-mail address, district, tasks and message are stored in the same way.",
    noted: "Their notes about your enquiry and their email replies are stored with it and deleted with it.",
    spam: "Spam is deleted automatically after {days} days.",
    untilDeleted: "An enquiry is stored until an administrator deletes it.",
    days: {
      one: "An enquiry is deleted automatically one day after you sent it; an administrator may delete it sooner.",
      other:
        "An enquiry is deleted automatically {count} days after you sent it; an administrator may delete it sooner.",
    },
  },
  sheet: {
    title: "If you make a badge or a certificate",
    says: "Your own browser draws it. The name you write is not sent or stored anywhere; anyone you send the picture to can read it.",
  },
  pledge: {
    title: "If you take the pledge",
    says: "We only count the pledge for the day and store nothing about you. Your own browser remembers that the pledge was taken on this device, so that it is not counted twice by mistake.",
  },
  story: {
    title: "If you tell your story",
    says: "Your name, e-mail address, designation, title and story are stored. An administrator reads the story first. Once it is approved, everyone can read it here with your name, designation and title. Your e-mail address is never shown: we use it only to know whose story it is.",
    mended:
      "Before it is shown, an administrator may correct its spelling or leave out names and numbers. It is then marked 'Lightly edited'. Your original text is stored with the story for the people who run the campaign, and is deleted with the story.",
    takenDown: "A story stays here until an administrator takes it down; you can ask for that. {rejected}",
    broughtBack:
      "What an administrator deletes by mistake can be restored for {days} days, during which no one can read it; then it is deleted for good.",
    untilDeleted: "A story that was not approved is stored until an administrator deletes it.",
    days: {
      one: "A story that was not approved is deleted automatically one day after you sent it; an administrator may delete it sooner.",
      other:
        "A story that was not approved is deleted automatically {count} days after you sent it; an administrator may delete it sooner.",
    },
  },
  draft: {
    title: "If you write and do not send",
    says: "What you type into one of the forms is stored by your own browser, so that you do not lose it when the connection drops or the page is closed. It is removed when you send it or press Discard, and is not shown again after {hours} hours. Until then, anyone who opens this site on the same phone or computer can read it: if you share one, press Discard before you leave.",
  },
  offline: {
    title: "Offline use",
    says: "So that the helpline numbers are available offline, your browser may store the page {help}. You can turn this off on that page.",
    helpPage: "Get help",
  },
  floods: {
    title: "Spam protection",
    says: "To prevent spam, the site counts how often one internet address sends something. It stores a scrambled form of that address, not the address itself, and deletes it within half an hour. The server log records which page was requested and when, but not by whom, and nothing you wrote.",
  },
  removed: {
    title: "To see, correct or delete your data",
    writeTo: "Write to {way}, and say which e-mail address you gave.",
    writeToOrCall: "Write to {way} or call {phone}, and say which e-mail address you gave.",
    writeBy: "Write by the {way}, and say which e-mail address you gave.",
    writeByOrCall: "Write by the {way} or call {phone}, and say which e-mail address you gave.",
    form: "enquiry form",
    bestFrom: "Please write from that address, so that no one else can ask in your name.",
    whatFollows:
      "We then send you everything stored under that address, or delete it permanently, from the public pages immediately. Earlier backups can still contain it until they are replaced.",
    corrected:
      "In the same way you can have wrong data corrected, and withdraw your consent: what you sent is then deleted.",
  },
  complain: {
    title: "To complain",
    says: "Tell the campaign first, in the same way. If that does not help, you can complain to the Data Protection Board of India, set up under the Digital Personal Data Protection Act, 2023.",
  },
  young: {
    title: "If you are under 18",
    says: "Under that law a parent or guardian has to agree before you send anything about yourself. This site cannot check how old you are, so ask them first, or let them write. What was sent without their consent is deleted when they ask. You do not need anyone's permission to call a helpline.",
  },
  notice: {
    title: "Before you send",
    says: "A short version of this notice is shown above the button of each form. The current version is of {day}; the version you were shown is stored with what you send.",
  },
  out: {
    title: "Links to other sites",
    says: "Registration, social networks and WhatsApp are external services with their own terms. This site sends them nothing about you; what you share with them is between you and them. You do not need to share anything to find or call a number: all numbers are under {links}.",
    links: "Essential Links",
  },
} as const;

export const accessibility = {
  title: "Accessibility",
  malayalam: "എല്ലാവർക്കും ഉപയോഗിക്കാൻ",
  description:
    "How this site is made accessible: the standard it follows, what was checked and when, known issues, and whom to tell.",
  lead: "This site is for everyone. Where it is not, please tell us.",
  follows: {
    title: "Standard",
    says: "It is built to follow {standard}. The guidelines for websites of the Indian government, {guidelines}, ask for the version before, {asked}.",
  },
  checked: {
    title: "Checks",
    says: "On {day} we ran {tool} over {pages} pages in English and Malayalam, on a phone screen and a large screen, in light and dark colours, with {browser}.",
    ways: "Each new version is also tested with the keyboard alone, without scripts, on a screen 320 pixels wide and with text at 200%.",
    none: "The tool found no problems.",
    found: { one: "The tool found one problem:", other: "The tool found {count} problems:" },
    fault: "{fault}: on {pages}",
  },
  lacking: {
    title: "Known issues",
    program: "Automated tools find fewer than half of all barriers.",
    people: "No daily screen reader user and no auditor has tested this site yet.",
    files: "A brochure or another PDF may not be accessible to assistive technology. Ask us what it says.",
    pictures: "A picture that comes with an event from elsewhere is described by the event's title alone.",
    languages: "What visitors wrote is shown in the language in which they wrote it.",
  },
  complain: {
    title: "If you find a barrier",
    says: "Tell us on which page, and what you wanted to do there:",
    form: "Enquiry form",
    further:
      "If that does not help, you can complain to the State Commissioner for Persons with Disabilities, as the Rights of Persons with Disabilities Act of 2016 says.",
  },
} as const;

export const search = {
  title: "Search",
  malayalam: "തിരയൂ",
  description:
    "Search the site of the campaign against drugs in Kerala: helplines, pages, events, treatment centres and numbers.",
  label: "Search this site",
  find: "Search",
  results: "Search results",
  kinds: {
    helpline: "Helpline",
    page: "Page",
    event: "Event",
    centre: "Treatment centre",
    "district contact": "District contact",
    "essential link": "Number",
    testimonial: "Testimonial",
    material: "Material",
  },
  count: { one: "One result for “{q}”", other: "{count} results for “{q}”" },
  none: "No results for “{q}”.",
  suggestion: "Did you mean {words}?",
  bothScripts: "You can write in Malayalam or in English letters.",
  tooLong: "At most {limit} characters can be searched for.",
  tooMany: "Too many searches. Please try again in a few minutes.",
} as const;

export const siteMap = {
  title: "Site map",
  malayalam: "എല്ലാ പേജുകളും",
  description: "Every page of the site of the campaign against drugs in Kerala, in English and in Malayalam.",
  lead: "Every page of this site, in English and in Malayalam.",
  groups: {
    help: "Help and numbers",
    campaign: "The campaign",
    takingPart: "Taking part",
    site: "About this site",
  },
} as const;

export const ownPage = {
  about: "A page of the campaign against drugs in Kerala, run by the State Sports Council.",
  onlyEnglish: "This text is not available in Malayalam yet. It is shown in English.",
  preview: "Preview of a draft: this version is not published.",
} as const;
