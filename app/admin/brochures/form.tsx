import { BROCHURE_LIMITS, BROCHURE_SENTENCES, type BrochureOfStaff } from "../../../domain/brochures.ts";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { charactersOf } from "../../ui/limit.ts";
import { useFileAddress } from "../file-address.ts";
import { SaveButton } from "../parts/save-button.tsx";
import { useSaving } from "../parts/saving.ts";
import { Unsaved } from "../parts/unsaved.tsx";
import { UploadProgress } from "../parts/upload-progress.tsx";
import { useUpload } from "../upload.ts";
import { PdfField } from "./pdf-field.tsx";

const NAME = charactersOf(BROCHURE_SENTENCES, "name-too-long", BROCHURE_LIMITS.name);

/** Names the draft of what is typed. */
export const BROCHURE_DRAFT = "brochures";

interface FormProps {
  /** The one to update; without one the first is uploaded. */
  brochure: BrochureOfStaff | undefined;
  onSaved: () => void;
  /** What was typed and never saved is given up. */
  onDiscard: () => void;
}

/** Uploads the brochure, or updates its name and, when a new one is chosen, its PDF. */
export function BrochureForm({ brochure, onSaved, onDiscard }: FormProps) {
  const { Form, form, busy, errors, unsaved, onInput, onSubmit } = useSaving(BROCHURE_DRAFT, onSaved);
  const uploading = useUpload();
  const addressOf = useFileAddress();
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      className="desk-form"
      aria-label={brochure ? "Update Brochure" : "Upload Brochure"}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      {brochure && <input type="hidden" name="id" value={brochure.id} />}
      {brochure && <input type="hidden" name="version" value={brochure.version} />}
      {brochure && <input type="hidden" name="was" value={brochure.name} />}
      {unsaved && <Unsaved onDiscard={onDiscard} />}
      <Field name="name" label="Name" limit={NAME} defaultValue={brochure?.name} error={errors["name"]} />
      <PdfField label={brochure ? "Replace PDF (optional)" : "PDF"} error={errors["file"]} />
      {brochure && (
        <p className="button-row">
          <a className="text-link" href={addressOf(brochure.file_url)} target="_blank" rel="noreferrer">
            <Icon name="eye" />
            View PDF
          </a>
          <a className="text-link" href={addressOf(brochure.file_url)} download={brochure.file_name}>
            <Icon name="download" />
            Download PDF
          </a>
        </p>
      )}
      <div className="button-row">
        <SaveButton
          label={brochure ? "Update Brochure" : "Upload Brochure"}
          busyLabel={brochure ? "Updating..." : "Uploading..."}
          busy={busy}
        />
      </div>
      {uploading && <UploadProgress upload={uploading} />}
    </Form>
  );
}
