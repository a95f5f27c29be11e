import type { DistrictContactOfStaff } from "../../../domain/district-contacts.ts";
import type { DistrictName } from "../../../domain/districts.ts";
import { DeskForm, type DeskFormProps } from "../desk/desk-form.tsx";
import { Icon } from "../parts/icon.tsx";
import { Phones } from "./phones.tsx";

const NONE: readonly string[] = [];

interface FormProps extends DeskFormProps<DistrictContactOfStaff> {
  /** Those that can be chosen. */
  offered: readonly DistrictName[];
}

/** Adds a district with its phone numbers, or edits one. */
export function DistrictForm({ offered, ...props }: FormProps) {
  return (
    <DeskForm {...props} kind="district contact" name="District" first="district">
      {(errors) => (
        <>
          <DistrictField chosen={props.item?.district} offered={offered} wrong={errors["district"]} />
          <Phones draft={props.draft} phones={props.item?.contacts ?? NONE} errors={errors} />
        </>
      )}
    </DeskForm>
  );
}

interface FieldProps {
  chosen: DistrictName | undefined;
  offered: readonly DistrictName[];
  /** Why it was refused. */
  wrong: string | undefined;
}

const DistrictField = ({ chosen, offered, wrong }: FieldProps) => (
  <div className="field">
    <label className="label" htmlFor="district">
      District
    </label>
    <select
      className="input"
      id="district"
      name="district"
      defaultValue={chosen ?? ""}
      aria-required
      aria-invalid={wrong ? true : undefined}
      aria-describedby={wrong && "district-error"}
    >
      <option value="">Select a district</option>
      {offered.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
    {wrong && (
      <p className="error" id="district-error">
        <Icon name="warning" />
        {wrong}
      </p>
    )}
  </div>
);
