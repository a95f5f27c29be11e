import { type ReactNode, useEffect } from "react";
import { Link, useLocation } from "react-router";
import { CAMPAIGN_NAME } from "../../../shared/campaign/campaign.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { Logo } from "../../components/logo.tsx";
import { ToastRegion } from "../../components/toast-region.tsx";
import { Avatar } from "../components/avatar.tsx";
import { IconButton } from "../components/buttons.tsx";
import { Icon } from "../components/icon.tsx";
import menu from "../components/menu.module.css";
import { Menu } from "../components/menu.tsx";
import { Modal } from "../components/modal.tsx";
import { useMedia, WIDE } from "../hooks/use-media.ts";
import { useNow } from "../hooks/use-now.ts";
import { useUrlDialog } from "../hooks/use-url-dialog.ts";
import { formatClock } from "../lib/format-date.ts";
import { useAdmin } from "../lib/session.ts";
import { FIRST_SCREEN } from "../lib/urls.ts";
import { Identity, NAMELESS } from "./identity.tsx";
import { PROFILE_SCREEN } from "./screens.ts";
import { Search } from "./search.tsx";
import { Sidebar, type SidebarProps } from "./sidebar.tsx";
import styles from "./top-bar.module.css";

interface TopBarProps extends Omit<SidebarProps, "inDrawer"> {
  children: ReactNode;
}

export function TopBar({ role, closed, waiting, onLogOut, children }: TopBarProps) {
  return (
    <header className={`${styles.topBar} not-printed`}>
      <Link className="logo" to={FIRST_SCREEN} aria-label={t("Drug-Free Kerala, dashboard")}>
        <Logo lines={CAMPAIGN_NAME} />
      </Link>
      <Search />
      <Clock />
      {children}
      <AccountMenu onLogOut={onLogOut} />
      <Drawer role={role} closed={closed} waiting={waiting} onLogOut={onLogOut} />
    </header>
  );
}

function AccountMenu({ onLogOut }: { onLogOut: () => void }) {
  const admin = useAdmin();
  const name = admin?.name || NAMELESS;
  return (
    <Menu
      name={t("Account menu")}
      label={
        <>
          <span className={styles.name}>{name}</span>
          <Avatar name={name} picture={admin?.profile} />
          <span className="visually-hidden">{t("Account menu")}</span>
        </>
      }
    >
      <div className={styles.who} role="presentation">
        <Identity />
      </div>
      <Link className={menu.item} role="menuitem" tabIndex={-1} to={PROFILE_SCREEN.path}>
        <Icon name={PROFILE_SCREEN.icon} />
        {PROFILE_SCREEN.label}
      </Link>
      <button className={menu.item} role="menuitem" tabIndex={-1} type="button" onClick={onLogOut}>
        <Icon name="leave" />
        {t("Logout")}
      </button>
    </Menu>
  );
}

/** Not announced to screen readers. */
function Clock() {
  const { time, date, shortDate } = formatClock(new Date(useNow(1000)));
  return (
    <div className={styles.clock}>
      <b>{time}</b>
      <span className={styles.wide}>{date}</span>
      <span className={styles.narrow}>{shortDate}</span>
    </div>
  );
}

const PANEL = "#panel";

function Drawer({ role, closed, waiting, onLogOut }: Omit<SidebarProps, "inDrawer">) {
  const { pathname, search, hash } = useLocation();
  const over = useUrlDialog();
  const close = () => over.close({ pathname, search });
  const isOpen = hash === PANEL;
  const wide = useMedia(WIDE);
  const left = isOpen && wide;
  useEffect(() => {
    if (left) close();
    // oxlint-disable-next-line react/exhaustive-deps -- runs once per breakpoint change
  }, [left]);

  return (
    <>
      <IconButton
        icon="menu"
        label={t("Open Admin Panel")}
        className={styles.burger}
        aria-haspopup="dialog"
        onPress={() => over.open({ pathname, search, hash: PANEL })}
      />
      {isOpen && !wide && (
        <Modal aria-label={t("Admin Panel")} className={styles.overlay} closesOnBackdrop onClose={close}>
          <div className={styles.drawer}>
            <IconButton icon="close" label={t("Close Admin Panel")} onPress={close} />
            <Sidebar role={role} closed={closed} waiting={waiting} inDrawer onLogOut={onLogOut} />
          </div>
          <ToastRegion insideDialog />
        </Modal>
      )}
    </>
  );
}
