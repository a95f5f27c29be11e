import { pledgeCount, pledgeForm } from "../../../shared/pledge/pledge.schema.ts";
import { PLEDGE_WORDS } from "../../../shared/pledge/pledge.ts";
import { type Call, call } from "../../http/endpoint.ts";
import type { Pledge } from "./pledge.ts";

export const pledgeCalls = (pledge: Pledge): Call[] => [
  call("GET /api/pledge", {
    summary: "How many took the pledge before this hour began; null while they are fewer than 100",
    gives: pledgeCount,
    handle: async () => ({ count: await pledge.shown() }),
  }),
  call("POST /api/pledge", {
    summary: "Take the pledge: one more is counted, and nothing else is kept",
    body: pledgeForm,
    optional: true,
    proves: true,
    errors: ["too-many"],
    says: PLEDGE_WORDS.taken,
    gives: pledgeCount,
    status: 201,
    handle: async ({ visitor, proof }) => {
      await pledge.take(visitor, proof);
      return { count: await pledge.shown() };
    },
  }),
];
