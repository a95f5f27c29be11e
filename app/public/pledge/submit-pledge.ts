import type { ActionFunctionArgs } from "react-router";
import type { PublicPath } from "../../../shared/public-routes.ts";
import { prefetchProof } from "../../components/prefetch-proof.ts";
import { take } from "../forms/handle-form-post.ts";
import { type Ending, send } from "../forms/submit-form.ts";

export const PLEDGE = "take";

const pledgeRules = () => import("../../../shared/pledge/pledge.schema.ts").then(({ pledgeForm }) => pledgeForm);

/** Without scripts. */
export const takePledge = (args: ActionFunctionArgs, address: PublicPath) =>
  take(args, {
    rules: pledgeRules,
    act: ({ pledge }, _, visitor) => pledge.submit(visitor),
    thanks: `${address}?taken=1#${PLEDGE}`,
  });

/** Maximum wait for the proof of work. */
const PATIENCE = 6000;

let underWay: Promise<Ending> | null = null;

/** With scripts; concurrent calls are one. */
export function sendPledge(): Promise<Ending> {
  underWay ??= press().finally(() => void (underWay = null));
  return underWay;
}

async function press(): Promise<Ending> {
  await Promise.race([prefetchProof(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return send({}, { to: "/api/pledge", rules: pledgeRules, limits: {} });
}
