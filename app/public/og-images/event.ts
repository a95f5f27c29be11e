import { languageAt } from "../../../shared/i18n/languages.ts";
import { STATUS_SHAPES } from "../../../shared/og-images/og-images.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { pageContext } from "../../page-context.ts";
import { localizeEvent } from "../events/load.ts";
import { rejectForms } from "../help/reject-form-post.ts";
import type { Route } from "./+types/event.ts";
import { ogImageUrl, sendOgImage, toEventOgImage, toNotFound } from "./image-response.ts";

/** `/shared/event.png?of=KEY`, with `&shape=square|tall` for a status; 404 for unknown events and shapes. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { campaign, events, sharePictures } = context.get(pageContext).services;
  const { pathname, searchParams, host } = new URL(request.url);
  const key = searchParams.get("of");
  const shapeParameter = searchParams.get("shape");
  const shape = STATUS_SHAPES.find((shape) => shape === shapeParameter);
  if (shapeParameter !== null && !shape) return toNotFound();
  const open = key ? await events.findVisible({ id: -1, key, district: "" }) : null;
  if (!open || open === "no list") return toNotFound();
  const language = languageAt(pathname);
  const event = localizeEvent(language, open.event);
  const wide = toEventOgImage(language, event, loadMessages(request, "dates", "eventFacts", "events"));
  const picture = shape ? { ...wide, status: { shape, host, tollFree: (await campaign()).facts.tollFree } } : wide;
  return sendOgImage(sharePictures, request, picture, ogImageUrl(sharePictures, "event", event.key, picture));
}

export const action = rejectForms;
