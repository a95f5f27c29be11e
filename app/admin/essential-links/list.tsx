import { ESSENTIAL_LINK_WORDS, type EssentialLinkOfStaff } from "../../../domain/essential-links.ts";
import { groupedNumber } from "../../../domain/grouped-number.ts";
import { languageOf } from "../../ui/language.ts";
import { Dialog } from "../parts/dialog.tsx";
import { useFocusAfterRemoval } from "../parts/focus-after-removal.ts";
import { openButton, useOpened } from "../parts/over.ts";
import { Empty } from "../parts/state.tsx";
import { Card } from "./card.tsx";

interface ListProps {
  links: EssentialLinkOfStaff[];
  onEdit: (link: EssentialLinkOfStaff) => void;
}

/** The cards, and the dialog of the one that was opened. */
export function LinkList({ links, onEdit }: ListProps) {
  const { opened, open, close } = useOpened(links);
  const { list, remember } = useFocusAfterRemoval<HTMLUListElement>(links, "h3 button");
  if (links.length === 0) return <Empty>No essential links yet.</Empty>;
  return (
    <>
      <ul className="cards" ref={list}>
        {links.map((link, index) => (
          <li key={link.id}>
            <Card link={link} onEdit={() => onEdit(link)} onDelete={() => remember(index)} onOpen={() => open(link)} />
          </li>
        ))}
      </ul>
      {opened && (
        <Dialog title="Link Details" openedBy={openButton(opened.id)} onClose={close}>
          <dl className="facts">
            <dt>Label</dt>
            <dd>{opened.label}</dd>
            <dt>Number</dt>
            <dd>{groupedNumber(opened.number)}</dd>
            <dt>Description</dt>
            <dd lang={languageOf(opened.description)}>{opened.description || ESSENTIAL_LINK_WORDS.noDescription}</dd>
            <dt>In Malayalam</dt>
            <dd lang={languageOf(opened.description_ml)}>
              {opened.description_ml || ESSENTIAL_LINK_WORDS.noDescription}
            </dd>
          </dl>
        </Dialog>
      )}
    </>
  );
}
