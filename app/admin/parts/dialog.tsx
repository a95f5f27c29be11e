import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { languageOf } from "../../ui/language.ts";
import { ToastRegion } from "../../ui/toast-region.tsx";

interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the screen: Escape, its ground and its close button close it; the focus goes back where it was. */
export function Dialog({ title, open, onClose, children }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(opened) => opened || onClose()}>
      <Base.Portal>
        <Base.Backdrop className="pop-ground" />
        <Base.Viewport className="pop-room">
          <Base.Popup className="modal pop">
            <Base.Title lang={languageOf(title)}>{title}</Base.Title>
            {children}
            <Base.Close className="x">
              <Icon name="close" />
              <span className="sr">Close</span>
            </Base.Close>
            <ToastRegion />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
