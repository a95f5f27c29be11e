import type { DistrictContactOfStaff } from "../../../domain/district-contacts.ts";
import type { DistrictName } from "../../../domain/districts.ts";
import { KeptListForm, type KeptListFormProps } from "../kept-list/kept-list-form.tsx";
import { ChoiceField } from "../parts/choice-field.tsx";
import { Phones } from "./phones.tsx";

const NONE: readonly string[] = [];

interface FormProps extends KeptListFormProps<DistrictContactOfStaff> {
  /** Those that can be chosen. */
  offered: readonly DistrictName[];
}

/** Adds a district with its phone numbers, or edits one. */
export function DistrictForm({ offered, ...props }: FormProps) {
  return (
    <KeptListForm {...props} kind="district contact" name="District" first="district">
      {(field, errors) => (
        <>
          <ChoiceField label="District" required {...field("district")}>
            <option value="">Select a district</option>
            {offered.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </ChoiceField>
          <Phones draft={props.draft} phones={props.item?.contacts ?? NONE} errors={errors} />
        </>
      )}
    </KeptListForm>
  );
}
