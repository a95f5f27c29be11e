import { useId, useLayoutEffect, useRef } from "react";
import { t } from "../../../shared/i18n/admin-text.ts";
import type { Upload } from "../lib/upload.ts";
import { ActionButton } from "./buttons.tsx";
import styles from "./upload-progress.module.css";

export function UploadProgress({ upload }: { upload: Upload }) {
  const id = useId();
  const lane = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = lane;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      current.closest("form")?.querySelector<HTMLElement>("[type=submit]")?.focus();
    };
  }, []);
  const percent = Math.round(upload.sent * 100);
  return (
    <div className={styles.uploading} ref={lane}>
      <label htmlFor={id}>
        {percent < 100 ? t("Uploading: {percent}%", { percent }) : t("Uploaded. The file is being checked.")}
      </label>
      <progress id={id} max={100} value={percent} />
      <ActionButton label={t("Cancel upload")} onPress={upload.cancel} />
    </div>
  );
}
