const RETENTION = {
  untilDeleted: "All of it is kept until an administrator deletes it.",
  days: {
    one: "All of it is removed by itself one day after you send it, or sooner.",
    other: "All of it is removed by itself {count} days after you send it, or sooner.",
  },
} as const;

/**
 * Privacy notice (Digital Personal Data Protection Act 2023, sections 5 and 9). Changes create a new version:
 * `shared/privacy/privacy-notice.ts`.
 */
export const FORM_NOTICE = {
  enquiry: {
    says: "Your name, phone number, e-mail address and message are stored so that the campaign can answer you, and for nothing else.",
    ...RETENTION,
  },
  school: {
    says: "The school's name, district, class, wished day and phone number are stored so that the campaign can call and plan the visit, and for nothing else.",
    ...RETENTION,
  },
  story: {
    says: "Your name, e-mail address, designation, title and story are stored so that the story can be read and, once it is approved, shown here under your name, and for nothing else.",
    untilDeleted: "It is kept until it is taken down, and you can ask for that.",
    days: {
      one: "A story that is not approved is removed by itself one day after you send it; one that is shown stays until it is taken down.",
      other:
        "A story that is not approved is removed by itself {count} days after you send it; one that is shown stays until it is taken down.",
    },
  },
  rights:
    "By sending it you agree to this. At any time you can ask to see it, to correct it or to have it removed, and take back what you agreed to. To complain, tell the campaign first, and if that does not help, the Data Protection Board of India. How: {link}.",
  young: "If you are under 18, ask a parent or guardian first: they have to agree. To call a helpline, nobody has to.",
} as const;
