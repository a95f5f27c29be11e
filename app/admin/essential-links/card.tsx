import { useId } from "react";
import { type AdminEssentialLink, ESSENTIAL_LINK_COPY } from "../../../shared/essential-links/essential-links.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { detectLanguage } from "../../components/language.ts";
import { CrudCard, type CrudCardProps } from "../crud/crud-cards.tsx";
import { openButton } from "../hooks/use-url-dialog.ts";
import styles from "./card.module.css";

export function Card({ onOpen, ...props }: CrudCardProps<AdminEssentialLink> & { onOpen: () => void }) {
  const { id, number, label, description } = props.item;
  const heading = useId();
  const shown = formatPhone(number);
  const what = description ? `${shown}: ${description}` : shown;
  return (
    <CrudCard
      {...props}
      kind="essential link"
      words={ESSENTIAL_LINK_COPY}
      what={what}
      heading={heading}
      className="card clickable"
    >
      <p className="card-line">{label}</p>
      <h3 id={heading} className={styles.number}>
        <button id={openButton(id)} type="button" className="card-opener" aria-haspopup="dialog" onClick={onOpen}>
          {shown}
        </button>
      </h3>
      <p className="card-text" lang={detectLanguage(description)}>
        {description || ESSENTIAL_LINK_COPY.noDescription}
      </p>
    </CrudCard>
  );
}
