import { READY_ANSWER_WORDS } from "../../../shared/canned-replies/canned-replies.ts";
import { CrudCards } from "../crud/crud-cards.tsx";
import { CrudPage } from "../crud/crud-page.tsx";
import { head } from "../lib/page-meta.ts";
import type { Route } from "./+types/page.ts";
import { readyAnswers } from "./actions.ts";
import { Card } from "./card.tsx";
import { AnswerForm } from "./form.tsx";

export const meta = () => head("Manage Ready-made Answers");

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => readyAnswers.load(request);

export const clientAction = ({ request }: Route.ClientActionArgs) => readyAnswers.act(request);

export default function ReadyAnswers({ loaderData: answers }: Route.ComponentProps) {
  return (
    <CrudPage
      title="Ready-made answers"
      doing={["Add Answer", "Edit Answer"]}
      draft="ready-answers"
      words={READY_ANSWER_WORDS}
      items={answers}
      form={AnswerForm}
      listTitle="Saved Answers"
      list={(cards) => (
        <CrudCards {...cards} none={READY_ANSWER_WORDS.none}>
          {(card) => <Card {...card} />}
        </CrudCards>
      )}
    />
  );
}
