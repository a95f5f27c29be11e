import { Link } from "react-router";
import { CAMPAIGN_NAME } from "../../../shared/campaign/campaign.ts";
import { Logo } from "../../components/logo.tsx";
import { FIRST_SCREEN } from "../lib/return-url.ts";
import { AccountMenu } from "./account-menu.tsx";
import { Clock } from "./clock.tsx";
import { Drawer } from "./drawer.tsx";
import { Search } from "./search.tsx";
import type { SidebarProps } from "./sidebar.tsx";
import styles from "./top-bar.module.css";

export function TopBar({ role, closed, waiting, onLogOut }: Omit<SidebarProps, "inDrawer">) {
  return (
    <header className={`${styles.topBar} not-printed`}>
      <Link className="logo" to={FIRST_SCREEN} aria-label="Drug-Free Kerala, dashboard">
        <Logo lines={CAMPAIGN_NAME} />
      </Link>
      <Clock />
      <Search />
      <AccountMenu onLogOut={onLogOut} />
      <Drawer role={role} closed={closed} waiting={waiting} onLogOut={onLogOut} />
    </header>
  );
}
