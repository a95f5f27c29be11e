import type { Campaign } from "../../../domain/campaign.ts";
import { groupedNumber } from "../../../domain/grouped-number.ts";
import { Icon } from "../../ui/icon.tsx";
import { chatWith } from "../shown-facts.ts";

/** The numbers that help, one tap away on every page: whoever looks for one at night should not search. */
export const Helplines = ({ facts: { tollFree, nationalHelpline, policeWhatsapp } }: { facts: Campaign }) => (
  <aside className="lines" aria-label="Helplines">
    <div className="wrap">
      <p>
        <b>Worried about someone, or about yourself?</b> Help is free to call.
      </p>
      <ul>
        <li>
          <a href={`tel:${tollFree}`}>
            <Icon name="phone" />
            <span>
              <span className="sr">Call </span>
              <b>{groupedNumber(tollFree)}</b>
              <small>Kerala, toll-free</small>
            </span>
          </a>
        </li>
        <li>
          <a href={`tel:${nationalHelpline}`}>
            <Icon name="phone" />
            <span>
              <span className="sr">Call </span>
              <b>{groupedNumber(nationalHelpline)}</b>
              <small>All India, toll-free</small>
            </span>
          </a>
        </li>
        <li>
          <a href={chatWith(policeWhatsapp)} rel="noopener">
            <Icon name="chat" />
            <span>
              <span className="sr">Message </span>
              <b>{groupedNumber(policeWhatsapp)}</b>
              <small>Police on WhatsApp, messages only</small>
            </span>
          </a>
        </li>
      </ul>
    </div>
  </aside>
);
