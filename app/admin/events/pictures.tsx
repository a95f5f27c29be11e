import { useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { type AdminEvent, EVENT_PICTURE_LIMITS, LOCAL_EVENT_ERRORS } from "../../../shared/events/events-admin.ts";
import { EVENT_ADMIN_COPY } from "../../../shared/events/events-admin-messages.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { PICTURE_TYPES } from "../../../shared/media-types.ts";
import { formatMessage } from "../../../shared/validation/errors.ts";
import { Field } from "../../components/field.tsx";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { ActionButton, MoveButton, SaveButton } from "../components/buttons.tsx";
import { confirmAction } from "../components/confirmation.tsx";
import { FileField } from "../components/file-field.tsx";
import { Icon } from "../components/icon.tsx";
import { UnsavedNotice } from "../components/unsaved-changes-notice.tsx";
import { UploadProgress } from "../components/upload-progress.tsx";
import { useFormReset } from "../hooks/use-edit-form.ts";
import { useSubmitOnce } from "../hooks/use-post-action.ts";
import { type SaveFormState, useSaveForm } from "../hooks/use-save-form.ts";
import { dropDraft } from "../lib/drafts.ts";
import { createFileValidator } from "../lib/selected-file.ts";
import { useUpload } from "../lib/upload.ts";
import { PictureChooser } from "../pictures/chooser.tsx";
import styles from "./pictures.module.css";
import { getNewPictureDraft, useOwnPicture } from "./save-picture.ts";

const DESCRIPTION = countCharactersIn(LOCAL_EVENT_ERRORS, EVENT_PICTURE_LIMITS, "picture-description-too-long");

export function Pictures({ event }: { event: AdminEvent }) {
  const { images, image_descriptions } = event;
  const most = EVENT_PICTURE_LIMITS.count;
  const section = useRef<HTMLElement>(null);
  const counted = useRef(images.length);
  useEffect(() => {
    // Restores focus when the focused form disappears.
    if (counted.current === images.length || document.activeElement !== document.body) return;
    counted.current = images.length;
    section.current?.focus({ preventScroll: true });
  });
  return (
    <section className="panel" id="pictures" ref={section} tabIndex={-1} aria-labelledby="pictures-title">
      <header>
        <h2 id="pictures-title">{t("Pictures")}</h2>
        <span>{t("{count} of {most}", { count: images.length, most })}</span>
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
      {images.length < most && <AddFromLibrary event={event} />}
    </section>
  );
}

/** Adds a picture of the library, with its own description. */
function AddFromLibrary({ event: { key } }: { event: AdminEvent }) {
  const { submit, state } = useFetcher<SaveFormState>();
  const [choosing, setChoosing] = useState(false);
  const close = useCallback(() => setChoosing(false), []);
  return (
    <p className={styles.fromLibrary}>
      <ActionButton
        id="pictures-from-library"
        icon="picture"
        label={EVENT_ADMIN_COPY.fromLibrary}
        busy={state !== "idle"}
        onPress={() => setChoosing(true)}
      />
      {choosing && (
        <PictureChooser
          openedBy="pictures-from-library"
          verb={t("Add")}
          onClose={close}
          onChoose={({ id }) => {
            close();
            void submit({ "picture-act": "add", key, picture_id: id }, { method: "post" });
          }}
        />
      )}
    </p>
  );
}

interface PictureProps {
  event: AdminEvent;
  address: string;
  description: string;
  /** From 1. */
  n: number;
  last: boolean;
}

function Picture({ event, address, description, n, last }: PictureProps) {
  const { submit, state, data } = useFetcher<SaveFormState>();
  const own = useOwnPicture()(address);
  // Allowed during a reload.
  const busy = state === "submitting";
  const isFirstPress = useSubmitOnce({ state: busy ? state : "idle", data });
  const asks = { key: event.key, address, version: event.version, history: event.history_id ?? 0, n };
  const move = (position: number) =>
    isFirstPress() && submit({ ...asks, "picture-act": "change", position }, { method: "post" });
  const remove = async () => {
    const { confirm: title, confirmPicture: text, confirmButton: verb } = EVENT_ADMIN_COPY;
    if (
      busy ||
      !(await confirmAction({ title, text, verb, target: description || t("Picture {number}", { number: n }) })) ||
      !isFirstPress()
    )
      return;
    submit({ ...asks, "picture-act": "delete" }, { method: "post" });
  };
  const draft = `picture:${address}`;
  const [resets, reset] = useFormReset(draft);
  return (
    <li className={styles.picture} aria-busy={busy}>
      {own ? <img src={own} alt="" /> : <span className={styles.elsewhere}>{t("Hosted elsewhere")}</span>}
      <DescriptionForm key={resets} n={n} description={description} fields={asks} draft={draft} onDiscard={reset} />
      <div className={styles.order}>
        <MoveButton
          target={t("Picture {number}", { number: n })}
          to="earlier"
          disabled={n === 1}
          onPress={() => move(n - 1)}
        />
        <MoveButton
          target={t("Picture {number}", { number: n })}
          to="later"
          disabled={last}
          onPress={() => move(n + 1)}
        />
        <button className="button small outlined danger" type="button" onClick={remove}>
          <Icon name="trash" />
          <span className="visually-hidden">{t("Delete picture {number}", { number: n })}</span>
        </button>
      </div>
    </li>
  );
}

interface DescriptionFormProps extends Pick<PictureProps, "n" | "description"> {
  fields: Readonly<Record<string, string | number>>;
  draft: string;
  onDiscard: () => void;
}

function DescriptionForm({ n, description, fields, draft, onDiscard }: DescriptionFormProps) {
  // Saving again during a reload means the later text.
  const { Form, busy, errors, unsaved, sends } = useSaveForm(draft, () => dropDraft(draft));
  return (
    <Form {...sends} className={styles.words} onSubmit={undefined}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="picture-act" value="change" />
      {unsaved && <UnsavedNotice onDiscard={onDiscard} />}
      <Field
        name="description"
        label={t("What picture {number} shows", { number: n })}
        limit={DESCRIPTION}
        defaultValue={description}
        error={errors["description"]}
      />
      <button className="button small outlined" type="submit" aria-disabled={busy || undefined}>
        {t("Save description")}
      </button>
    </Form>
  );
}

function validateFile(file: File): string | undefined {
  const broken = judge(file);
  return broken && formatMessage(LOCAL_EVENT_ERRORS, broken);
}

const judge = createFileValidator({
  types: PICTURE_TYPES,
  bytes: EVENT_PICTURE_LIMITS.bytes,
  invalid: "event-picture-invalid",
  tooLarge: "picture-too-large",
});

/** Uploads a picture (also from the camera) with progress. */
function AddPicture({ event }: { event: AdminEvent }) {
  // The draft is dropped when sending, before the next form starts.
  const { Form, form, busy, errors, sends } = useSaveForm(getNewPictureDraft(event.key), () => {});
  const uploading = useUpload();
  const [chosen, setChosen] = useState<string>();
  const [missing, setMissing] = useState<string>();
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen)), [chosen]);
  const choose = (file: File | undefined) => {
    setMissing(undefined);
    setChosen(file && URL.createObjectURL(file));
  };
  return (
    <Form
      {...sends}
      encType="multipart/form-data"
      className={styles.add}
      aria-label={t("Add a picture")}
      onSubmit={(submitted) => {
        const field = form.current?.querySelector<HTMLInputElement>("[type=file]");
        const file = field?.files?.[0];
        if (file && validateFile(file) === undefined) return sends.onSubmit(submitted);
        submitted.preventDefault();
        if (!file) setMissing(LOCAL_EVENT_ERRORS["event-picture-missing"]);
        field?.focus();
      }}
    >
      <input type="hidden" name="picture-act" value="add" />
      <input type="hidden" name="key" value={event.key} />
      {chosen && <img src={chosen} alt="" onError={() => setChosen(undefined)} />}
      <FileField
        name="picture"
        label={t("Picture")}
        accept={PICTURE_TYPES}
        hint={EVENT_ADMIN_COPY.pictureKinds}
        wrongWith={validateFile}
        onChoose={choose}
        error={missing ?? errors["picture"]}
      />
      <Field name="description" label={t("What it shows")} limit={DESCRIPTION} error={errors["description"]} />
      <div className="button-row">
        <SaveButton label={t("Add picture")} busyLabel={t("Uploading...")} busy={busy} />
      </div>
      {busy && uploading && <UploadProgress upload={uploading} />}
    </Form>
  );
}
