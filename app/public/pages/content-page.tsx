import type { ReactNode } from "react";
import { Markdown } from "../../components/markdown.tsx";
import { useMessages } from "../../i18n/use-messages.ts";
import scene from "../art/heads/info.svg?no-inline";
import { PageHeader } from "../components/page-header.tsx";
import { Listen } from "../lib/listen.tsx";
import styles from "./content-page.module.css";
import type { LocalizedPage } from "./localize-page.ts";

export function ContentPage({ page }: { page: LocalizedPage }) {
  const { onlyEnglish } = useMessages("ownPage");
  const { titleLang, textLang, blocks } = page;
  return (
    <>
      <PageHeader messages={page} lang={titleLang} scene={scene} />
      <section className={`section ${styles.page}`}>
        <div className="page-width">
          <div className={styles.listen}>
            <Listen textLang={textLang} />
          </div>
          {textLang && <p className={styles.only}>{onlyEnglish}</p>}
          <div className={`prose ${styles.text}`} lang={textLang}>
            <Markdown blocks={blocks} link={leading} />
          </div>
        </div>
      </section>
    </>
  );
}

/** Plain links: the router cannot render files or `/help`. */
const leading = (to: string, children: ReactNode) => <a href={to}>{children}</a>;
