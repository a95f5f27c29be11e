import styles from "./steps.module.css";

export const Steps = ({ steps }: { steps: readonly { step: string; says: string }[] }) => (
  <ol className={styles.steps}>
    {steps.map(({ step, says }) => (
      <li key={step} className="hemmed">
        <b>{step}</b>
        <p>{says}</p>
      </li>
    ))}
  </ol>
);
