/** Months, and how a time of day is written: the first period whose `before` is later than the hour. */
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
  /** A language may leave the minutes of a full hour away. */
  fullHour: "{hour}:{minute} {period}" as string,
  until: [
    { before: "4", period: "am" },
    { before: "12", period: "am" },
    { before: "15", period: "pm" },
    { before: "19", period: "pm" },
    { before: "24", period: "pm" },
  ],
} as const;
