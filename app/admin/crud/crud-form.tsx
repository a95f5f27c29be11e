import { type ReactNode, useEffect } from "react";
import type { AuditedKind } from "../../../shared/audit-log/audit-log.ts";
import type { LocalizedErrors } from "../../../shared/validation/errors.ts";
import { ActionButton } from "../components/action-button.tsx";
import { EditConflictBanner } from "../components/edit-conflict-banner.tsx";
import { SaveButton } from "../components/save-button.tsx";
import { TranslationHints } from "../components/translation-hints.tsx";
import { UnsavedNotice } from "../components/unsaved-changes-notice.tsx";
import { UploadProgress } from "../components/upload-progress.tsx";
import { useDigitsOnly } from "../hooks/use-digits-only.ts";
import type { useEditForm } from "../hooks/use-edit-form.ts";
import type { OpenedVersion } from "../hooks/use-newer-version.ts";
import { useSaveForm } from "../hooks/use-save-form.ts";
import { getFieldProps } from "../lib/field-props.ts";
import { useUpload } from "../lib/upload.ts";

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
        <SaveButton label={`${editing ? "Update" : "Add"} ${name}`} busyLabel="Saving..." busy={busy} />
        {editing && <ActionButton look="button outlined" label="Cancel" onPress={onCancel} />}
      </div>
      {uploads && uploading && <UploadProgress upload={uploading} />}
    </Form>
  );
}
