import type { ActionFunctionArgs } from "react-router";
import type { PublicPath } from "../../../shared/public-routes.ts";
import { prefetchProof } from "../../components/prefetch-proof.ts";
import { handleFormPost } from "../forms/handle-form-post.ts";
import { type SubmitResult, submitForm } from "../forms/submit-form.ts";

export const PLEDGE = "take";

const pledgeRules = () => import("../../../shared/pledge/pledge.ts").then(({ pledgeForm }) => pledgeForm);

/** Without scripts. */
export const handlePledgePost = (args: ActionFunctionArgs, address: PublicPath) =>
  handleFormPost(args, {
    rules: pledgeRules,
    submit: ({ pledge }, _, visitor) => pledge.submit(visitor),
    thanks: `${address}?taken=1#${PLEDGE}`,
  });

/** Maximum wait for the proof of work. */
const PROOF_TIMEOUT_MS = 6000;

let pending: Promise<SubmitResult> | null = null;

/** With scripts; concurrent calls are one. */
export function submitPledge(): Promise<SubmitResult> {
  pending ??= press().finally(() => void (pending = null));
  return pending;
}

async function press(): Promise<SubmitResult> {
  await Promise.race([prefetchProof(), new Promise((resolve) => setTimeout(resolve, PROOF_TIMEOUT_MS))]);
  return submitForm({}, { to: "/api/pledge", rules: pledgeRules, limits: {} });
}
