import { TESTIMONIAL_WORDS } from "../../../domain/testimonials.ts";
import { ask, type Failure } from "../api.ts";
import { say } from "../said.ts";

/** What an administrator can do with a testimonial. */
export type Act = "approve" | "reject" | "restore" | "delete" | "show" | "hide";

const NOT_DONE = "The testimonial could not be changed. Please try again.";

/** The call of each act, and what is said when it failed for no reason that the server names. */
const CALLS = {
  approve: { method: "PUT", path: "approve", failed: NOT_DONE },
  reject: { method: "PUT", path: "reject", failed: NOT_DONE },
  restore: { method: "PUT", path: "restore", failed: NOT_DONE },
  delete: { method: "DELETE", path: "delete", failed: TESTIMONIAL_WORDS.notDeleted },
  show: { method: "PUT", path: "visibility", failed: TESTIMONIAL_WORDS.visibilityNotChanged, body: { is_visible: 1 } },
  hide: { method: "PUT", path: "visibility", failed: TESTIMONIAL_WORDS.visibilityNotChanged, body: { is_visible: 0 } },
} as const;

const isAct = (value: unknown): value is Act => typeof value === "string" && value in CALLS;

/** Does what a button of the screen asks for, and says how it went. The lists load anew afterwards, either way. */
export async function decide(request: Request): Promise<null> {
  const form = await request.formData();
  const act = form.get("act");
  if (!isAct(act)) return null;
  const { method, path, failed, ...rest } = CALLS[act];
  const body = "body" in rest ? rest.body : undefined;
  const answer = await ask<{ message: string }>(request, method, `/api/testimonials/${path}/${form.get("id")}`, body);
  if (answer.ok) say({ kind: "ok", words: answer.body.message });
  else say({ kind: "bad", words: whyNot(answer, failed) });
  return null;
}

/** Somebody else was quicker, or the server says why not; else the fixed words (docs/product.md, 6.3). */
function whyNot({ status, message }: Failure, failed: string): string {
  const fixed = failed !== NOT_DONE && status !== 404 && status !== 409;
  return fixed ? failed : (message ?? failed);
}
