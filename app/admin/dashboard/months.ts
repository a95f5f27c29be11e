const named = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...options });

const short = named({ month: "short" });
const long = named({ month: "long", year: "numeric" });

/** The names of a month such as '2026-11', which the server counted in Indian time: 'Nov' and 'November 2026'. */
export function monthNames(month: string): { short: string; long: string } {
  const day = new Date(`${month}-15T00:00:00Z`);
  return { short: short.format(day).slice(0, 3), long: long.format(day) };
}
