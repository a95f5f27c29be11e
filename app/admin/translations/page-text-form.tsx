import { useId } from "react";
import { withoutMarkdown } from "../../../shared/text/formatted-text.ts";
import type { Translation } from "../../../shared/translations/translations.schema.ts";
import { TRANSLATION_LIST_COPY } from "../../../shared/translations/translations.ts";
import { SaveButton } from "../components/buttons.tsx";
import { FieldError } from "../components/error-box.tsx";
import { forgetServerDraft, ServerDrafts } from "../components/server-drafts.tsx";
import { UnsavedNotice } from "../components/unsaved-changes-notice.tsx";
import { useSaveForm } from "../hooks/use-save-form.ts";
import { RichTextArea } from "../rich-text/rich-text-area.tsx";
import { English, Heading } from "./item.tsx";
import styles from "./page.module.css";

const copy = TRANSLATION_LIST_COPY;

interface PageTextFormProps {
  item: Translation;
  draft: string;
  isFocused: boolean;
  /** @param isDone saved, and nothing typed since */
  onReset: (isDone: boolean) => void;
}

/** Both texts in full; what is typed survives a reload and an ended session, and goes on on another device. */
export function PageTextForm({ item, draft, isFocused, onReset }: PageTextFormProps) {
  const id = useId();
  const { Form, form, busy, unsaved, errors, sends } = useSaveForm(draft, (typedOn) => {
    forgetServerDraft(draft);
    onReset(!typedOn);
  });
  const error = errors["ml"];
  return (
    <Form className={styles.item} {...sends}>
      <Heading item={item} />
      <div className={styles.english} lang="en" id={`${id}-en`}>
        <English markdown={item.en} plain={withoutMarkdown(item.en)} />
      </div>
      <div className="field">
        {unsaved && (
          <UnsavedNotice
            onDiscard={() => {
              forgetServerDraft(draft);
              onReset(false);
            }}
          />
        )}
        <ServerDrafts draft={draft} version={0} form={form} />
        <span className="label">{copy.inMalayalam}</span>
        <RichTextArea
          whole
          name="ml"
          label={copy.inMalayalam}
          defaultValue={item.ml}
          isFocused={isFocused}
          invalid={error !== undefined}
          describedBy={error === undefined ? `${id}-en` : `${id}-error`}
        />
        {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
      <SaveButton label={copy.save} busyLabel={copy.saving} busy={busy} />
    </Form>
  );
}
