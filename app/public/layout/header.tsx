import { useRef } from "react";
import { Link, useLocation } from "react-router";
import { getOtherLanguages, LANGUAGE_NAMES, localizeUrl } from "../../../shared/i18n/languages.ts";
import { Icon } from "../../components/icon.tsx";
import { Logo } from "../../components/logo.tsx";
import { useLanguage, useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import styles from "./header.module.css";
import { HelpTab } from "./help-bar.tsx";
import { FURTHER, isCurrent, NAVIGATION, type NavigationItem } from "./navigation.ts";

const MENU = "menu";

/** The menu of small screens works without scripts. */
export function Header() {
  const messages = useMessages("layout");
  const address = useLocalizedHref();
  return (
    <header className={styles.header}>
      <div className="page-width">
        <Link className="logo" to={address("/")}>
          <Logo lines={messages.logo} />
        </Link>
        <nav className={styles.places} aria-label={messages.main}>
          <Places items={NAVIGATION} addressOf={({ to }) => to} />
        </nav>
        <div className={styles.tools}>
          <OtherLanguages />
          <button type="button" className={styles.opener} popoverTarget={MENU}>
            <Icon name="menu" />
            <span>{messages.menu}</span>
          </button>
          <HelpTab />
        </div>
      </div>
      <Menu />
    </header>
  );
}

/** A full page load, since everything changes. */
function OtherLanguages() {
  const { pathname, search } = useLocation();
  return getOtherLanguages(useLanguage()).map((other) => (
    <a
      key={other}
      className={styles.language}
      lang={other}
      hrefLang={other}
      href={localizeUrl(other, pathname + search)}
      suppressHydrationWarning
    >
      {LANGUAGE_NAMES[other]}
    </a>
  ));
}

function Menu() {
  const messages = useMessages("layout");
  const { close } = useMessages("controls");
  const menu = useRef<HTMLElement>(null);
  return (
    <nav className={styles.menu} id={MENU} popover="auto" aria-label={messages.menu} ref={menu}>
      <button type="button" className={styles.closeMenu} popoverTarget={MENU} popoverTargetAction="hide">
        <Icon name="close" />
        {close}
      </button>
      <Places
        items={[...NAVIGATION, ...FURTHER]}
        addressOf={({ to, toInMenu }) => toInMenu ?? to}
        onChoose={() => menu.current?.hidePopover?.()}
      />
    </nav>
  );
}

interface PlacesProps {
  items: readonly NavigationItem[];
  addressOf: (item: NavigationItem) => string;
  onChoose?: () => void;
}

function Places({ items, addressOf, onChoose }: PlacesProps) {
  const { pathname } = useLocation();
  const { places } = useMessages("layout");
  const language = useLanguage();
  return (
    <ul>
      {items.map((item) => (
        <li key={item.name}>
          <Link
            to={localizeUrl(language, addressOf(item))}
            aria-current={isCurrent(item, pathname) ? "page" : undefined}
            onClick={onChoose}
          >
            {places[item.name]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
