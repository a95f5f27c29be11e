import { EVENT_DESK_WORDS } from "../../../domain/event-desk.ts";
import { OWN_EVENT_SENTENCES } from "../../../domain/own-events.ts";
import { ask, inWordsOf } from "../api.ts";
import type { Saving } from "../parts/saving.ts";
import { sayUndoable } from "../parts/undo.ts";
import { say } from "../said.ts";
import { upload } from "../upload.ts";

const NOT_SAVED: Saving = { saved: false, errors: {} };

/** What a form of the pictures asks for: `picture-act` names it, `n` counts the pictures from 1. */
export async function savePicture(request: Request, form: FormData): Promise<Saving> {
  const path = `/api/events/pictures/${encodeURIComponent(String(form.get("key")))}`;
  const of = `${path}/${form.get("n")}`;
  const version = String(form.get("version"));
  const act = form.get("picture-act");
  const answer =
    act === "add"
      ? await upload<{ message: string }>(request, "POST", path, sentWith(form))
      : act === "delete"
        ? await ask<{ message: string }>(request, "DELETE", of, undefined, version)
        : await ask<{ message: string }>(request, "PUT", of, changeIn(form), version);
  if (answer === "cancelled") {
    say({ kind: "warn", words: EVENT_DESK_WORDS.uploadCancelled });
    return NOT_SAVED;
  }
  if (!answer.ok) {
    const { message = EVENT_DESK_WORDS.pictureNotSaved, errors } = inWordsOf(OWN_EVENT_SENTENCES, answer);
    say({ kind: "bad", words: message }, errors);
    return { saved: false, errors };
  }
  if (act === "delete") sayUndoable(answer.body.message, "event", [Number(form.get("history"))]);
  else say({ kind: "ok", words: answer.body.message });
  return { saved: true };
}

function sentWith(form: FormData): FormData {
  const body = new FormData();
  const picture = form.get("picture");
  if (picture instanceof File && picture.name !== "") body.set("picture", picture);
  body.set("description", String(form.get("description") ?? "").trim());
  return body;
}

const changeIn = (form: FormData) =>
  form.has("position")
    ? { position: Number(form.get("position")) }
    : { description: String(form.get("description") ?? "") };
