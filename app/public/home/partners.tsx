import type { ShownPartner } from "../../../shared/campaign/partners.ts";
import { languageAttribute } from "../../components/language.ts";
import { useLanguage, useMessages } from "../../i18n/use-messages.ts";
import styles from "./partners.module.css";

interface PartnersProps {
  partners: readonly ShownPartner[];
  /** In a row as high as a line or two. */
  short?: boolean;
}

export function Partners({ partners, short = false }: PartnersProps) {
  const messages = useMessages("campaign");
  const language = useLanguage();
  if (partners.length === 0) return null;
  return (
    <section className={short ? `${styles.partners} ${styles.short}` : styles.partners} aria-labelledby="partners">
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
