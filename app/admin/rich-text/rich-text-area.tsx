import { type InputEvent, lazy, Suspense, useRef } from "react";
import { t } from "../../../shared/i18n/admin-text.ts";
import { fieldLanguage } from "../i18n/language.ts";

/** Apart from the other screens: it is larger than all of them. */
export const RichTexts = lazy(() =>
  import("./rich-texts.tsx").catch(() => ({
    default: () => <p role="alert">{t("Failed to load the editor. Please reload the page.")}</p>,
  })),
);

interface RichTextAreaProps {
  ref?: (element: HTMLTextAreaElement | null) => void;
  onInput?: (event: InputEvent<HTMLTextAreaElement>) => void;
  name: string;
  label: string;
  defaultValue: string | undefined;
  invalid: boolean;
  describedBy: string | undefined;
  /** Takes the focus once it is loaded. */
  isFocused?: boolean;
  /** All that a page may hold. */
  whole?: boolean;
}

/** A text of paragraphs, links and lists that is stored plain where it has no formatting. */
export function RichTextArea({ ref, onInput, name, defaultValue, whole = false, ...field }: RichTextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <textarea
        ref={(element) => {
          area.current = element;
          ref?.(element);
        }}
        hidden
        name={name}
        defaultValue={defaultValue}
        onInput={onInput}
      />
      <Suspense fallback={<p className="quiet">{t("Loading the editor...")}</p>}>
        <RichTexts
          simple={!whole}
          fields={[{ ...field, area, lang: fieldLanguage(name), mayBePlain: !whole, render: (editor) => editor }]}
        />
      </Suspense>
    </>
  );
}
