import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useControlMessages } from "./control-messages.ts";
import { Icon } from "./icon.tsx";
import {
  announceThrough,
  dropToast,
  getToasts,
  listenToToasts,
  noToasts,
  type ShownToast,
  TOAST_TIME,
  type ToastPlace,
} from "./toasts.ts";

/** A modal dialog makes the page inert, so each dialog has its own region; the newest is used. */
export function ToastRegion({ insideDialog = false }: { insideDialog?: boolean }) {
  const [region] = useState(() => Symbol());
  const toasts = useSyncExternalStore(listenToToasts, () => getToasts(region), noToasts);
  useEffect(() => announceThrough(region, insideDialog), [region, insideDialog]);
  return (
    <>
      <Place place="top" toasts={toasts} />
      <Place place="corner" toasts={toasts} />
    </>
  );
}

function Place({ place, toasts }: { place: ToastPlace; toasts: readonly ShownToast[] }) {
  const shown = toasts.filter((toast) => toast.place === place);
  return (
    <div className="toasts" data-place={place}>
      <div role="status">
        {shown
          .filter(({ kind }) => kind === "ok")
          .map((toast) => (
            <Tape key={toast.id} toast={toast} />
          ))}
      </div>
      <div role="alert">
        {shown
          .filter(({ kind }) => kind !== "ok")
          .map((toast) => (
            <Tape key={toast.id} toast={toast} />
          ))}
      </div>
    </div>
  );
}

const getTime = ({ time, place }: ShownToast) => time ?? TOAST_TIME[place];

/** Paused on hover and focus. */
function Tape({ toast }: { toast: ShownToast }) {
  const messages = useControlMessages();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wait = () => clearTimeout(timer.current);
  const run = () => {
    wait();
    timer.current = setTimeout(() => dropToast(toast.id), getTime(toast));
  };
  useEffect(() => {
    timer.current = setTimeout(() => dropToast(toast.id), getTime(toast));
    return () => clearTimeout(timer.current);
  }, [toast]);
  return (
    <div
      className="toast"
      data-kind={toast.kind}
      data-time={toast.time}
      onPointerEnter={wait}
      onPointerLeave={run}
      onFocus={wait}
      onBlur={run}
    >
      <Icon name={toast.kind === "ok" ? "check" : "warning"} />
      <span>
        {toast.title && (
          <>
            <b>{toast.title}</b>{" "}
          </>
        )}
        <span>{toast.text}</span>
      </span>
      {toast.undo && (
        <button
          type="button"
          className="undo"
          onClick={() => {
            dropToast(toast.id);
            toast.undo?.act();
          }}
        >
          {toast.undo.label}
        </button>
      )}
      <button type="button" onClick={() => dropToast(toast.id)}>
        <Icon name="close" />
        <span className="visually-hidden">{messages.close}</span>
      </button>
    </div>
  );
}
