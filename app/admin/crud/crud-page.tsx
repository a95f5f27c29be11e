import { type ComponentType, type ReactNode, useEffect } from "react";
import type { AuditedKind } from "../../../shared/audit-log/audit-log.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import type { LocalizedErrors } from "../../../shared/validation/errors.ts";
import { ActionButton, SaveButton } from "../components/buttons.tsx";
import { EditAndDelete, useDeletion } from "../components/edit-and-delete.tsx";
import { EditConflictBanner } from "../components/edit-conflict-banner.tsx";
import { EmptyState, FailedState } from "../components/empty-state.tsx";
import { ImportLink } from "../components/import-link.tsx";
import { LastChanged } from "../components/last-changed.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { TranslationHints } from "../components/translation-hints.tsx";
import { UnsavedNotice } from "../components/unsaved-changes-notice.tsx";
import { UploadProgress } from "../components/upload-progress.tsx";
import { useDigitsOnly } from "../hooks/use-digits-only.ts";
import { useEditForm } from "../hooks/use-edit-form.ts";
import { useFocusAfterDelete } from "../hooks/use-focus-after-delete.ts";
import type { OpenedVersion } from "../hooks/use-newer-version.ts";
import { useSaveForm } from "../hooks/use-save-form.ts";
import { getFieldProps } from "../lib/field-props.ts";
import { useUpload } from "../lib/upload.ts";

interface CrudPageProps<Item> {
  title: string;
  doing: readonly [add: string, edit: string];
  draft: string;
  words: { about?: string; notLoaded: string };
  /** Null when loading failed. */
  items: Item[] | null;
  form: ComponentType<CrudFormProps<Item>>;
  listTitle?: string;
  /** Import screen of the list. */
  importer?: string;
  list: (cards: Pick<CrudCardsProps<Item>, "items" | "onEdit">) => ReactNode;
}

export function CrudPage<Item extends { id: number }>(props: CrudPageProps<Item>) {
  const { title, doing, draft, words, items, form: Form, listTitle, importer, list } = props;
  const { edit, heading, editing, ...begun } = useEditForm(draft, items);
  return (
    <>
      <PageHeader title={title}>{importer && <ImportLink to={importer} />}</PageHeader>
      {words.about && <p>{words.about}</p>}
      <div className="form-and-list">
        <section className="panel" aria-labelledby="form-title">
          <h2 id="form-title" ref={heading} tabIndex={-1}>
            {doing[editing ? 1 : 0]}
          </h2>
          <Form {...begun} heading={heading} editing={editing} items={items} />
        </section>
        <section aria-labelledby={listTitle && "list-title"}>
          {listTitle && <h2 id="list-title">{listTitle}</h2>}
          {items ? list({ items, onEdit: edit }) : <FailedState sentence={words.notLoaded} />}
        </section>
      </div>
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
      aria-labelledby="form-title"
    >
      {editing && item && <EditConflictBanner kind={kind} item={item} draft={draft} />}
      {unsaved && <UnsavedNotice onDiscard={onCancel} />}
      <TranslationHints of={editing && item ? { kind, id: item.id } : null} form={form}>
        {children(getFieldProps(item, errors), errors)}
      </TranslationHints>
      <div className="button-row">
        <SaveButton label={`${editing ? t("Update") : t("Add")} ${name}`} busyLabel={t("Saving...")} busy={busy} />
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

interface CardProps extends CrudCardProps<OpenedVersion>, Pick<Parameters<typeof useDeletion>[0], "words" | "what"> {
  kind: AuditedKind;
  heading: string;
  className?: string | undefined;
  children: ReactNode;
}

export function CrudCard({ kind, item, words, what, heading, className = "card", children, ...on }: CardProps) {
  const { id, changed } = item;
  const { busy, deleteIt } = useDeletion({ key: `${kind} ${id}`, seen: item, words, what, onDelete: on.onDelete });
  return (
    <article className={className} aria-labelledby={heading} aria-busy={busy}>
      {children}
      <LastChanged changed={changed} />
      <EditAndDelete id={id} itemLabel={heading} busy={busy} onEdit={on.onEdit} onDelete={deleteIt} />
    </article>
  );
}
