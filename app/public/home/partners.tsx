import type { ShownPartner } from "../../../shared/campaign/partners.ts";
import { languageAttribute } from "../../components/language.ts";
import { useLanguage, useMessages } from "../../i18n/use-messages.ts";
import styles from "./partners.module.css";

export function Partners({ partners }: { partners: readonly ShownPartner[] }) {
  const messages = useMessages("campaign");
  const language = useLanguage();
  if (partners.length === 0) return null;
  return (
    <section className={styles.partners} aria-labelledby="partners">
      <div className="page-width">
        <h2 id="partners">{messages.partners}</h2>
        <ul>
          {partners.map(({ name, link, picture }) => {
            const shown = (
              <>
                {picture && (
                  <span className={styles.plate}>
                    <img {...picture} alt="" loading="lazy" decoding="async" />
                  </span>
                )}
                <span lang={languageAttribute(language, name)}>{name}</span>
              </>
            );
            return <li key={`${name} ${picture?.src}`}>{link ? <a href={link}>{shown}</a> : shown}</li>;
          })}
        </ul>
      </div>
    </section>
  );
}
