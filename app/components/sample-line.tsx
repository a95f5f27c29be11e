import { useControlMessages } from "./control-messages.ts";

export function SampleLine() {
  const messages = useControlMessages();
  return (
    <aside className="sample-line" aria-label={messages.notice}>
      <p>{messages.sample}</p>
    </aside>
  );
}
