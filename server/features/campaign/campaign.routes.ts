import { adminFacts, factsChange } from "../../../shared/campaign/campaign-facts.schema.ts";
import { CAMPAIGN_COPY } from "../../../shared/campaign/campaign-messages.ts";
import { PARTNER_PICTURE_LIMITS } from "../../../shared/campaign/partners.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { Campaign } from "./campaign.ts";

const saved = { wrap: adminFacts, message: CAMPAIGN_COPY.updated };

export const campaignEndpoints = (campaign: Pick<Campaign, "getForAdmin" | "change" | "changePicture">) => [
  defineEndpoint("GET /api/campaign", {
    summary: "Tell the campaign's facts, each with where it comes from",
    act: "see what is public",
    wrap: adminFacts,
    handle: () => campaign.getForAdmin(),
  }),
  defineEndpoint("PUT /api/campaign", {
    summary: "Set some of the campaign's facts; null restores the default",
    act: "change campaign facts",
    versioned: true,
    body: factsChange,
    ...saved,
    handle: ({ by, expected, body }) => campaign.change(by, expected, body),
  }),
  defineEndpoint("POST /api/campaign/partners/{n}/picture", {
    summary: "Set a partner's picture, by its position from 1; it is turned upright and its metadata is removed",
    act: "change campaign facts",
    versioned: true,
    upload: { picture: { atMost: PARTNER_PICTURE_LIMITS.bytes, missing: "partner-picture-missing" } },
    ...saved,
    handle: ({ by, n, expected, files: { picture } }) => campaign.changePicture(by, expected, n, picture.content),
  }),
  defineEndpoint("DELETE /api/campaign/partners/{n}/picture", {
    summary: "Delete a partner's picture",
    act: "change campaign facts",
    versioned: true,
    ...saved,
    handle: ({ by, n, expected }) => campaign.changePicture(by, expected, n, null),
  }),
];
