import { pledgeCount, pledgeForm } from "../../../domain/pledge.rules.ts";
import { PLEDGE_WORDS } from "../../../domain/pledge.ts";
import { type Call, call } from "../../http/call.ts";
import { saying } from "../../http/saying.ts";
import type { Pledge } from "./pledge.ts";

export const pledgeCalls = (pledge: Pledge): Call[] => [
  call({
    method: "GET",
    path: "/api/pledge",
    summary: "How many took the pledge before this hour began; null while they are fewer than 100",
    answers: { 200: pledgeCount },
    handle: async () => ({ status: 200, body: { count: await pledge.shown() } }),
  }),
  call({
    method: "POST",
    path: "/api/pledge",
    summary: "Take the pledge: one more is counted, and nothing else is kept",
    body: pledgeForm,
    optional: true,
    proves: true,
    refuses: ["too-many"],
    answers: { 201: saying(pledgeCount.shape) },
    handle: async ({ visitor, proof }) => {
      await pledge.take(visitor, proof);
      return { status: 201, body: { message: PLEDGE_WORDS.taken, count: await pledge.shown() } };
    },
  }),
];
