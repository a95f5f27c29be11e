import { type ReactNode, useEffect } from "react";

interface LeavePageProps {
  /** A site that tells nothing about who opens it. */
  to: string;
  className?: string;
  /** Three presses of Escape within two seconds leave as well. */
  byKeys?: boolean;
  children: ReactNode;
}

/** Leaves at once for another site. With scripts the page gives its place in the history to that site. */
export function LeavePage({ to, className, byKeys = false, children }: LeavePageProps) {
  useEffect(() => (byKeys ? onThreeEscapes(() => location.replace(to)) : undefined), [byKeys, to]);
  return (
    <a
      className={className}
      href={to}
      rel="noreferrer"
      onClick={(event) => {
        event.preventDefault();
        location.replace(to);
      }}
    >
      {children}
    </a>
  );
}

/** @returns How to listen no more. */
function onThreeEscapes(act: () => void): () => void {
  let presses: number[] = [];
  const hear = ({ key, repeat, timeStamp }: KeyboardEvent) => {
    if (key !== "Escape" || repeat) return;
    presses = [...presses.filter((before) => timeStamp - before < 2000), timeStamp];
    if (presses.length === 3) act();
  };
  addEventListener("keydown", hear);
  return () => removeEventListener("keydown", hear);
}
