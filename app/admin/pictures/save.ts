import { href } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import { type PictureUse, pictureForm } from "../../../shared/pictures/pictures.schema.ts";
import { PICTURE_COPY, PICTURE_ERRORS } from "../../../shared/pictures/pictures.ts";
import type { SaveFormState } from "../hooks/use-save-form.ts";
import { PAGES_SCREEN, TESTIMONIALS_SCREEN } from "../layout/screens.ts";
import { findSiteUrl } from "../layout/site-url.ts";
import { apiFetch } from "../lib/api-client.ts";
import { getFailure, NOT_SAVED, showResult, validateForm } from "../lib/form-result.ts";
import { readSeenVersion, resolveSeen, saveWithVersion } from "../lib/save-with-version.ts";
import { showDeleted } from "../lib/undo-toast.ts";
import { SCREEN_COPY } from "./copy.ts";

const COPY = { sentences: PICTURE_ERRORS, failed: SCREEN_COPY.notSaved };
const LABELS = {
  ...PICTURE_COPY.labels,
  focus_x: t("Focus point from the left"),
  focus_y: t("Focus point from the top"),
};

/** Saves or deletes a picture, depending on the form. */
export async function savePicture(request: Request): Promise<SaveFormState | "deleted"> {
  const form = await request.formData();
  const deleted = form.get("delete");
  if (deleted !== null) return remove(request, String(deleted), form);
  const [id, x, y] = [String(form.get("id")), Number(form.get("focus_x")), Number(form.get("focus_y"))];
  const { alt, alt_ml, credit } = Object.fromEntries(form);
  const parsed = validateForm(pictureForm, { alt, alt_ml, credit, focus: { x, y } }, COPY);
  if (!parsed.saved) return parsed;
  const { focus: _, ...texts } = parsed.value;
  const { seen, version } = readSeenVersion(form);
  const response = await saveWithVersion(
    { ...texts, focus_x: x, focus_y: y },
    { seen: flat(seen), version },
    LABELS,
    async ({ focus_x, focus_y, ...body }, expected) => {
      const response = await apiFetch(request, "PUT /api/pictures/update/{id}", {
        id,
        body: { ...body, focus: { x: Number(focus_x), y: Number(focus_y) } },
        version: expected,
      });
      return response.ok || !response.current
        ? response
        : { ...response, current: flat(response.current as Record<string, unknown>) };
    },
  );
  const [use] = (seen["used_in"] ?? []) as PictureUse[];
  return showResult(response, { ...COPY, site: use ? await findSiteUrl(request, getPlace(use)) : null });
}

/** The screen that edits where a picture is used. */
export function getPlace({ kind, id }: PictureUse): string {
  if (kind === "event") return href("/admin/events/:key", { key: String(id) });
  if (kind === "page") return `${PAGES_SCREEN}?page=${id}`;
  return kind === "testimonial"
    ? `${TESTIMONIALS_SCREEN}?open=${id}`
    : href("/admin/campaign/:section", { section: "partners" });
}

/** The focus point as two fields, which are compared one by one. */
function flat(seen: Record<string, unknown>): Record<string, unknown> {
  const { x, y } = (seen["focus"] ?? {}) as { x?: number; y?: number };
  return { ...seen, focus_x: x, focus_y: y };
}

async function remove(request: Request, id: string, form: FormData): Promise<SaveFormState | "deleted"> {
  const response = await resolveSeen(form, SCREEN_COPY.confirmButton, (version) =>
    apiFetch(request, "DELETE /api/pictures/delete/{id}", { id, version }),
  );
  if (response === "kept") return NOT_SAVED;
  if (!response.ok) return getFailure(response, { ...COPY, failed: SCREEN_COPY.notDeleted });
  showDeleted(response.body.message, "picture", id);
  return "deleted";
}
