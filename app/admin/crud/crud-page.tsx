import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { AuditedKind } from "../../../shared/audit-log/audit-log.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import type { LocalizedErrors } from "../../../shared/validation/errors.ts";
import { ActionButton, SaveButton } from "../components/buttons.tsx";
import { Dialog } from "../components/dialog.tsx";
import { EditAndDelete, useDeletion } from "../components/edit-and-delete.tsx";
import { EditConflictBanner } from "../components/edit-conflict-banner.tsx";
import { EmptyState, FailedState } from "../components/empty-state.tsx";
import { ImportLink } from "../components/import-link.tsx";
import { LastChanged } from "../components/last-changed.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { TranslationHints } from "../components/translation-hints.tsx";
import { UnsavedNotice } from "../components/unsaved-changes-notice.tsx";
import { useDigitsOnly } from "../hooks/use-digits-only.ts";
import { editButton, useEditForm } from "../hooks/use-edit-form.ts";
import { useFocusAfterDelete } from "../hooks/use-focus-after-delete.ts";
import { NARROW, useMedia } from "../hooks/use-media.ts";
import type { OpenedVersion } from "../hooks/use-newer-version.ts";
import { useSaveForm } from "../hooks/use-save-form.ts";
import { FORM, useOpenDialog } from "../hooks/use-url-dialog.ts";
import { getDraft } from "../lib/drafts.ts";
import { getFieldProps } from "../lib/field-props.ts";
import { loadOnTouch } from "../lib/load-on-touch.tsx";
import { useUpload } from "../lib/upload.ts";

const UploadProgress = loadOnTouch(async () => (await import("../components/upload-progress.tsx")).UploadProgress);

interface CrudPageProps<Item> {
  title: string;
  doing: readonly [add: string, edit: string];
  draft: string;
  copy: { about?: string; notLoaded: string };
  /** Null when loading failed. */
  items: Item[] | null;
  /** Instead of the form, when nothing more can be added. */
  full?: string | undefined;
  form: ComponentType<CrudFormProps<Item>>;
  listTitle?: string;
  /** Import screen of the list. */
  importer?: string;
  list: (cards: Pick<CrudCardsProps<Item>, "items" | "onEdit">) => ReactNode;
}

const OPENER = "open-form";
const HEADING = "form-title";

/** List with a form next to it; on phones the form is a dialog, and the list comes first. */
export function CrudPage<Item extends { id: number }>(props: CrudPageProps<Item>) {
  const { title, doing, draft, copy, items, full, form: Form, listTitle, importer, list } = props;
  const { edit, heading, editing, onSaved, onCancel, ...begun } = useEditForm(draft, items);
  const narrow = useMedia(NARROW);
  const dialog = useOpenDialog();
  const [opener, setOpener] = useState<string>(OPENER);
  const open = narrow && dialog.opened === FORM;
  const close = () => open && dialog.close();
  const resumes = editing && getDraft(begun.draft) !== null;
  const startEditing = (item?: Item) => {
    edit(item);
    setOpener(item ? editButton(item.id) : OPENER);
    if (narrow) void dialog.open(FORM);
  };
  const form = (
    <Form
      {...begun}
      heading={heading}
      editing={editing}
      items={items}
      onSaved={(typedOn) => {
        onSaved(typedOn);
        if (!typedOn) close();
      }}
      onCancel={() => {
        onCancel();
        close();
      }}
    />
  );
  const closed = full !== undefined && !editing;
  const leave = useEffectEvent(() => {
    close();
    if (document.activeElement === document.body) heading.current?.focus();
  });
  const wasClosed = useRef(closed);
  useEffect(() => {
    if (closed && !wasClosed.current) leave();
    wasClosed.current = closed;
  }, [closed]);
  return (
    <>
      <PageHeader title={title} {...(closed && { heading })}>
        {narrow && !closed && (
          <ActionButton
            id={OPENER}
            look="button red small"
            icon={resumes ? "pencil" : "plus"}
            label={doing[resumes ? 1 : 0]}
            aria-haspopup="dialog"
            onPress={() => (resumes ? dialog.open(FORM) : startEditing())}
          />
        )}
        {importer && <ImportLink to={importer} />}
      </PageHeader>
      {closed ? <p>{full}</p> : !narrow && copy.about && <p>{copy.about}</p>}
      <div className={closed || narrow ? "list-alone" : "form-and-list"}>
        {!narrow && !closed && (
          <section className="panel" aria-labelledby={HEADING}>
            <h2 id={HEADING} ref={heading} tabIndex={-1}>
              {doing[editing ? 1 : 0]}
            </h2>
            {form}
          </section>
        )}
        <section aria-labelledby={listTitle && "list-title"}>
          {listTitle && <h2 id="list-title">{listTitle}</h2>}
          {items ? list({ items, onEdit: startEditing }) : <FailedState sentence={copy.notLoaded} />}
        </section>
      </div>
      {open && !closed && (
        <Dialog title={doing[editing ? 1 : 0]} headingId={HEADING} openedBy={opener} onClose={dialog.close}>
          {copy.about && <p className="form-about">{copy.about}</p>}
          {form}
        </Dialog>
      )}
    </>
  );
}

