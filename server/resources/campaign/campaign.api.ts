import * as z from "zod/mini";
import { factsChange, factsOfStaff } from "../../../domain/campaign-facts.ts";
import { CAMPAIGN_WORDS } from "../../../domain/campaign-words.ts";
import { PARTNER_PICTURE_LIMITS } from "../../../domain/partners.ts";
import { type Call, call } from "../../http/call.ts";
import type { Campaign } from "./campaign.ts";

const saved = z.extend(factsOfStaff, { message: z.string() });

export const campaignCalls = (campaign: Pick<Campaign, "forStaff" | "change" | "changePicture">): Call[] => [
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
    answers: { 200: saved },
    handle: async ({ by, expected, body }) => {
      const told = await campaign.change(by, expected, body);
      return { status: 200, body: { message: CAMPAIGN_WORDS.updated, ...told }, version: told.version };
    },
  }),
  call({
    method: "POST",
    path: "/api/campaign/partners/{n}/picture",
    summary:
      "Give a partner a picture, by its place, which counts from 1; it is turned upright and loses what its camera wrote",
    act: "change campaign facts",
    versioned: true,
    upload: { picture: { atMost: PARTNER_PICTURE_LIMITS.bytes, missing: "partner-picture-missing" } },
    answers: { 200: saved },
    handle: async ({ by, n, expected, files: { picture } }) => {
      const told = await campaign.changePicture(by, expected, n, picture.content);
      return { status: 200, body: { message: CAMPAIGN_WORDS.updated, ...told }, version: told.version };
    },
  }),
  call({
    method: "DELETE",
    path: "/api/campaign/partners/{n}/picture",
    summary: "Take a partner's picture away",
    act: "change campaign facts",
    versioned: true,
    answers: { 200: saved },
    handle: async ({ by, n, expected }) => {
      const told = await campaign.changePicture(by, expected, n, null);
      return { status: 200, body: { message: CAMPAIGN_WORDS.updated, ...told }, version: told.version };
    },
  }),
];
