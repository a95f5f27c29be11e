import type { Campaign } from "../../../shared/campaign/campaign.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { Icon } from "../../components/icon.tsx";
import { useMessages } from "../../i18n/use-messages.ts";
import { whatsappUrl } from "../lib/whatsapp-url.ts";
import styles from "./helplines.module.css";

export function Helplines({ facts: { tollFree, nationalHelpline, policeWhatsapp } }: { facts: Campaign }) {
  const messages = useMessages("layout");
  const reached = [
    [`tel:${tollFree}`, "phone", messages.call, tollFree, messages.tollFreeKerala],
    [`tel:${nationalHelpline}`, "phone", messages.call, nationalHelpline, messages.tollFreeIndia],
    [whatsappUrl(policeWhatsapp), "chat", messages.message, policeWhatsapp, messages.policeChannel],
  ] as const;
  return (
    <aside className={styles.helplines} aria-label={messages.helplines}>
      <div className="page-width">
        <p>
          <b>{messages.worried}</b> {messages.freeToCall}
        </p>
        <ul>
          {reached.map(([href, icon, act, number, whose]) => (
            <li key={whose}>
              <a href={href} rel={icon === "chat" ? "noopener" : undefined}>
                <Icon name={icon} />
                <span>
                  <span className="visually-hidden">{act} </span>
                  <b>{formatPhone(number)}</b>
                  <small>{whose}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
