import { useWords } from "../../words/use-words.ts";
import { State } from "../state.tsx";

export function NobodyYet() {
  const words = useWords("testimonials");
  return (
    <State lanes="empty">
      <b>{words.nobodyYet}</b>
      <p>{words.beFirst}</p>
    </State>
  );
}
