import type { RefObject } from "react";
import type { AdminProfile } from "../../../domain/admins.ts";
import { PROFILE_LIMITS, PROFILE_SENTENCES } from "../../../domain/profile.ts";
import { Field } from "../../ui/field.tsx";
import { charactersOf } from "../../ui/limit.ts";
import { ActButton } from "../parts/act-button.tsx";
import { SaveButton } from "../parts/save-button.tsx";
import { Unsaved } from "../parts/unsaved.tsx";
import { UploadProgress } from "../parts/upload-progress.tsx";
import { useUpload } from "../upload.ts";
import styles from "./details.module.css";
import { useEditing } from "./editing.ts";
import { PictureField } from "./picture-field.tsx";

const USERNAME = charactersOf(PROFILE_SENTENCES, PROFILE_LIMITS, "username-too-long");
const LABELS = { name: "Username", email: "Email" } satisfies Record<keyof Omit<AdminProfile, "profile">, string>;

interface DetailsProps {
  admin: AdminProfile;
  passwords: RefObject<HTMLFormElement | null>;
}

export function Details({ admin, passwords }: DetailsProps) {
  const { Form, busy, editing, unsaved, typed, pictures, errors, edit, enter, discard, sends } = useEditing(passwords);
  const uploading = useUpload();

  return (
    <Form className="panel" {...sends}>
      <PictureField
        key={editing ? pictures : "shown"}
        name={admin.name}
        picture={admin.profile}
        editing={editing}
        error={errors["profile"]}
      />
      <div className={styles.fields}>
        {unsaved && <Unsaved onDiscard={discard} />}
        {editing ? (
          <Field
            name="name"
            label={LABELS.name}
            autoComplete="nickname"
            limit={USERNAME}
            defaultValue={typed ?? admin.name}
            error={errors["name"]}
          />
        ) : (
          <ReadOnly name="name" of={admin} />
        )}
        <ReadOnly name="email" of={admin} />
        {uploading && <UploadProgress upload={uploading} />}
        <div className="button-row">
          {editing ? (
            <>
              <SaveButton label="Save Changes" busyLabel="Saving..." busy={busy} />
              <ActButton look="button outlined" label="Cancel" busy={busy} onPress={discard} />
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

function ReadOnly({ name, of }: { name: keyof typeof LABELS; of: AdminProfile }) {
  const id = `read-${name}`;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {LABELS[name]}
      </label>
      <input className="input" id={id} value={of[name]} readOnly />
    </div>
  );
}
