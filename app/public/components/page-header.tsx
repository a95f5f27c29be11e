import type { ReactNode } from "react";
import type { MetaDescriptor } from "react-router";
import type { Language } from "../../../shared/i18n/languages.ts";
import { languageAttribute } from "../../components/language.ts";
import { useLanguage } from "../../i18n/use-messages.ts";
import { type Matches, type OgImageMeta, type PageMeta, pageMeta } from "../seo/meta.ts";
import styles from "./page-header.module.css";

interface PageHeaderProps {
  messages: {
    title: string;
    /** Malayalam subtitle of English pages; blank on Malayalam ones. */
    malayalam: string;
    lead?: string;
  };
  /** Fallback language. */
  lang?: Language | undefined;
  action?: ReactNode;
  /** URL of a drawing in `art/heads`; its colours follow the theme. */
  scene?: string;
  /** Without a scene: drawing, 340 units wide, ground at 170. */
  children?: ReactNode;
}

export function PageHeader({ messages, lang, action, scene, children }: PageHeaderProps) {
  const { title, malayalam, lead } = messages;
  const language = useLanguage();
  return (
    <>
      <div className={scene ? `${styles.head} ${styles.wide}` : styles.head}>
        <div className="page-width">
          <div className={styles.words}>
            <h1 className="display" lang={lang}>
              {title}
            </h1>
            {malayalam && <p lang="ml">{malayalam}</p>}
            {lead && <p lang={languageAttribute(language, lead)}>{lead}</p>}
            {action}
          </div>
          {!scene && (
            <svg className={styles.art} viewBox="0 0 340 170" aria-hidden="true">
              <circle cx="210" cy="170" r="118" fill="var(--art-sun)" />
              {children}
            </svg>
          )}
        </div>
        {scene && (
          <svg className={styles.scene} viewBox="0 0 640 220" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
            <use href={`${scene}#scene`} />
          </svg>
        )}
      </div>
      <div className={styles.lanes} />
    </>
  );
}

interface PageTexts<Loaded> {
  loaderData: Loaded | undefined;
  matches: Matches;
}

/**
 * `meta` of a page with its Open Graph image.
 * @param getTexts picks title and description from the loader's data
 */
export function toMeta<Loaded>(
  { loaderData, matches }: PageTexts<Loaded>,
  page: Exclude<OgImageMeta, "home">,
  getTexts: (loaded: Loaded) => Pick<PageMeta, "title" | "description">,
): MetaDescriptor[] {
  if (!loaderData) return [];
  const { title, description } = getTexts(loaderData);
  return pageMeta({ title, description, path: `/${page}`, picture: page, matches });
}
