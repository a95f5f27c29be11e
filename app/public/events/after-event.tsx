import type { GalleryPicture, ShownEvent } from "../../../shared/events/events.ts";
import { getTranslation } from "../../../shared/i18n/languages.ts";
import { languageAttribute } from "../../components/language.ts";
import { LibraryPicture } from "../../components/library-picture.tsx";
import { useLanguage, useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import styles from "./after-event.module.css";

/** Runners and results, where staff entered them. */
export function EventResults({ event: { coming, runners, results_url } }: { event: ShownEvent }) {
  const messages = useMessages("eventFacts");
  if (coming || (runners === null && results_url === "")) return null;
  return (
    <div className={styles.results}>
      {runners !== null && (
        <p className={styles.runners}>
          <span>{messages.runners}</span>
          <b>{runners.toLocaleString("en-IN")}</b>
          <small>{messages.tookPart}</small>
        </p>
      )}
      {results_url && (
        <a className="button red" href={results_url} rel="noopener noreferrer">
          {messages.results}
        </a>
      )}
    </div>
  );
}

const FIRST_SIZES = "(max-width: 760px) calc(100vw - 32px), 470px";
const SIZES = "(max-width: 760px) calc(50vw - 21px), 230px";

export function Gallery({ photos }: { photos: readonly GalleryPicture[] }) {
  const messages = useMessages("eventFacts");
  const language = useLanguage();
  const address = useLocalizedHref();
  if (photos.length === 0) return null;
  return (
    <section className={styles.gallery} aria-labelledby="gallery">
      <h2 id="gallery">{messages.gallery}</h2>
      <ul>
        {photos.map((picture, place) => {
          const { id, url, caption, credit } = picture;
          const described = getTranslation(picture, "alt", language);
          const shown = caption || described;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a picture may be shown twice, and the order is fixed
            <li key={`${id} ${place}`}>
              <figure>
                <a href={url}>
                  <LibraryPicture picture={picture} sizes={place === 0 ? FIRST_SIZES : SIZES} />
                </a>
                {(shown || credit) && (
                  <figcaption>
                    <span lang={languageAttribute(language, shown)} aria-hidden={shown === described}>
                      {shown}
                    </span>
                    {credit && <small lang={languageAttribute(language, credit)}>{credit}</small>}
                  </figcaption>
                )}
              </figure>
            </li>
          );
        })}
      </ul>
      <p>
        <a href={`${address("/contact-us")}#enquiry`}>{messages.askRemoval}</a>
      </p>
    </section>
  );
}
