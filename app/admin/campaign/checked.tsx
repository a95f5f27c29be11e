import type { AdminFacts, CheckedNumber } from "../../../shared/campaign/campaign-facts.ts";
import { CAMPAIGN_COPY } from "../../../shared/campaign/campaign-messages.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { ActionButton } from "../components/action-button.tsx";
import { formatPlainDay } from "../lib/format-date.ts";
import { CHECKED, CHECKED_ON, HELPLINES } from "./rows.ts";
import { useFactAction } from "./use-fact-action.ts";

const copy = CAMPAIGN_COPY;

/** The day on which a number was checked, like 2026-11-22; blank where that is not known. */
export function getDay(number: string, facts: AdminFacts): string {
  const { data } = facts;
  const noted = ((data[CHECKED].value ?? []) as unknown as CheckedNumber[]).find((item) => item.number === number);
  if (noted) return noted.checked_on;
  const { value, from } = data[CHECKED_ON];
  return from === "office" || isOutside(number, facts) ? String(value ?? "") : "";
}

/** True if a number comes from the settings file, so its checking date applies. */
function isOutside(number: string, { data, defaults }: AdminFacts): boolean {
  const outside = (["tollFree", "nationalHelpline", "policeWhatsapp", HELPLINES] as const).flatMap((name) => {
    const { from, value } = data[name];
    return (from === "office" ? defaults[name] : value) ?? [];
  });
  return outside.some((item) => (typeof item === "string" ? item : item["number"]) === number);
}

/** When a number was checked, and the way to say that it was today. */
export function Checked({ number, facts }: { number: string; facts: AdminFacts }) {
  const { busy, act } = useFactAction(`checked ${number}`, facts);
  const day = getDay(number, facts);
  return (
    <>
      <p className="quiet">{day ? interpolate(copy.checkedOn, { day: formatPlainDay(day) }) : copy.notChecked}</p>
      <ActionButton
        look="text-link"
        label={copy.checkedToday}
        aria-label={`${copy.checkedToday}: ${number}`}
        busy={busy}
        onPress={() => act("number checked", { number })}
      />
    </>
  );
}
