import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className="error" id={id}>
    <Icon name="warning" />
    {children}
  </p>
);
