/** What the page of registrations says. */
export const REGISTRATION = {
  title: "Registration",
  malayalam: "രജിസ്ട്രേഷൻ",
  description:
    "Register to support a drug-free Kerala, or for a marathon: one in each of the 14 districts and a mega marathon in Ernakulam.",
  lead: "Two lanes, one direction. Choose yours.",
  general: {
    title: "General Registrations",
    says: "Support a drug-free Kerala campaign.",
    whatFor: "for the campaign, on another site",
  },
  marathon: {
    title: "Marathon Registrations",
    says: "Marathons in all 14 districts, mega marathon in Ernakulam.",
    whatFor: "for a marathon, on another site",
  },
  registerNow: "Register Now",
  opensSoon: "Registration opens soon.",
} as const;
