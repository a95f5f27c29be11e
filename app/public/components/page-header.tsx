import type { ReactNode } from "react";
import type { MetaDescriptor } from "react-router";
import { languageAttribute } from "../../components/language.ts";
import { useLanguage } from "../../i18n/use-messages.ts";
import { type Head, head, type Matches, type SharedPicture } from "../seo/meta.ts";
import styles from "./page-header.module.css";

interface PageHeadProps {
  messages: {
    title: string;
    /** Malayalam subtitle of English pages; blank on Malayalam ones. */
    malayalam: string;
    lead?: string;
  };
  /** Fallback language. */
  lang?: "en" | undefined;
  action?: ReactNode;
  /** Drawing, 340 units wide, ground at 170. */
  children: ReactNode;
}

export function PageHead({ messages: { title, malayalam, lead }, lang, action, children }: PageHeadProps) {
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
            {lead && <p lang={languageAttribute(language, lead)}>{lead}</p>}
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
 * `meta` of a page with its Open Graph image.
 * @param say picks title and description from the loader's data
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
