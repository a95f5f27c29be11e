import { type Passkey, TWO_FACTOR_COPY } from "../../../../shared/two-factor/two-factor.ts";
import { AppDialog } from "./app-dialog.tsx";
import type { FactorDialogProps } from "./factor-dialog.tsx";
import { PasskeyDialog } from "./passkey-dialog.tsx";
import { PasswordDialog } from "./password-dialog.tsx";

interface DialogsProps extends FactorDialogProps {
  opened: string | null;
  passkeys: readonly Passkey[];
  device: string | undefined;
  /** The only remaining factor. */
  last: boolean;
}

const REMOVE = { verb: "Yes, remove it!", busyVerb: "Removing..." } as const;

export function FactorDialogs({ opened, passkeys, device, last, ...dialog }: DialogsProps) {
  const removed = last ? TWO_FACTOR_COPY.removesLast : TWO_FACTOR_COPY.removesOne;
  const passkey = /^remove-passkey-(\d+)$/.exec(opened ?? "")?.[1];
  if (passkey !== undefined)
    return (
      <PasswordDialog
        title="Remove the passkey?"
        what={passkeys.find(({ id }) => id === Number(passkey))?.name}
        text={removed}
        act="removePasskey"
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
      return <PasswordDialog title="Remove the app?" text={removed} act="removeApp" {...REMOVE} {...dialog} />;
    case "codes":
      return (
        <PasswordDialog
          title="New recovery codes"
          text={TWO_FACTOR_COPY.newCodesReplace}
          act="makeCodes"
          verb="Make new codes"
          busyVerb="Making codes..."
          {...dialog}
        />
      );
    default:
      return null;
  }
}
