import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import { ActionButton } from "./buttons.tsx";
import { Icon } from "./icon.tsx";

export const EmptyState = ({ children }: { children: ReactNode }) => (
  <div className="state">
    <Icon name="inbox" />
    <p>{children}</p>
  </div>
);

export const FailedState = ({ sentence }: { sentence: string }) => (
  <div className="state">
    <Icon name="warning" />
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
