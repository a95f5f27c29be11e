import { type InputEvent, type ReactNode, useDeferredValue, useRef, useState } from "react";
import { TRANSLATION_COPY } from "../../../shared/i18n/stale-translation.ts";
import { CONTENT_PAGE_COPY, CONTENT_PAGE_ERRORS, CONTENT_PAGE_LIMITS } from "../../../shared/pages/pages.ts";
import type { PageDraft } from "../../../shared/pages/policy-templates.ts";
import { markdownTree } from "../../../shared/text/parse-markdown.ts";
import type { LocalizedErrors } from "../../../shared/validation/errors.ts";
import { Field, FieldHint } from "../../components/field.tsx";
import { useFieldHint } from "../../components/field-hints.ts";
import { detectLanguage } from "../../components/language.ts";
import { Markdown } from "../../components/markdown.tsx";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { getFieldProps } from "../lib/field-props.ts";
import { insertText } from "../lib/insert-text.ts";
import styles from "./editor.module.css";

const TITLE_ML = countCharactersIn(CONTENT_PAGE_ERRORS, CONTENT_PAGE_LIMITS, "title_ml-too-long");
const BODY = countCharactersIn(CONTENT_PAGE_ERRORS, CONTENT_PAGE_LIMITS, "body-too-long");
const BODY_ML = countCharactersIn(CONTENT_PAGE_ERRORS, CONTENT_PAGE_LIMITS, "body_ml-too-long");

/** Toolbar buttons. */
const SIGNS = [
  { label: "Heading", before: "# ", after: "", line: true },
  { label: "Bold", before: "**", after: "**", line: false },
  { label: "List", before: "- ", after: "", line: true },
  { label: "Link", before: "[", after: "](/contact-us)", line: false },
  { label: "Notice", before: ":::notice\n", after: "\n:::\n", line: true },
  { label: "Contact", before: ":::contact\n", after: "\n:::\n", line: true },
] as const;

type Language = "en" | "ml";

/** Both languages with previews; one at a time on phones. */
export function Texts({ page, errors }: { page: PageDraft | undefined; errors: LocalizedErrors["errors"] }) {
  const [language, setLanguage] = useState<Language>("en");
  const [looks, setLooks] = useState(false);
  const [typed, setTyped] = useState({ body: page?.body ?? "", body_ml: page?.body_ml ?? "" });
  const field = getFieldProps(page, errors);
  const [inEnglish, inMalayalam] = [errors["body"], errors["title_ml"] ?? errors["body_ml"]];
  const refused = inEnglish ? "en" : inMalayalam ? "ml" : null;
  const [told, setTold] = useState(refused);
  if (refused !== told) {
    setTold(refused);
    // Show the language with the error.
    if (refused) setLanguage(refused);
  }
  const older = [useFieldHint("title_ml"), useFieldHint("body_ml")].some(Boolean);
  const onInput = ({ target }: InputEvent<HTMLDivElement>) => {
    if (target instanceof HTMLTextAreaElement) setTyped((before) => ({ ...before, [target.name]: target.value }));
  };
  return (
    <div onInput={onInput}>
      <div className={styles.switches}>
        <Choice label="Language" value={language} of={{ en: "English", ml: "മലയാളം" }} onChoose={setLanguage} />
        <div role="status">{older && language === "en" && <FieldHint>{TRANSLATION_COPY.olderThanThis}</FieldHint>}</div>
        <div className={styles.onPhones}>
          <Choice
            label="View"
            value={looks ? "preview" : "text"}
            of={{ text: "Text", preview: "Preview" }}
            onChoose={(chosen) => setLooks(chosen === "preview")}
          />
        </div>
      </div>
      <div hidden={language !== "en"} data-looks={looks}>
        <Pair text={typed.body}>
          <Field multiline label={CONTENT_PAGE_COPY.labels.body} limit={BODY} {...field("body")} />
        </Pair>
      </div>
      <div hidden={language !== "ml"} data-looks={looks}>
        <Field label={CONTENT_PAGE_COPY.labels.title_ml} optional limit={TITLE_ML} {...field("title_ml")} />
        <Pair text={typed.body_ml}>
          <Field multiline label={CONTENT_PAGE_COPY.labels.body_ml} optional limit={BODY_ML} {...field("body_ml")} />
        </Pair>
      </div>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  of: Readonly<Record<Value, string>>;
  onChoose: (value: Value) => void;
}

const Choice = <Value extends string>({ label, value, of, onChoose }: ChoiceProps<Value>) => (
  <div role="group" aria-label={label} className={styles.choice}>
    {(Object.keys(of) as Value[]).map((key) => (
      <button key={key} type="button" aria-pressed={key === value} onClick={() => onChoose(key)}>
        <span lang={detectLanguage(of[key])}>{of[key]}</span>
      </button>
    ))}
  </div>
);

function Pair({ text, children }: { text: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const shown = useDeferredValue(text);
  return (
    <div className={styles.pair}>
      <div className={styles.signs} role="group" aria-label="Formatting">
        {SIGNS.map((sign) => (
          <button key={sign.label} type="button" onClick={() => put(area.current?.querySelector("textarea"), sign)}>
            {sign.label}
          </button>
        ))}
      </div>
      <div ref={area} className={styles.source}>
        {children}
      </div>
      <section className={styles.beside} aria-label="Preview">
        <p className="label">What it will look like</p>
        <div className={styles.look}>
          <Markdown
            blocks={markdownTree(shown)}
            link={(to, children) => (
              <span className={styles.linked} title={to}>
                {children}
              </span>
            )}
          />
        </div>
      </section>
    </div>
  );
}

/** Inserts markup as if typed. */
function put(area: HTMLTextAreaElement | null | undefined, { before, after, line }: (typeof SIGNS)[number]): void {
  if (!area) return;
  const { selectionStart: start, selectionEnd: end, value } = area;
  const chosen = value.slice(start, end);
  const lead = line && start > 0 && value[start - 1] !== "\n" ? "\n" : "";
  insertText(area, lead + before + chosen + after, start, end);
  const cursor = start + lead.length + before.length;
  area.setSelectionRange(cursor, cursor + chosen.length);
}
