import type { HelplineExpectations } from "../../../shared/campaign/campaign.ts";
import { CAMPAIGN_ERRORS, LISTED_NAME_LIMIT } from "../../../shared/campaign/campaign-facts.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { Field } from "../../components/field.tsx";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { ChoiceField, Options } from "../components/choice-field.tsx";
import { getFieldProps } from "../lib/field-props.ts";
import styles from "./page.module.css";

const LIMIT = countCharactersIn(CAMPAIGN_ERRORS, { "fact-too-long": LISTED_NAME_LIMIT }, "fact-too-long");
const NAMES = t({
  unknown: "Not known",
  yes: "No, callers may stay anonymous",
  no: "Yes, they are asked for it",
} as const);

interface ExpectationFieldsProps {
  expectations: HelplineExpectations | undefined;
  errors: Readonly<Record<string, string>>;
}

/** What callers may expect of a helpline; blank where it has not confirmed it. */
export function ExpectationFields({ expectations, errors }: ExpectationFieldsProps) {
  const field = getFieldProps<HelplineExpectations>(expectations, errors);
  return (
    <>
      <div className={styles.pair}>
        <Field label={t("Hours")} optional limit={LIMIT} autoComplete="off" {...field("hours")} />
        <Field label={t("Hours in Malayalam")} optional limit={LIMIT} autoComplete="off" {...field("hours_ml")} />
      </div>
      <Field label={t("Languages")} optional limit={LIMIT} autoComplete="off" {...field("languages")} />
      <ChoiceField label={t("Must callers give their name?")} {...field("anonymous")}>
        <Options of={NAMES} />
      </ChoiceField>
    </>
  );
}

export function readExpectations(form: FormData): HelplineExpectations {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const anonymous = text("anonymous");
  return {
    hours: text("hours"),
    hours_ml: text("hours_ml"),
    languages: text("languages"),
    anonymous: anonymous === "yes" || anonymous === "no" ? anonymous : "unknown",
  };
}
