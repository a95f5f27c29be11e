import { type FormEvent, useEffect, useState } from "react";
import { t } from "../../../shared/i18n/admin-text.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { TESTIMONIAL_LIMITS } from "../../../shared/testimonials/testimonials.limits.ts";
import type { Testimonial, Wording } from "../../../shared/testimonials/testimonials.schema.ts";
import { TESTIMONIAL_COPY, TESTIMONIAL_ERRORS, TESTIMONIAL_LABELS } from "../../../shared/testimonials/testimonials.ts";
import { formatMessage } from "../../../shared/validation/errors.ts";
import { Field } from "../../components/field.tsx";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { ActionButton, SaveButton } from "../components/buttons.tsx";
import { EditConflictBanner } from "../components/edit-conflict-banner.tsx";
import { UnsavedNotice } from "../components/unsaved-changes-notice.tsx";
import { useFormReset } from "../hooks/use-edit-form.ts";
import { useSaveForm } from "../hooks/use-save-form.ts";
import { dropDraft } from "../lib/drafts.ts";
import { getFieldProps } from "../lib/field-props.ts";
import { diffWords } from "../lib/word-diff.ts";
import styles from "./list.module.css";

const { "description-too-many-words": MOST_COPY } = TESTIMONIAL_LIMITS;
const DESCRIPTION = {
  max: MOST_COPY,
  unit: "words",
  beyond: formatMessage(TESTIMONIAL_ERRORS, { code: "description-too-many-words", params: { limit: MOST_COPY } }),
} as const;
const LINES = { title: { optional: true }, name: {}, designation: {} } satisfies Record<
  Exclude<keyof Wording, "description">,
  { optional?: true }
>;

/** Draft key. */
export const getEditDraft = (id: number): string => `testimonial:${id}`;

interface EditFormProps {
  testimonial: Testimonial;
  /** Saved (with `approved` if approved too) or cancelled. */
  onDone: (approved: boolean) => void;
}

/** Keeps editing if something was typed while saving. */
export function EditForm(props: EditFormProps) {
  const [resets, reset] = useFormReset(getEditDraft(props.testimonial.id));
  return <OpenForm key={resets} {...props} onTypedOn={reset} />;
}

function OpenForm({ testimonial, onDone, onTypedOn }: EditFormProps & { onTypedOn: () => void }) {
  // Revalidation must not change the base version.
  const [began] = useState(testimonial);
  const { id, as_sent } = began;
  const [approving, setApproving] = useState(false);
  const end = (approved = false) => {
    dropDraft(getEditDraft(id));
    onDone(approved);
  };
  const { Form, form, busy, errors, unsaved, sends } = useSaveForm(getEditDraft(id), (typedOn) =>
    typedOn && !approving ? onTypedOn() : end(approving),
  );
  useEffect(() => {
    if (!form.current?.contains(document.activeElement)) form.current?.querySelector("textarea")?.focus();
  }, [form]);
  const field = getFieldProps(began, errors);
  const sent = (as_sent ?? began).description;
  const [typed, setTyped] = useState<string>();
  const onTyped = (event: FormEvent<HTMLFormElement>) => {
    sends.onInput(event);
    setTyped(form.current?.querySelector<HTMLTextAreaElement>("textarea")?.value);
  };
  return (
    <Form
      {...sends}
      className={styles.edit}
      onInput={onTyped}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        setApproving(submitter?.getAttribute("name") === "approve");
        sends.onSubmit(event);
      }}
    >
      <input type="hidden" name="save" value="words" />
      <EditConflictBanner kind="testimonial" item={began} draft={getEditDraft(id)} />
      {unsaved && <UnsavedNotice onDiscard={() => end()} />}
      <Field label={t("Text on the site")} multiline limit={DESCRIPTION} {...field("description")} />
      <div>
        <p className="label">{t("As it was sent")}</p>
        <p className={styles.sentText} lang={detectLanguage(sent)}>
          <Diff text={sent} now={typed ?? began.description} />
        </p>
      </div>
      {(Object.keys(LINES) as (keyof typeof LINES)[]).map((name) => (
        <Field
          key={name}
          label={TESTIMONIAL_LABELS[name]}
          {...LINES[name]}
          limit={countCharactersIn(TESTIMONIAL_ERRORS, TESTIMONIAL_LIMITS, `${name}-too-long`)}
          {...field(name)}
        />
      ))}
      <p className="quiet">{TESTIMONIAL_COPY.howToEdit}</p>
      <div className="button-row">
        <ActionButton look="button outlined" label={t("Cancel")} onPress={() => end()} />
        {began.status === "pending" ? (
          <>
            <button className="button outlined" type="submit" aria-disabled={busy || undefined}>
              {t("Save")}
            </button>
            <SaveButton label={t("Save and approve")} busyLabel={t("Saving...")} busy={busy} name="approve" />
          </>
        ) : (
          <SaveButton label={t("Save")} busyLabel={t("Saving...")} busy={busy} />
        )}
      </div>
    </Form>
  );
}

/** Strikes through words missing in `now`. */
export const Diff = ({ text, now }: { text: string; now: string }) =>
  countWordChanges(text, now).map((piece, place) => {
    const key = `${place} ${piece.gone}`;
    return piece.gone ? <del key={key}>{piece.text}</del> : <span key={key}>{piece.text}</span>;
  });

/** Words; limits the cost of the diff. */
const MAX_COMPARED_WORDS = 400;

/** Words, and if the other text lacks them. */
interface Piece {
  text: string;
  gone: boolean;
}

/** Word diff, ignoring white space. */
export function countWordChanges(text: string, other: string): Piece[] {
  const words = text.match(/\S+\s*/gu) ?? [];
  const others = other.match(/\S+/gu) ?? [];
  if (words.length > MAX_COMPARED_WORDS || others.length > MAX_COMPARED_WORDS) return [{ text, gone: text !== other }];
  const spaced = (list: readonly string[]) => list.map((word) => `${word.trim()} `).join("");
  let place = 0;
  return diffWords(spaced(words), spaced(others)).flatMap(({ text: run, in: where }) => {
    if (where === "after") return [];
    const from = place;
    place += run.split(" ").length - 1;
    return [{ text: words.slice(from, place).join(""), gone: where === "before" }];
  });
}
