import { Icon } from "../ui/icon.tsx";
import type { Refused as Why } from "./ending.ts";

interface RefusedProps {
  /** Nothing while something is under way. */
  why: Why | undefined;
  /** The two places where it may stand: above the fields that it speaks of, or by the button when they are no reason. */
  at: "fields" | "button";
}

/** Why the last try was refused. It stands until the next one. */
export function Refused({ why, at }: RefusedProps) {
  if (!why) return null;
  const ofFields = why.typed !== undefined || Object.keys(why.errors).length > 0;
  if (ofFields !== (at === "fields")) return null;
  // A refusal of fields is announced by its toast, in these same words; without scripts by this line.
  return (
    <p className="note bad field full-width" role={why.typed || !ofFields ? "alert" : undefined}>
      <Icon name="warning" />
      {why.message}
    </p>
  );
}
