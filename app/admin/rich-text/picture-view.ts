import type { Node } from "prosemirror-model";
import type { NodeViewConstructor } from "prosemirror-view";
import { t } from "../../../shared/i18n/admin-text.ts";
import type { Picture } from "../../../shared/pictures/pictures.schema.ts";
import { apiFetch } from "../lib/api-client.ts";

const known = new Map<number, Picture>();

async function findPicture(id: number): Promise<Picture | undefined> {
  if (known.has(id)) return known.get(id);
  const query = { ids: String(id) };
  const response = await apiFetch(new Request(location.href), "GET /api/pictures", { query }).catch(() => null);
  const picture = response?.ok ? response.body.data[0] : undefined;
  if (picture) known.set(id, picture);
  return picture;
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
