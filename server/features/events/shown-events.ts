import { isComing } from "../../../shared/events/event.ts";
import type { ShownEvent } from "../../../shared/events/events.ts";
import type { ShownPicture } from "../../../shared/pictures/pictures.schema.ts";
import type { PickDeps } from "../../deps.ts";
import { toTimestamp } from "../../lib/clock.ts";
import type { Pictures } from "../pictures/pictures.ts";
import { toFeedEvent } from "./list-events.ts";
import type { OrderedEvent } from "./order-events.ts";
import type { EventPictures } from "./pictures.ts";

interface Deps extends PickDeps<"clock"> {
  copies: Pick<EventPictures, "of">;
  library: Pick<Pictures, "resolve" | "resolveFiles">;
}

/** Events with their pictures, as visitors see them. */
export function createShownEvents({ clock, copies, library }: Deps) {
  async function withPictures(events: OrderedEvent[]): Promise<ShownEvent[]> {
    const images = events.flatMap((event) => event.images);
    const [resized, pictures] = await Promise.all([copies.of(images), library.resolveFiles(images)]);
    const now = toTimestamp(clock);
    return events.map((listed) => {
      const { images, image_descriptions, ...withoutPictures } = toFeedEvent(listed);
      const { gallery: _, gallery_captions: __, gallery_captions_ml: ___, ...event } = withoutPictures;
      const own = images.flatMap((address, index) => {
        const picture = resized.get(address);
        return picture ? [{ ...picture, ...describe(pictures.get(address), image_descriptions[index]) }] : [];
      });
      const unique = [...new Map(own.map((picture) => [picture.preview, picture])).values()];
      return { ...event, pictures: unique, coming: isComing(event, now) };
    });
  }

  /** Pictures and captions, once the event is over. */
  async function getGallery({ gallery, gallery_captions, gallery_captions_ml, ...event }: OrderedEvent) {
    if (gallery.length === 0 || isComing(event, toTimestamp(clock))) return [];
    const known = await library.resolve(gallery);
    return gallery.flatMap((id, place) => {
      const picture = known.get(id);
      const captions = { caption: gallery_captions[place] ?? "", caption_ml: gallery_captions_ml[place] ?? "" };
      return picture ? [{ ...picture, ...captions }] : [];
    });
  }

  return { withPictures, getGallery };
}

/** Alt texts: those written for the event, else those of the library. */
const describe = (held: ShownPicture | undefined, written = "") => ({
  description: written || held?.alt || "",
  description_ml: written && written !== held?.alt ? written : held?.alt_ml || held?.alt || written,
  ...(held && { focus: held.focus }),
});
