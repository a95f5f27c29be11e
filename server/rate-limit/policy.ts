const DAY_SECONDS = 24 * 60 * 60;
const KIB = 1024;

/** By one key: at most `times`, of acts or bytes, in `seconds`, or `withProof` when a proof of work comes with it. The whole policy on one page. */
export const LIMITS = {
  /** Per address. */
  "post a form": { times: 60, withProof: 200, seconds: 600 },
  /** Per IPv6 /56 (one line) and /48 (a building or a hosting customer). */
  "post a form from a /56": { times: 240, withProof: 800, seconds: 600 },
  "post a form from a /48": { times: 1000, withProof: 4000, seconds: 600 },
  /** A form with the same words from one address: later ones repeat the first (`repeats` of `Limits`). */
  "send the same form": { times: 1, seconds: 60 },
  /** Bytes of the submitted texts: bounds disk use; forty pupils with ordinary enquiries send far less. */
  "post bytes of forms": { times: 256 * KIB, withProof: 1024 * KIB, seconds: 600 },
  "post bytes of forms from a /56": { times: 512 * KIB, withProof: 2048 * KIB, seconds: 600 },
  "post bytes of forms from a /48": { times: 1024 * KIB, withProof: 4096 * KIB, seconds: 600 },
  /** A school may share one address. */
  "take the pledge": { times: 20, withProof: 300, seconds: 600 },
  "take the pledge from a /56": { times: 80, withProof: 1200, seconds: 600 },
  "take the pledge from a /48": { times: 320, withProof: 4800, seconds: 600 },
  /** A school may share one address. */
  "press a link": { times: 120, seconds: 600 },
  "press a link from a /56": { times: 240, seconds: 600 },
  "press a link from a /48": { times: 960, seconds: 600 },
  /** A school may share one address. */
  "search the site": { times: 120, seconds: 600 },
  "search the site from a /56": { times: 240, seconds: 600 },
  "search the site from a /48": { times: 960, seconds: 600 },
  /** Failed logins per address; a success is refunded. */
  "log in": { times: 10, withProof: 20, seconds: 600 },
  "log in from a /56": { times: 30, withProof: 60, seconds: 600 },
  "log in from a /48": { times: 100, withProof: 200, seconds: 600 },
  /** Failed logins per account; beyond it logins are delayed, not refused (`login-guesses.ts`). */
  "log in to an account": { times: 10, seconds: DAY_SECONDS },
  /** Longer than a task is valid. */
  "use a proof": { times: 1, seconds: 1500 },
  /** Per address, over all accounts. */
  "ask for a code": { times: 20, seconds: 600 },
  /** Emails per account; beyond it the response is the same without an email. */
  "send a code": { times: 3, seconds: 600 },
  "send a code in a day": { times: 10, seconds: DAY_SECONDS },
  /** Per address; each code also expires after five wrong attempts. */
  "try a code": { times: 100, seconds: 600 },
  /** Wrong attempts per account; beyond it no code is valid. */
  "guess a code in a day": { times: 50, seconds: DAY_SECONDS },
  "tell of guesses": { times: 1, seconds: DAY_SECONDS },
  /** Per address; each login also ends after five wrong attempts. */
  "try a second factor": { times: 100, seconds: 600 },
  /** Wrong TOTP codes per account; passkeys and recovery codes still work. */
  "guess a second factor in a day": { times: 50, seconds: DAY_SECONDS },
  /** Per address. */
  "ask for a passkey": { times: 100, seconds: 600 },
  /** Wrong passwords per session; a right one is refunded. */
  "confirm a password": { times: 10, seconds: 600 },
  /** Per sender: stops mail loops between two robots. */
  "file an email": { times: 30, seconds: 3600 },
  /** Notes and replies per account: a stolen one neither fills enquiries nor sends mail in bulk. */
  "write in enquiries": { times: 200, seconds: 3600 },
  /** Per owner. */
  invite: { times: 30, seconds: 3600 },
  /** Per owner. */
  "send a test letter": { times: 5, seconds: 600 },
  /** Per address; a success is refunded. */
  "accept an invitation": { times: 20, seconds: 600 },
} as const satisfies Record<string, { times: number; withProof?: number; seconds: number }>;

export type LimitedAction = keyof typeof LIMITS;

export const getPolicy = (act: LimitedAction): { times: number; withProof?: number; seconds: number } => LIMITS[act];
