import { useEffect, useEffectEvent, useRef, useState } from "react";
import { t } from "../../../shared/i18n/admin-text.ts";
import type { Picture } from "../../../shared/pictures/pictures.schema.ts";
import { PICTURE_COPY, PICTURE_ERRORS } from "../../../shared/pictures/pictures.ts";
import { Field } from "../../components/field.tsx";
import { showToast } from "../../components/toasts.ts";
import { ActionButton } from "../components/buttons.tsx";
import { FieldError } from "../components/error-box.tsx";
import { Icon } from "../components/icon.tsx";
import { localizeFailure } from "../lib/api-client.ts";
import { failureToast } from "../lib/form-result.ts";
import { upload, useUpload } from "../lib/upload.ts";
import { ALT, ALT_ML, CREDIT, getFileError, SCREEN_COPY } from "./copy.ts";
import styles from "./page.module.css";
import { reloadIfSessionEnded } from "./use-pictures.ts";

interface Row {
  key: number;
  file: File;
  /** Object URL. */
  shown: string;
  /** Nothing can be done but to remove it. */
  broken?: string | undefined;
  error?: string | undefined;
}

interface UploadsProps {
  /** Focused when nothing is left; also opens the chooser of files. */
  id: string;
  onAdded: (added: Picture[]) => void;
}

/** Uploads several pictures: each needs a description; they are sent one after the other. */
export function Uploads({ id, onAdded }: UploadsProps) {
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const counter = useRef(0);
  const [rows, setRows] = useState<Row[]>([]);
  const [sending, setSending] = useState<number | null>(null);
  const uploading = useUpload();
  const release = useEffectEvent(() => {
    for (const row of rows) URL.revokeObjectURL(row.shown);
  });
  useEffect(() => () => release(), []);

  const choose = (files: FileList | null) => {
    const chosen = [...(files ?? [])].map((file) => {
      counter.current += 1;
      return { key: counter.current, file, shown: URL.createObjectURL(file), broken: getFileError(file) };
    });
    setRows((before) => [...before, ...chosen]);
    if (input.current) input.current.value = "";
  };
  const change = (key: number, error: string | undefined) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, error } : row)));
  const remove = (row: Row) => {
    URL.revokeObjectURL(row.shown);
    setRows((before) => before.filter(({ key }) => key !== row.key));
    if (rows.length <= 1) input.current?.focus();
  };

  const sendAll = async () => {
    const typed = new FormData(form.current ?? undefined);
    const text = (name: string) => String(typed.get(name) ?? "").trim();
    const ready = rows.filter(({ broken }) => broken === undefined);
    const unnamed = ready.filter(({ key }) => text(`alt-${key}`) === "");
    for (const { key } of unnamed) change(key, PICTURE_ERRORS["alt-missing"]);
    if (unnamed[0]) return document.getElementById(`alt-${unnamed[0].key}`)?.focus();
    const added: Picture[] = [];
    for (const row of ready) {
      const { key, file } = row;
      change(key, undefined);
      setSending(key);
      const body = new FormData();
      body.set("alt", text(`alt-${key}`));
      body.set("alt_ml", text(`alt_ml-${key}`));
      body.set("credit", text("credit"));
      body.set("picture", file);
      const response = await upload(new Request(location.href), "POST /api/pictures/add", { body });
      if (response === "cancelled") change(key, SCREEN_COPY.stopped);
      else if (response.ok) {
        added.push(response.body.data);
        remove(row);
      } else {
        const { message } = localizeFailure(PICTURE_ERRORS, response);
        change(key, failureToast({ status: response.status, message }, SCREEN_COPY.notSaved).text);
      }
    }
    setSending(null);
    if (added.length === 0) return;
    showToast({
      kind: "ok",
      text: added.length === 1 ? PICTURE_COPY.added : t("{count} pictures added.", { count: added.length }),
    });
    onAdded(added);
  };

  const count = rows.filter(({ broken }) => broken === undefined).length;
  const busy = sending !== null;
  return (
    <>
      <label className={`button ${styles.upload}`}>
        <Icon name="import" />
        <span>{t("Upload")}</span>
        <input
          ref={input}
          id={id}
          className="visually-hidden"
          type="file"
          accept="image/*"
          multiple
          onChange={({ target }) => choose(target.files)}
        />
      </label>
      {rows.length > 0 && (
        <form
          ref={form}
          className={styles.uploads}
          aria-label={t("Uploading")}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) sendAll().catch(reloadIfSessionEnded);
          }}
        >
          <ul>
            {rows.map((row) => (
              <UploadRow
                key={row.key}
                row={row}
                sent={row.key === sending ? (uploading?.sent ?? 0) : null}
                busy={busy}
                onStop={() => uploading?.cancel()}
                onRemove={() => remove(row)}
              />
            ))}
          </ul>
          {count > 0 && (
            <>
              <Field name="credit" label={t("Photo by (of all)")} optional limit={CREDIT} />
              <div className="button-row">
                <button className="button red" type="submit" aria-disabled={busy || undefined}>
                  {busy
                    ? t("Uploading...")
                    : count === 1
                      ? t("Upload 1 picture")
                      : t("Upload {count} pictures", { count })}
                </button>
              </div>
            </>
          )}
        </form>
      )}
    </>
  );
}

interface UploadRowProps {
  row: Row;
  /** 0 to 1; null: not under way. */
  sent: number | null;
  busy: boolean;
  onStop: () => void;
  onRemove: () => void;
}

function UploadRow({ row: { key, file, shown, broken, error }, sent, busy, onStop, onRemove }: UploadRowProps) {
  const per = Math.round((sent ?? 0) * 100);
  const megabytes = (file.size / 1_000_000).toFixed(1);
  return (
    <li className={styles.row}>
      <img src={shown} alt="" />
      <div className={styles.rowWords}>
        <p className={styles.fileName}>
          {file.name}, {megabytes} MB
        </p>
        {broken === undefined ? (
          <>
            <Field id={`alt-${key}`} name={`alt-${key}`} label={PICTURE_COPY.labels.alt} limit={ALT} error={error} />
            <Field name={`alt_ml-${key}`} label={PICTURE_COPY.labels.alt_ml} optional limit={ALT_ML} />
          </>
        ) : (
          <FieldError id={`broken-${key}`}>{broken}</FieldError>
        )}
        {sent !== null && (
          <p className={styles.progress} role="status">
            <span>
              {per < 100 ? t("Uploading: {percent}%", { percent: per }) : t("Uploaded. The picture is being prepared.")}
            </span>
            <progress max={100} value={per} aria-label={file.name} />
          </p>
        )}
      </div>
      {sent !== null && sent < 1 ? (
        <ActionButton label={t("Stop")} target={file.name} onPress={onStop} />
      ) : (
        <ActionButton label={t("Remove")} target={file.name} busy={busy} onPress={onRemove} />
      )}
    </li>
  );
}
