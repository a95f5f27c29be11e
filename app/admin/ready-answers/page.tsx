import { READY_ANSWER_WORDS } from "../../../domain/ready-answers.ts";
import { head } from "../head.ts";
import { KeptListScreen } from "../kept-list/kept-list-screen.tsx";
import { useBeginning } from "../parts/beginning.ts";
import type { Route } from "./+types/page.ts";
import { readyAnswers } from "./acts.ts";
import { AnswerForm } from "./form.tsx";
import { SavedAnswers } from "./list.tsx";

export const meta = () => head("Manage Ready-made Answers");

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  answers: await readyAnswers.load(request),
});

export const clientAction = ({ request }: Route.ClientActionArgs) => readyAnswers.act(request);

export default function ReadyAnswers({ loaderData: { answers } }: Route.ComponentProps) {
  const { key, item, editing, draft, heading, edit, anew } = useBeginning("ready-answers", answers);
  return (
    <KeptListScreen
      title="Ready-made answers"
      about={READY_ANSWER_WORDS.about}
      doing={editing ? "Edit Answer" : "Add Answer"}
      heading={heading}
      form={<AnswerForm key={key} item={item} editing={editing} draft={draft} onSaved={anew} onCancel={anew} />}
      listTitle="Saved Answers"
      list={answers && <SavedAnswers answers={answers} onEdit={edit} />}
      notLoaded={READY_ANSWER_WORDS.notLoaded}
    />
  );
}
