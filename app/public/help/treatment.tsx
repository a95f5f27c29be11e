import type { ReactNode } from "react";
import { centresByDistrict } from "../../../shared/centres/by-district.ts";
import type { Centre } from "../../../shared/centres/centres.schema.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { detectLanguage, getAnyTranslation, type Language } from "../../../shared/i18n/languages.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { getPlaceName } from "../lib/place-names.ts";
import type { HelpMessages } from "./messages.ts";

/** Bounds the page, which is stored on phones. */
const MAX_PER_DISTRICT = 20;

interface TreatmentProps {
  centres: readonly Centre[];
  language: Language;
  tollFree: string;
  /** Renders a text in both languages. */
  both: (get: (messages: HelpMessages) => string) => ReactNode;
  checked: (day: string | undefined) => ReactNode;
}

/** Centres of each district, which open without a network and without scripts. */
export function Treatment({ centres, language, tollFree, both, checked }: TreatmentProps) {
  if (centres.length === 0) return null;
  const state = { state: tollFree };
  return (
    <section className="treatment">
      <div className="width">
        <h2>{both(({ helpPage }) => helpPage.treatment)}</h2>
        {centresByDistrict(centres).map(({ district, centres: listed }) => (
          <details key={district}>
            <summary>
              <span>{both(({ language }) => getPlaceName(language, district))}</span>
              <small>{listed.length}</small>
            </summary>
            {listed.slice(0, MAX_PER_DISTRICT).map((centre) => (
              <div key={centre.id}>
                {(["name", "address", "hours"] as const).map((field) => {
                  const text = getAnyTranslation(centre, field, language);
                  if (text === "") return null;
                  const Line = field === "name" ? "h3" : "p";
                  return (
                    <Line key={field} lang={detectLanguage(text)}>
                      {text}
                    </Line>
                  );
                })}
                <p>
                  {centre.phones.map((phone) => (
                    <a key={phone} href={`tel:${phone}`}>
                      {formatPhone(phone)}
                    </a>
                  ))}
                </p>
                <small>{checked(centre.checked_on || undefined)}</small>
              </div>
            ))}
          </details>
        ))}
        <p className="whose">{both(({ helpPage }) => interpolate(helpPage.otherDistricts, state))}</p>
      </div>
    </section>
  );
}
