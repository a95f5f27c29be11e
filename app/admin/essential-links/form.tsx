import {
  ESSENTIAL_LINK_LABELS,
  ESSENTIAL_LINK_LIMITS,
  ESSENTIAL_LINK_SENTENCES,
  ESSENTIAL_LINK_WORDS,
  type EssentialLinkOfStaff,
} from "../../../domain/essential-links.ts";
import { Field } from "../../ui/field.tsx";
import { charactersOf } from "../../ui/limit.ts";
import { KeptListForm, type KeptListFormProps } from "../kept-list/kept-list-form.tsx";
import { ChoiceField } from "../parts/choice-field.tsx";

const DESCRIPTION = charactersOf(ESSENTIAL_LINK_SENTENCES, ESSENTIAL_LINK_LIMITS, "description-too-long");
const DESCRIPTION_ML = charactersOf(ESSENTIAL_LINK_SENTENCES, ESSENTIAL_LINK_LIMITS, "description_ml-too-long");

export const LinkForm = (props: KeptListFormProps<EssentialLinkOfStaff>) => (
  <KeptListForm {...props} kind="essential link" name="Link" first="number">
    {(field) => (
      <>
        <ChoiceField label={ESSENTIAL_LINK_WORDS.labels.label} {...field("label")}>
          {ESSENTIAL_LINK_LABELS.map((label) => (
            <option key={label}>{label}</option>
          ))}
        </ChoiceField>
        <Field label={ESSENTIAL_LINK_WORDS.labels.number} inputMode="numeric" autoComplete="off" {...field("number")} />
        <Field label={ESSENTIAL_LINK_WORDS.labels.description} limit={DESCRIPTION} {...field("description")} />
        <Field label="The same in Malayalam" optional limit={DESCRIPTION_ML} {...field("description_ml")} />
      </>
    )}
  </KeptListForm>
);
