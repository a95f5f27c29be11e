import type { Node } from "prosemirror-model";
import type { NodeViewConstructor } from "prosemirror-view";
import { t } from "../../../shared/i18n/admin-text.ts";
import type { Picture } from "../../../shared/pictures/pictures.ts";
import { apiFetch } from "../lib/api-client.ts";

export type LibraryItem = Pick<Picture, "id" | "url" | "width" | "height" | "alt">;

const known = new Map<number, LibraryItem>();

/** The newest pictures whose description or credit has all words; null when loading failed. */
export async function findPictures(q: string, page = 1): Promise<{ items: LibraryItem[]; total: number } | null> {
  const query = { page, limit: 48, ...(q && { q }) };
  const response = await apiFetch(new Request(location.href), "GET /api/pictures", { query });
  if (!response.ok) return null;
  for (const item of response.body.data) known.set(item.id, item);
  return { items: response.body.data, total: response.body.meta.total };
}

/** Pages of the library that are searched for a picture of a text. */
const MAX_PAGES = 42;

let reading: Promise<void> | undefined;

async function readLibrary(id: number): Promise<void> {
  for (let page = 1; page <= MAX_PAGES && !known.has(id); page += 1) {
    const found = await findPictures("", page).catch(() => null);
    if (!found || page * 48 >= found.total) return;
  }
}

async function findPicture(id: number): Promise<LibraryItem | undefined> {
  while (reading && !known.has(id)) await reading;
  if (!known.has(id)) {
    reading = readLibrary(id).finally(() => (reading = undefined));
    await reading;
  }
  return known.get(id);
}

export const createPictureView: NodeViewConstructor = (node: Node) => {
  const dom = document.createElement("figure");
  const id = Number(node.attrs["id"]);
  dom.dataset["picture"] = String(id);
  const caption = document.createElement("figcaption");
  caption.textContent = t("Picture {number}", { number: id });
  dom.append(caption);
  void findPicture(id).then((picture) => {
    if (!picture) {
      caption.textContent = t("Picture {number} is no longer in the library. Visitors do not see it.", {
        number: id,
      });
      return;
    }
    const image = document.createElement("img");
    Object.assign(image, { src: picture.url, width: picture.width, height: picture.height, alt: picture.alt });
    caption.textContent = picture.alt;
    dom.prepend(image);
  });
  return { dom, ignoreMutation: () => true };
};
