import { PLEDGE_COPY, pledgeCount, pledgeForm } from "../../../shared/pledge/pledge.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { Pledge } from "./pledge.ts";

export const pledgeEndpoints = (pledge: Pledge) => [
  defineEndpoint("GET /api/pledge", {
    summary: "Number of pledges before the current hour; null while fewer than 100",
    wrap: pledgeCount,
    handle: async () => ({ count: await pledge.getShown() }),
  }),
  defineEndpoint("POST /api/pledge", {
    summary: "Take the pledge: only the count is stored",
    body: pledgeForm,
    optionalBody: true,
    acceptsProof: true,
    errors: ["too-many"],
    message: PLEDGE_COPY.taken,
    wrap: pledgeCount,
    status: 201,
    handle: async ({ visitor, proof }) => {
      await pledge.submit(visitor, proof);
      return { count: await pledge.getShown() };
    },
  }),
];
