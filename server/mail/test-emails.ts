import { TEST_EMAIL_COPY, type TestEmail, type TestEmailResult } from "../../shared/email/test-email.ts";
import { interpolate } from "../../shared/i18n/interpolate.ts";
import type { Language } from "../../shared/i18n/languages.ts";
import type { ActionRunner, Actor } from "../actions/run-action.ts";
import type { Database } from "../database/open.ts";
import type { RateLimits } from "../rate-limit/limits.ts";
import { explainMailError } from "./explain-mail-fault.ts";
import type { Mailer } from "./mailer.ts";
import { renderTestEmail } from "./templates/test-email.ts";

/** In ms; screens wait ten seconds. */
const TIMEOUT_MS = 8000;

const copy = TEST_EMAIL_COPY;
const toResult = (email: TestEmailResult, message: string = copy[email]): TestEmail => ({ letter: email, message });

/** Test emails. */
export interface TestEmails {
  /**
   * Sends at once, bypassing the queue, and describes the result.
   * @param patience maximum wait in ms; absent: until the result is known
   */
  sendTo(to: string, patience?: number): Promise<TestEmail>;
  /** Sends one to the current user. @throws AppError "too-many" */
  sendToSelf(by: Actor & { email: string; language: Language }): Promise<TestEmail>;
}

interface Deps {
  db: Database["db"];
  actions: ActionRunner;
  limits: RateLimits;
  mailer: Mailer;
  site: { origin: string };
  /** False: emails become files. */
  mailServer: boolean;
}

export function createTestEmails({ db, actions, limits, mailer, site, mailServer }: Deps): TestEmails {
  const sendTo = async (to: string, patience?: number, language: Language = "en"): Promise<TestEmail> => {
    const sending = mailer.send(renderTestEmail({ to, language, origin: site.origin })).then(
      () => (mailServer ? toResult("sent", interpolate(copy.sent, { to })) : toResult("no mail server")),
      (error: unknown) => toResult("not sent", interpolate(copy["not sent"], { why: explainMailError(error) })),
    );
    if (patience === undefined) return sending;
    let timer: NodeJS.Timeout | undefined;
    const tired = new Promise<TestEmail>((resolve) => {
      timer = setTimeout(() => resolve(toResult("no answer")), patience);
    });
    return Promise.race([sending, tired]).finally(() => clearTimeout(timer));
  };

  return {
    sendTo,
    async sendToSelf(by) {
      await limits.consume(db, "send a test letter", String(by.id));
      const tried = await sendTo(by.email, TIMEOUT_MS, by.language);
      await actions.run(by, "send test letter", [by.id], async (_trx, recorder) =>
        recorder.recordFields({ letter: { before: null, after: tried.letter } }),
      );
      return tried;
    },
  };
}
