import { EXPORT_WORDS } from "../../../domain/exports.ts";
import { type Counted, forCount } from "../../../domain/filled.ts";
import { download } from "../download.ts";
import { showOutcome } from "../outcome-toast.ts";
import { ActButton } from "./act-button.tsx";
import { failureToast } from "./outcomes.ts";
import { usePost } from "./use-post.ts";

interface ExportButtonProps {
  /** What one row is, and several: 'testimonial', 'testimonials'. */
  things: Counted;
  /** How many rows the file will have. */
  count: number;
  /** What the file holds, and of which of them: 'The names and messages of 6 people: tab New.'. */
  holds: string;
  /** What the action of the screen is sent; it hands it to `exportFile`. */
  asks: Record<string, string>;
}

/** Makes a file for a spreadsheet, after a question: it holds what people confided. Not there where there is nothing. */
export function ExportButton({ things, count, holds, asks }: ExportButtonProps) {
  const { busy, ask } = usePost(`export ${things.other}`);
  if (count === 0) return null;
  const number = count.toLocaleString("en-IN");
  const question = {
    title: `Export ${number} ${forCount(things, count)}?`,
    what: holds,
    text: EXPORT_WORDS.keepSafe,
    verb: `Yes, export ${number}`,
  };
  return (
    <ActButton
      icon="download"
      label={busy ? "Exporting..." : "Export"}
      busy={busy}
      onPress={() => ask(question, asks)}
    />
  );
}

/** Fetches such a file, and says how it went. */
export async function exportFile(request: Request, path: string): Promise<null> {
  const answer = await download(request, path);
  if (answer.ok) showOutcome({ kind: "ok", words: EXPORT_WORDS.exported });
  else showOutcome(failureToast(answer, EXPORT_WORDS.notExported));
  return null;
}
