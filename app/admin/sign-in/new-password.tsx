import { useState } from "react";
import { ActionButton } from "../components/action-button.tsx";
import { StrengthMeter } from "./strength-meter.tsx";

interface NewPasswordProps {
  label: string;
  /** By field. */
  errors: Record<string, string>;
  errorsAt: string;
  onTyped: (password: string) => void;
}

export function NewPassword({ label, errors, errorsAt, onTyped }: NewPasswordProps) {
  const [password, setPassword] = useState("");
  const [shown, setShown] = useState(false);
  const field = (name: "newPassword" | "confirmPassword") =>
    ({
      className: "input",
      id: name,
      name,
      type: shown ? "text" : "password",
      autoComplete: "new-password",
      autoCapitalize: "off",
      spellCheck: false,
      "aria-required": true,
      "aria-invalid": errors[name] !== undefined || undefined,
      "aria-describedby": errors[name] && errorsAt,
    }) as const;
  return (
    <>
      <div className="field">
        <label className="label" htmlFor="newPassword">
          {label}
        </label>
        <input
          {...field("newPassword")}
          onInput={({ currentTarget: { value } }) => {
            setPassword(value);
            onTyped(value);
          }}
        />
      </div>
      <StrengthMeter password={password} />
      <div className="field">
        <label className="label" htmlFor="confirmPassword">
          Confirm Password
        </label>
        <input {...field("confirmPassword")} />
      </div>
      <ActionButton
        look="text-link"
        icon={shown ? "eye off" : "eye"}
        label="Show passwords"
        aria-pressed={shown}
        onPress={() => setShown(!shown)}
      />
    </>
  );
}
