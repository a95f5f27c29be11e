import { data, Link } from "react-router";
import { detectLanguage, type Language } from "../../../shared/i18n/languages.ts";
import type { PublicLink } from "../../../shared/public-routes.ts";
import type { PublicTestimonial } from "../../../shared/testimonials/testimonials.schema.ts";
import { OPENS_DIALOG } from "../../components/dialog.tsx";
import { LibraryPicture } from "../../components/library-picture.tsx";
import { useMessages } from "../../i18n/use-messages.ts";
import { EmptyState } from "../components/empty-state.tsx";
import styles from "./cards.module.css";

export interface PicturedTestimonial extends PublicTestimonial {
  /** URL of a drawing, for stories without a photo. */
  portrait: string;
}

interface CardsProps {
  items: PicturedTestimonial[];
  address: string;
  heading: "h2" | "h3";
  /** On phones one row that scrolls sideways. */
  strip?: boolean;
}

export function TestimonialCards({ items, address, heading: Heading, strip = false }: CardsProps) {
  return (
    <ul className={strip ? `${styles.cards} ${styles.strip}` : styles.cards}>
      {items.map(({ id, title, description, lightly_edited, picture, portrait, ...by }) => (
        <li key={id}>
          <Link
            className={`hemmed ${styles.card}`}
            id={cardId(id)}
            to={withParameter(address, "show", id)}
            state={OPENS_DIALOG}
            preventScrollReset
          >
            {picture ? (
              <LibraryPicture className={styles.face} picture={picture} sizes="132px" />
            ) : (
              <img className={styles.face} src={portrait} alt="" width={240} height={240} loading="lazy" />
            )}
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

export function NoTestimonials() {
  const messages = useMessages("testimonials");
  return (
    <EmptyState lanes="empty">
      <b>{messages.noneYet}</b>
      <p>{messages.beFirst}</p>
    </EmptyState>
  );
}

const LIST = "/testimonials" satisfies PublicLink;

export const testimonialsPage = (page: number): PublicLink => (page > 1 ? `${LIST}?page=${page}` : LIST);

export const withParameter = (address: string, name: string, value: string | number) =>
  `${address}${address.includes("?") ? "&" : "?"}${name}=${value}`;

/** Ids for returning focus when a dialog closes. */
export const ADD_LINK = "add-testimonial";
export const cardId = (id: number) => `testimonial-${id}`;

/**
 * The testimonial of `?show=12`.
 * @throws 404 if it is not public
 */
export async function findShown(
  request: Request,
  items: PublicTestimonial[],
  find: (id: number) => Promise<PublicTestimonial | null>,
): Promise<PublicTestimonial | null> {
  const query = new URL(request.url).searchParams.get("show");
  if (query === null) return null;
  const id = wholeNumber(query);
  const found = id && (items.find((item) => item.id === id) ?? (await find(id)));
  if (!found) throw data(null, { status: 404 });
  return found;
}

/** Null if not a positive integer. */
export const wholeNumber = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** The same testimonials: first those in a language, else in the order given. */
export const ownLanguageFirst = <T extends Pick<PublicTestimonial, "description">>(
  language: Language,
  items: readonly T[],
): T[] => {
  const isOther = ({ description }: T) => Number(detectLanguage(description) !== language);
  return [...items].sort((a, b) => isOther(a) - isOther(b));
};
