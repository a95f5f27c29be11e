import { useRef } from "react";
import { Link, useLocation } from "react-router";
import { addressIn, otherThan } from "../../../shared/i18n/languages.ts";
import { Icon } from "../../components/icon.tsx";
import { Logo } from "../../components/logo.tsx";
import { useAddress, useLanguage, useWords } from "../../i18n/use-messages.ts";
import styles from "./header.module.css";
import { HelpTab } from "./help-bar.tsx";
import { FURTHER, isCurrent, NAVIGATION, type NavigationItem } from "./navigation.ts";

const MENU = "menu";

/** The menu of small screens works without scripts. */
export function Header() {
  const words = useWords("layout");
  const address = useAddress();
  return (
    <header className={styles.header}>
      <div className="page-width">
        <Link className="logo" to={address("/")}>
          <Logo lines={words.logo} />
        </Link>
        <nav className={styles.places} aria-label={words.main}>
          <Places items={NAVIGATION} addressOf={({ to }) => to} />
        </nav>
        <div className={styles.tools}>
          <OtherLanguage />
          <button type="button" className={styles.opener} popoverTarget={MENU}>
            <Icon name="menu" />
            <span>{words.menu}</span>
          </button>
          <HelpTab />
        </div>
      </div>
      <Menu />
    </header>
  );
}

/** A full page load, since everything changes. */
function OtherLanguage() {
  const { pathname, search } = useLocation();
  const other = otherThan(useLanguage());
  const { otherLanguage } = useWords("layout");
  return (
    <a
      className={styles.language}
      lang={other}
      hrefLang={other}
      href={addressIn(other, pathname + search)}
      suppressHydrationWarning
    >
      {otherLanguage}
    </a>
  );
}

function Menu() {
  const words = useWords("layout");
  const { close } = useWords("controls");
  const menu = useRef<HTMLElement>(null);
  return (
    <nav className={styles.menu} id={MENU} popover="auto" aria-label={words.menu} ref={menu}>
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
  const { places } = useWords("layout");
  const language = useLanguage();
  return (
    <ul>
      {items.map((item) => (
        <li key={item.name}>
          <Link
            to={addressIn(language, addressOf(item))}
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
