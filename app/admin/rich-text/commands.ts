import { chainCommands, exitCode, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import { closeHistory, redo, undo } from "prosemirror-history";
import type { Node } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, Selection, TextSelection } from "prosemirror-state";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, goToNextCell } from "prosemirror-tables";
import { t } from "../../../shared/i18n/admin-text.ts";
import { schema } from "./schema.ts";

const { nodes, marks } = schema;

/** Blocks of the insert menu. */
export const INSERTED = ["picture", "table", "notice", "contact", "question", "quote"] as const;
export type InsertedKind = (typeof INSERTED)[number];

/** Styles of a text block. */
export const STYLES = ["paragraph", "heading", "subheading", "minor"] as const;
export type TextStyle = (typeof STYLES)[number];

export const toggleStrong = toggleMark(marks["strong"]);
export const toggleEm = toggleMark(marks["em"]);

export const setStyle = (style: TextStyle): Command =>
  style === "paragraph"
    ? setBlockType(nodes["paragraph"])
    : setBlockType(nodes["heading"], { level: STYLES.indexOf(style) + 1 });

export function getStyle({ selection: { $from } }: EditorState): TextStyle {
  const { type, attrs } = $from.parent;
  return (type.name === "heading" && STYLES[Number(attrs["level"]) - 1]) || "paragraph";
}

/** Whether the cursor or the whole selection has the mark. */
export function hasMark({ selection, storedMarks, doc }: EditorState, name: "strong" | "em" | "link"): boolean {
  const mark = marks[name];
  const { $from, from, to, empty } = selection;
  return empty ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, mark);
}

/** Around the cursor. */
export const isWithin = ({ selection: { $from } }: EditorState, ...names: string[]): boolean => {
  for (let depth = $from.depth; depth > 0; depth -= 1) if (names.includes($from.node(depth).type.name)) return true;
  return false;
};

export const toggleList = (name: "bullet_list" | "ordered_list"): Command => {
  const wrap = wrapInList(nodes[name]);
  return (state, dispatch) => {
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      const { type } = $from.node(depth);
      if (type === nodes[name]) return liftListItem(nodes["list_item"])(state, dispatch);
      if (type === nodes["bullet_list"] || type === nodes["ordered_list"]) {
        dispatch?.(state.tr.setNodeMarkup($from.before(depth), nodes[name]));
        return true;
      }
    }
    return wrap(state, dispatch);
  };
};

/** The link around the cursor. */
export function getLink({ selection: { $from } }: EditorState): { href: string; from: number; to: number } | null {
  const mark = marks["link"].isInSet($from.marks()) ?? marks["link"].isInSet($from.nodeAfter?.marks ?? []);
  if (!mark) return null;
  let [from, to] = [$from.pos, $from.pos];
  $from.parent.forEach((node, offset) => {
    const start = $from.start() + offset;
    if (mark.isInSet(node.marks) && start <= $from.pos && $from.pos <= start + node.nodeSize)
      [from, to] = [start, start + node.nodeSize];
  });
  return { href: String(mark.attrs["href"]), from, to };
}

/** Links the selection, else the link or word at the cursor, else writes the target; null removes the link. */
export const setLink =
  (href: string | null): Command =>
  (state, dispatch) => {
    const { selection, tr } = state;
    const around = getLink(state);
    const { from, to } = selection.empty && around ? around : selection;
    tr.removeMark(from, to, marks["link"]);
    if (href !== null && from === to)
      tr.insert(from, schema.text(href.replace(/^(mailto|tel):/, ""), [marks["link"].create({ href })]));
    else if (href !== null) tr.addMark(from, to, marks["link"].create({ href }));
    dispatch?.(tr.removeStoredMark(marks["link"]).scrollIntoView());
    return true;
  };

const paragraph = (): Node => nodes["paragraph"].create();

function createBlock(kind: Exclude<InsertedKind, "picture" | "quote">): Node {
  if (kind === "notice") return nodes["notice"].create(null, paragraph());
  if (kind === "contact") return nodes["contact"].create(null, nodes["contact_line"].create());
  if (kind === "question") return nodes["question"].create(null, [nodes["question_title"].create(), paragraph()]);
  const row = (type: "table_header" | "table_cell") =>
    nodes["table_row"].create(
      null,
      Array.from({ length: 3 }, () => nodes[type].create(null, paragraph())),
    );
  return nodes["table"].create(null, [row("table_header"), row("table_cell"), row("table_cell")]);
}

