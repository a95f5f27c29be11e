import { DISTRICT_NAMES } from "../../../../shared/districts.ts";
import { SCHOOL_CLASSES, SCHOOL_LIMITS } from "../../../../shared/enquiries/schools.limits.ts";
import { Field } from "../../../components/field.tsx";
import { countCharactersIn } from "../../../components/use-character-count.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { type FormProps, FormToTheCouncil } from "../../contact-us/enquiry-form.tsx";
import type { FieldOf } from "../../forms/use-public-form.ts";
import { usePlaceNames } from "../../lib/place-names.ts";
import { Choice } from "../choice.tsx";
import { SCHOOL, schoolRules } from "./submit-school-enquiry.ts";

export const SchoolForm = (told: FormProps) => (
  <FormToTheCouncil {...told} name={SCHOOL} rules={schoolRules} messages={useMessages("schoolForm")} fields={Fields} />
);

function Fields({ field }: { field: FieldOf }) {
  const { fields, refusals, choose, classes, nearestDay } = useMessages("schoolForm");
  const { name } = usePlaceNames();
  return (
    <>
      <Field
        {...field("school")}
        limit={countCharactersIn(refusals, SCHOOL_LIMITS, "school-too-long")}
        label={fields.school}
        autoComplete="organization"
        wide
      />
      <Choice
        {...field("district")}
        label={fields.district}
        none={choose}
        choices={DISTRICT_NAMES.map((district) => [district, name(district)])}
      />
      <Field {...field("phone")} label={fields.phone} type="tel" autoComplete="tel-national" />
      <Choice
        {...field("classes")}
        label={fields.classes}
        none={choose}
        choices={SCHOOL_CLASSES.map((one) => [one, classes[one]])}
      />
      <Field {...field("day")} label={fields.day} type="date" />
      <p className="field full-width">
        <small>{nearestDay}</small>
      </p>
    </>
  );
}
