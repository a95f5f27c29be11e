import { VERSION_WORDS } from "../../../domain/history.ts";
import type { TestimonialStatus } from "../../../domain/testimonials.limits.ts";
import type { Testimonial } from "../../../domain/testimonials.rules.ts";
import { MODERATION_SENTENCES, TESTIMONIAL_WORDS } from "../../../domain/testimonials.ts";
import { ask, type Failure } from "../api.ts";
import { showOutcome } from "../outcome-toast.ts";
import { decideVersion, seenIn } from "../parts/decide-version.ts";
import { showUndoable } from "../parts/undo.ts";
import { decideSeveral } from "./decide-several.ts";

/** What an administrator can do with a testimonial. */
export type Act = "approve" | "reject" | "restore" | "reopen" | "delete" | "show" | "hide";

/** The verb on the button that deletes one. */
export const DELETE_IT = "Yes, delete it!";

/** The verb on the button that decides all the same, once it was seen what somebody else changed. */
const VERBS: Record<Act, string> = {
  approve: "Approve it",
  reject: "Reject it",
  restore: "Restore it",
  reopen: "Back to incoming",
  delete: DELETE_IT,
  show: "Show it",
  hide: "Hide it",
};

const NOT_DONE = TESTIMONIAL_WORDS.notDone;

/** The call of each act, what is said when it failed for no reason that the server names, and whether 'Undo' is offered. */
const CALLS = {
  approve: { method: "PUT", path: "approve", failed: NOT_DONE, undo: true },
  reject: { method: "PUT", path: "reject", failed: NOT_DONE, undo: true },
  restore: { method: "PUT", path: "restore", failed: NOT_DONE, undo: true },
  reopen: { method: "PUT", path: "reopen", failed: NOT_DONE, undo: true },
  delete: { method: "DELETE", path: "delete", failed: TESTIMONIAL_WORDS.notDeleted, undo: true },
  // The switch takes itself back.
  show: { method: "PUT", path: "visibility", failed: TESTIMONIAL_WORDS.visibilityNotChanged, body: { is_visible: 1 } },
  hide: { method: "PUT", path: "visibility", failed: TESTIMONIAL_WORDS.visibilityNotChanged, body: { is_visible: 0 } },
} as const;

const isAct = (value: unknown): value is Act => typeof value === "string" && value in CALLS;

/** Does what a button of the screen asks for, and says how it went. The lists load anew afterwards, either way. */
export async function decide(request: Request): Promise<null> {
  const form = await request.formData();
  const act = form.get("act");
  if (!isAct(act)) return null;
  const id = Number(form.get("id"));
  const decision = seenIn(form);
  const reason = String(form.get("reason") ?? "");
  if (act === "reject" && reason.trim() !== "")
    return decideSeveral(request, "reject", [{ id, version: Number(decision.version) }], reason);
  const { method, path, failed, ...rest } = CALLS[act];
  const body = "body" in rest ? rest.body : undefined;
  const call = `/api/testimonials/${path}/${id}`;
  const send = async (version: string) => {
    const answer = await ask(request, method, call, body, version);
    return answer.ok || answer.status !== 412 ? answer : whereItMayStill(act, answer);
  };
  const answer = await decideVersion({ ...decision, verb: VERBS[act], send });
  if (answer === "kept") return null;
  if (answer.ok && "undo" in rest) showUndoable(answer.body.message, "testimonial", [id]);
  else if (answer.ok) showOutcome({ kind: "ok", words: answer.body.message });
  else if (answer.status === 412) showOutcome({ kind: "bad", words: answer.message ?? VERSION_WORDS.changedMeanwhile });
  else showOutcome({ kind: "bad", words: whyNot(answer, failed) });
  return null;
}

/** The states from which each act is done (docs/product.md, 4.2). */
const FROM: Record<Act, readonly TestimonialStatus[]> = {
  approve: ["pending"],
  reject: ["pending"],
  restore: ["rejected"],
  reopen: ["approved"],
  delete: ["approved", "rejected"],
  show: ["approved"],
  hide: ["approved"],
};

/** Somebody else changed it meanwhile: where its state forbids the act now, that is all that there is to say. */
function whereItMayStill(act: Act, answer: Failure): Failure {
  const { status } = answer.current as Testimonial;
  if (act === "delete" || FROM[act].includes(status)) return answer;
  return { ...answer, message: MODERATION_SENTENCES[`testimonial-${status}`], current: undefined };
}

/** Somebody else was quicker, or the server says why not; else the fixed words (docs/product.md, 6.3). */
function whyNot({ status, message }: Failure, failed: string): string {
  const fixed = failed !== NOT_DONE && status !== 404 && status !== 409;
  return fixed ? failed : (message ?? failed);
}
