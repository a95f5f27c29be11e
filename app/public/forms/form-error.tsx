import { Icon } from "../../components/icon.tsx";
import type { RejectedForm as Why } from "./use-submit-result.ts";

interface FormErrorProps {
  why: Why | undefined;
  /** Above the fields, or at the button. */
  at: "fields" | "button";
}

/** Error of the last submission. */
export function FormError({ why, at }: FormErrorProps) {
  if (!why) return null;
  const ofFields = why.typed !== undefined || Object.keys(why.errors).length > 0;
  if (ofFields !== (at === "fields")) return null;
  // Announced by its toast; without scripts by this line.
  return (
    <p className="note bad field full-width" role={why.typed || !ofFields ? "alert" : undefined}>
      <Icon name="warning" />
      {why.message}
    </p>
  );
}
