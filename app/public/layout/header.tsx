import { useRef } from "react";
import { href, Link, useLocation } from "react-router";
import { Logo } from "../../logo.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useChosenDistrict, withinDistrict } from "../chosen-district.ts";
import { isCurrent, NAVIGATION, type NavigationItem } from "./navigation.ts";

const MENU = "menu";

/** The sticky header on its kasavu border. Small screens get the same places as a menu that opens without scripts. */
export function Header() {
  return (
    <header className="head">
      <div className="wrap">
        <Link className="logo" to={href("/")}>
          <Logo />
        </Link>
        <nav className="nav" aria-label="Main">
          <Places addressOf={({ to }) => to} />
        </nav>
        <button type="button" className="burger" popoverTarget={MENU}>
          <Icon name="menu" />
          Menu
        </button>
      </div>
      <Menu />
    </header>
  );
}

function Menu() {
  const menu = useRef<HTMLElement>(null);
  return (
    <nav className="menu" id={MENU} popover="auto" aria-label="Menu" ref={menu}>
      <button type="button" className="shut" popoverTarget={MENU} popoverTargetAction="hide">
        <Icon name="close" />
        Close
      </button>
      <Places addressOf={({ to, toInMenu }) => toInMenu ?? to} onChoose={() => menu.current?.hidePopover?.()} />
    </nav>
  );
}

function Places({ addressOf, onChoose }: { addressOf: (item: NavigationItem) => string; onChoose?: () => void }) {
  const { pathname } = useLocation();
  const district = useChosenDistrict();
  return (
    <ul>
      {NAVIGATION.map((item) => (
        <li key={item.label}>
          <Link
            to={withinDistrict(addressOf(item), district)}
            aria-current={isCurrent(item, pathname) ? "page" : undefined}
            onClick={onChoose}
          >
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
