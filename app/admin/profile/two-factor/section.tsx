import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { t } from "../../../../shared/i18n/admin-text.ts";
import { interpolate } from "../../../../shared/i18n/interpolate.ts";
import { detectLanguage } from "../../../../shared/i18n/languages.ts";
import type { Passkey } from "../../../../shared/two-factor/two-factor.schema.ts";
import { TWO_FACTOR_COPY, type TwoFactorMethod } from "../../../../shared/two-factor/two-factor.ts";
import { ActionButton } from "../../components/buttons.tsx";
import { Icon, type IconName } from "../../components/icon.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { useRestoreFocus } from "../../hooks/use-focus-after-delete.ts";
import { useOpenDialog } from "../../hooks/use-url-dialog.ts";
import { formatDateTime } from "../../lib/format-date.ts";
import { loadOnTouch } from "../../lib/load-on-touch.tsx";
import { getReturnUrl } from "../../lib/urls.ts";
import styles from "./section.module.css";

const FactorDialogs = loadOnTouch(async () => (await import("./dialogs.tsx")).FactorDialogs);

interface TwoFactorSectionProps {
  factor: TwoFactorMethod;
  passkeys: readonly Passkey[];
  /** Unused recovery codes. */
  codesLeft: number;
  device: string | undefined;
}

export function TwoFactorSection({ factor, passkeys, codesLeft, device }: TwoFactorSectionProps) {
  const { opened, open, close, done } = useOpenedDialog();
  const onDone = useLatest(done);
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoreFocus(opened, heading);
  const app = factor === "totp" || factor === "both";
  const any = factor !== "none";
  const opener = (name: string, label: string, more: { look?: string; target?: string } = {}) => (
    <ActionButton {...more} label={label} id={`open-${name}`} onPress={() => open(name)} />
  );
  return (
    <section className="panel" aria-labelledby="second-factor">
      <header>
        <h2 id="second-factor" ref={heading} tabIndex={-1}>
          {t("Second factor")}
        </h2>
        <StatusTag
          kind={any ? "ok" : "waits"}
          icon={any ? "check" : "warning"}
          label={any ? t("Set up") : t("Not set up")}
        />
      </header>
      <p className={styles.about}>{TWO_FACTOR_COPY.why}</p>
      <div className={styles.ways}>
        <Method name={t("Passkeys")} icon="key" about={TWO_FACTOR_COPY.aboutPasskeys}>
          {passkeys.length > 0 && (
            <ul className={styles.passkeys}>
              {passkeys.map((passkey) => (
                <li key={passkey.id}>
                  <PasskeyItem passkey={passkey} />
                  {opener(`remove-passkey-${passkey.id}`, t("Remove"), {
                    target: t("the passkey {name}", { name: passkey.name }),
                  })}
                </li>
              ))}
            </ul>
          )}
          {passkeys.length > 0
            ? opener("passkey", t("Add another passkey"))
            : opener("passkey", t("Set up a passkey"), any ? {} : { look: "button" })}
        </Method>
        <Method name={t("Authenticator app")} icon="mobile" about={TWO_FACTOR_COPY.aboutApp}>
          {opener("app", app ? t("Move to another app") : t("Set up an app"))}
          {app && opener("remove-app", t("Remove the app"))}
        </Method>
        {any && (
          <Method name={t("Recovery codes")} icon="file" about={TWO_FACTOR_COPY.aboutCodes}>
            <p className={styles.codesLeft}>{leftWords(codesLeft)}</p>
            {opener("codes", t("Generate new codes"))}
          </Method>
        )}
      </div>
      {opened !== null && (
        <FactorDialogs
          opened={opened}
          passkeys={passkeys}
          device={device}
          last={factor === "totp" || (factor === "passkey" && passkeys.length === 1)}
          openedBy={`open-${opened}`}
          onClose={close}
          onDone={onDone}
        />
      )}
    </section>
  );
}

const leftWords = (left: number): string => {
  if (left === 0) return TWO_FACTOR_COPY.noCodesLeft;
  return left === 1 ? TWO_FACTOR_COPY.oneCodeLeft : interpolate(TWO_FACTOR_COPY.codesLeft, { left });
};

interface MethodProps {
  name: string;
  icon: IconName;
  about: string;
  children: ReactNode;
}

const Method = ({ name, icon, about, children }: MethodProps) => (
  <div className={styles.way}>
    <h3>
      <Icon name={icon} />
      {name}
    </h3>
    <p>{about}</p>
    <div className="button-row">{children}</div>
  </div>
);

const PasskeyItem = ({ passkey: { name, created_at, last_used_at } }: { passkey: Passkey }) => (
  <span>
    <b lang={detectLanguage(name)}>{name}</b>
    <small>
      {t("Since {when}", { when: formatDateTime(created_at) })}
      {last_used_at !== null && ` · ${t("last used {when}", { when: formatDateTime(last_used_at) })}`}
    </small>
  </span>
);

/** Two-factor dialog of the URL. */
function useOpenedDialog() {
  const navigate = useNavigate();
  const dialog = useOpenDialog();
  const back = new URLSearchParams(useLocation().search).get("back");
  return {
    ...dialog,
    /** After required setup, continues to the original target. */
    done: back === null ? dialog.close : () => void navigate(getReturnUrl(back), { replace: true }),
  };
}

/** A stable function that calls the latest callback. */
function useLatest(act: () => void): () => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback(() => latest.current(), []);
}
