import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type Fetcher, useFetcher } from "react-router";
import type { PasswordsTyped } from "../../../shared/accounts/profile.schema.ts";
import { PROFILE_COPY } from "../../../shared/accounts/profile.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { showToast } from "../../components/toasts.ts";
import { confirmAction } from "../components/confirmation.tsx";
import { useSubmitOnce } from "../hooks/use-post-action.ts";
import type { SaveFormState } from "../hooks/use-save-form.ts";
import { dropDraft, getDraft, getInputSince, type InputValues, readInput, saveDraft } from "../lib/drafts.ts";
import { actionOnTouch } from "../lib/load-on-touch.tsx";

const DRAFT = "profile";

const checkName = actionOnTouch(async () => (await import("./actions.ts")).checkName);

const nameIn = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>("[name=name]");

const pictureIn = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>("[name=profile]")?.files?.[0];

/** Edit mode; input during a save stays to be saved next. */
export function useProfileForm(passwords: RefObject<HTMLFormElement | null>) {
  const fetcher = useFetcher<SaveFormState>();
  const { Form, data } = fetcher;
  const busy = fetcher.state !== "idle";
  const isFirstPress = useSubmitOnce(fetcher);
  const [typed, setTyped] = useState(() => getDraft(DRAFT)?.["name"]);
  const [editing, setEditing] = useState(typed !== undefined);
  const [unsaved, setUnsaved] = useState(editing);
  const [pictures, setPictures] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const sent = useRef<{ typed: InputValues; picture: File | undefined }>(null);
  const errors = !busy && data?.saved === false ? data.errors : {};

  const enter = () => {
    setEditing(true);
    requestAnimationFrame(() => nameIn(form.current)?.focus());
  };
  const leave = () => {
    dropDraft(DRAFT);
    setTyped(undefined);
    fetcher.reset();
    setEditing(false);
    setUnsaved(false);
    // Focus moves to the button that replaces it.
    requestAnimationFrame(() => edit.current?.focus());
  };
  const discard = () => {
    passwords.current?.reset();
    leave();
    showToast({ kind: "ok", text: PROFILE_COPY.discarded });
  };
  useOutcome(fetcher, ({ saved }) => {
    if (!saved || !form.current || !sent.current) return;
    const isTypedOn = getInputSince(DRAFT, sent.current.typed) !== null;
    const isChosen = pictureIn(form.current) !== sent.current.picture;
    if (!isTypedOn && !isChosen) return leave();
    setUnsaved(true);
    if (!isTypedOn) dropDraft(DRAFT);
    if (!isChosen) setPictures(pictures + 1);
  });

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { currentTarget } = event;
    const { saved } = await checkName(new FormData(currentTarget), () => nameIn(currentTarget)?.focus());
    if (!saved || !(await canDiscard(passwords.current)) || !isFirstPress()) return;
    passwords.current?.reset();
    sent.current = { typed: readInput(currentTarget), picture: pictureIn(currentTarget) };
    fetcher.submit(new FormData(currentTarget), { method: "post", encType: "multipart/form-data" });
  };

  return {
    Form,
    busy,
    editing,
    unsaved,
    typed,
    /** Key of the file input. */
    pictures,
    errors,
    edit,
    enter,
    discard,
    sends: {
      ref: form,
      method: "post",
      noValidate: true,
      onSubmit: save,
      onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
        if (editing) saveDraft(DRAFT, currentTarget);
      },
    } as const,
  };
}

/** Calls back once per result. */
export function useOutcome({ state, data }: Fetcher<SaveFormState>, onOutcome: (outcome: SaveFormState) => void): void {
  const last = useRef(data);
  useEffect(() => {
    if (state !== "idle" || data === last.current) return;
    last.current = data;
    if (data) onOutcome(data);
  });
}

export const PASSWORD_FIELDS = {
  currentPassword: {
    label: t("Current Password"),
    autoComplete: "current-password",
    toggle: { show: t("Show current password"), hide: t("Hide current password") },
  },
  newPassword: {
    label: t("New Password"),
    autoComplete: "new-password",
    hint: PROFILE_COPY.passwordRule,
    toggle: { show: t("Show new password"), hide: t("Hide new password") },
  },
  confirmPassword: {
    label: t("Confirm New Password"),
    autoComplete: "new-password",
    toggle: { show: t("Show confirmation"), hide: t("Hide confirmation") },
  },
} satisfies Record<keyof PasswordsTyped, object>;

const QUESTION = {
  title: PROFILE_COPY.discardPasswords,
  text: t("The password fields are filled in, but the password was not updated."),
  verb: t("Yes, discard them!"),
};

const isFilled = (form: HTMLFormElement | null): boolean =>
  form !== null && Object.keys(PASSWORD_FIELDS).some((name) => new FormData(form).get(name) !== "");

/** Confirms before clearing typed passwords. */
const canDiscard = async (form: HTMLFormElement | null): Promise<boolean> =>
  !isFilled(form) || (await confirmAction(QUESTION));
