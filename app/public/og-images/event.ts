import { languageAt } from "../../../shared/i18n/languages.ts";
import { wordsFor } from "../../i18n/load-messages.ts";
import { pageContext } from "../../page-context.ts";
import { inLanguage } from "../events/localize-event.ts";
import { refuseForms } from "../help/reject-form-post.ts";
import type { Route } from "./+types/event.ts";
import { pictureOfEvent } from "./event-image.ts";
import { answerPicture, noPicture, pictureAddress } from "./image-response.ts";

/** `/shared/event.png?of=KEY`; 404 for unknown events. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { events, sharePictures } = context.get(pageContext).services;
  const { pathname, searchParams } = new URL(request.url);
  const key = searchParams.get("of");
  const open = key ? await events.findVisible({ id: -1, key, district: "" }) : null;
  if (!open || open === "no list") return noPicture();
  const language = languageAt(pathname);
  const event = inLanguage(language, open.event);
  const picture = pictureOfEvent(language, event, wordsFor(request, "dates", "eventFacts", "events"));
  return answerPicture(sharePictures, request, picture, pictureAddress(sharePictures, "event", event.key, picture));
}

export const action = refuseForms;
