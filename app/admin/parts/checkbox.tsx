import styles from "./checkbox.module.css";

interface CheckboxProps {
  /** Heard, not seen. */
  label: string;
  checked: boolean;
  /** Neither all nor none of what it stands for. */
  some?: boolean;
  onChange: () => void;
}

/** A checkbox with room for a finger around it. */
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
