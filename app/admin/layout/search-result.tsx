import { Link } from "react-router";
import type { SearchResult } from "../../../shared/search/search.schema.ts";
import type { FoundKind } from "../../../shared/search/search.ts";
import type { SearchQuery } from "../../../shared/search/search-query.ts";
import { highlightMatches } from "../../../shared/search/snippets.ts";
import { detectLanguage } from "../../components/language.ts";
import { Icon, type IconName } from "../components/icon.tsx";
import styles from "./search.module.css";

const ICONS: Record<FoundKind, IconName> = {
  enquiry: "mail",
  testimonial: "chat",
  event: "calendar",
  "essential link": "link",
  "district contact": "phone",
  brochure: "file",
  material: "download",
  page: "page",
  notice: "horn",
  "ready-made answer": "answers",
  staff: "people",
};

interface OptionProps {
  id: string;
  thing: SearchResult;
  sought: SearchQuery;
  chosen: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

/** Public pages open in a new tab. */
export function SearchOption({ id, thing: { kind, label, found, to }, sought, chosen, onPoint, onOpen }: OptionProps) {
  return (
    <Link
      id={id}
      className={chosen ? `${styles.option} ${styles.chosen}` : styles.option}
      role="option"
      aria-selected={chosen}
      tabIndex={-1}
      to={to}
      {...(!to.startsWith("/admin") && { target: "_blank", rel: "noopener" })}
      onPointerMove={onPoint}
      onClick={onOpen}
    >
      <Icon name={ICONS[kind]} />
      <span>
        <Highlighted text={label} sought={sought} />
        {found !== "" && (
          <small lang={detectLanguage(found)}>
            <Highlighted text={found} sought={sought} />
          </small>
        )}
      </span>
    </Link>
  );
}

function Highlighted({ text, sought }: { text: string; sought: SearchQuery }) {
  return (
    <span lang={detectLanguage(text)}>
      {highlightMatches(text, sought).map((stretch, place) =>
        // oxlint-disable-next-line react/no-array-index-key -- the same words may stand twice
        stretch.sought ? <mark key={place}>{stretch.text}</mark> : stretch.text,
      )}
    </span>
  );
}
