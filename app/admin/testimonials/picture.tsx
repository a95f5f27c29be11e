import { useCallback, useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import type { Testimonial } from "../../../shared/testimonials/testimonials.schema.ts";
import { MODERATION_ERRORS, TESTIMONIAL_COPY } from "../../../shared/testimonials/testimonials.ts";
import { ActionButton } from "../components/buttons.tsx";
import { confirmAction } from "../components/confirmation.tsx";
import { apiFetch } from "../lib/api-client.ts";
import { showResult } from "../lib/form-result.ts";
import { formatDateTime } from "../lib/format-date.ts";
import { showUndoable } from "../lib/undo-toast.ts";
import { PictureChooser } from "../pictures/chooser.tsx";
import { reloadIfSessionEnded } from "../pictures/use-pictures.ts";
import styles from "./list.module.css";

const OPENER = "choose-portrait";

/** A picture of the library, only with the person's consent. */
export function TestimonialPicture({ testimonial }: { testimonial: Testimonial }) {
  const { id, version, picture, picture_id, picture_consent_at } = testimonial;
  const { revalidate } = useRevalidator();
  const [choosing, setChoosing] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = useCallback(() => setChoosing(false), []);
  const save = async (chosen: number | null) => {
    setBusy(true);
    const body = chosen === null ? { picture_id: null } : { picture_id: chosen, consent: true };
    const response = await apiFetch(new Request(location.href), "PUT /api/testimonials/update/{id}", {
      id,
      body,
      version: String(version),
    });
    showResult(response, {
      sentences: MODERATION_ERRORS,
      failed: TESTIMONIAL_COPY.notDone,
      done: ({ message }) => showUndoable(message, "testimonial", [id]),
    });
    await revalidate();
    setBusy(false);
  };
  const choose = async (chosen: number) => {
    close();
    const agreed = await confirmAction({
      title: TESTIMONIAL_COPY.consentTitle,
      text: TESTIMONIAL_COPY.consentText,
      verb: TESTIMONIAL_COPY.consentYes,
    });
    if (agreed) await save(chosen);
  };
  return (
    <div className={styles.picture}>
      {picture && <img src={picture.url} width={picture.width} height={picture.height} alt={picture.alt} />}
      {picture_id !== null && picture_consent_at && (
        <p>{t("Consent noted {when}", { when: formatDateTime(picture_consent_at) })}</p>
      )}
      <ActionButton
        id={OPENER}
        icon="picture"
        label={picture_id === null ? t("Add a picture") : t("Choose another picture")}
        busy={busy}
        onPress={() => setChoosing(true)}
      />
      {picture_id !== null && (
        <ActionButton
          label={t("Remove picture")}
          danger
          busy={busy}
          onPress={() => save(null).catch(reloadIfSessionEnded)}
        />
      )}
      {choosing && (
        <PictureChooser
          openedBy={OPENER}
          verb={t("Choose")}
          onClose={close}
          onChoose={(chosen) => void choose(chosen.id).catch(reloadIfSessionEnded)}
        />
      )}
    </div>
  );
}
