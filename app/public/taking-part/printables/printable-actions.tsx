import { useState, useSyncExternalStore } from "react";
import { Drawing, Icon } from "../../../components/icon.tsx";
import { useMessages } from "../../../i18n/use-messages.ts";
import { REQUIRES_HYDRATION } from "../../../inline/lazy-hydration.ts";
import type { Printable } from "./printable.ts";
import styles from "./printable-actions.module.css";
import { toFile } from "./to-file.ts";

const SHARE = "M12 15V3M7 8l5-5 5 5M4 13v8h16v-8";
const SAVE = "M12 3v12M6 10l6 6 6-6M4 21h16";

interface PrintableActionsProps {
  /** Null while a line is too long. */
  sheet: Printable | null;
  /** Without extension. */
  file: string;
  prints?: boolean;
}

/** Share (where files are supported), save, print. Drawn on demand. */
export function PrintableActions({ sheet, file, prints }: PrintableActionsProps) {
  const messages = useMessages("sheets");
  const shares = useSyncExternalStore(
    () => () => undefined,
    sharesPictures,
    () => false,
  );
  const [state, setState] = useState<"rest" | "drawing" | "failed">("rest");

  const withPicture = async (then: (picture: File) => unknown) => {
    if (!sheet || state === "drawing") return;
    setState("drawing");
    try {
      await then(await toFile(sheet, `${file}.png`));
      setState("rest");
    } catch (error) {
      // The user closed the share dialog.
      setState(error instanceof Error && error.name === "AbortError" ? "rest" : "failed");
    }
  };

  const off = sheet === null || state === "drawing" || undefined;
  return (
    <>
      <div className={styles.acts}>
        {shares && (
          <button
            type="button"
            className="button red"
            aria-disabled={off}
            onClick={() => withPicture((picture) => navigator.share({ files: [picture] }))}
          >
            <Drawing path={SHARE} />
            {messages.share}
          </button>
        )}
        <button
          type="button"
          {...{ [REQUIRES_HYDRATION]: "" }}
          className="button"
          aria-disabled={off}
          onClick={() => withPicture(save)}
        >
          <Drawing path={SAVE} />
          {state === "drawing" ? messages.drawing : messages.save}
        </button>
        {prints && (
          <button
            type="button"
            {...{ [REQUIRES_HYDRATION]: "" }}
            className="button outlined"
            aria-disabled={off}
            onClick={() => sheet && print()}
          >
            <Icon name="file" />
            {messages.print}
          </button>
        )}
      </div>
      {state === "failed" && (
        <p className="note bad" role="alert">
          <Icon name="warning" />
          {messages.notDrawn}
        </p>
      )}
      <p className={styles.stays}>
        <Icon name="check" />
        {messages.stays}
      </p>
    </>
  );
}

const sharesPictures = (): boolean =>
  navigator.canShare?.({ files: [new File([], "x.png", { type: "image/png" })] }) ?? false;

function save(picture: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
  // Keep it until the download has started.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
