import { Link } from "react-router";
import { type AdminContentPage, CONTENT_PAGE_COPY } from "../../../shared/pages/pages.ts";
import type { PageDraft } from "../../../shared/pages/policy-templates.ts";
import { Icon } from "../components/icon.tsx";
import { PAGES_SCREEN } from "../layout/screens.ts";
import styles from "./list.module.css";

interface BeginningsProps {
  drafts: readonly PageDraft[];
  pages: readonly AdminContentPage[];
}

/** Templates of missing policies. */
export function Beginnings({ drafts, pages }: BeginningsProps) {
  const left = drafts.filter(({ slug }) => !pages.some((page) => page.slug === slug || page.shown?.slug === slug));
  if (left.length === 0) return null;
  return (
    <section className={`panel ${styles.beginnings}`} aria-labelledby="beginnings">
      <h2 id="beginnings">Begin with a draft</h2>
      <p>{CONTENT_PAGE_COPY.aboutDrafts}</p>
      <ul className="button-row">
        {left.map(({ slug, title }) => (
          <li key={slug}>
            <Link className="button small outlined" to={`${PAGES_SCREEN}?page=new&draft=${slug}`}>
              <Icon name="plus" />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
