import { READY_ANSWER_WORDS, type ReadyAnswer } from "../../../domain/ready-answers.ts";
import { useFocusAfterRemoval } from "../parts/focus-after-removal.ts";
import { Empty } from "../parts/state.tsx";
import { Card } from "./card.tsx";

interface ListProps {
  answers: ReadyAnswer[];
  onEdit: (answer: ReadyAnswer) => void;
}

/** All ready-made answers in order of creation. */
export function SavedAnswers({ answers, onEdit }: ListProps) {
  const { list, remember } = useFocusAfterRemoval<HTMLUListElement>(answers, "[id^=edit-]");
  if (answers.length === 0) return <Empty>{READY_ANSWER_WORDS.none}</Empty>;
  return (
    <ul className="cards" ref={list}>
      {answers.map((answer, index) => (
        <li key={answer.id}>
          <Card answer={answer} onEdit={() => onEdit(answer)} onDelete={() => remember(index)} />
        </li>
      ))}
    </ul>
  );
}
