import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { ToastRegion } from "../../components/toast-region.tsx";
import { IconButton } from "../components/action-button.tsx";
import { Modal } from "../components/modal.tsx";
import { useUrlDialog } from "../hooks/use-url-dialog.ts";
import styles from "./drawer.module.css";
import { Sidebar, type SidebarProps } from "./sidebar.tsx";

const WIDE = "(min-width: 64em)";

const PANEL = "#panel";

export function Drawer({ role, closed, waiting, onLogOut }: Omit<SidebarProps, "inDrawer">) {
  const { pathname, search, hash } = useLocation();
  const over = useUrlDialog();
  const close = () => over.close({ pathname, search });
  const asked = hash === PANEL;
  const wide = useSyncExternalStore(onWidth, isWide, () => false);
  const left = asked && wide;
  useEffect(() => {
    if (left) close();
    // oxlint-disable-next-line react/exhaustive-deps -- runs once per breakpoint change
  }, [left]);

  return (
    <>
      <IconButton
        icon="menu"
        label="Open Admin Panel"
        className={styles.burger}
        aria-haspopup="dialog"
        onPress={() => over.open({ pathname, search, hash: PANEL })}
      />
      {asked && !wide && (
        <Modal aria-label="Admin Panel" className={styles.overlay} groundCloses onClose={close}>
          <div className={styles.drawer}>
            <IconButton icon="close" label="Close Admin Panel" onPress={close} />
            <Sidebar role={role} closed={closed} waiting={waiting} inDrawer onLogOut={onLogOut} />
          </div>
          <ToastRegion insideDialog />
        </Modal>
      )}
    </>
  );
}

const isWide = () => matchMedia(WIDE).matches;

function onWidth(changed: () => void): () => void {
  const width = matchMedia(WIDE);
  width.addEventListener("change", changed);
  return () => width.removeEventListener("change", changed);
}
