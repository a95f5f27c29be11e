import { useRef } from "react";
import { Link, useRouteLoaderData } from "react-router";
import { type Campaign, STATE_HELPLINE } from "../../../shared/campaign/campaign.ts";
import { fill } from "../../../shared/i18n/interpolate.ts";
import type { RootData } from "../../components/helpline-callout.tsx";
import { Icon } from "../../components/icon.tsx";
import { Filled } from "../../i18n/trans.tsx";
import { useAddress, useWords } from "../../i18n/use-messages.ts";
import { chatWith } from "../lib/whatsapp-url.ts";
import styles from "./help-bar.module.css";
import { LeavePage } from "./quick-exit.tsx";

const SHEET = "more-help";

/** Available even when the facts could not be loaded. */
const useTollFree = () => (useRouteLoaderData("root") as RootData | undefined)?.tollFree ?? STATE_HELPLINE;

export function HelpTab() {
  const words = useWords("help");
  const tollFree = useTollFree();
  return (
    <a className={styles.tab} href={`tel:${tollFree}`} title={fill(words.callFor, { number: tollFree })}>
      <Icon name="phone" />
      <span>
        <small>
          {words.getHelp}
          {words.malayalam && (
            <>
              {" "}
              <span lang="ml">{words.malayalam}</span>
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
export function HelpDock({ facts, quickExitUrl }: DockProps) {
  const words = useWords("help");
  const tollFree = useTollFree();
  return (
    <nav className={styles.dock} aria-label={words.getHelp}>
      <a className={styles.call} href={`tel:${tollFree}`}>
        <Icon name="phone" />
        <span>
          <Filled sentence={words.call} with={{ number: <b>{tollFree}</b> }} />
        </span>
      </a>
      {facts && (
        <a href={chatWith(facts.policeWhatsapp)} rel="noopener">
          <Icon name="chat" />
          <span>
            WhatsApp
            <small>{words.messagesOnly}</small>
          </span>
        </a>
      )}
      <button type="button" popoverTarget={SHEET}>
        <Icon name="plus" />
        <span>{words.more}</span>
      </button>
      <Sheet national={facts?.nationalHelpline} quickExitUrl={quickExitUrl} />
    </nav>
  );
}

function Sheet({ national, quickExitUrl }: { national: string | undefined; quickExitUrl: string | undefined }) {
  const words = useWords("help");
  const { places } = useWords("layout");
  const address = useAddress();
  const sheet = useRef<HTMLUListElement>(null);
  return (
    <ul className={styles.sheet} id={SHEET} popover="auto" ref={sheet}>
      {national && (
        <li>
          <a href={`tel:${national}`}>
            <Icon name="phone" />
            <span>
              <Filled sentence={words.call} with={{ number: <b>{national}</b> }} />
              <small>{words.allIndia}</small>
            </span>
          </a>
        </li>
      )}
      <li>
        <a href={address("/help")}>
          <Icon name="link" />
          <span>
            <strong>{words.allHelplines}</strong>
            <small>{words.alsoOffline}</small>
          </span>
        </a>
      </li>
      <li>
        <Link to={address("/parents")} onClick={() => sheet.current?.hidePopover?.()}>
          <Icon name="arrow" />
          <span>
            <strong>{places.parents}</strong>
          </span>
        </Link>
      </li>
      <li>
        <Link to={address("/contact-us")} onClick={() => sheet.current?.hidePopover?.()}>
          <Icon name="mail" />
          <span>
            <strong>{words.writeToUs}</strong>
          </span>
        </Link>
      </li>
      {quickExitUrl && (
        <li>
          <LeavePage to={quickExitUrl}>
            <Icon name="leave" />
            <span>
              <strong>{words.leave}</strong>
              <small>{words.historyStays}</small>
            </span>
          </LeavePage>
        </li>
      )}
    </ul>
  );
}
