import type { EditorView } from "prosemirror-view";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { Language } from "../../../shared/i18n/languages.ts";
import { toMarkdown, toStoredText } from "../../../shared/text/formatted-text.ts";
import { createEditorView, endUndoStep, keepState, restoreState, setMarkdown } from "./editor-view.ts";
import styles from "./rich-text.module.css";
import { serializeDocument } from "./serialize-document.ts";

interface RichTextProps {
  /** Holds the Markdown for the form and its draft. */
  area: RefObject<HTMLTextAreaElement | null>;
  label: string;
  lang: Language;
  invalid: boolean;
  describedBy: string | undefined;
  /** The field may hold plain text (`toStoredText`). */
  mayBePlain?: boolean;
  isFocused?: boolean;
  onUpdate: (view: EditorView) => void;
  onLink: () => void;
  /** Absent: only paragraphs and lists. */
  onSlash?: () => void;
}

/** Debounce of the form's value, ms. */
const SYNC_DELAY_MS = 300;

/** A WYSIWYG field over a hidden text area. */
export function RichText({ area, label, lang, invalid, describedBy, mayBePlain, isFocused, ...on }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const update = useEffectEvent(on.onUpdate);
  const link = useEffectEvent(on.onLink);
  const slash = useEffectEvent(() => on.onSlash?.());
  const isSimple = on.onSlash === undefined;

  // Layout effect: its cleanup still finds the focus.
  useLayoutEffect(() => {
    const field = area.current;
    if (!field || !place.current) return;
    const getMarkdown = () => (mayBePlain ? toMarkdown(field.value) : field.value);
    let timer: number | undefined;
    let isWriting = false;
    let isSent = false;
    const write = () => {
      window.clearTimeout(timer);
      if (timer === undefined || !view.current) return;
      timer = undefined;
      const markdown = serializeDocument(view.current.state.doc);
      field.value = mayBePlain ? toStoredText(markdown) : markdown;
      isWriting = true;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      isWriting = false;
    };
    const created = createEditorView(place.current, {
      markdown: getMarkdown(),
      attributes: { class: styles.text ?? "", role: "textbox", "aria-multiline": "true", "aria-label": label, lang },
      onUpdate(changedView, changed) {
        if (changed) {
          window.clearTimeout(timer);
          timer = window.setTimeout(write, SYNC_DELAY_MS);
          // Saves text typed after submitting as a draft before the saved text replaces this editor.
          if (isSent) write();
        }
        update(changedView);
      },
      onLink: link,
      onSave: () => field.form?.requestSubmit(),
      onSlash: isSimple ? undefined : slash,
    });
    view.current = created;
    restoreState(field.name, getMarkdown(), created);
    const ending = new AbortController();
    // A restored draft.
    const restore = () =>
      isWriting || restoreState(field.name, getMarkdown(), created) || setMarkdown(created, getMarkdown());
    field.addEventListener("input", restore, ending);
    const send = () => {
      write();
      endUndoStep(created);
      isSent = true;
    };
    field.form?.addEventListener("submit", send, { capture: true, signal: ending.signal });
    window.addEventListener("pagehide", write, ending);
    created.dom.addEventListener("blur", write, ending);
    return () => {
      write();
      ending.abort();
      keepState(field.name, created);
      created.destroy();
      view.current = null;
    };
  }, [area, label, lang, mayBePlain, isSimple]);

  useEffect(() => {
    if (isFocused) view.current?.focus();
  }, [isFocused]);

  useEffect(() => {
    const { dom } = view.current ?? {};
    dom?.toggleAttribute("aria-invalid", invalid);
    if (invalid) dom?.setAttribute("aria-invalid", "true");
    if (describedBy) dom?.setAttribute("aria-describedby", describedBy);
    else dom?.removeAttribute("aria-describedby");
  }, [invalid, describedBy]);

  return <div ref={place} />;
}
