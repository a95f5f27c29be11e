import { Link } from "react-router";
import { Avatar } from "../components/avatar.tsx";
import { Icon } from "../components/icon.tsx";
import menu from "../components/menu.module.css";
import { Menu } from "../components/menu.tsx";
import { useAdmin } from "../lib/session.ts";
import styles from "./account-menu.module.css";
import { PROFILE_SCREEN } from "./screens.ts";

/** Fallback name. */
const NAMELESS = "Admin";

export function AccountMenu({ onLogOut }: { onLogOut: () => void }) {
  const admin = useAdmin();
  const name = admin?.name || NAMELESS;
  return (
    <Menu
      name="Account menu"
      label={
        <>
          <span className={styles.name}>{name}</span>
          <Avatar name={name} picture={admin?.profile} />
          <span className="visually-hidden">Account menu</span>
        </>
      }
    >
      <Link className={menu.item} role="menuitem" tabIndex={-1} to={PROFILE_SCREEN.path}>
        <Icon name={PROFILE_SCREEN.icon} />
        {PROFILE_SCREEN.label}
      </Link>
      <button className={menu.item} role="menuitem" tabIndex={-1} type="button" onClick={onLogOut}>
        <Icon name="leave" />
        Logout
      </button>
    </Menu>
  );
}
