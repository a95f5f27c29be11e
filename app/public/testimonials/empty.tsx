import { useMessages } from "../../i18n/use-messages.ts";
import { State } from "../components/empty-state.tsx";

export function NobodyYet() {
  const messages = useMessages("testimonials");
  return (
    <State lanes="empty">
      <b>{messages.nobodyYet}</b>
      <p>{messages.beFirst}</p>
    </State>
  );
}
