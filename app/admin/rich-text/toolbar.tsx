import { redo, redoDepth, undo, undoDepth } from "prosemirror-history";
import type { Command } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { type KeyboardEvent, type RefObject, useEffect } from "react";
import { t } from "../../../shared/i18n/admin-text.ts";
import { Drawing } from "../../components/icon.tsx";
import {
  getStyle,
  hasMark,
  isWithin,
  STYLES,
  setStyle,
  TABLE_COMMANDS,
  type TextStyle,
  toggleEm,
  toggleList,
  toggleStrong,
} from "./commands.ts";
import styles from "./rich-text.module.css";

const STYLE_NAMES: Record<TextStyle, string> = {
  paragraph: t("Paragraph"),
  heading: t("Heading"),
  subheading: t("Subheading"),
  minor: t("Minor heading"),
};

const PATHS = {
  bold: "M7 4h6a4 4 0 0 1 0 8H7ZM7 12h7a4 4 0 0 1 0 8H7Z",
  italic: "M10 4h8M6 20h8M14 4l-4 16",
  link: "M10 14l4-4M8 11l-3 3a3.5 3.5 0 0 0 5 5l3-3M16 13l3-3a3.5 3.5 0 0 0-5-5l-3 3",
  bullets: "M9 6h12M9 12h12M9 18h12M4 6h.5M4 12h.5M4 18h.5",
  numbers: "M10 6h11M10 12h11M10 18h11M3 5l2-1v5M3 14h3l-3 4h3",
  insert: "M12 4v16M4 12h16",
  undo: "M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-2",
  redo: "M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 12h2",
} as const;

export interface ToolbarState {
  style: TextStyle;
  strong: boolean;
  em: boolean;
  link: boolean;
  bullets: boolean;
  numbers: boolean;
  table: boolean;
  undo: boolean;
  redo: boolean;
}

export const getToolbarState = ({ state }: EditorView): ToolbarState => ({
  style: getStyle(state),
  strong: hasMark(state, "strong"),
  em: hasMark(state, "em"),
  link: hasMark(state, "link"),
  bullets: isWithin(state, "bullet_list"),
  numbers: isWithin(state, "ordered_list"),
  table: isWithin(state, "table"),
  undo: undoDepth(state) > 0,
  redo: redoDepth(state) > 0,
});

interface ToolbarProps {
  bar: RefObject<HTMLDivElement | null>;
  state: ToolbarState | null;
  insertOpen: boolean;
  onRun: (command: Command) => void;
  onLink: () => void;
  /** Absent: only paragraphs and lists. */
  onInsert?: (() => void) | undefined;
}

/** Acts on the text that has the cursor. Above the keyboard on phones. */
export function Toolbar({ bar, state, insertOpen, onRun, onLink, onInsert }: ToolbarProps) {
  useKeyboardInset(bar);
  const button = (label: string, path: keyof typeof PATHS, onPress: () => void, more: object = {}) => (
    <button
      type="button"
      title={label}
      aria-label={label}
      // The cursor stays in the text.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
      {...more}
    >
      <Drawing path={PATHS[path]} />
    </button>
  );
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t("Formatting")}
      tabIndex={-1}
      className={styles.toolbar}
      onKeyDown={moveFocus}
    >
      {onInsert && (
        <select
          aria-label={t("Text style")}
          value={state?.style ?? "paragraph"}
          onChange={({ target }) => onRun(setStyle(target.value as TextStyle))}
        >
          {STYLES.map((style) => (
            <option key={style} value={style}>
              {STYLE_NAMES[style]}
            </option>
          ))}
        </select>
      )}
      {button(t("Bold (Ctrl B)"), "bold", () => onRun(toggleStrong), { "aria-pressed": state?.strong ?? false })}
      {button(t("Italic (Ctrl I)"), "italic", () => onRun(toggleEm), { "aria-pressed": state?.em ?? false })}
      {button(t("Link (Ctrl K)"), "link", onLink, { "aria-pressed": state?.link ?? false })}
      {button(t("Bulleted list"), "bullets", () => onRun(toggleList("bullet_list")), {
        "aria-pressed": state?.bullets ?? false,
      })}
      {button(t("Numbered list"), "numbers", () => onRun(toggleList("ordered_list")), {
        "aria-pressed": state?.numbers ?? false,
        className: onInsert && styles.last,
      })}
      {onInsert && button(t("Insert (/)"), "insert", onInsert, { "aria-expanded": insertOpen })}
      {button(t("Undo (Ctrl Z)"), "undo", () => onRun(undo), { "aria-disabled": !state?.undo })}
      {button(t("Redo (Ctrl Shift Z)"), "redo", () => onRun(redo), { "aria-disabled": !state?.redo })}
      {state?.table && (
        <div role="group" aria-label={t("Table")} className={styles.tableTools}>
          {TABLE_COMMANDS.map(([label, command]) => (
            <button
              key={label}
              type="button"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onRun(command)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Arrow keys within the toolbar (ARIA APG). */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>("button, select")];
  const place = controls.indexOf(event.target as HTMLElement);
  if (step === 0 || place < 0) return;
  event.preventDefault();
  controls[(place + step + controls.length) % controls.length]?.focus();
}

/** Browsers lay fixed elements out under the keyboard. */
function useKeyboardInset(bar: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const place = () => {
      const inset = Math.max(0, window.innerHeight - visualViewport.height - visualViewport.offsetTop);
      bar.current?.style.setProperty("--keyboard", `${Math.round(inset)}px`);
    };
    place();
    const ending = new AbortController();
    visualViewport.addEventListener("resize", place, ending);
    visualViewport.addEventListener("scroll", place, ending);
    return () => ending.abort();
  }, [bar]);
}
