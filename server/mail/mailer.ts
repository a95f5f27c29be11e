export interface Email {
  /** Exactly one address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Message-IDs of this email and of the thread (RFC 5322, 3.6.4). */
  thread?: { id: string; before: string[] };
  /** Absent: the sender. */
  replyTo?: string;
  /** Out-of-office replies are welcome. */
  byPerson?: true;
}

/** Permanently rejected: retrying is pointless. */
export class EmailRejected extends Error {
  override name = "LetterRefused";
}

/** Delivery unknown: sending again might deliver twice. */
export class EmailDeliveryUnknown extends Error {
  override name = "LetterUncertain";
}

export interface Mailer {
  /** Resolves when mail is accepted now; rejects within eight seconds. */
  ready(): Promise<void>;
  /**
   * Resolves when accepted; rejects within 30 s.
   * @param beforeTheEnd called before the final dot, after which the email may have been accepted; not called
   * when resending is idempotent
   * @throws EmailRejected when permanently rejected; EmailDeliveryUnknown when no response came after
   * `beforeTheEnd`
   */
  send(email: Email, beforeTheEnd?: () => Promise<void>): Promise<void>;
  /** Does the same work without a recipient; fails where `send` would. */
  simulate(email: Email): Promise<void>;
}
