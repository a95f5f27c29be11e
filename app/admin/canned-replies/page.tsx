import { CANNED_REPLY_COPY } from "../../../shared/canned-replies/canned-replies.ts";
import { CrudCards } from "../crud/crud-cards.tsx";
import { CrudPage } from "../crud/crud-page.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/page.ts";
import { cannedReplies } from "./actions.ts";
import { Card } from "./card.tsx";
import { AnswerForm } from "./form.tsx";

export const meta = () => pageMeta("Manage Ready-made Answers");

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => cannedReplies.load(request);

export const clientAction = ({ request }: Route.ClientActionArgs) => cannedReplies.act(request);

export default function CannedReplies({ loaderData: answers }: Route.ComponentProps) {
  return (
    <CrudPage
      title="Ready-made answers"
      doing={["Add Answer", "Edit Answer"]}
      draft="ready-answers"
      words={CANNED_REPLY_COPY}
      items={answers}
      form={AnswerForm}
      listTitle="Saved Answers"
      list={(cards) => (
        <CrudCards {...cards} none={CANNED_REPLY_COPY.none}>
          {(card) => <Card {...card} />}
        </CrudCards>
      )}
    />
  );
}
