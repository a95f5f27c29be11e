import { useWords } from "../../words/use-words.ts";

/** In the place of testimonials while there are none. */
export function NobodyYet() {
  const words = useWords("testimonials");
  return (
    <div className="state">
      <svg viewBox="0 0 150 60" aria-hidden="true">
        <path className="empty" d="M0 14H150M0 30H150M0 46H150" />
      </svg>
      <b>{words.nobodyYet}</b>
      <p>{words.beFirst}</p>
    </div>
  );
}
