import { t } from "../../../shared/i18n/admin-text.ts";
import { EXPORT_COPY } from "../../../shared/i18n/export-messages.ts";
import { type Plural, selectPlural } from "../../../shared/i18n/interpolate.ts";
import { Drawing } from "../../components/icon.tsx";
import { NARROW, useMedia } from "../hooks/use-media.ts";
import { usePostAction } from "../hooks/use-post-action.ts";
import {
  type ApiResponse,
  type EndpointName,
  getSession,
  handleSessionEnd,
  type RequestArgs,
  toFailure,
  toHttpRequest,
} from "../lib/api-client.ts";
import { failureToast } from "../lib/form-result.ts";
import { clearResultToast, showResultToast } from "../lib/result-toast.ts";
import { ActionButton } from "./buttons.tsx";
import { Icon } from "./icon.tsx";
import menu from "./menu.module.css";
import { Menu } from "./menu.tsx";

interface ExportButtonProps {
  noun: Plural;
  count: number;
  /** For the confirmation. */
  contains: string;
  fields: Record<string, string>;
}

const DOTS = "M12 5v.5M12 12v.5M12 19v.5";

/** Exports after a confirmation, since the file holds personal data; on phones in a menu. */
export function ExportButton({ noun, count, contains, fields }: ExportButtonProps) {
  const { busy, ask } = usePostAction(`export ${noun.other}`);
  const isNarrow = useMedia(NARROW);
  if (count === 0) return null;
  const number = count.toLocaleString("en-IN");
  const question = {
    title: t("Export {number} {things}?", { number, things: selectPlural(noun, count) }),
    target: contains,
    text: EXPORT_COPY.keepSafe,
    verb: t("Yes, export {number}", { number }),
  };
  const label = busy ? t("Exporting...") : t("Export");
  const start = () => ask(question, fields);
  if (!isNarrow) return <ActionButton icon="download" label={label} busy={busy} onPress={start} />;
  return (
    <Menu
      name={t("More")}
      label={
        <span className="icon-button">
          <Drawing path={DOTS} />
          <span className="visually-hidden">{t("More")}</span>
        </span>
      }
    >
      <button
        className={menu.item}
        role="menuitem"
        tabIndex={-1}
        type="button"
        aria-disabled={busy || undefined}
        onClick={start}
      >
        <Icon name="download" />
        {label}
      </button>
    </Menu>
  );
}

type DownloadName = Extract<EndpointName, `GET ${string}/export` | "GET /api/reports">;

type TemplateName = Extract<EndpointName, `GET ${string}/template`>;

/** Downloads a file and shows the result. */
export async function exportFile<Name extends DownloadName>(
  request: Request,
  name: Name,
  ...[options]: RequestArgs<Name>
): Promise<null> {
  const response = await download(request, name, options);
  if (response.ok) showResultToast({ kind: "ok", text: EXPORT_COPY.exported });
  else showResultToast(failureToast(response, EXPORT_COPY.notExported));
  return null;
}

/** Saves an attachment under its name, and says so if that fails. */
export async function downloadAttachment(request: Request, { id, n, name }: { id: number; n: number; name: string }) {
  const response = await download(request, "GET /api/contact/{id}/attachments/{n}", { id, n }, name);
  if (!response.ok) showResultToast(failureToast(response, EXPORT_COPY.notExported));
}

/** Saves an empty table, and says so if that fails. */
export async function downloadTemplate(request: Request, name: TemplateName): Promise<null> {
  const response = await download(request, name, undefined);
  if (!response.ok) showResultToast(failureToast(response, EXPORT_COPY.notExported));
  return null;
}

/** Fetches a file and saves it, under the server's name unless one is given. No timeout: the size is unknown. */
async function download(
  from: Request,
  name: DownloadName | TemplateName | "GET /api/contact/{id}/attachments/{n}",
  options: object | undefined,
  given?: string,
): Promise<ApiResponse<null>> {
  const { token, here } = getSession(from);
  clearResultToast();
  try {
    const { url, headers } = toHttpRequest(name, { ...options, token });
    const response = await fetch(url, { headers });
    if (response.status === 401) throw handleSessionEnd(here);
    if (!response.ok) return toFailure(response.status, await response.json().catch(() => null));
    const [, file = ""] = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "") ?? [];
    saveFile(await response.blob(), given ?? file);
    return { ok: true, body: null };
  } catch (error) {
    if (error instanceof Response) throw error;
    return toFailure(0, null);
  }
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has started by then (File API, 8.3.3).
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
