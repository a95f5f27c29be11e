/** Where WhatsApp opens the chat with a number: ten digits are Indian ones and get their country code. */
export const chatWith = (digits: string): string => `https://wa.me/${digits.replace(/^0?(\d{10})$/, "91$1")}`;

/** A day (YYYY-MM-DD) as it is said here: '5 May 2026'. */
export const shownDay = (day: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
