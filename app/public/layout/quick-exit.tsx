import type { ReactNode } from "react";
import { Icon } from "../../components/icon.tsx";
import { useMessages } from "../../i18n/use-messages.ts";
import { LEAVES_PAGE } from "../../inline/lazy-hydration.ts";

interface QuickExitProps {
  /** A neutral site. */
  to: string;
  className?: string;
  /** Three Escapes within two seconds. */
  byKeys?: boolean;
  children: ReactNode;
}

/** Leaves at once for another site, by an inline script from the first moment (`app/inline/lazy-hydration.ts`); else a plain link. */
export const QuickExit = ({ to, className, byKeys = false, children }: QuickExitProps) => (
  <a className={className} href={to} rel="noreferrer" {...{ [LEAVES_PAGE]: byKeys ? "keys" : "" }}>
    {children}
  </a>
);

/** The button in the head of pages about getting help. */
export const LeaveButton = ({ to }: Pick<QuickExitProps, "to">) => (
  <QuickExit to={to} className="button outlined" byKeys>
    <Icon name="leave" />
    {useMessages("help").leave}
  </QuickExit>
);