/** Inserts a block at the cursor, or below the block that cannot hold it, and puts the cursor into it. */
export const insertBlock = (kind: InsertedKind, picture = 0): Command => {
  if (kind === "quote") return wrapIn(nodes["blockquote"]);
  return (state, dispatch) => {
    const node = kind === "picture" ? nodes["picture"].create({ id: picture }) : createBlock(kind);
    const { $from } = state.selection;
    const inTable = isWithin(state, "table");
    let depth = $from.depth;
    const fits = (at: number) => {
      const index = $from.index(at);
      return $from.node(at).canReplaceWith(index, index, node.type) && !(inTable && at > 0);
    };
    while (depth > 0 && !fits(depth - 1)) depth -= 1;
    const block = $from.node(depth);
    const isEmpty = block.isTextblock && block.content.size === 0;
    // Everything may be selected.
    const at = depth === 0 ? state.doc.content.size : isEmpty ? $from.before(depth) : $from.after(depth);
    if (!dispatch) return true;
    const tr = isEmpty ? state.tr.replaceWith(at, $from.after(depth), node) : state.tr.insert(at, node);
    const end = at + node.nodeSize;
    // There must be a line to go on writing.
    if (end === tr.doc.content.size) tr.insert(end, paragraph());
    tr.setSelection(node.isAtom ? Selection.near(tr.doc.resolve(end)) : TextSelection.near(tr.doc.resolve(at + 1)));
    dispatch(tr.scrollIntoView());
    return true;
  };
};

export const TABLE_COMMANDS: readonly (readonly [label: string, command: Command])[] = [
  [t("Row below"), addRowAfter],
  [t("Column right"), addColumnAfter],
  [t("Delete row"), deleteRow],
  [t("Delete column"), deleteColumn],
  [t("Delete table"), deleteTable],
];

/** One step of undo, however fast the typing before and after it. */
export const asOwnStep =
  (command: Command): Command =>
  (state, dispatch, view) => {
    const done = command(state, dispatch && ((transaction) => dispatch(closeHistory(transaction))), view);
    if (done && dispatch) view?.dispatch(closeHistory(view.state.tr));
    return done;
  };

const insertBreak = chainCommands(exitCode, (state, dispatch) => {
  if (!state.selection.$from.parent.type.contentMatch.matchType(nodes["hard_break"])) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes["hard_break"].create()).scrollIntoView());
  return true;
});

/** Enter on the empty last line of a frame or quote leaves it. */
const leaveFrame: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.content.size > 0 || $from.depth < 2) return false;
  const frame = $from.node(-1);
  if (!["notice", "question", "contact"].includes(frame.type.name)) return false;
  if ($from.index(-1) !== frame.childCount - 1 || frame.childCount < 2 || $from.index(-1) < 1) return false;
  if (dispatch) {
    const after = $from.after(-1);
    const tr = state.tr.insert(after, paragraph());
    const isAnswer = frame.type.name === "question" && frame.childCount === 2;
    tr.setSelection(TextSelection.create(tr.doc, after + 1));
    if (!isAnswer) tr.delete($from.before(), $from.after());
    dispatch(tr.scrollIntoView());
  }
  return true;
};

/** The title of a question is followed by its answer. */
const leaveTitle: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.parent.type !== nodes["question_title"]) return false;
  dispatch?.(state.tr.setSelection(Selection.near(state.doc.resolve($from.after()), 1)).scrollIntoView());
  return true;
};

const inTable =
  (command: Command): Command =>
  (state, dispatch, view) =>
    isWithin(state, "table") && command(state, dispatch, view);

const anyway = (): boolean => true;

/** Except Ctrl K, S and Escape, which the toolbar handles. */
export const KEYS: Record<string, Command> = {
  "Mod-b": asOwnStep(toggleStrong),
  "Mod-i": asOwnStep(toggleEm),
  "Mod-z": undo,
  "Shift-Mod-z": redo,
  "Mod-y": redo,
  Enter: chainCommands(
    inTable(chainCommands(goToNextCell(1), anyway)),
    leaveTitle,
    leaveFrame,
    splitListItem(nodes["list_item"]),
  ),
  // A cell holds one line.
  "Shift-Enter": chainCommands(inTable(anyway), insertBreak),
  Tab: chainCommands(inTable(goToNextCell(1)), sinkListItem(nodes["list_item"])),
  "Shift-Tab": chainCommands(inTable(goToNextCell(-1)), liftListItem(nodes["list_item"])),
};
