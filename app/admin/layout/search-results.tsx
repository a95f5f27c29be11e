import { Link } from "react-router";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { FOUND_KINDS, type FoundKind, SEARCH_COPY, type SearchResult } from "../../../shared/search/search.ts";
import { parseQuery, type SearchQuery } from "../../../shared/search/search-query.ts";
import { highlightMatches } from "../../../shared/search/snippets.ts";
import { Icon, type IconName } from "../components/icon.tsx";
import styles from "./search.module.css";
import type { FoundResults } from "./use-search-results.ts";

interface ResultsProps {
  found: FoundResults;
  /** Index of the selected option. */
  chosen: number;
  optionId: (place: number) => string;
  onPoint: (place: number) => void;
  onOpen: () => void;
}

/** Options of the listbox, by kind. */
export function SearchResults({ found, chosen, optionId, onPoint, onOpen }: ResultsProps) {
  const { q, items } = found;
  const query = parseQuery(q);
  return FOUND_KINDS.map((kind) => {
    const ofKind = items.filter((item) => item.kind === kind);
    if (ofKind.length === 0) return null;
    return (
      <div key={kind} role="group" aria-label={SEARCH_COPY.kinds[kind]}>
        <p className={styles.kind} aria-hidden="true">
          {SEARCH_COPY.kinds[kind]}
        </p>
        {ofKind.map((item) => {
          const place = items.indexOf(item);
          return (
            <SearchOption
              key={item.id}
              id={optionId(place)}
              item={item}
              query={query}
              chosen={place === chosen}
              onPoint={() => onPoint(place)}
              onOpen={onOpen}
            />
          );
        })}
      </div>
    );
  });
}

const ICONS: Record<FoundKind, IconName> = {
  enquiry: "mail",
  testimonial: "chat",
  event: "calendar",
  "essential link": "link",
  "district contact": "phone",
  centre: "pin",
  brochure: "file",
  material: "download",
  page: "page",
  notice: "horn",
  "ready-made answer": "answers",
  staff: "people",
};

interface OptionProps {
  id: string;
  item: SearchResult;
  query: SearchQuery;
  chosen: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

/** Public pages open in a new tab. */
function SearchOption({ id, item: { kind, label, found, to }, query, chosen, onPoint, onOpen }: OptionProps) {
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
        <Highlighted text={label} query={query} />
        {found !== "" && (
          <small lang={detectLanguage(found)}>
            <Highlighted text={found} query={query} />
          </small>
        )}
      </span>
    </Link>
  );
}

function Highlighted({ text, query }: { text: string; query: SearchQuery }) {
  return (
    <span lang={detectLanguage(text)}>
      {highlightMatches(text, query).map((stretch, place) =>
        // oxlint-disable-next-line react/no-array-index-key -- the same words may appear twice
        stretch.isMatch ? <mark key={place}>{stretch.text}</mark> : stretch.text,
      )}
    </span>
  );
}
