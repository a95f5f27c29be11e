import { useEffect } from "react";
import { useLocation } from "react-router";
import { languageOf } from "../../ui/language.ts";
import { unsay, useSaid } from "../said.ts";
import { Icon } from "./icon.tsx";
import styles from "./standing.module.css";

/** Why the last act failed, in sight until the next one or another screen. The toast has announced it. */
export function Standing() {
  const said = useSaid();
  const { pathname } = useLocation();
  useEffect(() => unsay, [pathname]);
  if (said === null) return null;
  return (
    <div className={`note bad ${styles.standing}`}>
      <Icon name="warning" />
      <p lang={languageOf(said.words)}>{said.words}</p>
      <button className="icon-button" type="button" onClick={unsay}>
        <Icon name="close" />
        <span className="visually-hidden">Close</span>
      </button>
    </div>
  );
}
