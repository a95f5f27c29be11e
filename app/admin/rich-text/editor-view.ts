import { baseKeymap } from "prosemirror-commands";
import { closeHistory, history } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { EditorState, Selection } from "prosemirror-state";
import { tableEditing } from "prosemirror-tables";
import { EditorView } from "prosemirror-view";
import { KEYS } from "./commands.ts";
import { parseDocument } from "./parse-document.ts";
import { cleanPastedHtml, parsePastedText, toParagraphsAndLists } from "./paste.ts";
import { createPictureView } from "./picture-view.ts";
import { serializeDocument } from "./serialize-document.ts";

interface Options {
  markdown: string;
  attributes: Record<string, string>;
  /** After each change of text or selection. */
  onUpdate: (view: EditorView, changed: boolean) => void;
  /** Ctrl K. */
  onLink: () => void;
  /** Ctrl S. */
  onSave: () => void;
  /** A slash on an empty line; absent: only paragraphs and lists. */
  onSlash: (() => void) | undefined;
}

/** The form gets `input` from the text area, once typing pauses. */
const stopHere = (_view: EditorView, event: Event) => {
  event.stopPropagation();
  return false;
};
const UNHEARD = { input: stopHere, keypress: stopHere, keyup: stopHere, textInput: stopHere };

const createState = (markdown: string, plugins: EditorState["plugins"]) =>
  EditorState.create({ doc: parseDocument(markdown), plugins: [...plugins] });

export function createEditorView(place: HTMLElement, options: Options): EditorView {
  const on = (run: () => void) => () => {
    run();
    return true;
  };
  const plugins = [
    keymap({ ...KEYS, "Mod-k": on(options.onLink), "Mod-s": on(options.onSave) }),
    keymap(baseKeymap),
    history(),
    tableEditing(),
  ];
  const view = new EditorView(place, {
    state: createState(options.markdown, plugins),
    attributes: options.attributes,
    nodeViews: { picture: createPictureView },
    transformPastedHTML: cleanPastedHtml,
    transformPasted: options.onSlash ? (slice) => slice : toParagraphsAndLists,
    clipboardTextParser: parsePastedText,
    handleTextInput(view, _from, _to, text) {
      const { $from, empty } = view.state.selection;
      if (
        !options.onSlash ||
        text !== "/" ||
        !empty ||
        $from.parent.content.size > 0 ||
        $from.parent.type.name !== "paragraph"
      )
        return false;
      options.onSlash();
      return true;
    },
    dispatchTransaction(transaction) {
      // Pasting, cutting and dropping are steps of their own.
      if (transaction.getMeta("uiEvent")) closeHistory(transaction);
      view.updateState(view.state.apply(transaction));
      options.onUpdate(view, transaction.docChanged);
    },
    handleDOMEvents: {
      ...UNHEARD,
      focus(focused) {
        options.onUpdate(focused, false);
        return false;
      },
    },
  });
  return view;
}

/** Starts a new undo step. */
export const endUndoStep = (view: EditorView): void => view.dispatch(closeHistory(view.state.tr));

/** State of an editor replaced by a save, which preserves its undo history. */
const replaced = new Map<string, { state: EditorState; focused: boolean; at: number }>();
const MAX_REPLACED_MS = 10_000;

export const keepState = (name: string, view: EditorView): void =>
  void replaced.set(name, { state: view.state, focused: view.hasFocus(), at: Date.now() });

/** @returns whether the replaced editor held this text */
export function restoreState(name: string, markdown: string, view: EditorView): boolean {
  const { state, focused, at } = replaced.get(name) ?? {};
  if (!state || Date.now() - Number(at) > MAX_REPLACED_MS || serializeDocument(state.doc) !== markdown) return false;
  replaced.delete(name);
  // A cursor: the next key must not replace what was selected before the save.
  const cursor = Selection.near(state.selection.$head, -1);
  view.updateState(state.reconfigure({ plugins: view.state.plugins }));
  view.dispatch(view.state.tr.setSelection(cursor));
  if (focused) view.focus();
  return true;
}

/** Another text, as when a draft is restored; the undo history begins again. */
export const setMarkdown = (view: EditorView, markdown: string): void =>
  view.updateState(createState(markdown, view.state.plugins));
