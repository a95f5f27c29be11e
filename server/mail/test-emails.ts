import { TEST_LETTER_WORDS, type TestLetter, type TestLetterEnd } from "../../shared/email/test-email.ts";
import { fill } from "../../shared/i18n/interpolate.ts";
import type { Actor, Acts } from "../actions/run-action.ts";
import type { Database } from "../database/open.ts";
import type { Limits } from "../rate-limit/limits.ts";
import { explainMailFault } from "./explain-mail-fault.ts";
import type { Mailer } from "./mailer.ts";
import { writeTestLetter } from "./templates/test-email.ts";

/** In ms; screens wait ten seconds. */
const PATIENCE = 8000;

const words = TEST_LETTER_WORDS;
const told = (letter: TestLetterEnd, message: string = words[letter]): TestLetter => ({ letter, message });

/** Test emails. */
export interface TestLetters {
  /**
   * Sends at once, bypassing the queue, and describes the result.
   * @param patience maximum wait in ms; absent: until the result is known
   */
  tryOne(to: string, patience?: number): Promise<TestLetter>;
  /** Sends one to the current user. @throws AppError "too-many" */
  sendToOneself(by: Actor & { email: string }): Promise<TestLetter>;
}

interface Needs {
  db: Database["db"];
  acts: Acts;
  limits: Limits;
  mailer: Mailer;
  site: { origin: string };
  /** False: emails become files. */
  mailServer: boolean;
}

export function createTestLetters({ db, acts, limits, mailer, site, mailServer }: Needs): TestLetters {
  const tryOne: TestLetters["tryOne"] = async (to, patience) => {
    const sending = mailer.send(writeTestLetter({ to, origin: site.origin })).then(
      () => (mailServer ? told("sent", fill(words.sent, { to })) : told("no mail server")),
      (error: unknown) => told("not sent", fill(words["not sent"], { why: explainMailFault(error) })),
    );
    if (patience === undefined) return sending;
    let timer: NodeJS.Timeout | undefined;
    const tired = new Promise<TestLetter>((resolve) => {
      timer = setTimeout(() => resolve(told("no answer")), patience);
    });
    return Promise.race([sending, tired]).finally(() => clearTimeout(timer));
  };

  return {
    tryOne,
    async sendToOneself(by) {
      await limits.spend(db, "send a test letter", String(by.id));
      const tried = await tryOne(by.email, PATIENCE);
      await acts.do(by, "send test letter", [by.id], async (_trx, told) =>
        told.changed({ letter: { before: null, after: tried.letter } }),
      );
      return tried;
    },
  };
}
