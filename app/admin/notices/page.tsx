import { useRevalidator } from "react-router";
import { NOTICE_WORDS } from "../../../domain/notices.ts";
import { head } from "../head.ts";
import { useBeginning } from "../parts/beginning.ts";
import { Failed } from "../parts/state.tsx";
import type { Route } from "./+types/page.ts";
import { act, loadNotices } from "./acts.ts";
import { NoticeForm } from "./form.tsx";
import { NoticeLists } from "./lists.tsx";

export const meta = () => head("Manage Notices");

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({ notices: await loadNotices(request) });

export const clientAction = ({ request }: Route.ClientActionArgs) => act(request);

export default function Notices({ loaderData: { notices } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const { key, item, editing, draft, heading, edit, anew } = useBeginning("notices", notices);
  return (
    <>
      <h1>Notices</h1>
      <p>{NOTICE_WORDS.about}</p>
      <div className="desk">
        <section className="panel" aria-labelledby="form-title">
          <h2 id="form-title" ref={heading} tabIndex={-1}>
            {editing ? "Edit Notice" : "Add Notice"}
          </h2>
          <NoticeForm key={key} notice={item} editing={editing} draft={draft} onSaved={anew} onCancel={anew} />
        </section>
        <div>
          {notices ? (
            <NoticeLists notices={notices} onEdit={edit} />
          ) : (
            <Failed sentence={NOTICE_WORDS.notLoaded} busy={state !== "idle"} onRetry={revalidate} />
          )}
        </div>
      </div>
    </>
  );
}
