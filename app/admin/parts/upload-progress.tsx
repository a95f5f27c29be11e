import { useId } from "react";
import type { Upload } from "../upload.ts";
import { ActButton } from "./act-button.tsx";
import styles from "./upload-progress.module.css";

/** How far a file is on its way, in words and as a lane being painted, and the way to take it back. */
export function UploadProgress({ upload }: { upload: Upload }) {
  const id = useId();
  const percent = Math.round(upload.sent * 100);
  return (
    <div className={styles.uploading}>
      <label htmlFor={id}>{percent < 100 ? `Uploading: ${percent}%` : "Uploaded. The file is being checked."}</label>
      <progress id={id} max={100} value={percent} />
      <ActButton label="Cancel upload" onPress={upload.cancel} />
    </div>
  );
}
