export const help = {
  getHelp: "Get help",
  malayalam: "സഹായം",
  /** For screen readers. */
  callFor: "Get help: call {number}, toll-free",
  call: "Call {number}",
  messagesOnly: "messages only",
  more: "More",
  allIndia: "All India, toll-free",
  allHelplines: "All helplines",
  alsoOffline: "Works offline",
  writeToUs: "Write to us",
  leave: "Leave this page",
  historyStays: "Your browser's history still shows it.",
} as const;

export const helplines = {
  callNow: "Call Now",
  messageNow: "Message Now",
  /** The second placeholder is for screen readers. */
  action: "{act} {about}",
  /** For cards whose message goes to the campaign's number. */
  reachesCampaign: "Your message goes to the campaign, {number}.",
  checkedOn: "Checked on {day}.",
  hours: "Hours: {hours}",
  languages: "Languages: {languages}",
  /** By what the helpline has confirmed. */
  name: { yes: "You need not give your name.", no: "They ask for your name." },
  whatsapp: "WhatsApp",
  telephone: "Telephone",
  police: {
    what: "The Kerala Police anti-drug channel, a WhatsApp number (Yodhavu). Send a text, a voice message, a photo or a video.",
    about: "to the police anti-drug channel, a WhatsApp number (Yodhavu)",
  },
  state: {
    kind: "Toll-free",
    what: "The state's de-addiction helpline, for yourself, a friend or your child.",
    about: "toll-free {number}",
  },
  national: {
    kind: "Toll-free, all India",
    what: "The national de-addiction helpline of Nasha Mukt Bharat Abhiyaan, from anywhere in India.",
    about: "national toll-free {number}",
  },
} as const;

export const essentialLinks = {
  title: "Essential Links",
  malayalam: "സഹായം ഒരു വിളിയകലെ",
  description:
    "Numbers that help: the toll-free de-addiction helplines {state} and {national}, the police anti-drug WhatsApp number (Yodhavu) and more.",
  lead: "Call for yourself, for a friend or for your child.",
  helplines: { title: "Helplines", malayalam: "ഹെൽപ്‌ലൈൻ നമ്പറുകൾ" },
  more: { title: "More numbers", malayalam: "കൂടുതൽ നമ്പറുകൾ" },
} as const;

export const centres = {
  title: "Treatment centres",
  malayalam: "ചികിത്സാകേന്ദ്രങ്ങൾ",
  description:
    "Treatment centres in the districts of Kerala: address, telephone, hours and what each offers. {state} is free to call.",
  lead: "Where to go, when it is open and what it offers. To ask which one suits you, call {state} first.",
  list: { title: "Centres by district", malayalam: "ജില്ല തിരിച്ച്" },
  district: "District",
  inDistrict: "Treatment centres {there}",
  none: "No treatment centres are listed yet.",
  noneThere: "No centre {there} is listed yet. These are in other districts:",
  callFirst: "Call {state}, toll-free, and ask where to go.",
  call: "Call {name}:",
  map: "Map",
  all: "All {count} centres {there}",
} as const;
