import { languageAt } from "../../../shared/i18n/languages.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { pageContext } from "../../page-context.ts";
import { localizeEvent } from "../events/load.ts";
import { rejectForms } from "../help/reject-form-post.ts";
import type { Route } from "./+types/event.ts";
import { ogImageUrl, sendOgImage, toEventOgImage, toNotFound } from "./image-response.ts";

/** `/shared/event.png?of=KEY`; 404 for unknown events. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { events, sharePictures } = context.get(pageContext).services;
  const { pathname, searchParams } = new URL(request.url);
  const key = searchParams.get("of");
  const open = key ? await events.findVisible({ id: -1, key, district: "" }) : null;
  if (!open || open === "no list") return toNotFound();
  const language = languageAt(pathname);
  const event = localizeEvent(language, open.event);
  const picture = toEventOgImage(language, event, loadMessages(request, "dates", "eventFacts", "events"));
  return sendOgImage(sharePictures, request, picture, ogImageUrl(sharePictures, "event", event.key, picture));
}

export const action = rejectForms;
