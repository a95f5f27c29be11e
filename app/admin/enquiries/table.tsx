import { type MouseEvent, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { ENQUIRY_LABELS, ENQUIRY_NAME_MAX_LENGTH } from "../../../shared/enquiries/enquiries.ts";
import { getOwnText } from "../../../shared/enquiries/quoted-text.ts";
import type { Enquiry, EnquiryViewer, Viewer } from "../../../shared/enquiries/workflow.schema.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import type { Page } from "../../../shared/pagination.ts";
import { truncate } from "../../../shared/text/graphemes.ts";
import { IconButton } from "../components/buttons.tsx";
import { Checkbox } from "../components/checkbox.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { ShortcutsHint } from "../components/keyboard-shortcuts-hint.tsx";
import { useFocusAfterDelete } from "../hooks/use-focus-after-delete.ts";
import { useLongPress } from "../hooks/use-long-press.ts";
import { useNow } from "../hooks/use-now.ts";
import type { Selection } from "../hooks/use-selection.ts";
import { openButton, useOpenItem } from "../hooks/use-url-dialog.ts";
import { formatDateTime } from "../lib/format-date.ts";
import { loadOnTouch } from "../lib/load-on-touch.tsx";
import { backgroundRequest, usePolling } from "./background-fetch.ts";
import { EnquiryBulkBar, useBulkChange } from "./bulk-bar.tsx";
import type { BulkResult } from "./bulk-change.ts";
import { StatusLine } from "./status-line.tsx";
import styles from "./table.module.css";
import { useDeletion } from "./use-enquiry-action.ts";
import { ROW_KEYS, useRowKeys } from "./use-enquiry-shortcuts.ts";

const Detail = loadOnTouch(async () => (await import("./detail.tsx")).Detail);

const askViewers = () => backgroundRequest("GET /api/contact/open");

const COLUMNS = [
  ["number", t("Sl.No")],
  ["name", ENQUIRY_LABELS.name],
  ["email", ENQUIRY_LABELS.email],
  ["message", ENQUIRY_LABELS.message],
  ["date", t("Date & Time")],
  ["acts", t("Actions")],
] as const;

const NONE_LEFT: BulkResult["left"] = [];

interface TableProps {
  list: Page<Enquiry>;
  selection: Selection;
  order: string;
  nothing: string;
}

export function EnquiryTable({ list, selection, order, nothing }: TableProps) {
  const { id, open, turn, close } = useOpenItem(list.items);
  const now = useNow();
  const { list: body, remember } = useFocusAfterDelete<HTMLTableSectionElement>(list.items, "[id^=open-]");
  useRowKeys(body);
  const left = useBulkChange().outcome?.left ?? NONE_LEFT;
  // The dialog polls its own enquiry.
  const polled = usePolling(id === null && list.total > 0 ? askViewers : null);
  const others = polled?.ok ? polled.body.data : [];
  useReloadOnChange(polled?.ok ? polled.body.data : undefined);
  const detail = id !== null && (
    <Detail
      key={id}
      id={id}
      items={list.items}
      now={now}
      onNavigate={turn}
      onClose={close}
      onDelete={() => remember(list.items.findIndex((item) => item.id === id))}
    />
  );
  if (list.total === 0)
    return (
      <>
        <EmptyState>{nothing}</EmptyState>
        {detail}
      </>
    );
  return (
    <>
      <p className={styles.count} role="status">
        {list.total === 1
          ? t("1 enquiry")
          : t("{count} enquiries, {order}", { count: list.total.toLocaleString("en-IN"), order })}
      </p>
      <table className={styles.table} data-selecting={selection.isSelecting || undefined}>
        <thead>
          <tr>
            <th className={styles.check} scope="col">
              <Checkbox
                label={t("Select all on this page")}
                checked={selection.all}
                some={selection.selected.length > 0 && !selection.all}
                onChange={selection.toggleAll}
              />
            </th>
            {COLUMNS.map(([column, label]) => (
              <th key={column} className={styles[column]} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {list.items.map((submission, index) => (
            <Row
              key={submission.id}
              submission={submission}
              others={others.filter(({ enquiry }) => enquiry === submission.id)}
              now={now}
              number={(list.page - 1) * list.limit + index + 1}
              selection={selection}
              onDelete={() => remember(index)}
              onOpen={() => open(submission)}
              whyLeft={left.find(({ id }) => id === submission.id)?.message}
            />
          ))}
        </tbody>
      </table>
      <EnquiryBulkBar items={list.items} selection={selection} onAct={() => remember(0)} />
      <ShortcutsHint keys={ROW_KEYS} />
      {detail}
    </>
  );
}

/** Loads the list again when an enquiry that a colleague has open became another version, or they left it. */
function useReloadOnChange(viewers: readonly EnquiryViewer[] | undefined): void {
  const { revalidate } = useRevalidator();
  const state = viewers && [...new Set(viewers.map(({ enquiry, version }) => `${enquiry} ${version}`))].sort().join();
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== undefined && before.current !== state) void revalidate();
    before.current = state;
  }, [state, revalidate]);
}

interface RowProps {
  submission: Enquiry;
  others: readonly Viewer[];
  /** Milliseconds. */
  now: number;
  number: number;
  selection: Selection;
  onOpen: () => void;
  onDelete: () => void;
  /** Why the last bulk action skipped it. */
  whyLeft: string | undefined;
}

/** The whole row is clickable; its button serves keyboards. */
function Row({ submission, others, now, number, selection, onOpen, onDelete, whyLeft }: RowProps) {
  const { id, name, email, last, created_at } = submission;
  const message = last?.direction === "in" ? getOwnText(last.text) || last.text : submission.message;
  const { busy, deleteIt } = useDeletion(submission, onDelete);
  // Break opportunity.
  const at = email.indexOf("@") + 1;

  const selected = selection.isSelected(id);
  const select = () => selection.toggle(id);
  const longPress = useLongPress(() => {
    selection.begin();
    select();
  });
  const openUnless = ({ target }: MouseEvent) => {
    const onControl = target instanceof Element && target.closest("button, label, input");
    if (onControl) return;
    if (selection.isSelecting) select();
    // Selecting text must not open the row.
    else if (getSelection()?.isCollapsed !== false) onOpen();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the View button is the same for keys
    <tr className={selected ? styles.selected : undefined} aria-busy={busy} onClick={openUnless} {...longPress}>
      <td className={styles.check}>
        <Checkbox label={t("Select {name}", { name })} checked={selected} onChange={select} />
      </td>
      <td className={styles.number}>{number}</td>
      <td className={styles.name} lang={detectLanguage(name)}>
        {truncate(name, ENQUIRY_NAME_MAX_LENGTH)}
      </td>
      <td className={styles.email}>
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </td>
      <td className={styles.message}>
        <p lang={detectLanguage(message)}>{message}</p>
        <StatusLine item={submission} now={now} others={others} />
        {selected && whyLeft && <p className={styles.left}>{whyLeft}</p>}
      </td>
      <td className={styles.date}>
        <time dateTime={created_at}>{formatDateTime(created_at)}</time>
      </td>
      <td className={styles.acts}>
        <IconButton
          icon="eye"
          label={t("View {name}", { name })}
          id={openButton(id)}
          aria-haspopup="dialog"
          onPress={onOpen}
        />
        <IconButton icon="trash" label={t("Delete {name}", { name })} danger busy={busy} onPress={deleteIt} />
      </td>
    </tr>
  );
}
