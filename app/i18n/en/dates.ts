/** The first period with `before` greater than the hour applies. */
export const DATES = {
  months: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  time: "{hour}:{minute} {period}",
  /** May omit the minutes. */
  fullHour: "{hour}:{minute} {period}" as string,
  until: [
    { before: "4", period: "am" },
    { before: "12", period: "am" },
    { before: "15", period: "pm" },
    { before: "19", period: "pm" },
    { before: "24", period: "pm" },
  ],
} as const;
