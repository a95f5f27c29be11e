import type { Node } from "prosemirror-model";
import type { NodeViewConstructor } from "prosemirror-view";
import { t } from "../../../shared/i18n/admin-text.ts";
import type { Picture } from "../../../shared/pictures/pictures.ts";
import { apiFetch } from "../lib/api-client.ts";

export type LibraryItem = Pick<Picture, "id" | "url" | "width" | "height" | "alt">;

const known = new Map<number, LibraryItem>();

async function fetchPictures(query: { ids: string } | { q?: string; page: number; limit: number }) {
  const response = await apiFetch(new Request(location.href), "GET /api/pictures", { query });
  if (!response.ok) return null;
  for (const item of response.body.data) known.set(item.id, item);
  return { items: response.body.data, total: response.body.meta.total };
}

/** The newest pictures whose description or credit has all words; null when loading failed. */
export const findPictures = (q: string, page = 1): Promise<{ items: LibraryItem[]; total: number } | null> =>
  fetchPictures({ page, limit: 48, ...(q && { q }) });

async function findPicture(id: number): Promise<LibraryItem | undefined> {
  if (!known.has(id)) await fetchPictures({ ids: String(id) }).catch(() => null);
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
