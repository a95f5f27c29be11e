import { type FormEvent, type RefObject, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { AdminProfile } from "../../../domain/admins.ts";
import { parseForm } from "../../../domain/form.ts";
import { PROFILE_LIMITS, PROFILE_SENTENCES, PROFILE_WORDS, usernameForm } from "../../../domain/profile.ts";
import { Field } from "../../ui/field.tsx";
import { charactersOf } from "../../ui/limit.ts";
import { showToast } from "../../ui/toasts.ts";
import { draftOf, dropDraft, keepDraft } from "../draft.ts";
import { ActButton } from "../parts/act-button.tsx";
import { tell } from "../parts/confirmation.tsx";
import { SaveButton } from "../parts/save-button.tsx";
import type { Saving } from "../parts/saving.ts";
import { UploadProgress } from "../parts/upload-progress.tsx";
import { useUpload } from "../upload.ts";
import { INVALID_NAME } from "./acts.ts";
import styles from "./details.module.css";
import { useOutcome } from "./outcome.ts";
import { mayDiscard } from "./password-fields.ts";
import { PictureField } from "./picture-field.tsx";

const DRAFT = "profile";

const USERNAME = charactersOf(PROFILE_SENTENCES, PROFILE_LIMITS, "username-too-long");

interface DetailsProps {
  admin: AdminProfile;
  /** The form of the passwords: saving or discarding clears it. */
  passwords: RefObject<HTMLFormElement | null>;
}

const nameIn = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>("[name=name]");

/** Picture, username and e-mail: looked at, or being edited. */
export function Details({ admin, passwords }: DetailsProps) {
  const fetcher = useFetcher<Saving>();
  const { Form, data } = fetcher;
  const busy = fetcher.state !== "idle";
  const uploading = useUpload();
  const [typed, setTyped] = useState(() => draftOf(DRAFT)?.["name"]);
  const [editing, setEditing] = useState(typed !== undefined);
  const form = useRef<HTMLFormElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const errors = !busy && data?.saved === false ? data.errors : {};

  const enter = () => {
    setEditing(true);
    requestAnimationFrame(() => nameIn(form.current)?.focus());
  };
  const leave = () => {
    dropDraft(DRAFT);
    setTyped(undefined);
    fetcher.reset();
    passwords.current?.reset();
    setEditing(false);
    // The button that was pressed goes; the one that comes in its place takes the focus.
    requestAnimationFrame(() => edit.current?.focus());
  };
  useOutcome(fetcher, ({ saved }) => {
    if (saved) leave();
  });

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const sent = new FormData(event.currentTarget);
    const checked = parseForm(usernameForm, { name: sent.get("name") });
    if (!checked.ok) {
      nameIn(form.current)?.focus();
      return tell(INVALID_NAME);
    }
    if (await mayDiscard(passwords.current)) fetcher.submit(sent, { method: "post", encType: "multipart/form-data" });
  };

  return (
    <Form
      ref={form}
      className="panel"
      method="post"
      noValidate
      onSubmit={save}
      onInput={({ currentTarget }) => editing && keepDraft(DRAFT, currentTarget)}
    >
      <PictureField
        key={editing ? "editing" : "shown"}
        name={admin.name}
        picture={admin.profile}
        editing={editing}
        error={errors["profile"]}
      />
      <div className={styles.fields}>
        {editing ? (
          <Field
            name="name"
            label="Username"
            autoComplete="nickname"
            limit={USERNAME}
            defaultValue={typed ?? admin.name}
            error={errors["name"]}
          />
        ) : (
          <ReadOnly label="Username" value={admin.name} />
        )}
        <ReadOnly label="Email" value={admin.email} />
        {uploading && <UploadProgress upload={uploading} />}
        <div className="button-row">
          {editing ? (
            <>
              <SaveButton label="Save Changes" busyLabel="Saving..." busy={busy} />
              <ActButton
                look="button outlined"
                label="Cancel"
                busy={busy}
                onPress={() => {
                  leave();
                  showToast({ kind: "ok", words: PROFILE_WORDS.discarded });
                }}
              />
            </>
          ) : (
            <button key="edit" ref={edit} className="button" type="button" onClick={enter}>
              Edit Profile
            </button>
          )}
        </div>
      </div>
    </Form>
  );
}

function ReadOnly({ label, value }: { label: string; value: string }) {
  const id = `read-${label}`;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input className="input" id={id} value={value} readOnly />
    </div>
  );
}
