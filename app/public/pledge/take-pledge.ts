import type { ActionFunctionArgs } from "react-router";
import type { PublicPath } from "../../../domain/public-addresses.ts";
import { beginProof } from "../../ui/proof.ts";
import { type Ending, send } from "../send.ts";
import { take } from "../take.ts";

/** The place of the button on its page. */
export const PLEDGE = "take";

const pledgeRules = () => import("../../../domain/pledge.rules.ts").then(({ pledgeForm }) => pledgeForm);

/** The way without scripts. */
export const takePledge = (args: ActionFunctionArgs, address: PublicPath) =>
  take(args, {
    rules: pledgeRules,
    act: ({ pledge }, _, visitor) => pledge.take(visitor),
    thanks: `${address}?taken=1#${PLEDGE}`,
  });

/** How long a press waits for its proof of work, in milliseconds: a slow phone goes without. */
const PATIENCE = 6000;

let underWay: Promise<Ending> | null = null;

/**
 * The way with scripts: the call of the API, with the proof that somebody who writes has ready by then. A second press
 * while the first is under way, such as that of a double click, is the same one.
 */
export function sendPledge(): Promise<Ending> {
  underWay ??= press().finally(() => void (underWay = null));
  return underWay;
}

async function press(): Promise<Ending> {
  await Promise.race([beginProof(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return send({}, { to: "/api/pledge", rules: pledgeRules, limits: {} });
}
