import { CAMPAIGN_WORDS } from "../../../domain/campaign-words.ts";
import styles from "./page.module.css";

/** Says that a number was tried before it is told to anybody. */
export const Called = () => (
  <label className={styles.called}>
    <input type="checkbox" name="called" />
    {CAMPAIGN_WORDS.called}
  </label>
);
