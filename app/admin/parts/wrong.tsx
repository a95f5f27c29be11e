import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** What is wrong with a field; `id` names it for the field. */
export const Wrong = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className="error" id={id}>
    <Icon name="warning" />
    {children}
  </p>
);
