import { EXPORT_COPY } from "../../../shared/i18n/export-messages.ts";
import { type Plural, selectPlural } from "../../../shared/i18n/interpolate.ts";
import { usePostAction } from "../hooks/use-post-action.ts";
import { download } from "../lib/download.ts";
import { failureToast } from "../lib/form-result.ts";
import { showResultToast } from "../lib/result-toast.ts";
import { ActionButton } from "./action-button.tsx";

interface ExportButtonProps {
  things: Plural;
  count: number;
  /** For the confirmation. */
  holds: string;
  asks: Record<string, string>;
}

/** Exports after a confirmation, since the file holds personal data. */
export function ExportButton({ things, count, holds, asks }: ExportButtonProps) {
  const { busy, ask } = usePostAction(`export ${things.other}`);
  if (count === 0) return null;
  const number = count.toLocaleString("en-IN");
  const question = {
    title: `Export ${number} ${selectPlural(things, count)}?`,
    what: holds,
    text: EXPORT_COPY.keepSafe,
    verb: `Yes, export ${number}`,
  };
  return (
    <ActionButton
      icon="download"
      label={busy ? "Exporting..." : "Export"}
      busy={busy}
      onPress={() => ask(question, asks)}
    />
  );
}

export async function exportFile(request: Request, path: string): Promise<null> {
  const answer = await download(request, path);
  if (answer.ok) showResultToast({ kind: "ok", text: EXPORT_COPY.exported });
  else showResultToast(failureToast(answer, EXPORT_COPY.notExported));
  return null;
}
