import { type AdminEvent, LOCAL_EVENT_ERRORS } from "../../../shared/events/events-admin.ts";
import { EVENT_ADMIN_COPY } from "../../../shared/events/events-admin-messages.ts";
import type { SaveFormState } from "../hooks/use-save-form.ts";
import { apiFetch } from "../lib/api-client.ts";
import { dropDraft } from "../lib/drafts.ts";
import { showResult } from "../lib/form-result.ts";
import { showResultToast } from "../lib/result-toast.ts";
import { getSelectedFile } from "../lib/selected-file.ts";
import { showUndoable } from "../lib/undo-toast.ts";
import { upload } from "../lib/upload.ts";
import { useFileUrl } from "../lib/urls.ts";

export const getNewPictureDraft = (key: string): string => `picture:new:${key}`;

/** Latest version by key after picture actions, for actions before the reload. */
const left = new Map<string, AdminEvent>();

/** From 1. */
function getTarget(form: FormData): { version: string; n: string } {
  const [version, n] = [String(form.get("version")), String(form.get("n"))];
  const later = left.get(String(form.get("key")));
  const place = later?.images.indexOf(String(form.get("address"))) ?? -1;
  return later && later.version > Number(version) && place >= 0
    ? { version: String(later.version), n: String(place + 1) }
    : { version, n };
}

/** Actions on pictures; `n` counts from 1. */
export async function savePicture(request: Request, form: FormData): Promise<SaveFormState> {
  const key = String(form.get("key"));
  const { version, n } = getTarget(form);
  const act = form.get("picture-act");
  const response =
    act === "add"
      ? await upload(request, "POST /api/events/pictures/{key}", { key, body: sentWith(form) })
      : act === "delete"
        ? await apiFetch(request, "DELETE /api/events/pictures/{key}/{n}", { key, n, version })
        : await apiFetch(request, "PUT /api/events/pictures/{key}/{n}", {
            key,
            n,
            body: changeIn(form, Number(n)),
            version,
          });
  return showResult(response, {
    sentences: LOCAL_EVENT_ERRORS,
    failed: EVENT_ADMIN_COPY.pictureNotSaved,
    cancelled: EVENT_ADMIN_COPY.uploadCancelled,
    done({ message, data }) {
      left.set(key, data);
      if (act === "add") dropDraft(getNewPictureDraft(key));
      if (act === "delete") showUndoable(message, "event", [Number(form.get("history"))]);
      else showResultToast({ kind: "ok", text: message });
    },
  });
}

function sentWith(form: FormData): FormData {
  const body = new FormData();
  const picture = getSelectedFile(form, "picture");
  if (picture) body.set("picture", picture);
  const fromLibrary = form.get("picture_id");
  if (fromLibrary !== null) body.set("picture_id", String(fromLibrary));
  body.set("description", String(form.get("description") ?? "").trim());
  return body;
}

/** @param n current index; earlier actions may have moved it */
const changeIn = (form: FormData, n: number) =>
  form.has("position")
    ? { position: n + Number(form.get("position")) - Number(form.get("n")) }
    : { description: String(form.get("description") ?? "") };

/** URL of a stored picture; null for external ones, which are never loaded. */
export function useOwnPicture(): (address: string) => string | null {
  const getAddress = useFileUrl();
  return (address) => {
    const { origin, pathname, search } = new URL(address, location.origin);
    return origin === location.origin ? getAddress(pathname + search) : null;
  };
}
