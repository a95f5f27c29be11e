import { useEffect } from "react";
import { t } from "../../../../shared/i18n/admin-text.ts";
import { detectLanguage } from "../../../../shared/i18n/languages.ts";
import type { Passkey } from "../../../../shared/two-factor/two-factor.schema.ts";
import { TWO_FACTOR_COPY, TWO_FACTOR_ERRORS, TWO_FACTOR_LIMITS } from "../../../../shared/two-factor/two-factor.ts";
import { Field } from "../../../components/field.tsx";
import { countCharactersIn } from "../../../components/use-character-count.ts";
import { CodeField } from "../../components/code-field.tsx";
import { abortPasskey } from "../../lib/webauthn.ts";
import type { NewApp } from "./actions.ts";
import {
  FactorDialog,
  type FactorDialogProps,
  FactorForm,
  type FactorFormProps,
  PasswordAgain,
  useFactorForm,
} from "./factor-form.tsx";
import styles from "./section.module.css";

interface DialogsProps extends FactorDialogProps {
  opened: string;
  passkeys: readonly Passkey[];
  device: string | undefined;
  /** The only remaining factor. */
  last: boolean;
}

const REMOVE = { verb: t("Yes, remove it!"), busyVerb: t("Removing...") } as const;

export function FactorDialogs({ opened, passkeys, device, last, ...dialog }: DialogsProps) {
  const removed = last ? TWO_FACTOR_COPY.removesLast : TWO_FACTOR_COPY.removesOne;
  const passkey = /^remove-passkey-(\d+)$/.exec(opened)?.[1];
  if (passkey !== undefined)
    return (
      <PasswordDialog
        title={t("Remove the passkey?")}
        target={passkeys.find(({ id }) => id === Number(passkey))?.name}
        text={removed}
        action="removePasskey"
        id={Number(passkey)}
        {...REMOVE}
        {...dialog}
      />
    );
  switch (opened) {
    case "app":
      return <AppDialog {...dialog} />;
    case "passkey":
      return <PasskeyDialog device={device} {...dialog} />;
    case "remove-app":
      return <PasswordDialog title={t("Remove the app?")} text={removed} action="removeApp" {...REMOVE} {...dialog} />;
    case "codes":
      return (
        <PasswordDialog
          title={t("New recovery codes")}
          text={TWO_FACTOR_COPY.newCodesReplace}
          action="makeCodes"
          verb={t("Generate new codes")}
          busyVerb={t("Generating codes...")}
          {...dialog}
        />
      );
    default:
      return null;
  }
}

const NAME = countCharactersIn(TWO_FACTOR_ERRORS, TWO_FACTOR_LIMITS, "passkey-name-too-long");

interface PasskeyDialogProps extends FactorDialogProps {
  device: string | undefined;
}

function PasskeyDialog({ device, ...props }: PasskeyDialogProps) {
  const adding = useFactorForm();
  useEffect(() => abortPasskey, []);
  return (
    <FactorDialog title={t("Passkey")} outcome={adding.outcome} {...props}>
      <FactorForm
        action="addPasskey"
        sending={adding}
        verb={t("Set it up")}
        busyVerb={t("Waiting for your device...")}
        onCancel={props.onClose}
      >
        <p>{TWO_FACTOR_COPY.aboutPasskeys}</p>
        <PasswordAgain sending={adding} />
        <Field
          name="name"
          label={t("Name")}
          limit={NAME}
          defaultValue={device?.slice(0, NAME.max)}
          autoComplete="off"
          error={adding.outcome?.errors["name"]}
        />
      </FactorForm>
    </FactorDialog>
  );
}

interface PasswordDialogProps extends FactorDialogProps, Omit<FactorFormProps, "sending" | "onCancel" | "children"> {
  title: string;
  /** Name of the target. */
  target?: string | undefined;
  /** Consequences. */
  text: string;
}

/** Reauthentication before something irreversible. */
function PasswordDialog({ title, target, text, openedBy, onClose, onDone, ...form }: PasswordDialogProps) {
  const sending = useFactorForm();
  return (
    <FactorDialog title={title} openedBy={openedBy} onClose={onClose} onDone={onDone} outcome={sending.outcome}>
      <FactorForm {...form} sending={sending} onCancel={onClose}>
        {target !== undefined && <b lang={detectLanguage(target)}>{target}</b>}
        <p>{text}</p>
        <PasswordAgain sending={sending} />
      </FactorForm>
    </FactorDialog>
  );
}

function AppDialog(props: FactorDialogProps) {
  const beginning = useFactorForm();
  const confirming = useFactorForm();
  const app = beginning.outcome?.app;
  return (
    <FactorDialog title={t("Authenticator app")} outcome={confirming.outcome} {...props}>
      {app ? (
        <>
          <Scan app={app} />
          <FactorForm
            key="confirm"
            action="confirmApp"
            sending={confirming}
            verb={t("Confirm")}
            busyVerb="Confirming..."
            onCancel={props.onClose}
          >
            <CodeField label={t("2. The six digits that it shows")} digits error={confirming.outcome?.errors["code"]} />
          </FactorForm>
        </>
      ) : (
        <FactorForm
          key="begin"
          action="beginApp"
          sending={beginning}
          verb={t("Continue")}
          busyVerb="Asking..."
          onCancel={props.onClose}
        >
          <p>{TWO_FACTOR_COPY.aboutApp}</p>
          <PasswordAgain sending={beginning} />
        </FactorForm>
      )}
    </FactorDialog>
  );
}

/** Rendered by our server: the secret reaches no third party. */
const Scan = ({ app: { picture, secret, uri } }: { app: NewApp }) => (
  <div className={styles.scan}>
    <img
      src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
      width="196"
      height="196"
      alt={t("QR code for the app")}
    />
    <div>
      <p>
        <b>1.</b> {t("Open the app and scan.")}
      </p>
      <p className={styles.typed}>
        {t("Cannot scan? Type this:")} <b>{secret.match(/.{1,4}/g)?.join(" ")}</b>
      </p>
      <a className="text-link" href={uri}>
        {t("Open the app of this device")}
      </a>
    </div>
  </div>
);
