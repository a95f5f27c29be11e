import { ROLES, type Role } from "../../../shared/permissions/permissions.ts";
import { describePermissions, ROLE_NAMES } from "../../../shared/permissions/roles.ts";
import styles from "./role-choice.module.css";

export const RoleChoice = ({ chosen }: { chosen: Role }) => (
  <fieldset className={styles.roles}>
    <legend>What may they do?</legend>
    {ROLES.map((role) => {
      const { may, mayNot } = describePermissions(role);
      return (
        <label key={role} className={`choice-card ${styles.role}`}>
          <input type="radio" name="role" value={role} defaultChecked={role === chosen} />
          <b>{ROLE_NAMES[role]}</b>
          <span>{may}</span>
          {mayNot && <span>{mayNot}</span>}
        </label>
      );
    })}
  </fieldset>
);
