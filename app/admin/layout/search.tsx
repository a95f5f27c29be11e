import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { t } from "../../../shared/i18n/admin-text.ts";
import { SEARCH_COPY } from "../../../shared/search/search.ts";
import { IconButton } from "../components/buttons.tsx";
import { Icon } from "../components/icon.tsx";
import { areShortcutsOn, getLatinKey } from "../hooks/use-keyboard-shortcuts.ts";
import { loadOnTouch } from "../lib/load-on-touch.tsx";
import styles from "./search.module.css";
import { useSearch } from "./use-search-results.ts";

const SearchResults = loadOnTouch(async () => (await import("./search-results.tsx")).SearchResults);

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
            {found && <SearchResults found={found} chosen={at} optionId={option} onPoint={choose} onOpen={close} />}
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
