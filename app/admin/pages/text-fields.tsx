import { type ReactNode, Suspense, useId, useRef, useState } from "react";
import { t } from "../../../shared/i18n/admin-text.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES } from "../../../shared/i18n/languages.ts";
import { TRANSLATION_COPY } from "../../../shared/i18n/stale-translation.ts";
import { CONTENT_PAGE_COPY, CONTENT_PAGE_ERRORS, CONTENT_PAGE_LIMITS } from "../../../shared/pages/pages.ts";
import type { PageDraft } from "../../../shared/pages/policy-templates.ts";
import type { LocalizedErrors } from "../../../shared/validation/errors.ts";
import { Counter, Field, FieldHint } from "../../components/field.tsx";
import { useFieldHint } from "../../components/field-hints.ts";
import { countCharactersIn, type Limit, useCharacterCount } from "../../components/use-character-count.ts";
import { getFieldProps } from "../lib/field-props.ts";
import { RichTexts } from "../rich-text/rich-text-area.tsx";
import type { RichTextField } from "../rich-text/rich-texts.tsx";
import styles from "./editor.module.css";

const TITLE_ML = countCharactersIn(CONTENT_PAGE_ERRORS, CONTENT_PAGE_LIMITS, "title_ml-too-long");
const BODY = countCharactersIn(CONTENT_PAGE_ERRORS, CONTENT_PAGE_LIMITS, "body-too-long");
const BODY_ML = countCharactersIn(CONTENT_PAGE_ERRORS, CONTENT_PAGE_LIMITS, "body_ml-too-long");

/** Fields by language. */
const TEXTS = { en: ["body"], ml: ["title_ml", "body_ml"] } as const;
type Language = keyof typeof TEXTS;
const LANGUAGES = Object.keys(TEXTS) as Language[];

/** Both languages side by side; one at a time on phones. */
export function Texts({ page, errors }: { page: PageDraft | undefined; errors: LocalizedErrors["errors"] }) {
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE);
  const field = getFieldProps(page, errors);
  const refused = LANGUAGES.find((one) => TEXTS[one].some((name) => errors[name] !== undefined));
  const [shown, setShown] = useState(refused);
  if (refused !== shown) {
    setShown(refused);
    // Show the language with the error.
    if (refused) setLanguage(refused);
  }
  const older = [useFieldHint("title_ml"), useFieldHint("body_ml")].some(Boolean);
  const body = useTextField({ ...field("body"), label: CONTENT_PAGE_COPY.labels.body, lang: "en", limit: BODY });
  const body_ml = useTextField({
    ...field("body_ml"),
    label: CONTENT_PAGE_COPY.labels.body_ml,
    lang: "ml",
    limit: BODY_ML,
    before: <Field label={CONTENT_PAGE_COPY.labels.title_ml} optional limit={TITLE_ML} {...field("title_ml")} />,
  });
  return (
    <>
      <div className={styles.switches}>
        <div role="group" aria-label={t("Language")} className={styles.choice}>
          {LANGUAGES.map((one) => (
            <button key={one} type="button" aria-pressed={one === language} onClick={() => setLanguage(one)}>
              <span lang={one}>{LANGUAGE_NAMES[one]}</span>
            </button>
          ))}
        </div>
        <div role="status">
          {older && language === DEFAULT_LANGUAGE && <FieldHint>{TRANSLATION_COPY.olderThanThis}</FieldHint>}
        </div>
      </div>
      {body.area}
      {body_ml.area}
      <div className={styles.columns} data-shown={language}>
        <Suspense fallback={<p className="quiet">{t("Loading the editor...")}</p>}>
          <RichTexts fields={[body.field, body_ml.field]} />
        </Suspense>
      </div>
    </>
  );
}

interface TextFieldProps {
  name: string;
  label: string;
  lang: Language;
  defaultValue: string | undefined;
  error: string | undefined;
  limit: Limit;
  before?: ReactNode;
}

/** The hidden text area of a text, and its editor with label, counter and error. */
function useTextField({ name, label, lang, defaultValue, error, limit, before }: TextFieldProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { ref, count, onInput } = useCharacterCount(limit, defaultValue);
  const hint = useFieldHint(name);
  const wrong = count > limit.max ? limit.beyond : error;
  const render: RichTextField["render"] = (editor) => (
    <div className={styles.column} data-language={lang}>
      {before}
      <div className="field">
        <div className="label-row">
          <span className="label">{label}</span>
          <Counter id={`${id}-count`} count={count} limit={limit} />
        </div>
        {editor}
        {hint && <FieldHint>{hint}</FieldHint>}
        {wrong && (
          <p className="error" id={`${id}-error`}>
            {wrong}
          </p>
        )}
      </div>
    </div>
  );
  return {
    area: (
      <textarea
        ref={(element) => {
          area.current = element;
          ref(element);
        }}
        hidden
        name={name}
        defaultValue={defaultValue}
        onInput={onInput}
      />
    ),
    field: {
      area,
      label,
      lang,
      invalid: wrong !== undefined,
      describedBy: wrong === undefined ? undefined : `${id}-error`,
      render,
    } satisfies RichTextField,
  };
}
