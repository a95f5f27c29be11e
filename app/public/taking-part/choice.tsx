import { useId } from "react";
import { DISTRICT_NAMES } from "../../../shared/districts.ts";
import { Icon } from "../../components/icon.tsx";
import { usePlaceNames } from "../lib/place-names.ts";

interface ChoiceProps {
  name: string;
  label: string;
  none: string;
  choices: readonly (readonly [string, string])[];
  defaultValue?: string | undefined;
  error?: string | undefined;
  optional?: boolean;
  id?: string | undefined;
}

export function Choice({ name, label, none, choices, defaultValue, error, optional, id: named }: ChoiceProps) {
  const own = useId();
  const id = named ?? own;
  return (
    <div className="field">
      <div className="label-row">
        <label htmlFor={id}>{label}</label>
      </div>
      <select
        id={id}
        name={name}
        className="input"
        defaultValue={defaultValue}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        aria-required={optional ? undefined : true}
      >
        <option value="">{none}</option>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  );
}

export function DistrictChoice(props: Omit<ChoiceProps, "choices">) {
  const { name } = usePlaceNames();
  return <Choice {...props} choices={DISTRICT_NAMES.map((district) => [district, name(district)])} />;
}
