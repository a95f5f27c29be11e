import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { FOUND_KINDS, type FoundKind, SEARCH_COPY, type SearchResult } from "../../../shared/search/search.ts";
import { parseQuery, type SearchQuery } from "../../../shared/search/search-query.ts";
import { highlightMatches } from "../../../shared/search/snippets.ts";
import { IconButton } from "../components/buttons.tsx";
import { Icon, type IconName } from "../components/icon.tsx";
import { areShortcutsOn, getLatinKey } from "../hooks/use-keyboard-shortcuts.ts";
import styles from "./search.module.css";
import { useSearch } from "./use-search-results.ts";

const TYPED_INTO = "input, textarea, select, [contenteditable]";

/** Global search: ARIA combobox; behind a button on small screens. */
export function Search() {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  const { found, searching } = useSearch(typed, open);
  const items = found?.items ?? [];
  // A new result selects its first option.
  const [chosen, setChosen] = useState({ of: found, place: 0 });
  const at = chosen.of === found ? chosen.place : 0;
  const choose = (place: number) => setChosen({ of: found, place });
  const option = (place: number) => `${id}-${place}`;

  const openSearch = () => {
    // Phones open the keyboard only within the click.
    flushSync(() => setOpen(true));
    input.current?.focus();
    input.current?.select();
  };
  useSlash(openSearch);

  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: "nearest" });
  }, [id, at]);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const last = items.length - 1;
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") {
      setOpen(true);
      choose(at < last ? at + 1 : 0);
    } else if (event.key === "ArrowUp") choose(at > 0 ? at - 1 : Math.max(0, last));
    else if (event.key === "Escape" && open) close();
    else if (event.key === "Enter" && open && !searching) document.getElementById(option(at))?.click();
    else return;
    event.preventDefault();
  };

  return (
    <>
      <button ref={opener} className={styles.opener} type="button" aria-expanded={open} onClick={openSearch}>
        <Icon name="search" />
        <span aria-hidden="true">{t("Search")}</span>
        <span className="visually-hidden">{SEARCH_COPY.label}</span>
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles events that bubble up from the controls inside */}
      <div
        className={`${styles.search} ${open ? styles.open : ""}`}
        role="search"
        ref={container}
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget }) => {
          if (!container.current?.contains(relatedTarget)) setOpen(false);
        }}
      >
        <label className="visually-hidden" htmlFor={id}>
          {t("Search")}
        </label>
        <Icon name="search" />
        <input
          ref={input}
          className="input"
          id={id}
          type="search"
          role="combobox"
          aria-expanded={open && found !== null}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && items.length > 0 ? option(at) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={t("Search")}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
        />
        <kbd className={styles.slash} aria-hidden="true">
          /
        </kbd>
        <IconButton icon="close" label={SEARCH_COPY.close} className={styles.closer} onPress={close} />
        {typed.trim() === "" && <p className={styles.about}>{SEARCH_COPY.about}</p>}
        <div className={styles.found} hidden={!open || found === null} aria-busy={searching}>
          {/* An empty listbox is invalid. */}
          <div id={`${id}-list`} {...(items.length > 0 && { role: "listbox", "aria-label": SEARCH_COPY.results })}>
            {found &&
              FOUND_KINDS.map((kind) => {
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
                          id={option(place)}
                          item={item}
                          sought={parseQuery(found.q)}
                          chosen={place === at}
                          onPoint={() => choose(place)}
                          onOpen={close}
                        />
                      );
                    })}
                  </div>
                );
              })}
          </div>
          {found?.message && <p className={styles.words}>{found.message}</p>}
        </div>
        <p className="visually-hidden" role="status">
          {open ? getStatus(searching, found?.message ?? null, items.length) : ""}
        </p>
      </div>
    </>
  );
}

function getStatus(searching: boolean, message: string | null, count: number): string {
  if (searching) return SEARCH_COPY.searching;
  if (message !== null) return message;
  return count > 0 ? (count === 1 ? t("1 result.") : t("{count} results.", { count })) : "";
}

/** `/` focuses the search. */
function useSlash(openSearch: () => void) {
  useLayoutEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (getLatinKey(event) !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (event.target instanceof Element && event.target.closest(TYPED_INTO)) return;
      if (!areShortcutsOn() || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      openSearch();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
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
  sought: SearchQuery;
  chosen: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

/** Public pages open in a new tab. */
function SearchOption({ id, item: { kind, label, found, to }, sought, chosen, onPoint, onOpen }: OptionProps) {
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
        // oxlint-disable-next-line react/no-array-index-key -- the same words may appear twice
        stretch.sought ? <mark key={place}>{stretch.text}</mark> : stretch.text,
      )}
    </span>
  );
}
