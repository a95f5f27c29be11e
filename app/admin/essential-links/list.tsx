import { type AdminEssentialLink, ESSENTIAL_LINK_COPY } from "../../../shared/essential-links/essential-links.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { detectLanguage } from "../../components/language.ts";
import { Dialog } from "../components/dialog.tsx";
import { CrudCards, type CrudCardsProps } from "../crud/crud-cards.tsx";
import { openButton, useOpenItem } from "../hooks/use-url-dialog.ts";
import { Card } from "./card.tsx";

export function LinkList(cards: Pick<CrudCardsProps<AdminEssentialLink>, "items" | "onEdit">) {
  const { opened, open, close } = useOpenItem(cards.items);
  return (
    <>
      <CrudCards {...cards} none="No essential links yet." focus="h3 button">
        {(card) => <Card {...card} onOpen={() => open(card.item)} />}
      </CrudCards>
      {opened && (
        <Dialog title="Link Details" openedBy={openButton(opened.id)} onClose={close}>
          <dl className="facts">
            <dt>{ESSENTIAL_LINK_COPY.labels.label}</dt>
            <dd>{opened.label}</dd>
            <dt>{ESSENTIAL_LINK_COPY.labels.number}</dt>
            <dd>{formatPhone(opened.number)}</dd>
            <dt>{ESSENTIAL_LINK_COPY.labels.description}</dt>
            <dd lang={detectLanguage(opened.description)}>{opened.description || ESSENTIAL_LINK_COPY.noDescription}</dd>
            <dt>In Malayalam</dt>
            <dd lang={detectLanguage(opened.description_ml)}>
              {opened.description_ml || ESSENTIAL_LINK_COPY.noDescription}
            </dd>
          </dl>
        </Dialog>
      )}
    </>
  );
}
