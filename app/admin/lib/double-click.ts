const ONE_DOUBLE = 300;

/** Milliseconds. */
const SINCE_DONE = 1000;

let pressedAt = Number.NEGATIVE_INFINITY;
let doneAt = Number.NEGATIVE_INFINITY;

/** Call after success: another button may now be under the pointer. */
export function noteDone(): void {
  doneAt = performance.now();
}

/** True for the second click of a double click. After an error it is a retry. */
export function isSecondHalf({ detail, timeStamp }: Pick<UIEvent, "detail" | "timeStamp">): boolean {
  const since = timeStamp - pressedAt;
  pressedAt = timeStamp;
  return detail > 1 && (since < ONE_DOUBLE || timeStamp - doneAt < SINCE_DONE);
}
