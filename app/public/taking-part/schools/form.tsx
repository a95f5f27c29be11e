import { Form } from "react-router";
import { DISTRICT_NAMES } from "../../../../domain/districts.ts";
import { SCHOOL_CLASSES, SCHOOL_LIMIT } from "../../../../domain/schools.limits.ts";
import { Field } from "../../../ui/field.tsx";
import { charactersOf } from "../../../ui/limit.ts";
import { useWords } from "../../../words/use-words.ts";
import enquiry from "../../contact-us/enquiry-form.module.css";
import { FormFrame } from "../../contact-us/enquiry-form.tsx";
import { type FieldOf, usePublicForm } from "../../contact-us/use-public-form.ts";
import { usePlaces } from "../../places.ts";
import type { FormNotice } from "../../privacy/notice-of.ts";
import type { Ending } from "../../send.ts";
import { Choice } from "../choice.tsx";
import { SCHOOL, schoolRules } from "./take-school.ts";

interface FormProps {
  /** Where it is posted to: the page on which it stands. */
  action: string;
  /** How the last try ended, while the page is open. */
  end: Ending | undefined;
  tollFree: string;
  notice: FormNotice;
}

/** Five answers of a school, which become an enquiry of their kind. */
export function SchoolForm({ action, end, tollFree, notice }: FormProps) {
  const words = useWords("schoolForm");
  const { form, ...sending } = usePublicForm({ name: SCHOOL, action, end, rules: schoolRules, words });
  return (
    <Form {...form} className={`form ${enquiry.enquiry}`} aria-label={words.label}>
      <FormFrame words={words} tollFree={tollFree} notice={notice} sending={sending}>
        <Fields key={sending.clearedAt} field={sending.field} />
      </FormFrame>
    </Form>
  );
}

function Fields({ field }: { field: FieldOf }) {
  const { fields, refusals, choose, classes, nearestDay } = useWords("schoolForm");
  const { name } = usePlaces();
  return (
    <>
      <Field
        {...field("school")}
        limit={charactersOf(refusals, "school-too-long", SCHOOL_LIMIT)}
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
