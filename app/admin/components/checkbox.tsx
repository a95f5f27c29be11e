import styles from "./checkbox.module.css";

interface CheckboxProps {
  /** For screen readers. */
  label: string;
  checked: boolean;
  /** Indeterminate. */
  some?: boolean;
  onChange: () => void;
}

/** With a touch target. */
export const Checkbox = ({ label, checked, some = false, onChange }: CheckboxProps) => (
  <label className={styles.checkbox}>
    <input
      type="checkbox"
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = some;
      }}
      onChange={onChange}
    />
    <span className="visually-hidden">{label}</span>
  </label>
);
