import { Form } from "react-router";
import { useWords } from "../../words/use-words.ts";

/** No event in this district, or none at all. */
export function NoEvents({ district }: { district: string }) {
  const words = useWords("events");
  return (
    <div className="state">
      <svg viewBox="0 0 150 60" aria-hidden="true">
        <path className="empty" d="M0 14H150M0 30H150M0 46H150" />
      </svg>
      <b>{district ? words.none : words.noneAtAll}</b>
    </div>
  );
}

interface NotLoadedProps {
  /** The path of the page that is asked for again. */
  path: string;
  parameters?: Record<string, string>;
  /** Once React is there, instead of asking for the page. */
  onRetry?: () => void;
  busy?: boolean;
}

/** The events could not be had; Retry asks for the same page once more. */
export function NotLoaded({ path, parameters = {}, onRetry, busy }: NotLoadedProps) {
  const { notLoaded } = useWords("eventList");
  const { retry } = useWords("faults");
  return (
    <div className="state" role="alert">
      <svg viewBox="0 0 150 60" aria-hidden="true">
        <path className="broken" d="M0 14H60M92 14H150M0 30H48M82 30H150M0 46H66M98 46H150" />
      </svg>
      <b>{notLoaded}</b>
      <Form
        method="get"
        action={path}
        replace
        preventScrollReset
        onSubmit={(event) => {
          if (!onRetry) return;
          event.preventDefault();
          onRetry();
        }}
      >
        {Object.entries(parameters).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <button type="submit" className="button red small" aria-disabled={busy || undefined}>
          {retry}
        </button>
      </Form>
    </div>
  );
}
