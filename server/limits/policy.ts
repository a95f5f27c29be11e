/** Seconds of a day, from the first act that is counted. */
const DAY = 24 * 60 * 60;
const KIB = 1024;

/** By one key: at most `times`, of acts or bytes, in `seconds`, or `withProof` when a proof of work comes with it. The whole policy on one page. */
export const LIMITS = {
  /** Posts of the public forms from one address (docs/calls.md, 9). */
  "post a form": { times: 60, withProof: 200, seconds: 600 },
  /** The same from all addresses of one IPv6 /56, as one line gets it, and of one /48, as a house or a renter gets it. */
  "post a form from a /56": { times: 240, withProof: 800, seconds: 600 },
  "post a form from a /48": { times: 1000, withProof: 4000, seconds: 600 },
  /** A form with the same words from one address: later ones repeat the first (`repeats` of `Limits`). */
  "send the same form": { times: 1, seconds: 60 },
  /** Bytes of the texts in those posts: nobody fills the disk, and forty pupils who write ordinary enquiries send less. */
  "post bytes of forms": { times: 256 * KIB, withProof: 1024 * KIB, seconds: 600 },
  "post bytes of forms from a /56": { times: 512 * KIB, withProof: 2048 * KIB, seconds: 600 },
  "post bytes of forms from a /48": { times: 1024 * KIB, withProof: 4096 * KIB, seconds: 600 },
  /** Presses of the pledge from one address, behind which a whole school may be, and from the networks around it. */
  "take the pledge": { times: 20, withProof: 300, seconds: 600 },
  "take the pledge from a /56": { times: 80, withProof: 1200, seconds: 600 },
  "take the pledge from a /48": { times: 320, withProof: 4800, seconds: 600 },
  /** Failed logins from one address; a success gives its try back. Other addresses are not touched. */
  "log in": { times: 10, withProof: 20, seconds: 600 },
  "log in from a /56": { times: 30, withProof: 60, seconds: 600 },
  "log in from a /48": { times: 100, withProof: 200, seconds: 600 },
  /** Failed logins to one account from anywhere; more are not refused but judged later (`login-guesses.ts`). */
  "log in to an account": { times: 10, seconds: DAY },
  /** Each solved task of a proof of work counts once, for longer than the task lives. */
  "use a proof": { times: 1, seconds: 1500 },
  /** Requests for a code from one address, whatever they name. */
  "ask for a code": { times: 20, seconds: 600 },
  /** Letters with a code to one e-mail address; who asks for more gets the same answer and no letter. */
  "send a code": { times: 3, seconds: 600 },
  "send a code in a day": { times: 10, seconds: DAY },
  /** Codes tried from one address, right or wrong; each code dies by its own five wrong tries long before. */
  "try a code": { times: 100, seconds: 600 },
  /** Wrong tries of an account's living codes, from anywhere; then none of them holds any more. */
  "guess a code in a day": { times: 50, seconds: DAY },
  /** Letters that tell an owner that somebody guesses. */
  "tell of guesses": { times: 1, seconds: DAY },
  /** Second factors tried from one address, right or wrong; each login dies by its own five wrong tries long before. */
  "try a second factor": { times: 100, seconds: 600 },
  /** Wrong codes of an account's authenticator app, from anywhere; then none holds, but passkeys and recovery codes do. */
  "guess a second factor in a day": { times: 50, seconds: DAY },
  /** Logins with a passkey that are begun from one address. */
  "ask for a passkey": { times: 100, seconds: 600 },
  /** Wrong passwords of somebody who is logged in, within one session; a right one gives its try back. */
  "confirm a password": { times: 10, seconds: 600 },
  /** Letters with an invitation that one owner orders. */
  invite: { times: 30, seconds: 3600 },
  /** Test letters that one owner sends to themselves. */
  "send a test letter": { times: 5, seconds: 600 },
  /** Tries to accept an invitation from one address; one that succeeds is given back. */
  "accept an invitation": { times: 20, seconds: 600 },
} as const satisfies Record<string, { times: number; withProof?: number; seconds: number }>;

export type LimitedAct = keyof typeof LIMITS;

/** Where `withProof` is absent, a proof of work allows no more. */
export const policyOf = (act: LimitedAct): { times: number; withProof?: number; seconds: number } => LIMITS[act];
