import type { Command } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { t } from "../../../shared/i18n/admin-text.ts";
import type { Language } from "../../../shared/i18n/languages.ts";
import { PictureChooser } from "../pictures/chooser.tsx";
import { asOwnStep, getLink, type InsertedKind, insertBlock, setLink } from "./commands.ts";
import { InsertPanel, LinkPanel } from "./panels.tsx";
import styles from "./rich-text.module.css";
import { RichText } from "./rich-text.tsx";
import { getToolbarState, Toolbar, type ToolbarState } from "./toolbar.tsx";

export interface RichTextField {
  area: RefObject<HTMLTextAreaElement | null>;
  label: string;
  lang: Language;
  invalid: boolean;
  describedBy: string | undefined;
  mayBePlain?: boolean;
  isFocused?: boolean;
  /** Around the editor. */
  render: (editor: ReactNode) => ReactNode;
}

type Panel = { name: "insert" | "picture" } | { name: "link"; href: string };

interface RichTextsProps {
  fields: readonly RichTextField[];
  /** Only paragraphs and lists; the toolbar is part of the field. */
  simple?: boolean;
}

/** The texts of a form with one toolbar, which acts on the one that has the cursor. */
export default function RichTexts({ fields, simple = false }: RichTextsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const active = useRef<EditorView>(null);
  const [state, setState] = useState<ToolbarState | null>(null);
  const [panel, setPanel] = useState<Panel | null>(null);
  const seen = useRef("");

  const onUpdate = (view: EditorView) => {
    active.current = view;
    const next = getToolbarState(view);
    const key = JSON.stringify(next);
    // Most keys change nothing here.
    if (key === seen.current) return;
    seen.current = key;
    setState(next);
  };
  const getView = () => {
    const view = active.current;
    return view && !view.isDestroyed ? view : null;
  };
  // A modal dialog gives the focus back only now.
  const isOpen = useRef(false);
  useEffect(() => {
    const view = active.current;
    if (isOpen.current && panel === null && view && !view.isDestroyed) view.focus();
    isOpen.current = panel !== null;
  }, [panel]);
  const run = (command: Command) => {
    const view = getView();
    setPanel(null);
    if (!view) return;
    asOwnStep(command)(view.state, view.dispatch, view);
    view.focus();
  };
  const close = () => setPanel(null);
  const open = (name: Panel["name"]) => {
    const view = getView();
    if (!view) return;
    if (panel?.name === name) close();
    else setPanel(name === "link" ? { name, href: getLink(view.state)?.href ?? "" } : { name });
  };
  const insert = (kind: InsertedKind) => (kind === "picture" ? open("picture") : run(insertBlock(kind)));

  const tools = (
    <div className={simple ? `${styles.bar} ${styles.simple}` : styles.bar}>
      <Toolbar
        bar={bar}
        state={state}
        insertOpen={panel?.name === "insert"}
        onRun={run}
        onLink={() => open("link")}
        onInsert={simple ? undefined : () => open("insert")}
      />
      {panel?.name === "insert" && <InsertPanel onChoose={insert} onClose={close} />}
      {panel?.name === "link" && <LinkPanel href={panel.href} onApply={(href) => run(setLink(href))} onClose={close} />}
      {panel?.name === "picture" && (
        <PictureChooser
          openedBy=""
          verb={t("Insert")}
          onChoose={({ id }) => run(insertBlock("picture", id))}
          onClose={close}
        />
      )}
    </div>
  );
  return (
    <>
      {!simple && tools}
      {fields.map(({ render, ...field }) => (
        <div key={field.lang}>
          {render(
            <>
              {simple && tools}
              <RichText
                {...field}
                onUpdate={onUpdate}
                onLink={() => open("link")}
                {...(!simple && { onSlash: () => setPanel({ name: "insert" }) })}
              />
            </>,
          )}
        </div>
      ))}
    </>
  );
}
