import { useEffect, useId, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { EVENT_DESK_WORDS } from "../../../domain/event-desk.ts";
import { EVENT_PICTURE_LIMITS, type EventOfStaff, OWN_EVENT_SENTENCES } from "../../../domain/own-events.ts";
import { Field } from "../../ui/field.tsx";
import { charactersOf } from "../../ui/limit.ts";
import { confirmed } from "../parts/confirmation.tsx";
import { Icon } from "../parts/icon.tsx";
import { SaveButton } from "../parts/save-button.tsx";
import type { Saving } from "../parts/saving.ts";
import { UploadProgress } from "../parts/upload-progress.tsx";
import { useUpload } from "../upload.ts";
import { useOwnPicture } from "./own-picture.ts";
import styles from "./pictures.module.css";

const DESCRIPTION = charactersOf(OWN_EVENT_SENTENCES, "picture-description-too-long", EVENT_PICTURE_LIMITS.description);

/** The pictures of an event: what each shows, their order, and the way to add and to delete one. */
export function Pictures({ event }: { event: EventOfStaff }) {
  const { images, image_descriptions } = event;
  const most = EVENT_PICTURE_LIMITS.count;
  return (
    <section className="panel" id="pictures" tabIndex={-1} aria-labelledby="pictures-title">
      <header>
        <h2 id="pictures-title">Pictures</h2>
        <span>
          {images.length} of {most}
        </span>
      </header>
      <ul className={styles.pictures}>
        {images.map((address, index) => (
          <Picture
            key={address}
            event={event}
            address={address}
            description={image_descriptions[index] ?? ""}
            n={index + 1}
            last={index + 1 === images.length}
          />
        ))}
      </ul>
      {images.length < most && <AddPicture key={images.length} event={event} />}
    </section>
  );
}

const UP = "M12 20V5M6 11l6-6 6 6";
const DOWN = "M12 4v15M6 13l6 6 6-6";

interface PictureProps {
  event: EventOfStaff;
  address: string;
  description: string;
  /** Its place, from 1. */
  n: number;
  last: boolean;
}

function Picture({ event, address, description, n, last }: PictureProps) {
  const { Form, submit, state, data } = useFetcher<Saving>();
  const own = useOwnPicture()(address);
  const busy = state !== "idle";
  const asks = { key: event.key, version: event.version, history: event.history_id ?? 0, n };
  const move = (position: number) => busy || submit({ ...asks, "picture-act": "change", position }, { method: "post" });
  const remove = async () => {
    const { confirm: title, confirmPicture: text, confirmButton: verb } = EVENT_DESK_WORDS;
    if (busy || !(await confirmed({ title, text, verb, what: description || `Picture ${n}` }))) return;
    submit({ ...asks, "picture-act": "delete" }, { method: "post" });
  };
  const errors = data && !data.saved ? data.errors : {};
  return (
    <li className={styles.picture} aria-busy={busy}>
      {own ? <img src={own} alt="" /> : <span className={styles.elsewhere}>Kept elsewhere</span>}
      <Form method="post" noValidate className={styles.words}>
        {Object.entries(asks).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="picture-act" value="change" />
        <Field
          name="description"
          label={`What picture ${n} shows`}
          limit={DESCRIPTION}
          defaultValue={description}
          error={errors["description"]}
        />
        <button className="button small outlined" type="submit" aria-disabled={busy || undefined}>
          Save description
        </button>
      </Form>
      <div className={styles.order}>
        <Step of={n} label="earlier" path={UP} off={n === 1} onPress={() => move(n - 1)} />
        <Step of={n} label="later" path={DOWN} off={last} onPress={() => move(n + 1)} />
        <button className="button small outlined danger" type="button" onClick={remove}>
          <Icon name="trash" />
          <span className="visually-hidden">Delete picture {n}</span>
        </button>
      </div>
    </li>
  );
}

interface StepProps {
  of: number;
  label: "earlier" | "later";
  path: string;
  /** There is no place to go to. */
  off: boolean;
  onPress: () => void;
}

const Step = ({ of, label, path, off, onPress }: StepProps) => (
  <button
    className="button small outlined"
    type="button"
    aria-disabled={off || undefined}
    onClick={() => off || onPress()}
  >
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
    <span className="visually-hidden">
      Picture {of} {label}
    </span>
  </button>
);

/** Picks a picture, also straight from the camera, says what it shows, and sends it while its progress is seen. */
function AddPicture({ event }: { event: EventOfStaff }) {
  const id = useId();
  const { Form, state, data } = useFetcher<Saving>({ key: `add picture ${event.key}` });
  const uploading = useUpload();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen)), [chosen]);
  const choose = (file: File | undefined) => {
    setWrong(undefined);
    setChosen(file && URL.createObjectURL(file));
  };
  const busy = state !== "idle";
  const errors = !busy && data && !data.saved ? data.errors : {};
  const said = wrong ?? errors["picture"];
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      className={styles.add}
      aria-label="Add a picture"
      onSubmit={(submitted) => {
        if (input.current?.files?.length) return;
        submitted.preventDefault();
        setWrong(OWN_EVENT_SENTENCES["event-picture-missing"]);
      }}
    >
      <input type="hidden" name="picture-act" value="add" />
      <input type="hidden" name="key" value={event.key} />
      {chosen && <img src={chosen} alt="" onError={() => setChosen(undefined)} />}
      <div className="field">
        <label className="label" htmlFor={id}>
          Picture
        </label>
        <input
          className="input"
          ref={input}
          id={id}
          name="picture"
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-invalid={said ? true : undefined}
          aria-describedby={said ? `${id}-error` : `${id}-hint`}
          onChange={({ target }) => choose(target.files?.[0])}
        />
        <small id={`${id}-hint`}>{EVENT_DESK_WORDS.pictureKinds}</small>
        {said && (
          <p className="error" id={`${id}-error`}>
            <Icon name="warning" />
            {said}
          </p>
        )}
      </div>
      <Field name="description" label="What it shows" limit={DESCRIPTION} error={errors["description"]} />
      <div className="button-row">
        <SaveButton label="Add picture" busyLabel="Uploading..." busy={busy} />
      </div>
      {busy && uploading && <UploadProgress upload={uploading} />}
    </Form>
  );
}
