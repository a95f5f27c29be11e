import { Link } from "react-router";
import type { PublicTestimonial } from "../../../shared/testimonials/testimonials.schema.ts";
import { detectLanguage } from "../../components/language.ts";
import { OPENS_DIALOG } from "../../components/use-dialog-close.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import styles from "./cards.module.css";
import { cardId, withParameter } from "./urls.ts";

interface CardsProps {
  items: PublicTestimonial[];
  address: string;
  heading: "h2" | "h3";
}

export function TestimonialCards({ items, address, heading: Heading }: CardsProps) {
  return (
    <ul className={styles.cards}>
      {items.map(({ id, title, description, lightly_edited, ...by }) => (
        <li key={id}>
          <Link
            className={`hemmed ${styles.card}`}
            id={cardId(id)}
            to={withParameter(address, "show", id)}
            state={OPENS_DIALOG}
            preventScrollReset
          >
            {title && (
              <Heading className={styles.title} lang={detectLanguage(title)}>
                {title}
              </Heading>
            )}
            <span className={styles.words} lang={detectLanguage(description)}>
              {description}
            </span>
            {title ? (
              <By {...by} />
            ) : (
              <Heading className={styles.alone}>
                <By {...by} />
              </Heading>
            )}
            {lightly_edited && <LightlyEdited />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const By = ({ name, designation }: Pick<PublicTestimonial, "name" | "designation">) => (
  <span className={styles.author} lang={detectLanguage(name)}>
    {name}
    <small lang={detectLanguage(designation)}>{designation}</small>
  </span>
);

/** Shown if staff edited the text. */
export const LightlyEdited = () => <small className={styles.edited}>{useMessages("testimonials").lightlyEdited}</small>;
