import { type RefObject, useEffect, useRef, useState } from "react";
import type { AdminProfile } from "../../../shared/accounts/accounts.ts";
import { MAX_PICTURE_BYTES, PROFILE_ERRORS, PROFILE_LIMITS } from "../../../shared/accounts/profile.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { PICTURE_TYPES } from "../../../shared/media-types.ts";
import { formatMessage } from "../../../shared/validation/errors.ts";
import { Field } from "../../components/field.tsx";
import { showToast } from "../../components/toasts.ts";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { Avatar } from "../components/avatar.tsx";
import { ActionButton, SaveButton } from "../components/buttons.tsx";
import { FieldError } from "../components/error-box.tsx";
import { UnsavedNotice } from "../components/unsaved-changes-notice.tsx";
import { loadOnTouch } from "../lib/load-on-touch.tsx";
import { createFileValidator } from "../lib/selected-file.ts";
import { useUpload } from "../lib/upload.ts";
import styles from "./page.module.css";
import { useProfileForm } from "./use-editing.ts";

const UploadProgress = loadOnTouch(async () => (await import("../components/upload-progress.tsx")).UploadProgress);
const USERNAME = countCharactersIn(PROFILE_ERRORS, PROFILE_LIMITS, "username-too-long");
const LABELS = { name: t("Username"), email: t("Email") } satisfies Record<keyof Omit<AdminProfile, "profile">, string>;

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
              <SaveButton label={t("Save Changes")} busyLabel={t("Saving...")} busy={busy} />
              <ActionButton look="button outlined" label={t("Cancel")} busy={busy} onPress={discard} />
            </>
          ) : (
            <button key="edit" ref={edit} className="button" type="button" onClick={enter}>
              {t("Edit Profile")}
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

interface PictureFieldProps {
  name: string;
  picture: string | null;
  editing: boolean;
  error: string | undefined;
}

/** With a preview before upload. */
function PictureField({ name, picture, editing, error }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen)), [chosen]);

  const refuse = (text: string) => {
    if (input.current) input.current.value = "";
    setChosen(undefined);
    setWrong(text);
    showToast({ kind: "warn", text });
  };
  const choose = (file: File | undefined) => {
    const broken = file && validateFile(file);
    if (broken) return refuse(formatMessage(PROFILE_ERRORS, broken));
    setWrong(undefined);
    setChosen(file && URL.createObjectURL(file));
  };

  const message = wrong ?? error;
  return (
    <div className={styles.portrait}>
      {chosen !== undefined && editing ? (
        <img
          className="avatar"
          src={chosen}
          alt={t("New, not saved yet")}
          onError={() => refuse(PROFILE_ERRORS["picture-invalid"])}
        />
      ) : (
        <Avatar name={name} picture={picture} />
      )}
      {editing && (
        <div className="field">
          <input
            className="visually-hidden"
            id="picture"
            name="profile"
            type="file"
            accept={PICTURE_KINDS.join()}
            ref={input}
            aria-invalid={message !== undefined || undefined}
            aria-describedby={message === undefined ? "picture-hint" : "picture-hint picture-error"}
            onChange={({ target }) => choose(target.files?.[0])}
          />
          <label className="button outlined small" htmlFor="picture">
            {t("Choose picture")}
          </label>
          <small id="picture-hint">
            {t("A JPEG, PNG, WebP, GIF or AVIF of at most {megabytes} MB. Cropped to a square.", {
              megabytes: MAX_PICTURE_BYTES / 1024 ** 2,
            })}
          </small>
          {message !== undefined && <FieldError id="picture-error">{message}</FieldError>}
        </div>
      )}
    </div>
  );
}

/** Formats the server decodes. */
const PICTURE_KINDS = [...PICTURE_TYPES, "image/gif", "image/avif"];

export const validateFile = createFileValidator({
  types: PICTURE_KINDS,
  bytes: MAX_PICTURE_BYTES,
  invalid: "picture-invalid",
  tooLarge: "picture-too-large",
});
