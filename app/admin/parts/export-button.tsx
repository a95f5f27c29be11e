import { useFetcher } from "react-router";
import { EXPORT_WORDS } from "../../../domain/exports.ts";
import { type Counted, forCount } from "../../../domain/filled.ts";
import { download } from "../download.ts";
import { showOutcome } from "../outcome-toast.ts";
import { confirmed } from "./confirmation.tsx";
import { Icon } from "./icon.tsx";

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
  const fetcher = useFetcher({ key: `export ${things.other}` });
  const busy = fetcher.state !== "idle";
  if (count === 0) return null;
  const ask = async () => {
    const number = count.toLocaleString("en-IN");
    const question = {
      title: `Export ${number} ${forCount(things, count)}?`,
      what: holds,
      text: EXPORT_WORDS.keepSafe,
      verb: `Yes, export ${number}`,
    };
    if (!busy && (await confirmed(question))) fetcher.submit(asks, { method: "post" });
  };
  return (
    <button className="button outlined small" type="button" aria-disabled={busy || undefined} onClick={ask}>
      <Icon name="download" />
      {busy ? "Exporting..." : "Export"}
    </button>
  );
}

/** Fetches such a file, and says how it went. */
export async function exportFile(request: Request, path: string): Promise<null> {
  const answer = await download(request, path);
  if (answer.ok) showOutcome({ kind: "ok", words: EXPORT_WORDS.exported });
  else showOutcome({ kind: "bad", words: answer.message ?? EXPORT_WORDS.notExported });
  return null;
}
