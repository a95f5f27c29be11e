import { isPublic } from "../../../shared/testimonials/testimonials.schema.ts";
import { isEmail } from "../../../shared/validation/email.ts";
import { getMigratedFiles, getRemovalCommand } from "../../database/migration-marker.ts";
import type { Database } from "../../database/open.ts";
import type { AddCommands } from "../../lib/cli-command.ts";
import { type DataRequests, type Erased, type PersonalData, toComparable } from "./data-requests.ts";
import { describeRemainingCopies } from "./remaining-copies.ts";

export const addDataRequestCommands: AddCommands<{ visitors: DataRequests; database: Database }> = (cli, { run }) => {
  const group = cli.command("visitor").description("data of a visitor");
  group
    .command("export <EMAIL>")
    .description("print all data stored under an email address as JSON")
    .action(
      run(async ({ visitors }, _config, address: string) =>
        JSON.stringify(await visitors.find(toEmail(address)), null, 2),
      ),
    );
  group
    .command("erase <EMAIL>")
    .option("--yes", "delete it")
    .description(
      "delete all data stored under an email address permanently; without --yes only list what would be deleted",
    )
    .action(
      run(async ({ visitors, database }, config, address: string, { yes }: { yes?: true }) => {
        const email = toEmail(address);
        const left = await getMigratedFiles(database, config.DATA_DIR);
        if (yes) {
          const report = erased(await visitors.erase(email), await describeRemainingCopies(config, database.kind));
          if (left.length > 0) throw new Error(`${report}\n${outOfReach(left)}`);
          return report;
        }
        const found = await visitors.find(email);
        const report = left.length > 0 ? `${counted(found)}\n${outOfReach(left)}` : counted(found);
        if (isNothing(found)) return report;
        return `${report}\nNothing was removed. To remove them for good: script/admin visitor erase ${email} --yes`;
      }),
    );
};

/** @throws Error when the words are still in the database files */
function erased({ overwritten, ...found }: Erased, remains: string): string {
  if (!overwritten)
    throw new Error(
      `${counted(found)}\nThis data is no longer visible, but the database journal still contains it, because a long read ` +
        "is in progress, such as a backup. Wait until it ends, or restart the server, " +
        `and run again: script/admin visitor erase ${found.email} --yes`,
    );
  if (isNothing(found)) return counted(found);
  return `${counted(found)}\nThis data was removed. ${remains}`;
}

const outOfReach = (files: string[]): string =>
  "The old SQLite database still exists and may contain the same data; this command does not change it. " +
  `Once it is no longer needed, delete it: ${files.map(getRemovalCommand).join("; ")}`;

const isNothing = ({ enquiries, messages, testimonials, deleted_testimonials, letters }: PersonalData): boolean =>
  [enquiries, messages, testimonials, deleted_testimonials, letters].every(({ length }) => length === 0);

function counted(found: PersonalData): string {
  if (isNothing(found)) return `Nothing is stored under ${found.email}.`;
  const { enquiries, notes, answers, drafts, messages, attachments } = found;
  const { testimonials, deleted_testimonials, letters } = found;
  const shown = testimonials.filter(isPublic).length;
  return [
    `Under ${found.email}:`,
    `  enquiries     ${enquiries.length}`,
    ...(notes.length > 0 ? [`  notes         ${notes.length}, written by staff`] : []),
    ...(answers.length > 0 ? [`  answers       ${answers.length}, sent or queued by email`] : []),
    ...(drafts.length > 0 ? [`  drafts        ${drafts.length}, being written by staff`] : []),
    ...(messages.length > 0 ? [`  messages      ${messages.length}, written back by email`] : []),
    ...(attachments.length > 0 ? [`  attachments   ${attachments.length}`] : []),
    `  testimonials  ${testimonials.length}, of which ${shown} on the public site`,
    ...(deleted_testimonials.length > 0
      ? [`  deleted       ${deleted_testimonials.length}, waiting to be restored`]
      : []),
    `  emails        ${letters.length}, waiting to be sent`,
  ].join("\n");
}

function toEmail(address: string): string {
  const email = toComparable(address);
  if (!isEmail(email)) throw new Error("Specify one email address: script/admin visitor export anu@example.org");
  return email;
}
