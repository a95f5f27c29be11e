import { lazy, Suspense, useId, useState } from "react";
import { Link } from "react-router";
import type { FactName } from "../../../shared/campaign/campaign-facts.schema.ts";
import { getExcerpt } from "../../../shared/events/events.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { isFormatted, toMarkdown, toPlainText, withoutMarkdown } from "../../../shared/text/formatted-text.ts";
import type { Translation } from "../../../shared/translations/translations.schema.ts";
import { TRANSLATED_FIELD_NAMES, TRANSLATION_LIST_COPY } from "../../../shared/translations/translations.ts";
import { ActionButton, SaveButton } from "../components/buttons.tsx";
import { useFormReset } from "../hooks/use-edit-form.ts";
import { usePostAction } from "../hooks/use-post-action.ts";
import { FACT_LABELS } from "../lib/campaign-fact-labels.ts";
import { getDraft } from "../lib/drafts.ts";
import { loadOnTouch } from "../lib/load-on-touch.tsx";
import { RichTextArea } from "../rich-text/rich-text-area.tsx";
import styles from "./page.module.css";

const copy = TRANSLATION_LIST_COPY;
const TABLE_SIGNS = /^[|:\s-]+$|\|/gm;
export const STATES = t({ missing: "Missing", outdated: "Outdated", translated: "Translated", all: "All" });

export const KIND_TITLES: Readonly<Partial<Record<Translation["kind"], string>>> = t({
  page: "Pages",
  event: "Events",
  override: "Changed events",
  notice: "Notices",
  "essential link": "Essential Links",
  centre: "Treatment centres",
  brochure: "Brochures",
  material: "Materials",
  picture: "Pictures",
  "ready-made answer": "Saved replies",
  "campaign facts": "Campaign facts",
});

const PageTextForm = loadOnTouch(async () => (await import("./page-text-form.tsx")).PageTextForm);

/** Few texts are formatted. */
const FormattedText = lazy(async () => {
  const [{ Markdown }, { markdownTree }] = await Promise.all([
    import("../../components/markdown.tsx"),
    import("../../../shared/text/parse-markdown.ts"),
  ]);
  return {
    default: ({ text }: { text: string }) => (
      <Markdown blocks={markdownTree(text)} link={(to, children) => <a href={to}>{children}</a>} />
    ),
  };
});

export function TranslationItem({ item }: { item: Translation }) {
  const id = useId();
  const { Form, busy, onSubmit } = usePostAction(`translation ${item.kind} ${item.id} ${item.field}`);
  const { en, ml } = item;
  return (
    <Form method="post" className={styles.item} onSubmit={onSubmit}>
      <Heading item={item} />
      <div className={styles.english} lang="en" id={`${id}-en`}>
        {isFormatted(en) ? <English markdown={toMarkdown(en)} plain={toPlainText(en)} /> : en}
      </div>
      <div className="field">
        {isFormatted(en) || isFormatted(ml) ? (
          <>
            <span className="label">{copy.inMalayalam}</span>
            <RichTextArea
              key={ml}
              name="ml"
              label={copy.inMalayalam}
              defaultValue={ml}
              invalid={false}
              describedBy={`${id}-en`}
            />
          </>
        ) : (
          <>
            <label className="label" htmlFor={id}>
              {copy.inMalayalam}
            </label>
            <textarea
              key={ml}
              className="input"
              id={id}
              name="ml"
              lang="ml"
              rows={Math.max(2, Math.ceil(en.length / 50))}
              defaultValue={ml}
              aria-describedby={`${id}-en`}
            />
          </>
        )}
      </div>
      <SaveButton label={copy.save} busyLabel={copy.saving} busy={busy} />
    </Form>
  );
}

const toExcerpt = (markdown: string) => getExcerpt(withoutMarkdown(markdown).replace(TABLE_SIGNS, " "));

/** The text of a page: long, so its editor opens when asked for. */
export function PageText({ item }: { item: Translation }) {
  const { id, en, ml } = item;
  const draft = `page-ml:${id}`;
  const [opened, setOpened] = useState<{ isFocused: boolean } | null>(() => getDraft(draft) && { isFocused: false });
  const [resets, reset] = useFormReset(draft);
  if (opened)
    return (
      <PageTextForm
        key={resets}
        item={item}
        draft={draft}
        isFocused={opened.isFocused}
        onReset={(isDone) => {
          setOpened(isDone ? null : { isFocused: false });
          reset();
        }}
      />
    );
  return (
    <div className={styles.item}>
      <Heading item={item} />
      <div className={styles.english} lang="en">
        {toExcerpt(en)}
      </div>
      <div>
        {ml !== "" && (
          <p className={styles.translated} lang="ml">
            {toExcerpt(ml)}
          </p>
        )}
        <ActionButton label={copy.sideBySide} data-opens="" onPress={() => setOpened({ isFocused: true })} />
      </div>
    </div>
  );
}

/** Of `title`, of an entry of a list such as `helplines.hours.1056`, or of `gallery_captions.0`. */
const getFieldName = (kind: Translation["kind"], field: string) =>
  TRANSLATED_FIELD_NAMES[field.split(".")[kind === "campaign facts" ? 1 : 0] ?? ""];

export function Heading({ item: { kind, id, label, field, ml, state, to } }: { item: Translation }) {
  return (
    <>
      {Object.entries({ kind, id, field, was: ml, to }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <h3>
        <Link to={to}>{label || FACT_LABELS[field as FactName]}</Link>{" "}
        <small>{[getFieldName(kind, field), STATES[state]].filter(Boolean).join(" · ")}</small>
      </h3>
    </>
  );
}

export const English = ({ markdown, plain }: { markdown: string; plain: string }) => (
  <Suspense fallback={plain}>
    <FormattedText text={markdown} />
  </Suspense>
);
