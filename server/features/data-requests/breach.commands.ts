import { istMidnight, istTimestamp, todayInIst } from "../../../shared/time/ist-days.ts";
import type { Database } from "../../database/open.ts";
import type { Command } from "../../lib/cli-command.ts";
import {
  type Breach,
  type BreachQuery,
  type ChangedItem,
  type ExportedData,
  type ExposedData,
  findBreach,
  peopleIn,
} from "./breach.ts";

const USE =
  "Say from which day to which, in India, and whose account it was if it was one: script/admin breach 2026-11-20 2026-11-22 anu@example.org. " +
  "For an account that is gone, its number in the history.";

/** Report for data breaches (docs/operations/data-breach.md). */
export const breachCommands: Record<string, Command<{ database: Database }>> = {
  breach: {
    usage: "breach FROM TO [EMAIL] [--people]",
    does: "count whose data lay open in these days, to whoever had that account or everything; with --people say where to write to them",
    run: async ({ database: { db } }, words) => {
      const people = words.includes("--people");
      const asked = await askedIn(
        db,
        words.filter((word) => word !== "--people"),
      );
      const found = await findBreach(db, asked);
      if (!found) throw new Error("Nobody has this number, and the history knows nobody who had it.");
      if (!people) return told(asked, found, await countPeople(db, asked, found));
      const all: string[] = [];
      for await (const batch of peopleIn(db, asked, found)) all.push(...batch);
      return all.join("\n");
    },
  },
};

async function askedIn(db: Database["db"], [from = "", to = "", who, ...more]: string[]): Promise<BreachQuery> {
  if (more.length > 0 || !isDay(from) || !isDay(to) || to < from) throw new Error(USE);
  return { from: istMidnight(from), until: istMidnight(to, 1), account: await getAccount(db, who) };
}

const isDay = (word: string) =>
  /^2\d{3}-\d{2}-\d{2}$/.test(word) && new Date(`${word}T00:00:00Z`).toJSON()?.startsWith(word) === true;

async function getAccount(db: Database["db"], person: string | undefined): Promise<number | null> {
  if (person === undefined) return null;
  if (/^[1-9]\d{0,14}$/.test(person)) return Number(person);
  const found = await db.selectFrom("admins").select("id").where("email", "=", person.toLowerCase()).executeTakeFirst();
  if (!found) throw new Error(`Nobody of the staff has the address ${person}. ${USE}`);
  return found.id;
}

async function countPeople(db: Database["db"], asked: BreachQuery, found: Breach) {
  let [addresses, numbers] = [0, 0];
  for await (const batch of peopleIn(db, asked, found))
    for (const item of batch) {
      if (item.includes("@")) addresses += 1;
      else numbers += 1;
    }
  return { addresses, numbers };
}

function told(
  asked: BreachQuery,
  found: Breach,
  { addresses, numbers }: { addresses: number; numbers: number },
): string {
  const { account, enquiries, testimonials, staff, exports, touched } = found;
  const lastDay = todayInIst(new Date(asked.until), -1);
  return [
    `From ${istTimestamp(asked.from).slice(0, 10)} to the end of ${lastDay}, Indian time.`,
    account
      ? `${account.name} (${account.id}), ${account.roles.join(", then ") || "without a role"}; ${account.sessions} sessions of this account live now.`
      : "No account is named: all that is stored lay open, passwords as hashes, and the settings if those got out too.",
    "",
    "What could be read, and counts as read (the history holds acts, not reading):",
    line("enquiries", enquiries, "name, phone, e-mail, message, notes and answers"),
    line("testimonials", testimonials, "e-mail of each, and the words of those that are not public"),
    `  staff         ${staff === null ? "not by this account" : `${staff} accounts and invitations: name, e-mail, role`}`,
    "",
    exports.length > 0 ? "What left as a file:" : "Nothing left as a file, by the history.",
    ...exports.map(exported),
    ...(account && touched.length > 0 ? ["", "What else this account did:", ...touched.map(touch)] : []),
    "",
    `To write to: ${addresses} e-mail addresses and ${numbers} telephone numbers of those who gave no address; --people prints them.`,
    "Not in it: who was erased or removed by age since then, and whatever was done past the product, in the database or with a backup.",
  ].join("\n");
}

function line(what: string, open: ExposedData | null, holding: string): string {
  const deleted =
    open && open.deleted > 0 ? `; ${open.deleted} more were deleted since, and nothing says whose they were` : "";
  return `  ${what.padEnd(12)}  ${open === null ? "not by this account" : `${open.stored}: ${holding}${deleted}`}`;
}

const exported = ({ at, who, act, fields }: ExportedData): string => {
  const asked = Object.entries(fields).map(([field, { after }]) => `${field} ${String(after)}`);
  return `  ${istTimestamp(at)}  ${who}: ${act} (${asked.join(", ")})`;
};

const touch = ({ kind, act, about }: ChangedItem): string =>
  `  ${act}${about.length > 0 ? `: ${kind} ${ranges(about)}` : ""}`;

/** `1-4, 7`. */
function ranges(numbers: number[]): string {
  const spans: [first: number, last: number][] = [];
  for (const number of numbers) {
    const span = spans.at(-1);
    if (span && number === span[1] + 1) span[1] = number;
    else spans.push([number, number]);
  }
  return spans.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(", ");
}
