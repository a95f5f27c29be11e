import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import { ActionButton } from "./buttons.tsx";

export const EmptyState = ({ children }: { children: ReactNode }) => (
  <div className="state">
    <svg viewBox="0 0 150 60" aria-hidden="true">
      <path className="empty" d="M0 14H150M0 30H150M0 46H150" />
    </svg>
    <p>{children}</p>
  </div>
);

export const FailedState = ({ sentence }: { sentence: string }) => (
  <div className="state">
    <svg viewBox="0 0 150 60" aria-hidden="true">
      <path className="broken" d="M0 14H60M92 14H150M0 30H48M82 30H150M0 46H66M98 46H150" />
    </svg>
    <p>{sentence}</p>
    <Retry look="button red small" />
  </div>
);

export function Retry({ look }: { look?: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <ActionButton {...(look && { look })} label={t("Retry")} busy={state !== "idle"} onPress={() => revalidate()} />
  );
}
