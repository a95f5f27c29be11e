import { useEffect, useRef, useState } from "react";
import { MAX_PICTURE_BYTES, PROFILE_ERRORS } from "../../../shared/accounts/profile.ts";
import { formatMessage } from "../../../shared/validation/errors.ts";
import { showToast } from "../../components/toasts.ts";
import { Avatar } from "../components/avatar.tsx";
import { FieldError } from "../components/field-error.tsx";
import styles from "./picture-field.module.css";
import { PICTURE_KINDS, validateFile } from "./validate-picture.ts";

interface PictureFieldProps {
  name: string;
  picture: string | null;
  editing: boolean;
  error: string | undefined;
}

/** With a preview before upload. */
export function PictureField({ name, picture, editing, error }: PictureFieldProps) {
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

  const said = wrong ?? error;
  return (
    <div className={styles.portrait}>
      {chosen !== undefined && editing ? (
        <img
          className="avatar"
          src={chosen}
          alt="The chosen one, not saved yet"
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
            aria-invalid={said !== undefined || undefined}
            aria-describedby={said === undefined ? "picture-hint" : "picture-hint picture-error"}
            onChange={({ target }) => choose(target.files?.[0])}
          />
          <label className="button outlined small" htmlFor="picture">
            Choose picture
          </label>
          <small id="picture-hint">{`A JPEG, PNG, WebP, GIF or AVIF of at most ${MAX_PICTURE_BYTES / 1024 ** 2} MB. It is cut square.`}</small>
          {said !== undefined && <FieldError id="picture-error">{said}</FieldError>}
        </div>
      )}
    </div>
  );
}
