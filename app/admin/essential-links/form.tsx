import {
  type AdminEssentialLink,
  ESSENTIAL_LINK_COPY,
  ESSENTIAL_LINK_ERRORS,
  ESSENTIAL_LINK_LABELS,
  ESSENTIAL_LINK_LIMITS,
} from "../../../shared/essential-links/essential-links.ts";
import { Field } from "../../components/field.tsx";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { ChoiceField } from "../components/choice-field.tsx";
import { CrudForm, type CrudFormProps } from "../crud/crud-form.tsx";

const DESCRIPTION = countCharactersIn(ESSENTIAL_LINK_ERRORS, ESSENTIAL_LINK_LIMITS, "description-too-long");
const DESCRIPTION_ML = countCharactersIn(ESSENTIAL_LINK_ERRORS, ESSENTIAL_LINK_LIMITS, "description_ml-too-long");

export const LinkForm = (props: CrudFormProps<AdminEssentialLink>) => (
  <CrudForm {...props} kind="essential link" name="Link" first="number">
    {(field) => (
      <>
        <ChoiceField label={ESSENTIAL_LINK_COPY.labels.label} {...field("label")}>
          {ESSENTIAL_LINK_LABELS.map((label) => (
            <option key={label}>{label}</option>
          ))}
        </ChoiceField>
        <Field label={ESSENTIAL_LINK_COPY.labels.number} inputMode="numeric" autoComplete="off" {...field("number")} />
        <Field label={ESSENTIAL_LINK_COPY.labels.description} limit={DESCRIPTION} {...field("description")} />
        <Field label="The same in Malayalam" optional limit={DESCRIPTION_ML} {...field("description_ml")} />
      </>
    )}
  </CrudForm>
);
