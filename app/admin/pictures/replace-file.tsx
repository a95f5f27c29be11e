import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import type { Picture } from "../../../shared/pictures/pictures.schema.ts";
import { PICTURE_ERRORS } from "../../../shared/pictures/pictures.ts";
import { confirmAction } from "../components/confirmation.tsx";
import { FieldError } from "../components/error-box.tsx";
import { UploadProgress } from "../components/upload-progress.tsx";
import { localizeFailure } from "../lib/api-client.ts";
import { failureToast } from "../lib/form-result.ts";
import { showUndoable } from "../lib/undo-toast.ts";
import { upload, useUpload } from "../lib/upload.ts";
import { getFileError, SCREEN_COPY } from "./copy.ts";
import styles from "./page.module.css";
import { reloadIfSessionEnded } from "./use-pictures.ts";

/** Another file for every place that shows the picture. */
export function ReplaceFile({ picture: { id, version, used_in } }: { picture: Picture }) {
  const { revalidate } = useRevalidator();
  const uploading = useUpload();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const replace = async (file: File) => {
    const wrong = getFileError(file);
    setError(wrong);
    if (wrong !== undefined) return;
    const text = t("The new file is shown in every place that uses this picture ({count}).", { count: used_in.length });
    if (!(await confirmAction({ title: t("Replace the file?"), text, verb: t("Yes, replace it"), target: file.name })))
      return;
    const body = new FormData();
    body.set("picture", file);
    const sent = { id, body, version: String(version) };
    const response = await upload(new Request(location.href), "POST /api/pictures/replace/{id}", sent);
    if (response === "cancelled") return setError(SCREEN_COPY.stopped);
    if (response.ok) showUndoable(response.body.message, "picture", [id]);
    else {
      const { message } = localizeFailure(PICTURE_ERRORS, response);
      setError(failureToast({ status: response.status, message }, SCREEN_COPY.notSaved).text);
    }
    await revalidate();
  };
  return (
    <div className={styles.replace}>
      <label className={`button outlined small ${styles.upload}`}>
        <span>{t("Replace file")}</span>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          accept="image/*"
          aria-describedby={error === undefined ? undefined : "replace-error"}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = "";
            if (file) replace(file).catch(reloadIfSessionEnded);
          }}
        />
      </label>
      {error !== undefined && <FieldError id="replace-error">{error}</FieldError>}
      {uploading && <UploadProgress upload={uploading} />}
    </div>
  );
}
