export const privacy = {
  title: "Privacy",
  malayalam: "സ്വകാര്യത",
  description:
    "What this site stores when you write to the campaign, why, for how long, and how to have it removed. No cookies, nothing that follows you.",
  lead: "What you write stays with the campaign, and goes when you ask.",
  about: "What is stored, and for how long",
  look: {
    title: "If you only look around",
    says: "Nothing about you is stored. There are no cookies, nothing counts your visits and nothing follows you: typefaces, pictures and the map come from this site itself. If you choose light or dark colours, your own browser remembers that, and nobody else; so it does with a district of the event updates, until you close the page.",
  },
  enquiry: {
    title: "If you send an enquiry",
    says: "Your name, phone number, e-mail address and message are stored, with the time at which you sent them, so that the campaign can answer you. Only those who run the campaign and this site can read them.",
    school:
      "From a school, its name, district, class and wished day and the phone number are stored in the same way. To have them removed, name the school and that number.",
    noted: "What they note about your enquiry, and what they answer you by letter, is kept with it, and goes with it.",
    spam: "What looks like an advertisement is set apart, and is removed by itself after {days} days.",
    untilDeleted: "An enquiry is kept until an administrator deletes it.",
    days: {
      one: "An enquiry is removed by itself one day after you sent it; an administrator may delete it sooner.",
      other: "An enquiry is removed by itself {count} days after you sent it; an administrator may delete it sooner.",
    },
  },
  sheet: {
    title: "If you make a badge or a certificate",
    says: "Your own browser draws it. The name that you write is sent nowhere and kept nowhere; whoever you send the picture to can read it.",
  },
  pledge: {
    title: "If you take the pledge",
    says: "One more is counted for the day, and nothing about you. Your own browser remembers that the pledge was taken on this device, so that nobody presses twice by mistake.",
  },
  story: {
    title: "If you tell your story",
    says: "Your name, e-mail address, designation, title and story are stored. An administrator reads the story first. Once it is approved, everyone can read it here with your name, designation and title. Your e-mail address is never shown: it is there to know whose story it is.",
    mended:
      "Before it is shown, an administrator may correct its spelling or leave out names and numbers. It then says 'Lightly edited' beside it. What you sent is kept as it was together with the story, for those who run the campaign, and goes when the story goes.",
    takenDown: "A story stays here until an administrator takes it down; you can ask for that. {rejected}",
    broughtBack:
      "What an administrator deletes by mistake can be brought back for {days} days, in which nobody reads it; then it is gone.",
    untilDeleted: "A story that was not approved is kept until an administrator deletes it.",
    days: {
      one: "A story that was not approved is removed by itself one day after you sent it; an administrator may delete it sooner.",
      other:
        "A story that was not approved is removed by itself {count} days after you sent it; an administrator may delete it sooner.",
    },
  },
  draft: {
    title: "If you write and do not send",
    says: "What you type into one of the forms is kept by your own browser, so that a lost line or a closed page does not cost you your words. It goes when you send it or press Discard, and is not shown again after {hours} hours. Until then, whoever opens this site on the same phone or computer can read it: where you share one, press Discard before you leave.",
  },
  offline: {
    title: "If there is no network",
    says: "So that the numbers that help are there without a network, your browser may keep the page {help}. On that page you can say that it shall not.",
    helpPage: "Get help",
  },
  floods: {
    title: "To keep floods out",
    says: "So that nobody can flood the forms, the site counts how often one internet address sends something. It keeps a scrambled form of that address, not the address itself, and forgets it within half an hour. The server's own log notes which page was asked for and when, but neither by whom nor anything you wrote.",
  },
  removed: {
    title: "To see it, correct it or have it removed",
    writeTo: "Write to {way}, and say which e-mail address you gave.",
    writeToOrCall: "Write to {way} or call {phone}, and say which e-mail address you gave.",
    writeBy: "Write by the {way}, and say which e-mail address you gave.",
    writeByOrCall: "Write by the {way} or call {phone}, and say which e-mail address you gave.",
    form: "enquiry form",
    bestFrom: "Best write from that address, so that nobody can ask in your name.",
    whatFollows:
      "You are then sent everything that is stored under that address, or it is removed for good, from the public pages at once. A safety copy made before that can still hold it until that copy is replaced.",
    corrected:
      "In the same way you can have corrected what is wrong, and take back what you agreed to: what you sent is then removed.",
  },
  complain: {
    title: "To complain",
    says: "Tell the campaign first, in the same way. If that does not help, you can complain to the Data Protection Board of India, which the Digital Personal Data Protection Act of 2023 has set up for this.",
  },
  young: {
    title: "If you are under 18",
    says: "By that law a parent or guardian has to agree before you send anything about yourself. This site cannot see how old you are: so ask them first, or let them write. What was sent without them is removed when they ask. To call a helpline, nobody has to agree.",
  },
  notice: {
    title: "What you are told before you send",
    says: "Before the button of each form the same stands in short. The notice that is there now is of {day}; which one you were shown is stored with what you send.",
  },
  out: {
    title: "Where links lead out",
    says: "Registration, social networks and WhatsApp are other people's services with rules of their own. This site tells them nothing about you; what you tell them is between you and them. To call a number or to find one, you need to tell nobody anything: they are all under {links}.",
    links: "Essential Links",
  },
} as const;

export const accessibility = {
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
  onlyEnglish: "This text is not there in Malayalam yet. It stands here in English.",
  preview: "Preview of a draft: this page is not on the site like this.",
} as const;
