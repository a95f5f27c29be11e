export const HELPLINES = {
  callNow: "Call Now",
  messageNow: "Message Now",
  /** The second placeholder is for screen readers. */
  action: "{act} {about}",
  /** For cards whose message goes to the campaign's number. */
  reachesCampaign: "Your message goes to the campaign, {number}.",
  checkedOn: "Checked on {day}.",
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
