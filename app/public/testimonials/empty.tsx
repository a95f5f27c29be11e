import { useWords } from "../../i18n/use-messages.ts";
import { State } from "../components/empty-state.tsx";

export function NobodyYet() {
  const words = useWords("testimonials");
  return (
    <State lanes="empty">
      <b>{words.nobodyYet}</b>
      <p>{words.beFirst}</p>
    </State>
  );
}
