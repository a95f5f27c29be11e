import { Form, Link, useRevalidator } from "react-router";
import { CONTACT_WORDS } from "../../../domain/contact-submissions.ts";
import { pagesOf } from "../../../domain/pages.ts";
import { Icon } from "../../ui/icon.tsx";
import { Pager } from "../../ui/pager.tsx";
import { showToast } from "../../ui/toasts.ts";
import { head } from "../head.ts";
import { ExportButton, exportFile } from "../parts/export-button.tsx";
import { revalidateUnlessOpening } from "../parts/over.ts";
import { Failed } from "../parts/state.tsx";
import type { Route } from "./+types/page.ts";
import { loadSubmissions } from "./list.ts";
import styles from "./page.module.css";
import { remove } from "./remove.ts";
import { addressOf, shownAt } from "./shown.ts";
import { SubmissionTable } from "./table.tsx";

const NOT_FOUND = "No submission holds these words.";

export const meta = () => head("Contact Form Submissions");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const shown = shownAt(new URL(request.url).search);
  const list = await loadSubmissions(request, shown);
  if (!list) showToast({ kind: "bad", words: CONTACT_WORDS.notLoaded });
  return { shown, list };
}

export const shouldRevalidate = revalidateUnlessOpening;

/** What the screen asks for: a file of what is found, or a deletion. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const q = (await request.clone().formData()).get("export");
  if (q === null) return remove(request);
  return exportFile(request, `/api/contact/export?${new URLSearchParams(q ? { q: String(q) } : {})}`);
}

export default function ContactSubmissions({ loaderData: { shown, list } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const { q } = shown;
  return (
    <>
      <h1>Contact Form Submissions</h1>
      <Find q={q} />
      {list && (
        <div className={styles.export}>
          <ExportButton
            things={{ one: "submission", other: "submissions" }}
            count={list.total}
            holds={`Names, phone numbers, mail addresses and messages: ${q ? `those that hold “${q}”` : "all but spam"}.`}
            asks={{ export: q }}
          />
        </div>
      )}
      {!list && <Failed sentence={CONTACT_WORDS.notLoaded} busy={state !== "idle"} onRetry={revalidate} />}
      {list && (
        <>
          <SubmissionTable list={list} nothing={q ? NOT_FOUND : CONTACT_WORDS.none} />
          <Pager
            page={list.page}
            pages={pagesOf(list)}
            hrefOf={(page) => addressOf({ page, q })}
            label="Pages of submissions"
          />
        </>
      )}
    </>
  );
}

/** Finds submissions by words in their name, phone, e-mail and message. */
function Find({ q }: { q: string }) {
  return (
    <Form className={styles.find} role="search" aria-label="Submissions">
      <label className="visually-hidden" htmlFor="find">
        Find in submissions
      </label>
      <input key={q} className="input" id="find" name="q" defaultValue={q} placeholder="Find in submissions" />
      <button className="button outlined small" type="submit">
        <Icon name="search" />
        Find
      </button>
      {q && (
        <Link className="text-link" to={addressOf({ page: 1, q: "" })}>
          Show all
        </Link>
      )}
    </Form>
  );
}
