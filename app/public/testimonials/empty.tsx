import { useMessages } from "../../i18n/use-messages.ts";
import { EmptyState } from "../components/empty-state.tsx";

export function NoTestimonials() {
  const messages = useMessages("testimonials");
  return (
    <EmptyState lanes="empty">
      <b>{messages.nobodyYet}</b>
      <p>{messages.beFirst}</p>
    </EmptyState>
  );
}
