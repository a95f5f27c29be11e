/** A letter as it is written, before anyone carries it. */
export interface Letter {
  /** One address, and only one. */
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The mail server will not take this letter, now or later: trying again is pointless. */
export class LetterRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "LetterRefused";
  }
}

/** What we ask of mail. */
export interface Mailer {
  /** Resolves when mail is taken now; rejects within eight seconds when it is not. */
  ready(): Promise<void>;
  /**
   * Resolves when the letter was taken over; rejects within half a minute when it was not.
   * @throws LetterRefused when it never will be.
   */
  send(letter: Letter): Promise<void>;
  /** Does the work of `send`, as far as it goes without a recipient: nobody gets the letter. Fails where `send` would. */
  pretend(letter: Letter): Promise<void>;
}
