import { useControlWords } from "./control-messages.ts";

export function SampleLine() {
  const words = useControlWords();
  return (
    <aside className="sample-line" aria-label={words.notice}>
      <p>{words.sample}</p>
    </aside>
  );
}
