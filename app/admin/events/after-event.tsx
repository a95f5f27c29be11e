import { useCallback, useEffect, useRef, useState } from "react";
import { MAX_GALLERY_PICTURES } from "../../../shared/events/events.ts";
import { type AdminEvent, LOCAL_EVENT_ERRORS, LOCAL_EVENT_LIMITS } from "../../../shared/events/events-admin.ts";
import { EVENT_ADMIN_COPY } from "../../../shared/events/events-admin-messages.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import type { Picture } from "../../../shared/pictures/pictures.schema.ts";
import type { LocalizedErrors } from "../../../shared/validation/errors.ts";
import { Field } from "../../components/field.tsx";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { ActionButton, MoveButton } from "../components/buttons.tsx";
import { FieldError } from "../components/error-box.tsx";
import { useFileUrl } from "../lib/urls.ts";
import { PictureChooser } from "../pictures/chooser.tsx";
import { usePictures } from "../pictures/use-pictures.ts";
import formStyles from "./event-form.module.css";
import styles from "./pictures.module.css";

const LABELS = EVENT_ADMIN_COPY.afterLabels;
const CAPTION = countCharactersIn(LOCAL_EVENT_ERRORS, LOCAL_EVENT_LIMITS, "caption-too-long");
const OPENER = "gallery-from-library";

interface Shown {
  id: number;
  caption: string;
  caption_ml: string;
}

const LISTS = { gallery: "id", gallery_captions: "caption", gallery_captions_ml: "caption_ml" } as const;
type ListName = keyof typeof LISTS;
const LIST_NAMES = Object.keys(LISTS) as ListName[];

/** Results, runners and gallery, which visitors see once the event is over. */
export function AfterEvent({ event, errors }: { event: AdminEvent; errors: LocalizedErrors["errors"] }) {
  const wrong = errors["gallery"] ?? errors["gallery_captions"] ?? errors["gallery_captions_ml"];
  return (
    <section className={`panel ${formStyles.part}`} aria-labelledby="after-event">
      <h2 id="after-event">{t("After the event")}</h2>
      <p className={formStyles.hint}>{EVENT_ADMIN_COPY.aboutAfter}</p>
      <Field
        name="results_url"
        label={LABELS.results_url}
        optional
        type="url"
        defaultValue={event.results_url}
        error={errors["results_url"]}
      />
      <Field
        name="runners"
        label={LABELS.runners}
        optional
        inputMode="numeric"
        defaultValue={event.runners === null ? "" : String(event.runners)}
        error={errors["runners"]}
      />
      <Gallery event={event} />
      {wrong !== undefined && <FieldError id="gallery-error">{wrong}</FieldError>}
    </section>
  );
}

function Gallery({ event }: { event: AdminEvent }) {
  const [shown, setShown] = useState<Shown[]>(() =>
    event.gallery.map((id, place) => ({
      id,
      caption: event.gallery_captions[place] ?? "",
      caption_ml: event.gallery_captions_ml[place] ?? "",
    })),
  );
  const [choosing, setChoosing] = useState(false);
  const close = useCallback(() => setChoosing(false), []);
  const known = usePictures(shown.map(({ id }) => id));
  const hidden = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // The draft of the form keeps it.
    if (!isFirst.current) hidden.current?.querySelector("input")?.dispatchEvent(new Event("input", { bubbles: true }));
    isFirst.current = false;
  }, [shown]);
  const change = (place: number, changed: Partial<Shown>) =>
    setShown((before) => before.map((item, index) => (index === place ? { ...item, ...changed } : item)));
  const move = (place: number, to: number) =>
    setShown((before) => {
      const after = [...before];
      after.splice(to, 0, ...after.splice(place, 1));
      return after;
    });
  /** A restored draft. */
  const restore = (name: ListName, value: string) => {
    if (value === JSON.stringify(shown.map((item) => item[LISTS[name]]))) return;
    const list = JSON.parse(value) as (number | string)[];
    setShown((before) => {
      const empty = { id: 0, caption: "", caption_ml: "" };
      const items = name === "gallery" ? list.map((_, place) => before[place] ?? empty) : before;
      return items.map((item, place) => ({ ...item, [LISTS[name]]: list[place] ?? item[LISTS[name]] }));
    });
  };
  return (
    <div>
      <p className="label">
        {LABELS.gallery}, {t("{count} of {most}", { count: shown.length, most: MAX_GALLERY_PICTURES })}
      </p>
      <div ref={hidden} hidden>
        {LIST_NAMES.map((name) => (
          <input
            key={name}
            type="hidden"
            name={name}
            value={JSON.stringify(shown.map((item) => item[LISTS[name]]))}
            onInput={({ currentTarget }) => restore(name, currentTarget.value)}
            readOnly
          />
        ))}
      </div>
      <ol className={styles.gallery}>
        {shown.map((item, place) => (
          <GalleryRow
            // oxlint-disable-next-line react/no-array-index-key -- a picture may be shown twice
            key={`${item.id} ${place}`}
            item={item}
            picture={known.get(item.id)}
            place={place}
            last={place + 1 === shown.length}
            onChange={(changed) => change(place, changed)}
            onMove={(to) => move(place, to)}
            onRemove={() => setShown((before) => before.filter((_, index) => index !== place))}
          />
        ))}
      </ol>
      {shown.length < MAX_GALLERY_PICTURES && (
        <ActionButton
          id={OPENER}
          icon="picture"
          label={EVENT_ADMIN_COPY.fromLibrary}
          target={t("for the gallery")}
          onPress={() => setChoosing(true)}
        />
      )}
      {choosing && (
        <PictureChooser
          openedBy={OPENER}
          verb={t("Add")}
          onClose={close}
          onChoose={({ id }) => {
            close();
            setShown((before) => [...before, { id, caption: "", caption_ml: "" }]);
          }}
        />
      )}
    </div>
  );
}

interface RowProps {
  item: Shown;
  picture: Picture | undefined;
  place: number;
  last: boolean;
  onChange: (changed: Partial<Shown>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function GalleryRow({ item, picture, place, last, onChange, onMove, onRemove }: RowProps) {
  const getAddress = useFileUrl();
  const name = t("Picture {n}", { n: place + 1 });
  return (
    <li className={styles.picture}>
      {picture ? <img src={getAddress(picture.url)} alt={picture.alt} /> : <span className={styles.elsewhere} />}
      <div
        className={styles.words}
        onInput={({ target }) => {
          if (!(target instanceof HTMLInputElement)) return;
          onChange({ [target.name.startsWith("caption_ml") ? "caption_ml" : "caption"]: target.value });
        }}
      >
        <Field
          name={`caption-${place}`}
          label={t("Caption of picture {n}", { n: place + 1 })}
          optional
          limit={CAPTION}
          defaultValue={item.caption}
        />
        <Field
          name={`caption_ml-${place}`}
          label={t("Caption in Malayalam")}
          optional
          limit={CAPTION}
          defaultValue={item.caption_ml}
        />
      </div>
      <div className={styles.order}>
        <MoveButton target={name} to="earlier" disabled={place === 0} onPress={() => onMove(place - 1)} />
        <MoveButton target={name} to="later" disabled={last} onPress={() => onMove(place + 1)} />
        <ActionButton label={t("Remove")} target={name} danger onPress={onRemove} />
      </div>
    </li>
  );
}
