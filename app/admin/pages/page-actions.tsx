import { useId } from "react";
import { type AdminContentPage, CONTENT_PAGE_COPY } from "../../../shared/pages/pages.ts";
import { showToast } from "../../components/toasts.ts";
import { ActionButton } from "../components/action-button.tsx";
import { useDeletion } from "../components/edit-and-delete.tsx";
import { usePostAction } from "../hooks/use-post-action.ts";
import { formatDateTime } from "../lib/format-date.ts";
import type { Previewed } from "./actions.ts";
import styles from "./editor.module.css";

export function Beside({ page }: { page: AdminContentPage }) {
  const { id, title, version, state } = page;
  const ending = usePostAction(`unpublish page ${id}`);
  const { busy, deleteIt } = useDeletion({ key: `page ${id}`, seen: page, words: CONTENT_PAGE_COPY, what: title });
  const end = () => ending.post({ unpublish: id, version, seen: JSON.stringify(page) });
  return (
    <section className="panel" aria-label="More">
      <Preview id={id} />
      <div className="button-row">
        {state !== "draft" && (
          <ActionButton
            label={state === "scheduled" ? "Cancel the schedule" : "Unpublish"}
            busy={ending.busy}
            onPress={end}
          />
        )}
        <ActionButton icon="trash" label="Delete" danger busy={busy} onPress={deleteIt} />
      </div>
    </section>
  );
}

function Preview({ id }: { id: number }) {
  const { data, busy, post } = usePostAction<Previewed>(`preview page ${id}`);
  const field = useId();
  const copy = () =>
    navigator.clipboard.writeText(data?.url ?? "").then(
      () => showToast({ kind: "ok", text: CONTENT_PAGE_COPY.copied }),
      () => document.getElementById(field)?.focus(),
    );
  return (
    <div className={styles.preview}>
      <ActionButton icon="link" label="Preview link, 24 h" busy={busy} onPress={() => post({ preview: id })} />
      <p>{CONTENT_PAGE_COPY.aboutPreview}</p>
      {data && (
        <div className="field">
          <label htmlFor={field}>Preview link, until {formatDateTime(data.until)}</label>
          <div className={styles.link}>
            <input className="input" id={field} readOnly value={data.url} onFocus={(event) => event.target.select()} />
            <ActionButton icon="copy" label="Copy" onPress={copy} />
          </div>
        </div>
      )}
    </div>
  );
}
