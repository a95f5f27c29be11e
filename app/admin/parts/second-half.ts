/** Two presses that are so close together are one double press, in milliseconds: nobody answers to what they read so soon. */
const ONE_DOUBLE = 300;

/** For so long after something was done the press that did it may have a second half, in milliseconds. */
const SINCE_DONE = 1000;

let pressedAt = Number.NEGATIVE_INFINITY;
let doneAt = Number.NEGATIVE_INFINITY;

/** The server did what somebody asked for: the next form, or another button, may stand under the second half of their press. */
export function noteDone(): void {
  doneAt = performance.now();
}

/**
 * Whether a press is the second half of a double one, and does nothing of its own. One that follows a refusal is none: somebody
 * tries again.
 */
export function isSecondHalf({ detail, timeStamp }: Pick<UIEvent, "detail" | "timeStamp">): boolean {
  const since = timeStamp - pressedAt;
  pressedAt = timeStamp;
  return detail > 1 && (since < ONE_DOUBLE || timeStamp - doneAt < SINCE_DONE);
}
