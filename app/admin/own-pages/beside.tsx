import { useId } from "react";
import { useFetcher } from "react-router";
import { OWN_PAGE_WORDS, type OwnPageOfStaff } from "../../../domain/own-pages.ts";
import { showToast } from "../../ui/toasts.ts";
import { indianDateTime } from "../indian-time.ts";
import { useDeletion } from "../parts/edit-and-delete.tsx";
import { Icon } from "../parts/icon.tsx";
import type { Previewed } from "./acts.ts";
import styles from "./editor.module.css";

/** What can be done with a page besides writing it: shown to somebody, taken off the site, deleted. */
export function Beside({ page }: { page: OwnPageOfStaff }) {
  const { id, title, version, state } = page;
  const ending = useFetcher({ key: `unpublish page ${id}` });
  const { busy, deleteIt } = useDeletion({ key: `page ${id}`, seen: page, words: OWN_PAGE_WORDS, what: title });
  const isEnding = ending.state !== "idle";
  const end = () =>
    isEnding || ending.submit({ unpublish: id, version, seen: JSON.stringify(page) }, { method: "post" });
  return (
    <section className="panel" aria-label="More">
      <Preview id={id} />
      <div className="button-row">
        {state !== "draft" && (
          <button className="button small outlined" type="button" aria-disabled={isEnding || undefined} onClick={end}>
            {state === "scheduled" ? "Cancel the schedule" : "Unpublish"}
          </button>
        )}
        <button
          className="button small outlined danger"
          type="button"
          aria-disabled={busy || undefined}
          onClick={deleteIt}
        >
          <Icon name="trash" />
          Delete
        </button>
      </div>
    </section>
  );
}

/** A link to the draft as it was saved. */
function Preview({ id }: { id: number }) {
  const { data, state, submit } = useFetcher<Previewed>({ key: `preview page ${id}` });
  const field = useId();
  const busy = state !== "idle";
  const copy = () =>
    navigator.clipboard.writeText(data?.url ?? "").then(
      () => showToast({ kind: "ok", words: OWN_PAGE_WORDS.copied }),
      () => document.getElementById(field)?.focus(),
    );
  return (
    <div className={styles.preview}>
      <button
        className="button small outlined"
        type="button"
        aria-disabled={busy || undefined}
        onClick={() => busy || submit({ preview: id }, { method: "post" })}
      >
        <Icon name="link" />
        Preview link, 24 h
      </button>
      <p>{OWN_PAGE_WORDS.aboutPreview}</p>
      {data && (
        <div className="field">
          <label htmlFor={field}>Preview link, until {indianDateTime(data.until)}</label>
          <div className={styles.link}>
            <input className="input" id={field} readOnly value={data.url} onFocus={(event) => event.target.select()} />
            <button className="button small outlined" type="button" onClick={copy}>
              <Icon name="copy" />
              Copy
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
