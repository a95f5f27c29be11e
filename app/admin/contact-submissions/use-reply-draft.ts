import { type RefObject, useEffect, useRef, useState } from "react";
import type { Draft } from "../../../domain/cases.rules.ts";
import { draftOf, dropDraft, keepDraft } from "../draft.ts";
import { storedAdmin } from "../session.ts";
import { askQuietly, callQuietly } from "./ask-quietly.ts";

/** How long after the last letter, and at most after the first, what was typed is kept by the server, in milliseconds. */
const KEEP_AFTER = 800;
const KEEP_WITHIN = 4000;

/** What is said of it. */
const KEPT = {
  whole: "Kept until you send it.",
  device: "Kept on this device: the server did not answer.",
  gone: "Kept on this device: this submission is no longer there.",
} as const;

/**
 * Keeps an answer while it is typed: on the device at once, so that a reload or a lost line takes nothing, and by the server
 * soon after, for whichever device is used next.
 */
export function useReplyDraft(id: number, form: RefObject<HTMLFormElement | null>) {
  const [kept, setKept] = useState("");
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef("");
  const began = useRef<number>(undefined);
  const underWay = useRef<Promise<unknown>>(undefined);
  const path = `/api/contact/${id}/draft`;
  const onDevice = `case-reply:${id}`;
  const keyOnDevice = `case-reply-key:${id}:${storedAdmin()?.email}`;

  const keep = async () => {
    soon.current = undefined;
    began.current = undefined;
    const text = typed.current;
    const keeping = callQuietly<{ data: Draft | null }>("PUT", path, { text });
    underWay.current = keeping;
    const answer = await keeping;
    if (underWay.current === keeping) underWay.current = undefined;
    if (typed.current !== text) return;
    if (answer?.ok) dropDraft(onDevice);
    setKept(answer?.ok ? (text.trim() ? KEPT.whole : "") : answer?.status === 404 ? KEPT.gone : KEPT.device);
  };
  const stop = () => {
    clearTimeout(soon.current);
    soon.current = undefined;
  };
  const begin = useRef({ keep, stop });

  useEffect(() => {
    let wanted = true;
    const { keep: keepNow, stop: stopNow } = begin.current;
    const show = (text: string | undefined) => {
      const area = areaOf(form);
      if (!wanted || !text || !area || area.value !== "") return;
      area.value = text;
      area.dispatchEvent(new Event("input", { bubbles: true }));
    };
    const here = draftOf(onDevice)?.["text"];
    if (here) show(here);
    else void askQuietly<{ data: Draft | null }>("GET", path).then((draft) => show(draft?.data?.text));
    return () => {
      wanted = false;
      const waits = soon.current !== undefined;
      stopNow();
      if (waits) void keepNow();
    };
  }, [path, onDevice, form]);

  return {
    /** What became of what was typed last, in words. */
    kept,
    /** Something was typed. */
    onTyped() {
      stop();
      setKept("");
      typed.current = areaOf(form)?.value ?? "";
      if (form.current) keepDraft(onDevice, form.current);
      const now = performance.now();
      began.current ??= now;
      soon.current = setTimeout(keep, Math.max(0, Math.min(KEEP_AFTER, began.current + KEEP_WITHIN - now)));
    },
    /** What is pressed twice, or sent again after a lost line and a reload, is one letter: it has one key. */
    keyOfLetter(): string {
      const key = sessionStorage.getItem(keyOnDevice) ?? crypto.randomUUID();
      sessionStorage.setItem(keyOnDevice, key);
      return key;
    },
    /**
     * It is about to be sent, after which the server lets go of what it kept by itself: resolves once nothing is on its way
     * to be kept, which would come after that.
     */
    async onSending() {
      stop();
      await underWay.current?.catch(() => {});
    },
    /** It was sent; what was still on its way to be kept is let go of too. */
    onSent() {
      stop();
      typed.current = "";
      setKept("");
      dropDraft(onDevice);
      sessionStorage.removeItem(keyOnDevice);
      void underWay.current?.then(() => askQuietly("PUT", path, { text: "" }));
    },
  };
}

/** The field that a form's answer is typed into. */
export const areaOf = (form: RefObject<HTMLFormElement | null>) =>
  form.current?.elements.namedItem("text") as HTMLTextAreaElement | null | undefined;
