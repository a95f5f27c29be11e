import type { RefObject } from "react";
import type { AdminProfile } from "../../../shared/accounts/accounts.ts";
import { PROFILE_ERRORS, PROFILE_LIMITS } from "../../../shared/accounts/profile.ts";
import { Field } from "../../components/field.tsx";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { ActionButton } from "../components/action-button.tsx";
import { SaveButton } from "../components/save-button.tsx";
import { UnsavedNotice } from "../components/unsaved-changes-notice.tsx";
import { UploadProgress } from "../components/upload-progress.tsx";
import { useUpload } from "../lib/upload.ts";
import styles from "./details.module.css";
import { PictureField } from "./picture-field.tsx";
import { useProfileForm } from "./use-editing.ts";

const USERNAME = countCharactersIn(PROFILE_ERRORS, PROFILE_LIMITS, "username-too-long");
const LABELS = { name: "Username", email: "Email" } satisfies Record<keyof Omit<AdminProfile, "profile">, string>;

interface DetailsProps {
  admin: AdminProfile;
  passwords: RefObject<HTMLFormElement | null>;
}

export function Details({ admin, passwords }: DetailsProps) {
  const { Form, busy, editing, unsaved, typed, pictures, errors, edit, enter, discard, sends } =
    useProfileForm(passwords);
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
        {unsaved && <UnsavedNotice onDiscard={discard} />}
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
              <ActionButton look="button outlined" label="Cancel" busy={busy} onPress={discard} />
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
