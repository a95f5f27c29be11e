import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { DISTRICTS_ON_THE_ROUTE, getDistrictName } from "../../../shared/districts.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { Icon } from "../../components/icon.tsx";
import { Trans } from "../../i18n/trans.tsx";
import { useLanguage, useMessages } from "../../i18n/use-messages.ts";
import styles from "./section.module.css";

interface SectionProps {
  id: string;
  title: string;
  /** Malayalam subtitle of English pages; blank on Malayalam ones. */
  malayalam: string;
  className?: string | undefined;
  /** As wide as the screen. */
  after?: ReactNode;
  children: ReactNode;
}

export const Section = ({ id, title, malayalam, className, after, children }: SectionProps) => (
  <section className={className ? `section ${className}` : "section"} aria-labelledby={id}>
    <div className="page-width">
      <div className={styles.head}>
        <h2 id={id}>{keepWhole(title)}</h2>
        {malayalam && <p lang="ml">{malayalam}</p>}
      </div>
      {children}
    </div>
    {after}
  </section>
);

/** Non-breaking hyphen. */
const keepWhole = (title: string) =>
  title.split(/(\S+-\S+)/).map((part) =>
    part.includes("-") ? (
      <span className={styles.whole} key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  );

export function Slogan() {
  const { say, yes, drugs } = useMessages("campaign");
  return (
    <p className={`${styles.slogan} display`}>
      <Trans
        message={say}
        values={{
          yes: <span className={styles.yes}>{yes}</span>,
          drugs: <span className={styles.drugs}>{drugs}</span>,
        }}
      />
    </p>
  );
}

export function DistrictList() {
  const messages = useMessages("campaign");
  const language = useLanguage();
  return (
    <ol className={styles.relay} aria-label={messages.northToSouth}>
      {DISTRICTS_ON_THE_ROUTE.map((district) => (
        <li key={district.name}>
          {district.name === "Ernakulam" ? (
            <span className={styles.mega}>
              {getDistrictName(district.name, language)}
              <small>{messages.megaMarathon}</small>
            </span>
          ) : (
            getDistrictName(district.name, language)
          )}
        </li>
      ))}
    </ol>
  );
}

interface ArrowLinkProps extends LinkProps {
  text: string;
  /** Title of the target, for screen readers. */
  about?: string;
}

export const ArrowLink = ({ text, about, className = "text-link", ...link }: ArrowLinkProps) => (
  <Link {...link} className={className}>
    {text}
    {about !== undefined && <span className="visually-hidden" lang={detectLanguage(about)}>{` ${about}`}</span>}
    <Icon name="arrow" />
  </Link>
);
