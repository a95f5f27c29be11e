import { useEffect } from "react";
import { useLocation } from "react-router";
import { detectLanguage } from "../../components/language.ts";
import { clearResultToast, useFailedResult } from "../lib/result-toast.ts";
import { IconButton } from "./action-button.tsx";
import styles from "./error-banner.module.css";
import { Icon } from "./icon.tsx";

/** Keeps the last error in sight after its toast; not announced again. */
export function ErrorBanner() {
  const failed = useFailedResult();
  const { pathname } = useLocation();
  useEffect(() => clearResultToast, [pathname]);
  if (failed === null) return null;
  return (
    <div className={`note bad ${styles.standing}`}>
      <Icon name="warning" />
      <p lang={detectLanguage(failed.text)}>
        {failed.title && <b>{failed.title} </b>}
        <span>{failed.text}</span>
      </p>
      <IconButton icon="close" label="Close" onPress={clearResultToast} />
    </div>
  );
}
