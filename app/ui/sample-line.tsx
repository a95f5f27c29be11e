import { useControlWords } from "./control-words.ts";

/** The thin line that stays on every page while any sample content is there. */
export function SampleLine() {
  const words = useControlWords();
  return (
    <aside className="sample-line" aria-label={words.notice}>
      <p>{words.sample}</p>
    </aside>
  );
}
