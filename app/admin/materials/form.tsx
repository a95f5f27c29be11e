import {
  type AdminMaterial,
  MATERIAL_COPY,
  MATERIAL_ERRORS,
  MATERIAL_LIMITS,
} from "../../../shared/materials/materials.ts";
import { formatMessage } from "../../../shared/validation/errors.ts";
import { Field } from "../../components/field.tsx";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { ChoiceField, Options } from "../components/choice-field.tsx";
import { FileField } from "../components/file-field.tsx";
import { CrudForm, type CrudFormProps } from "../crud/crud-form.tsx";
import { KIND_LABELS, LANGUAGE_LABELS } from "./labels.ts";
import { TAKEN_TYPES, validateFile } from "./validate-file.ts";

const TITLE = countCharactersIn(MATERIAL_ERRORS, MATERIAL_LIMITS, "title-too-long");
const TITLE_ML = countCharactersIn(MATERIAL_ERRORS, MATERIAL_LIMITS, "title_ml-too-long");

export const MaterialForm = (props: CrudFormProps<AdminMaterial>) => (
  <CrudForm {...props} kind="material" name="Material" first="title" uploads>
    {(field, errors) => (
      <>
        <FileField
          name="file"
          label={props.editing ? "Replace the file (optional)" : MATERIAL_COPY.labels.file_name}
          accept={[...TAKEN_TYPES, ".pdf"]}
          hint={`A PDF, PNG, JPEG or WebP of at most ${MATERIAL_LIMITS.bytes / 1024 ** 2} MB. ${MATERIAL_COPY.cleaned}`}
          wrongWith={(file) => {
            const broken = validateFile(file);
            return broken && formatMessage(MATERIAL_ERRORS, broken);
          }}
          error={errors["file"]}
        />
        <Field label={MATERIAL_COPY.labels.title} limit={TITLE} {...field("title")} />
        <Field label={MATERIAL_COPY.labels.title_ml} optional limit={TITLE_ML} {...field("title_ml")} />
        <ChoiceField label={MATERIAL_COPY.labels.kind} {...field("kind")}>
          <Options of={KIND_LABELS} />
        </ChoiceField>
        <ChoiceField label="Language of the words on it" {...field("language")}>
          <Options of={LANGUAGE_LABELS} />
        </ChoiceField>
      </>
    )}
  </CrudForm>
);
