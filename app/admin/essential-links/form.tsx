import {
  ESSENTIAL_LINK_LABELS,
  ESSENTIAL_LINK_LIMITS,
  ESSENTIAL_LINK_SENTENCES,
  type EssentialLinkOfStaff,
} from "../../../domain/essential-links.ts";
import { Field } from "../../ui/field.tsx";
import { charactersOf } from "../../ui/limit.ts";
import { DeskForm, type DeskFormProps } from "../desk/desk-form.tsx";

const { description: MOST } = ESSENTIAL_LINK_LIMITS;
const DESCRIPTION = charactersOf(ESSENTIAL_LINK_SENTENCES, "description-too-long", MOST);
const DESCRIPTION_ML = charactersOf(ESSENTIAL_LINK_SENTENCES, "description_ml-too-long", MOST);

/** Adds a link, or edits one. */
export function LinkForm(props: DeskFormProps<EssentialLinkOfStaff>) {
  const { item: link } = props;
  return (
    <DeskForm {...props} kind="essential link" name="Link" first="number">
      {(errors) => (
        <>
          <div className="field">
            <label className="label" htmlFor="label">
              Label
            </label>
            <select className="input" id="label" name="label" defaultValue={link?.label ?? "telephone"}>
              {ESSENTIAL_LINK_LABELS.map((label) => (
                <option key={label}>{label}</option>
              ))}
            </select>
          </div>
          <Field
            name="number"
            label="Number"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={link?.number}
            error={errors["number"]}
          />
          <Field
            name="description"
            label="Description"
            limit={DESCRIPTION}
            defaultValue={link?.description}
            error={errors["description"]}
          />
          <Field
            name="description_ml"
            label="The same in Malayalam"
            optional
            limit={DESCRIPTION_ML}
            defaultValue={link?.description_ml}
            error={errors["description_ml"]}
          />
        </>
      )}
    </DeskForm>
  );
}
