const DOUBLE_CLICK_MS = 300;

/** Milliseconds. */
const ECHO_MS = 1000;

let clickedAt = Number.NEGATIVE_INFINITY;
let completedAt = Number.NEGATIVE_INFINITY;

/** A press after typing is meant. */
export function followTyping(page: Pick<EventTarget, "addEventListener">): void {
  page.addEventListener(
    "input",
    () => {
      clickedAt = Number.NEGATIVE_INFINITY;
      completedAt = Number.NEGATIVE_INFINITY;
    },
    true,
  );
}

if (typeof addEventListener === "function") followTyping(globalThis);

/** Call after success: another button may now be under the pointer. */
export function markCompleted(): void {
  completedAt = performance.now();
}

/** True for the second click of a double click. After an error it is a retry. */
export function isDoubleClickEcho({ detail, timeStamp }: Pick<UIEvent, "detail" | "timeStamp">): boolean {
  const since = timeStamp - clickedAt;
  clickedAt = timeStamp;
  return detail > 1 && (since < DOUBLE_CLICK_MS || timeStamp - completedAt < ECHO_MS);
}
