import { useRevalidator } from "react-router";
import { READY_ANSWER_WORDS } from "../../../domain/ready-answers.ts";
import { head } from "../head.ts";
import { useBeginning } from "../parts/beginning.ts";
import { Failed } from "../parts/state.tsx";
import type { Route } from "./+types/page.ts";
import { act, loadReadyAnswers } from "./acts.ts";
import { AnswerForm } from "./form.tsx";
import { SavedAnswers } from "./list.tsx";

export const meta = () => head("Manage Ready-made Answers");

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  answers: await loadReadyAnswers(request),
});

export const clientAction = ({ request }: Route.ClientActionArgs) => act(request);

export default function ReadyAnswers({ loaderData: { answers } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const { key, item, editing, draft, heading, edit, anew } = useBeginning("ready-answers", answers);
  return (
    <>
      <h1>Ready-made answers</h1>
      <p>{READY_ANSWER_WORDS.about}</p>
      <div className="desk">
        <section className="panel" aria-labelledby="form-title">
          <h2 id="form-title" ref={heading} tabIndex={-1}>
            {editing ? "Edit Answer" : "Add Answer"}
          </h2>
          <AnswerForm key={key} answer={item} editing={editing} draft={draft} onSaved={anew} onCancel={anew} />
        </section>
        <section aria-labelledby="list-title">
          <h2 id="list-title">Saved Answers</h2>
          {answers ? (
            <SavedAnswers answers={answers} onEdit={edit} />
          ) : (
            <Failed sentence={READY_ANSWER_WORDS.notLoaded} busy={state !== "idle"} onRetry={revalidate} />
          )}
        </section>
      </div>
    </>
  );
}
