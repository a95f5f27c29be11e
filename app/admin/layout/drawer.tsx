import { Dialog } from "@base-ui/react/dialog";
import { useEffect, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { Sidebar } from "./sidebar.tsx";

/** Below this width the sidebar is a drawer (docs/product.md, 3.1). */
const WIDE = "(min-width: 1024px)";

/** The sidebar on small screens: behind a button, closed by a link, by Escape and by its ground. */
export function Drawer({ pending, onLogOut }: { pending: number; onLogOut: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  useEffect(() => {
    const width = matchMedia(WIDE);
    width.addEventListener("change", close);
    return () => width.removeEventListener("change", close);
  });

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className="ib burger">
        <Icon name="menu" />
        <span className="sr">Open Admin Panel</span>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="pop-ground" />
        <Dialog.Popup className="drawer" aria-label="Admin Panel">
          <Dialog.Close className="ib">
            <Icon name="close" />
            <span className="sr">Close Admin Panel</span>
          </Dialog.Close>
          <Sidebar
            pending={pending}
            onChosen={close}
            onLogOut={() => {
              close();
              onLogOut();
            }}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
