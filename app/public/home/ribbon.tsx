import { Link } from "react-router";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import type { PublicLink } from "../../../shared/public-routes.ts";
import type { PublicTestimonial } from "../../../shared/testimonials/testimonials.schema.ts";
import { Icon } from "../../components/icon.tsx";
import { LibraryPicture } from "../../components/library-picture.tsx";
import { useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { withParameter } from "../testimonials/cards.tsx";
import styles from "./ribbon.module.css";

/** One testimonial with the sentence to quote from it. */
export interface Story {
  testimonial: PublicTestimonial;
  text: string;
  /** URL of a drawing without ground, for a story without a photo. */
  portrait: string | undefined;
}

/** One person under the promise of the hero, as one link. */
export function Ribbon({ story: { testimonial, text, portrait } }: { story: Story }) {
  const { readStory } = useMessages("home");
  const address = useLocalizedHref();
  const { id, name, designation } = testimonial;
  return (
    <Link className={styles.ribbon} to={withParameter(address("/testimonials" satisfies PublicLink), "show", id)}>
      <span className="page-width">
        {testimonial.picture ? (
          <LibraryPicture className={styles.photo} picture={testimonial.picture} sizes="264px" />
        ) : (
          <img className={styles.portrait} src={portrait} alt="" width={240} height={240} />
        )}
        <span className={styles.words}>
          <q lang={detectLanguage(text)}>{text}</q>
          <span className={styles.author} lang={detectLanguage(name)}>
            {name}
            <small lang={detectLanguage(designation)}>{designation}</small>
          </span>
          <span className={styles.read}>
            {readStory}
            <Icon name="arrow" />
          </span>
        </span>
      </span>
    </Link>
  );
}
