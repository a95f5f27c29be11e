import { type RefObject, useEffect, useRef, useState } from "react";
import { t } from "../../../shared/i18n/admin-text.ts";
import { dropDraft, getDraft, saveDraft } from "../lib/drafts.ts";
import { storedAdmin } from "../lib/session.ts";
import { backgroundRequest } from "./background-fetch.ts";

/** Debounce in ms: after the last key, and at most after the first. */
const SAVE_DEBOUNCE_MS = 800;
const SAVE_MAX_WAIT_MS = 4000;

const SAVED_COPY = {
  whole: t("Draft saved."),
  device: t("Draft saved on this device: the server did not respond."),
  gone: t("Draft saved on this device: this enquiry is no longer there."),
} as const;

/** Saves a reply while typing: to local storage at once, to the server soon after, for other devices. */
export function useReplyDraft(id: number, form: RefObject<HTMLFormElement | null>) {
  const [stored, setStored] = useState("");
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef("");
  const began = useRef<number>(undefined);
  const pending = useRef<Promise<unknown>>(undefined);
  const onDevice = `case-reply:${id}`;
  const keyOnDevice = `case-reply-key:${id}:${storedAdmin()?.email}`;

  const keep = async () => {
    soon.current = undefined;
    began.current = undefined;
    const text = typed.current;
    const keeping = backgroundRequest("PUT /api/contact/{id}/draft", { id, body: { text } });
    pending.current = keeping;
    const response = await keeping;
    if (pending.current === keeping) pending.current = undefined;
    if (typed.current !== text) return;
    if (response?.ok) dropDraft(onDevice);
    setStored(
      response?.ok
        ? text.trim()
          ? SAVED_COPY.whole
          : ""
        : response?.status === 404
          ? SAVED_COPY.gone
          : SAVED_COPY.device,
    );
  };
  const stop = () => {
    clearTimeout(soon.current);
    soon.current = undefined;
  };
  const begin = useRef({ keep, stop });

  useEffect(() => {
    let isActive = true;
    const { keep: keepNow, stop: stopNow } = begin.current;
    const show = (text: string | undefined) => {
      const area = getTextArea(form);
      if (!isActive || !text || !area || area.value !== "") return;
      area.value = text;
      area.dispatchEvent(new Event("input", { bubbles: true }));
    };
    const local = getDraft(onDevice)?.["text"];
    if (local) show(local);
    else
      void backgroundRequest("GET /api/contact/{id}/draft", { id }).then(
        (draft) => draft?.ok && show(draft.body.data?.text),
      );
    return () => {
      isActive = false;
      const waits = soon.current !== undefined;
      stopNow();
      if (waits) void keepNow();
    };
  }, [id, onDevice, form]);

  return {
    kept: stored,
    onTyped() {
      stop();
      setStored("");
      typed.current = getTextArea(form)?.value ?? "";
      if (form.current) saveDraft(onDevice, form.current);
      const now = performance.now();
      began.current ??= now;
      soon.current = setTimeout(keep, Math.max(0, Math.min(SAVE_DEBOUNCE_MS, began.current + SAVE_MAX_WAIT_MS - now)));
    },
    /** Idempotency key, stable across retries and reloads. */
    keyOfLetter(): string {
      const key = sessionStorage.getItem(keyOnDevice) ?? crypto.randomUUID();
      sessionStorage.setItem(keyOnDevice, key);
      return key;
    },
    /** Waits for pending saves, which would recreate the draft after sending. */
    async onSending() {
      stop();
      await pending.current?.catch(() => {});
    },
    onSent() {
      stop();
      typed.current = "";
      setStored("");
      dropDraft(onDevice);
      sessionStorage.removeItem(keyOnDevice);
      void pending.current?.then(() => backgroundRequest("PUT /api/contact/{id}/draft", { id, body: { text: "" } }));
    },
  };
}

export const getTextArea = (form: RefObject<HTMLFormElement | null>) =>
  form.current?.elements.namedItem("text") as HTMLTextAreaElement | null | undefined;

/** Saved replies are stored with the line breaks that a form sent; a text area has its own. */
const plain = (text: string): string => text.replace(/\r\n?/g, "\n").trim();

/** The longest of some texts that a reply begins with, unedited; undefined when it begins with none. */
export const getBeginsWithOne = (written: string, known: readonly string[]): string | undefined =>
  known
    .map(plain)
    .filter((item) => item !== "" && (plain(written) === item || plain(written).startsWith(`${item}\n\n`)))
    .sort((a, b) => b.length - a.length)[0];

/**
 * A reply with a saved reply put in: it takes the place of one of `known` that was not edited, and what is one's own stays
 * below it.
 */
export function withSavedReply(written: string, text: string, known: readonly string[]): string {
  const before = getBeginsWithOne(written, known) ?? "";
  const own = plain(written).slice(before.length).trim();
  return own === "" ? plain(text) : `${plain(text)}\n\n${own}`;
}
