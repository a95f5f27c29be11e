import type { CampaignOverrides } from "../../../shared/campaign/campaign-texts.ts";
import { languageAttribute } from "../../components/language.ts";
import { useLanguage, useMessages } from "../../i18n/use-messages.ts";
import { Section } from "../components/section.tsx";
import styles from "./what-happens.module.css";

/** Defaults unless overridden by staff. */
const LEGS = [
  { figure: "20+", of: "roadshow.days", leg: "roadshow" },
  { figure: "14", of: "roadshow.marathons", leg: "marathons" },
  { figure: "1", of: undefined, leg: "finish" },
] as const;

export function WhatHappens({ figures }: Pick<CampaignOverrides, "figures">) {
  const { what } = useMessages("aboutUs");
  const language = useLanguage();
  return (
    <Section id="what" {...what.head}>
      <ol className={styles.legs}>
        {LEGS.map(({ figure, of, leg }) => (
          <li key={leg}>
            <p className={styles.figure}>
              <b>{(of && figures[of]) ?? figure}</b>
              <span>{what[leg].unit}</span>
            </p>
            <h3>{what[leg].title}</h3>
            <p className={styles.words} lang={languageAttribute(language, what[leg].says)}>
              {what[leg].says}
            </p>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{what.change}</p>
    </Section>
  );
}
