import type { ReactNode } from "react";
import type { MetaDescriptor } from "react-router";
import { languageBeside } from "../ui/language.ts";
import { useLanguage } from "../words/use-words.ts";
import { type Head, head, type Matches, type SharedPicture } from "./head.ts";
import styles from "./page-head.module.css";

interface PageHeadProps {
  words: {
    title: string;
    /** The same in Malayalam: English leads, Malayalam answers. Blank on a page that is Malayalam. */
    malayalam: string;
    /** A sentence or two, which staff may have written in one language alone. */
    lead?: string;
  };
  /** Present where the title is in another language than the page. */
  lang?: "en" | undefined;
  /** What can be done at once. */
  action?: ReactNode;
  /** Figures before the sun; the picture is 340 wide, its ground at 170. */
  children: ReactNode;
}

/** The head of an inner page: words on the hero's ground, the track below them. */
export function PageHead({ words: { title, malayalam, lead }, lang, action, children }: PageHeadProps) {
  const language = useLanguage();
  return (
    <>
      <div className={styles.head}>
        <div className="page-width">
          <div className={styles.words}>
            <h1 className="display" lang={lang}>
              {title}
            </h1>
            {malayalam && <p lang="ml">{malayalam}</p>}
            {lead && <p lang={languageBeside(language, lead)}>{lead}</p>}
            {action}
          </div>
          <svg className={styles.art} viewBox="0 0 340 170" aria-hidden="true">
            <circle cx="210" cy="170" r="118" fill="var(--art-sun)" />
            {children}
          </svg>
        </div>
      </div>
      <div className={styles.lanes} />
    </>
  );
}

interface Made<Loaded> {
  loaderData: Loaded | undefined;
  matches: Matches;
}

/**
 * The `meta` of a page whose picture is called as its address.
 * @param say what it is called and tells of, out of what its loader brought
 */
export function headOf<Loaded>(
  { loaderData, matches }: Made<Loaded>,
  page: Exclude<SharedPicture, "home">,
  say: (loaded: Loaded) => Pick<Head, "title" | "description">,
): MetaDescriptor[] {
  if (!loaderData) return [];
  const { title, description } = say(loaderData);
  return head({ title, description, path: `/${page}`, picture: page, matches });
}
