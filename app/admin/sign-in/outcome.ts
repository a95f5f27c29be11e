import { LOGIN_SENTENCES } from "../../../domain/admins.ts";
import { RESET_SENTENCES } from "../../../domain/password-reset.ts";
import { SECOND_FACTOR_SENTENCES } from "../../../domain/second-factor.ts";
import { showToast } from "../../ui/toasts.ts";
import { type Failure, inWordsOf } from "../api.ts";

/** What came of a step that goes no further yet: done, or one sentence for each field. */
export interface Outcome {
  done?: true;
  /** Why the server refused, when that is no field's fault: stands until the next act. */
  message?: string;
  /** The login that waited for its second step is over, or the invitation: no other try can go better. */
  over?: true;
  errors: Record<string, string>;
}

/** What a form of the entry asks for. */
export type Act = (from: URL, form: FormData) => Promise<Outcome | Response>;

/** What the calls of the entry can refuse. */
export const SENTENCES = { ...SECOND_FACTOR_SENTENCES, ...LOGIN_SENTENCES, ...RESET_SENTENCES };

/** The server's sentence, or the fixed one, in a toast and on the page; its sentences for fields beside them. */
export function refused(failed: Failure, otherwise: string): Outcome {
  const { errors, message = otherwise } = inWordsOf(SENTENCES, failed);
  showToast({ kind: "bad", words: message });
  return Object.keys(errors).length > 0 ? { errors } : { errors, message };
}
