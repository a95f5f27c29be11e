import type { Campaign } from "../../../shared/campaign/campaign.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { Icon } from "../../components/icon.tsx";
import { useWords } from "../../i18n/use-messages.ts";
import { chatWith } from "../lib/whatsapp-url.ts";
import styles from "./helplines.module.css";

export function Helplines({ facts: { tollFree, nationalHelpline, policeWhatsapp } }: { facts: Campaign }) {
  const words = useWords("layout");
  const reached = [
    [`tel:${tollFree}`, "phone", words.call, tollFree, words.tollFreeKerala],
    [`tel:${nationalHelpline}`, "phone", words.call, nationalHelpline, words.tollFreeIndia],
    [chatWith(policeWhatsapp), "chat", words.message, policeWhatsapp, words.policeChannel],
  ] as const;
  return (
    <aside className={styles.helplines} aria-label={words.helplines}>
      <div className="page-width">
        <p>
          <b>{words.worried}</b> {words.freeToCall}
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
