/** A letter as it is written, before anyone carries it. */
export interface Letter {
  /** One address, and only one. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Its own name, and those of the letters that it continues, oldest first, each in angle brackets (RFC 5322, 3.6.4). */
  thread?: { id: string; before: string[] };
  /** Where an answer goes; absent: where it came from. */
  replyTo?: string;
  /** Written by a person, so that who is on holiday may say so. */
  byPerson?: true;
}

/** The mail server will not take this letter, now or later: trying again is pointless. */
export class LetterRefused extends Error {
  override name = "LetterRefused";
}

/** Nobody knows whether the mail server took this letter: sent again, it might arrive twice. */
export class LetterUncertain extends Error {
  override name = "LetterUncertain";
}

/** What we ask of mail. */
export interface Mailer {
  /** Resolves when mail is taken now; rejects within eight seconds when it is not. */
  ready(): Promise<void>;
  /**
   * Resolves when the letter was taken over; rejects within half a minute when it was not.
   * @param beforeTheEnd called when all but the end of it was handed over: from then on it may have been taken. Not called
   * where sending a letter with a name of its own again makes no second one
   * @throws LetterRefused when it never will be; LetterUncertain when `beforeTheEnd` was called, and no answer came
   */
  send(letter: Letter, beforeTheEnd?: () => Promise<void>): Promise<void>;
  /** Does the work of `send`, as far as it goes without a recipient: nobody gets the letter. Fails where `send` would. */
  pretend(letter: Letter): Promise<void>;
}
