import { useId } from "react";
import { Link } from "react-router";
import { CAMPAIGN_NAME } from "../../../domain/campaign.ts";
import { Logo } from "../../logo.tsx";
import { Icon } from "../../ui/icon.tsx";
import { FIRST_SCREEN } from "../way-back.ts";
import { AccountMenu } from "./account-menu.tsx";
import { Clock } from "./clock.tsx";
import { Drawer } from "./drawer.tsx";
import type { SidebarProps } from "./sidebar.tsx";
import styles from "./top-bar.module.css";

/** Logo, clock, search and who is logged in; stays in sight. */
export function TopBar({ role, closed, pending, onLogOut }: Omit<SidebarProps, "inDrawer">) {
  return (
    <header className={styles.topBar}>
      <Link className="logo" to={FIRST_SCREEN} aria-label="Drug-Free Kerala, dashboard">
        <Logo lines={CAMPAIGN_NAME} />
      </Link>
      <Clock />
      <Search />
      <AccountMenu onLogOut={onLogOut} />
      <Drawer role={role} closed={closed} pending={pending} onLogOut={onLogOut} />
    </header>
  );
}

/** There, and without effect (docs/product.md, 3.1). */
function Search() {
  const id = useId();
  return (
    <div className={styles.search}>
      <label className="visually-hidden" htmlFor={id}>
        Search
      </label>
      <Icon name="search" />
      <input className="input" id={id} type="search" placeholder="Search" />
    </div>
  );
}
