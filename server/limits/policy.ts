/**
 * How often each act may be done by one key: at most `times` in `seconds`, or `withProof` when a proof of work comes
 * with it. The whole policy on one page.
 */
export const LIMITS = {
  /** Posts of the public forms from one address (contract, section 4). */
  "post a form": { times: 60, withProof: 200, seconds: 600 },
  /** Failed logins from one address; a success gives its try back. Other addresses are not touched. */
  "log in": { times: 10, withProof: 20, seconds: 600 },
  /** Each solved task of a proof of work counts once, for longer than the task lives. */
  "use a proof": { times: 1, seconds: 1500 },
  /** Requests for a code from one address, whatever they name (contract, "Account"). */
  "ask for a code": { times: 20, seconds: 600 },
  /** Letters with a code to one e-mail address; who asks for more gets the same answer and no letter. */
  "send a code": { times: 3, seconds: 600 },
  /** Codes tried from one address, right or wrong; each code dies by its own five wrong tries long before. */
  "try a code": { times: 100, seconds: 600 },
  /** Wrong current passwords within one session; a right one gives its try back. */
  "change a password": { times: 10, seconds: 600 },
} as const satisfies Record<string, { times: number; withProof?: number; seconds: number }>;

export type LimitedAct = keyof typeof LIMITS;
