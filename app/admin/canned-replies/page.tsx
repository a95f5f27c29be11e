import { useId } from "react";
import type { CannedReply } from "../../../shared/canned-replies/canned-replies.schema.ts";
import {
  CANNED_REPLY_COPY,
  CANNED_REPLY_ERRORS,
  CANNED_REPLY_LIMITS,
} from "../../../shared/canned-replies/canned-replies.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { Field } from "../../components/field.tsx";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { createCrudActions } from "../crud/crud-actions.ts";
import { CrudCard, type CrudCardProps, CrudCards, CrudForm, type CrudFormProps, CrudPage } from "../crud/crud-page.tsx";
import { revalidateUnlessOpening } from "../hooks/use-url-dialog.ts";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/page.ts";
import styles from "./page.module.css";

export const meta = () => pageMeta("Manage Saved Replies");

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => cannedReplies.load(request);

export const shouldRevalidate = revalidateUnlessOpening;

export const clientAction = ({ request }: Route.ClientActionArgs) => cannedReplies.act(request);

export default function CannedReplies({ loaderData: replies }: Route.ComponentProps) {
  return (
    <CrudPage
      title={t("Saved replies")}
      doing={[t("Add Reply"), t("Edit Reply")]}
      draft="ready-answers"
      copy={CANNED_REPLY_COPY}
      items={replies}
      form={ReplyForm}
      listTitle={t("Replies")}
      list={(cards) => (
        <CrudCards {...cards} none={CANNED_REPLY_COPY.none}>
          {(card) => <Card {...card} />}
        </CrudCards>
      )}
    />
  );
}

const cannedReplies = createCrudActions({
  kind: "ready-made answer",
  path: "/api/replies",
  rules: async () => (await import("../../../shared/canned-replies/canned-replies.schema.ts")).cannedReplyForm,
  sentences: CANNED_REPLY_ERRORS,
  copy: CANNED_REPLY_COPY,
});

const TITLE = countCharactersIn(CANNED_REPLY_ERRORS, CANNED_REPLY_LIMITS, "title-too-long");
const TEXT = countCharactersIn(CANNED_REPLY_ERRORS, CANNED_REPLY_LIMITS, "answer-too-long");
const TEXT_ML = countCharactersIn(CANNED_REPLY_ERRORS, CANNED_REPLY_LIMITS, "answer_ml-too-long");

const ReplyForm = (props: CrudFormProps<CannedReply>) => (
  <CrudForm {...props} kind="ready-made answer" name={t("Reply")} first="title">
    {(field) => (
      <>
        <Field label={CANNED_REPLY_COPY.labels.title} limit={TITLE} {...field("title")} />
        <Field label={CANNED_REPLY_COPY.labels.text} multiline limit={TEXT} {...field("text")} />
        <Field label={t("The same in Malayalam")} optional multiline limit={TEXT_ML} {...field("text_ml")} />
      </>
    )}
  </CrudForm>
);

function Card(props: CrudCardProps<CannedReply>) {
  const { title, text, text_ml } = props.item;
  const heading = useId();
  return (
    <CrudCard {...props} kind="ready-made answer" copy={CANNED_REPLY_COPY} target={title} heading={heading}>
      <h3 id={heading} className={styles.title} lang={detectLanguage(title)}>
        {title}
      </h3>
      <p className="card-text" lang={detectLanguage(text)}>
        {text}
      </p>
      {text_ml && (
        <p className="card-text" lang={detectLanguage(text_ml)}>
          {text_ml}
        </p>
      )}
    </CrudCard>
  );
}
