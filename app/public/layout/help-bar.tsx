import { type ReactNode, useRef } from "react";
import { Link, useRouteLoaderData } from "react-router";
import { type Campaign, STATE_HELPLINE } from "../../../shared/campaign/campaign.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import type { RootData } from "../../components/helpline-callout.tsx";
import { Icon } from "../../components/icon.tsx";
import { Trans } from "../../i18n/trans.tsx";
import { useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { LEAVES_PAGE } from "../../inline/quick-exit.ts";
import { whatsappUrl } from "../lib/whatsapp-url.ts";
import styles from "./help-bar.module.css";

const SHEET = "more-help";

/** Available even when the facts could not be loaded. */
const useTollFree = () => (useRouteLoaderData("root") as RootData | undefined)?.tollFree ?? STATE_HELPLINE;

export function HelpTab() {
  const messages = useMessages("help");
  const tollFree = useTollFree();
  return (
    <a className={styles.tab} href={`tel:${tollFree}`} title={interpolate(messages.callFor, { number: tollFree })}>
      <Icon name="phone" />
      <span>
        <small>
          {messages.getHelp}
          {messages.malayalam && (
            <>
              {" "}
              <span lang="ml">{messages.malayalam}</span>
            </>
          )}
        </small>
        <b>{tollFree}</b>
      </span>
    </a>
  );
}

interface DockProps {
  facts?: Pick<Campaign, "policeWhatsapp" | "nationalHelpline">;
  quickExitUrl?: string | undefined;
}

/** Help bar of phones. Hidden while typing. */
export function HelpBar({ facts, quickExitUrl }: DockProps) {
  const messages = useMessages("help");
  const tollFree = useTollFree();
  return (
    <nav className={styles.dock} aria-label={messages.getHelp}>
      <a className={styles.call} href={`tel:${tollFree}`}>
        <Icon name="phone" />
        <span>
          <Trans message={messages.call} values={{ number: <b>{tollFree}</b> }} />
        </span>
      </a>
      {facts && (
        <a href={whatsappUrl(facts.policeWhatsapp)} rel="noopener">
          <Icon name="chat" />
          <span>
            WhatsApp
            <small>{messages.messagesOnly}</small>
          </span>
        </a>
      )}
      <button type="button" popoverTarget={SHEET}>
        <Icon name="plus" />
        <span>{messages.more}</span>
      </button>
      <Sheet national={facts?.nationalHelpline} quickExitUrl={quickExitUrl} />
    </nav>
  );
}

function Sheet({ national, quickExitUrl }: { national: string | undefined; quickExitUrl: string | undefined }) {
  const messages = useMessages("help");
  const { places } = useMessages("layout");
  const address = useLocalizedHref();
  const sheet = useRef<HTMLUListElement>(null);
  return (
    <ul className={styles.sheet} id={SHEET} popover="auto" ref={sheet}>
      {national && (
        <li>
          <a href={`tel:${national}`}>
            <Icon name="phone" />
            <span>
              <Trans message={messages.call} values={{ number: <b>{national}</b> }} />
              <small>{messages.allIndia}</small>
            </span>
          </a>
        </li>
      )}
      <li>
        <a href={address("/help")}>
          <Icon name="link" />
          <span>
            <strong>{messages.allHelplines}</strong>
            <small>{messages.alsoOffline}</small>
          </span>
        </a>
      </li>
      {(
        [
          [address("/parents"), places.parents],
          [address("/for-yourself"), places.forYourself],
        ] as const
      ).map(([to, label]) => (
        <li key={to}>
          <Link to={to} onClick={() => sheet.current?.hidePopover?.()}>
            <Icon name="arrow" />
            <span>
              <strong>{label}</strong>
            </span>
          </Link>
        </li>
      ))}
      <li>
        <Link to={address("/contact-us")} onClick={() => sheet.current?.hidePopover?.()}>
          <Icon name="mail" />
          <span>
            <strong>{messages.writeToUs}</strong>
          </span>
        </Link>
      </li>
      {quickExitUrl && (
        <li>
          <QuickExit to={quickExitUrl}>
            <Icon name="leave" />
            <span>
              <strong>{messages.leave}</strong>
              <small>{messages.historyStays}</small>
            </span>
          </QuickExit>
        </li>
      )}
    </ul>
  );
}

interface QuickExitProps {
  /** A neutral site. */
  to: string;
  className?: string;
  /** Three Escapes within two seconds. */
  byKeys?: boolean;
  children: ReactNode;
}

/** Leaves at once for another site, by an inline script from the first moment (`app/inline/quick-exit.ts`); else a plain link. */
const QuickExit = ({ to, className, byKeys = false, children }: QuickExitProps) => (
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
