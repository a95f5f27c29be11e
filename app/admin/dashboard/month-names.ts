const named = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...options });

const short = named({ month: "short" });
const long = named({ month: "long", year: "numeric" });

/** 'Nov' and 'November 2026' for '2026-11'. */
export function monthNames(month: string): { short: string; long: string } {
  const day = new Date(`${month}-15T00:00:00Z`);
  return { short: short.format(day).slice(0, 3), long: long.format(day) };
}
