import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";

const LONG_PRESS_MS = 500;
/** Pixels; a finger that moves further scrolls. */
const TOLERANCE = 10;

interface Press {
  timer: ReturnType<typeof setTimeout>;
  x: number;
  y: number;
  isDone: boolean;
}

/** Handlers for an element that is held with a finger; the click at the end of the press is dropped. */
export function useLongPress(onLongPress: () => void) {
  const press = useRef<Press | null>(null);
  const stop = () => clearTimeout(press.current?.timer);
  useEffect(() => stop, []);
  const finish = () => {
    stop();
    if (!press.current || press.current.isDone) return;
    press.current.isDone = true;
    onLongPress();
  };
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
      stop();
      const isTouch = pointerType === "touch";
      press.current = isTouch ? { timer: setTimeout(finish, LONG_PRESS_MS), x, y, isDone: false } : null;
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > TOLERANCE) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // Chrome on Android cancels the press with its own menu; Safari has none.
    onContextMenu(event: MouseEvent) {
      if (!press.current) return;
      event.preventDefault();
      finish();
    },
    onClickCapture(event: MouseEvent) {
      if (!press.current?.isDone) return;
      press.current = null;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
