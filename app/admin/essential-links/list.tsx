import { useState } from "react";
import { ESSENTIAL_LINK_WORDS, type EssentialLink } from "../../../domain/essential-links.ts";
import { languageOf } from "../../ui/language.ts";
import { Dialog } from "../parts/dialog.tsx";
import { useFocusAfterRemoval } from "../parts/focus-after-removal.ts";
import { Empty } from "../parts/state.tsx";
import { Card } from "./card.tsx";

interface ListProps {
  links: EssentialLink[];
  onEdit: (link: EssentialLink) => void;
}

/** The cards, and the dialog of the one that was opened. */
export function LinkList({ links, onEdit }: ListProps) {
  const [opened, setOpened] = useState<EssentialLink>();
  const [open, setOpen] = useState(false);
  const { list, remember } = useFocusAfterRemoval<HTMLUListElement>(links, ".open");
  if (links.length === 0) return <Empty>No essential links yet.</Empty>;
  return (
    <>
      <ul className="tcards" ref={list}>
        {links.map((link, index) => (
          <li key={link.id}>
            <Card
              link={link}
              onEdit={() => onEdit(link)}
              onDelete={() => remember(index)}
              onOpen={() => {
                setOpened(link);
                setOpen(true);
              }}
            />
          </li>
        ))}
      </ul>
      {opened && (
        <Dialog title="Link Details" open={open} onClose={() => setOpen(false)}>
          <dl className="facts">
            <dt>Label</dt>
            <dd>{opened.label}</dd>
            <dt>Number</dt>
            <dd>{opened.number}</dd>
            <dt>Description</dt>
            <dd lang={languageOf(opened.description)}>{opened.description || ESSENTIAL_LINK_WORDS.noDescription}</dd>
          </dl>
        </Dialog>
      )}
    </>
  );
}
