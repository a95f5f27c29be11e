import { fill } from "../../../domain/filled.ts";
import type { Versioned } from "../../../domain/history.rules.ts";
import { VERSION_WORDS } from "../../../domain/history.ts";
import type { Answer } from "../api.ts";
import { indianMoment } from "../indian-time.ts";
import { changesBetween } from "./changed-fields.ts";
import { confirmed } from "./confirmation.tsx";

type Values = Record<string, unknown>;

/** A thing as somebody saw it, and which version that was. */
export interface SeenVersion {
  /** Empty where that is not known any more. */
  seen: Values;
  version: string;
}

interface Decision<Body> extends SeenVersion {
  /** The verb on the button that decides again: 'Yes, delete it!'. */
  verb: string;
  /** Decides about this version. */
  send(version: string): Promise<Answer<Body>>;
}

/**
 * Decides about a version of a thing: deletes it, or switches it. Where somebody else changed it meanwhile, what changed
 * is shown and it is asked again; "kept" when the answer is no.
 */
export async function decideVersion<Body>({
  seen,
  version,
  verb,
  send,
}: Decision<Body>): Promise<Answer<Body> | "kept"> {
  const answer = await send(version);
  if (answer.ok || answer.status !== 412 || !answer.current) return answer;
  const current = answer.current as Values & Versioned;
  const { changed } = current;
  const again = await confirmed({
    title: VERSION_WORDS.changedTitle,
    text: changed
      ? fill(VERSION_WORDS.changedBy, { name: changed.by.name, when: indianMoment(changed.at) })
      : VERSION_WORDS.changedBySomebody,
    changes: changesBetween(seen, current),
    verb,
  });
  if (!again) return "kept";
  return decideVersion({ seen: current, version: String(current.version), verb, send });
}

/** The same about the thing that a form names, as it stood on the screen. */
export const decideSeen = <Body = { message: string }>(
  form: FormData,
  verb: string,
  send: Decision<Body>["send"],
): Promise<Answer<Body> | "kept"> => decideVersion({ ...seenIn(form), verb, send });

/** Of what a form saves or decides: the thing as it stood on the screen (`seen`), and its version. */
export const seenIn = (form: FormData): SeenVersion => ({
  seen: { ...JSON.parse(String(form.get("seen") ?? "{}")) },
  version: String(form.get("version")),
});
