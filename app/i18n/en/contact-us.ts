export const CONTACT_US = {
  title: "Contact Us",
  malayalam: "ബന്ധപ്പെടുക",
  description: "Telephone numbers of the campaign in every district of Kerala, and a form to write to the council.",
  lead: "Call your own district, or write to the council.",
  districts: { title: "District-Wise Contacts", malayalam: "ജില്ലകളിലെ നമ്പറുകൾ" },
  call: "Call {district}:",
  noneYet: "No district numbers yet.",
  untilThen: "Until they are here, write to us below.",
  write: { title: "Write to us", malayalam: "ഞങ്ങൾക്ക് എഴുതൂ" },
} as const;
