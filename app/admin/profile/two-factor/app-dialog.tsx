import { TWO_FACTOR_COPY } from "../../../../shared/two-factor/two-factor.ts";
import { CodeField } from "../../components/code-field.tsx";
import type { NewApp } from "./actions.ts";
import styles from "./app-dialog.module.css";
import { FactorDialog, type FactorDialogProps } from "./factor-dialog.tsx";
import { FactorForm, PasswordAgain, useFactorForm } from "./factor-form.tsx";

export function AppDialog(props: FactorDialogProps) {
  const beginning = useFactorForm();
  const confirming = useFactorForm();
  const app = beginning.outcome?.app;
  return (
    <FactorDialog title="Authenticator app" outcome={confirming.outcome} {...props}>
      {app ? (
        <>
          <Scan app={app} />
          <FactorForm
            key="confirm"
            act="confirmApp"
            sending={confirming}
            verb="Confirm"
            busyVerb="Confirming..."
            onCancel={props.onClose}
          >
            <CodeField label="2. The six digits that it shows" digits error={confirming.outcome?.errors["code"]} />
          </FactorForm>
        </>
      ) : (
        <FactorForm
          key="begin"
          act="beginApp"
          sending={beginning}
          verb="Go on"
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
      alt="To be scanned by the app"
    />
    <div>
      <p>
        <b>1.</b> Open the app and scan.
      </p>
      <p className={styles.typed}>
        Cannot scan? Type this: <b>{secret.match(/.{1,4}/g)?.join(" ")}</b>
      </p>
      <a className="text-link" href={uri}>
        Open the app of this device
      </a>
    </div>
  </div>
);
