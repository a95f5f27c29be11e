import * as z from "zod/mini";
import { factsChange, factsOfStaff } from "../../../domain/campaign-facts.ts";
import { CAMPAIGN_WORDS } from "../../../domain/campaign-words.ts";
import { type Call, call } from "../../http/call.ts";
import type { Campaign } from "./campaign.ts";

export const campaignCalls = (campaign: Pick<Campaign, "forStaff" | "change">): Call[] => [
  call({
    method: "GET",
    path: "/api/campaign",
    summary: "Tell the campaign's facts, each with where it comes from",
    act: "see what is public",
    answers: { 200: factsOfStaff },
    handle: async () => {
      const body = await campaign.forStaff();
      return { status: 200, body, version: body.version };
    },
  }),
  call({
    method: "PUT",
    path: "/api/campaign",
    summary: "Set some of the campaign's facts; null goes back to what stands without the office",
    act: "change campaign facts",
    versioned: true,
    body: factsChange,
    answers: { 200: z.extend(factsOfStaff, { message: z.string() }) },
    handle: async ({ by, expected, body }) => {
      const told = await campaign.change(by, expected, body);
      return { status: 200, body: { message: CAMPAIGN_WORDS.updated, ...told }, version: told.version };
    },
  }),
];
