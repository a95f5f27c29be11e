import { istMidnight, istTimestamp, todayInIst } from "../../../shared/time/ist-days.ts";
import type { Database } from "../../database/open.ts";
import type { AddCommands } from "../../lib/cli-command.ts";
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
  "Specify the first and last day (Indian time) and, if one account was affected, its email: script/admin breach 2026-11-20 2026-11-22 anu@example.org. " +
  "For a deleted account use its number in the audit log.";

/** Report for data breaches (docs/operations/data-breach.md). */
export const addBreachCommand: AddCommands<{ database: Database }> = (cli, { run }) => {
  cli
    .command("breach")
    .argument("<FROM>", "first day, such as 2026-11-20 (Indian time)")
    .argument("<TO>", "last day")
    .argument("[EMAIL]", "email of the account; for a deleted account its number in the audit log")
    .option("--people", "print their contact details")
    .description("count people whose data was exposed in this period, through one account or all")
    .action(
      run(
        async (
          { database: { db } },
          _config,
          from: string,
          to: string,
          account: string | undefined,
          { people }: { people?: true },
        ) => {
          const query = await toBreachQuery(db, from, to, account);
          const found = await findBreach(db, query);
          if (!found) throw new Error("No account has this number, and none in the audit log had it.");
          if (!people) return describeBreach(query, found, await countPeople(db, query, found));
          const all: string[] = [];
          for await (const batch of peopleIn(db, query, found)) all.push(...batch);
          return all.join("\n");
        },
      ),
    );
};

async function toBreachQuery(
  db: Database["db"],
  from: string,
  to: string,
  account: string | undefined,
): Promise<BreachQuery> {
  if (!isDay(from) || !isDay(to) || to < from) throw new Error(USE);
  return { from: istMidnight(from), until: istMidnight(to, 1), account: await getAccount(db, account) };
}

const isDay = (word: string) =>
  /^2\d{3}-\d{2}-\d{2}$/.test(word) && new Date(`${word}T00:00:00Z`).toJSON()?.startsWith(word) === true;

async function getAccount(db: Database["db"], person: string | undefined): Promise<number | null> {
  if (person === undefined) return null;
  if (/^[1-9]\d{0,14}$/.test(person)) return Number(person);
  const found = await db.selectFrom("admins").select("id").where("email", "=", person.toLowerCase()).executeTakeFirst();
  if (!found) throw new Error(`No staff account has the email ${person}. ${USE}`);
  return found.id;
}

async function countPeople(db: Database["db"], query: BreachQuery, found: Breach) {
  let [addresses, numbers] = [0, 0];
  for await (const batch of peopleIn(db, query, found))
    for (const item of batch) {
      if (item.includes("@")) addresses += 1;
      else numbers += 1;
    }
  return { addresses, numbers };
}

function describeBreach(
  query: BreachQuery,
  found: Breach,
  { addresses, numbers }: { addresses: number; numbers: number },
): string {
  const { account, enquiries, testimonials, staff, exports, touched } = found;
  const lastDay = todayInIst(new Date(query.until), -1);
  return [
    `From ${istTimestamp(query.from).slice(0, 10)} to the end of ${lastDay}, Indian time.`,
    account
      ? `${account.name} (${account.id}), ${account.roles.join(", then ") || "without a role"}; ${account.sessions} active sessions.`
      : "No account given: all stored data was exposed, including password hashes, and the settings if they leaked too.",
    "",
    "Data that could be read (reads are not in the audit log, so assume all of it was):",
    line("enquiries", enquiries, "name, phone, email, message, notes and answers"),
    line("testimonials", testimonials, "email of each, and the text of those that are not public"),
    `  staff         ${staff === null ? "not by this account" : `${staff} accounts and invitations: name, email, role`}`,
    "",
    exports.length > 0 ? "Exports:" : "No exports in the audit log.",
    ...exports.map(exported),
    ...(account && touched.length > 0 ? ["", "Other actions of this account:", ...touched.map(touch)] : []),
    "",
    `To notify: ${addresses} email addresses, and ${numbers} phone numbers of people without an email; --people prints them.`,
    "Not included: people erased or removed by retention since then, and access outside the product (database, backups).",
  ].join("\n");
}

function line(what: string, open: ExposedData | null, holding: string): string {
  const deleted =
    open && open.deleted > 0 ? `; ${open.deleted} more were deleted since, and their owners are unknown` : "";
  return `  ${what.padEnd(12)}  ${open === null ? "not by this account" : `${open.stored}: ${holding}${deleted}`}`;
}

const exported = ({ at, who, act, fields }: ExportedData): string => {
  const filters = Object.entries(fields).map(([field, { after }]) => `${field} ${String(after)}`);
  return `  ${istTimestamp(at)}  ${who}: ${act} (${filters.join(", ")})`;
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
