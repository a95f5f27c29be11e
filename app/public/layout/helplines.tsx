import type { Campaign } from "../../../domain/campaign.ts";
import { groupedNumber } from "../../../domain/grouped-number.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../words/use-words.ts";
import { chatWith } from "../shown-facts.ts";
import styles from "./helplines.module.css";

/** The numbers that help, one tap away on every page: whoever looks for one at night should not search. */
export function Helplines({ facts: { tollFree, nationalHelpline, policeWhatsapp } }: { facts: Campaign }) {
  const words = useWords("layout");
  return (
    <aside className={styles.helplines} aria-label={words.helplines}>
      <div className="page-width">
        <p>
          <b>{words.worried}</b> {words.freeToCall}
        </p>
        <ul>
          <li>
            <a href={`tel:${tollFree}`}>
              <Icon name="phone" />
              <span>
                <span className="visually-hidden">{words.call} </span>
                <b>{groupedNumber(tollFree)}</b>
                <small>{words.tollFreeKerala}</small>
              </span>
            </a>
          </li>
          <li>
            <a href={`tel:${nationalHelpline}`}>
              <Icon name="phone" />
              <span>
                <span className="visually-hidden">{words.call} </span>
                <b>{groupedNumber(nationalHelpline)}</b>
                <small>{words.tollFreeIndia}</small>
              </span>
            </a>
          </li>
          <li>
            <a href={chatWith(policeWhatsapp)} rel="noopener">
              <Icon name="chat" />
              <span>
                <span className="visually-hidden">{words.message} </span>
                <b>{groupedNumber(policeWhatsapp)}</b>
                <small>{words.policeChannel}</small>
              </span>
            </a>
          </li>
        </ul>
      </div>
    </aside>
  );
}
