import type { AdminBrochure } from "../../../shared/brochures/brochures.schema.ts";
import { BROCHURE_COPY, BROCHURE_ERRORS, BROCHURE_LIMITS } from "../../../shared/brochures/brochures.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { MEDIA_TYPES } from "../../../shared/media-types.ts";
import { formatMessage } from "../../../shared/validation/errors.ts";
import { Field } from "../../components/field.tsx";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { SaveButton } from "../components/buttons.tsx";
import { EditConflictBanner } from "../components/edit-conflict-banner.tsx";
import { FileField } from "../components/file-field.tsx";
import { Icon } from "../components/icon.tsx";
import { TranslationHints } from "../components/translation-hints.tsx";
import { UnsavedNotice } from "../components/unsaved-changes-notice.tsx";
import { UploadProgress } from "../components/upload-progress.tsx";
import { useSaveForm } from "../hooks/use-save-form.ts";
import { getFieldProps } from "../lib/field-props.ts";
import { useUpload } from "../lib/upload.ts";
import { useFileUrl } from "../lib/urls.ts";
import { BROCHURE_DRAFT, validateFile } from "./actions.ts";
import styles from "./page.module.css";

const NAME = countCharactersIn(BROCHURE_ERRORS, BROCHURE_LIMITS, "name-too-long");
const NAME_ML = countCharactersIn(BROCHURE_ERRORS, BROCHURE_LIMITS, "name_ml-too-long");

interface FormProps {
  /** Absent: a first upload. */
  brochure: AdminBrochure | undefined;
  onSaved: () => void;
  onDiscard: () => void;
}

/** Create and edit form. */
export function BrochureForm({ brochure, onSaved, onDiscard }: FormProps) {
  const { Form, form, busy, errors, unsaved, sends } = useSaveForm(BROCHURE_DRAFT, onSaved);
  const uploading = useUpload();
  const field = getFieldProps(brochure, errors);
  const translation = brochure?.file_url_ml ?? null;
  return (
    <Form
      {...sends}
      encType="multipart/form-data"
      className="office-form"
      aria-label={brochure ? t("Update Brochure") : t("Upload Brochure")}
    >
      {brochure && <EditConflictBanner kind="brochure" item={brochure} draft={BROCHURE_DRAFT} />}
      {brochure && <input type="hidden" name="was" value={brochure.name} />}
      {brochure && <input type="hidden" name="was_ml" value={brochure.name_ml} />}
      {unsaved && <UnsavedNotice onDiscard={onDiscard} />}
      <TranslationHints item={brochure ? { kind: "brochure", id: brochure.id } : null} form={form}>
        <fieldset className={styles.part}>
          <legend>{t("English")}</legend>
          <Field label={BROCHURE_COPY.labels.name} limit={NAME} {...field("name")} />
          <PdfField
            name="file"
            label={brochure ? t("Replace PDF (optional)") : BROCHURE_COPY.labels.file_name}
            url={brochure?.file_url}
            error={errors["file"]}
          />
          {brochure && (
            <FileLinks what={BROCHURE_COPY.labels.file_name} url={brochure.file_url} name={brochure.file_name} />
          )}
        </fieldset>
        <fieldset className={styles.part}>
          <legend>{t("Malayalam")}</legend>
          <Field label={BROCHURE_COPY.labels.name_ml} optional limit={NAME_ML} {...field("name_ml")} />
          <PdfField
            name="file_ml"
            label={translation ? t("Replace Malayalam PDF (optional)") : t("Malayalam PDF (optional)")}
            url={translation}
            error={errors["file_ml"]}
          />
          {translation ? (
            <>
              <FileLinks
                what={BROCHURE_COPY.labels.file_name_ml}
                url={translation}
                name={brochure?.file_name_ml ?? ""}
              />
              <label className={styles.without}>
                <input type="checkbox" name="without_file_ml" value="1" />
                {t("Remove the Malayalam PDF")}
              </label>
            </>
          ) : (
            <small className="quiet">{BROCHURE_COPY.englishInstead}</small>
          )}
        </fieldset>
      </TranslationHints>
      <div className="button-row">
        <SaveButton
          label={brochure ? t("Update Brochure") : t("Upload Brochure")}
          busyLabel={brochure ? t("Updating...") : t("Uploading...")}
          busy={busy}
        />
      </div>
      {uploading && <UploadProgress upload={uploading} />}
    </Form>
  );
}

function FileLinks({ what, url, name }: { what: string; url: string; name: string }) {
  const getAddress = useFileUrl();
  return (
    <p className="button-row">
      <a className="text-link" href={getAddress(url)} target="_blank" rel="noreferrer">
        <Icon name="eye" />
        {t("View {what}", { what })}
      </a>
      <a className="text-link" href={getAddress(url)} download={name}>
        <Icon name="download" />
        {t("Download {what}", { what })}
      </a>
    </p>
  );
}

interface PdfFieldProps {
  name: string;
  label: string;
  url: string | null | undefined;
  error: string | undefined;
}

const PdfField = ({ url, ...field }: PdfFieldProps) => (
  <FileField
    {...field}
    stands={url?.slice(url.indexOf("brochures/"))}
    accept={[MEDIA_TYPES.pdf, ".pdf"]}
    hint={t("A PDF of at most {megabytes} MB.", { megabytes: BROCHURE_LIMITS.bytes / 1024 ** 2 })}
    wrongWith={(file) => {
      const broken = validateFile(file);
      return broken && formatMessage(BROCHURE_ERRORS, broken);
    }}
  />
);