export interface CrudFormProps<Item>
  extends Omit<ReturnType<typeof useEditForm<Item & OpenedVersion>>, "item" | "edit"> {
  /** As it was when the form was opened. */
  item: Item | undefined;
  /** Null when loading failed. */
  items: Item[] | null;
}

interface Kind<Item extends object> {
  kind: AuditedKind;
  name: string;
  /** Field to focus on edit. */
  first: string;
  /** Shows upload progress. */
  uploads?: true;
  /** Renders the fields. */
  children: (field: ReturnType<typeof getFieldProps<Item>>, errors: LocalizedErrors["errors"]) => ReactNode;
}

/** Add and edit form of a CRUD screen. */
export const CrudForm = <Item extends OpenedVersion>(props: CrudFormProps<Item> & Kind<Item>) => (
  <OpenForm key={props.times} {...props} />
);

function OpenForm<Item extends OpenedVersion>(props: CrudFormProps<Item> & Kind<Item>) {
  const { kind, name, first, uploads, item, editing, draft, onSaved, onCancel, children } = props;
  const { Form, form, busy, errors, unsaved, sends } = useSaveForm(draft, onSaved);
  const uploading = useUpload();
  useDigitsOnly(form);
  useEffect(() => {
    // Do not steal focus while typing.
    if (item && !form.current?.contains(document.activeElement))
      form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }, [form, item, first]);
  return (
    <Form
      {...sends}
      encType={uploads ? "multipart/form-data" : "application/x-www-form-urlencoded"}
      className="office-form"
      aria-labelledby={HEADING}
    >
      {editing && item && <EditConflictBanner kind={kind} item={item} draft={draft} />}
      {unsaved && <UnsavedNotice onDiscard={onCancel} />}
      <TranslationHints item={editing && item ? { kind, id: item.id } : null} form={form}>
        {children(getFieldProps(item, errors), errors)}
      </TranslationHints>
      <div className="button-row">
        <SaveButton
          label={editing ? t("Update {what}", { what: name }) : t("Add {what}", { what: name })}
          busyLabel={t("Saving...")}
          busy={busy}
        />
        {editing && <ActionButton look="button outlined" label={t("Cancel")} onPress={onCancel} />}
      </div>
      {uploads && uploading && <UploadProgress upload={uploading} />}
    </Form>
  );
}

export interface CrudCardProps<Item> {
  item: Item;
  onEdit: () => void;
  onDelete: () => void;
}

export interface CrudCardsProps<Item> {
  items: Item[];
  onEdit: (item: Item) => void;
  none: string;
  /** Focus target after a deletion. */
  focus?: string;
  className?: string | undefined;
  children: (card: CrudCardProps<Item>) => ReactNode;
}

export function CrudCards<Item extends { id: number }>(props: CrudCardsProps<Item>) {
  const { items, onEdit, children, none, focus = "[id^=edit-]", className = "cards" } = props;
  const { list, remember } = useFocusAfterDelete<HTMLUListElement>(items, focus);
  if (items.length === 0) return <EmptyState>{none}</EmptyState>;
  return (
    <ul className={className} ref={list}>
      {items.map((item, index) => (
        <li key={item.id}>{children({ item, onEdit: () => onEdit(item), onDelete: () => remember(index) })}</li>
      ))}
    </ul>
  );
}

interface CardProps extends CrudCardProps<OpenedVersion>, Pick<Parameters<typeof useDeletion>[0], "copy" | "target"> {
  kind: AuditedKind;
  heading: string;
  className?: string | undefined;
  children: ReactNode;
}

export function CrudCard({ kind, item, copy, target, heading, className = "card", children, ...on }: CardProps) {
  const { id, changed } = item;
  const { busy, deleteIt } = useDeletion({ key: `${kind} ${id}`, seen: item, copy, target, onDelete: on.onDelete });
  return (
    <article className={className} aria-labelledby={heading} aria-busy={busy}>
      {children}
      <LastChanged changed={changed} />
      <EditAndDelete id={id} itemLabel={heading} busy={busy} onEdit={on.onEdit} onDelete={deleteIt} />
    </article>
  );
}
